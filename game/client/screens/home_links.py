"""The links of the home screen: in rows above its lower edge, or beside its name where that is free."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.buttons import LinkButton
from game.i18n import _, format_number, ngettext

Link = tuple[str, str, Callable[[], None]]
"""Key, words and door."""


class HomeLinks:
    """All links, sorted into rows for the width between the words at both ends of the last row."""

    def __init__(
        self, ui: Ui, mine: Sequence[Link], others: Sequence[Link], width: int, between: int
    ) -> None:
        """`mine` are the learner's own, `others` the rest; `between` is the room in the last row."""
        self._ui, self._gap = ui, ui.px(34)
        self._beside = self._made(mine) if ui.metrics.text >= 1.45 else []
        links = self._made([*([] if self._beside else mine), *others])
        last: list[Widget] = []
        while links and self._wide([links[-1], *last]) <= between:
            last.insert(0, links.pop())
            if len(last) == len(others):
                break
        self._rows: list[list[Widget]] = []
        while links:
            row = [links.pop(0)]
            while links and self._wide([*row, links[0]]) <= width:
                row.append(links.pop(0))
            self._rows.append(row)
        self._rows.append(last)
        self._line = self._made(others)[0].size[1] + ui.px(4)
        self.height = len(self._rows) * self._line
        """How high the rows are together."""

    def _made(self, links: Sequence[Link]) -> list[Widget]:
        return [LinkButton(self._ui, key, words, door, on_felt=True) for key, words, door in links]

    def _wide(self, row: Sequence[Widget]) -> int:
        return sum(link.size[0] for link in row) + self._gap * (len(row) - 1)

    def place(self, foot: Rect, brand: Rect) -> list[Widget]:
        """The parts: rows in the middle of the foot, and what lies beside the name at its right."""
        parts: list[Widget] = []
        for number, row in enumerate(self._rows):
            x = foot.centerx - self._wide(row) // 2
            for link in row:
                parts.append(
                    link.place(x, foot.bottom - (len(self._rows) - number) * self._line + self._ui.px(4))
                )
                x = link.rect.right + self._gap
        columns = 1 if len(self._beside) <= 3 else 2
        for number in range(0, len(self._beside), columns):
            x = brand.right
            for link in reversed(self._beside[number : number + columns]):
                parts.append(link.place(x - link.size[0], brand.y + number // columns * self._line))
                x = link.rect.left - self._gap
        return parts


def cards_words(services: Services) -> str:
    """The way to the memory cards, and how many of them are due once the lessons are read."""
    if not services.lessons_ready():
        due = 0
    else:
        from game.presenters import learning  # reads the lessons, for which the first picture does not wait

        due = learning.deck_of(services.store).standing().due
    if not due:
        return _("Memory cards")
    return ngettext("Memory cards, {n} due", "Memory cards, {n} due", due).format(n=format_number(due))
