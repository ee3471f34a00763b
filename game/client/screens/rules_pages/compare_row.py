"""A row of the comparison: a switch, and in a column for each ruleset its value and who says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.rules_pages.told import switch_chips
from game.client.widgets.chips import Chips
from game.client.widgets.flow import Style
from game.client.widgets.row_list import Row
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.switch_texts import text_of

_NAMES = 0.235  # of the width, for the column of names


def columns(width: int, count: int) -> list[int]:
    """Where the columns begin, and at the end where the last one ends."""
    first = round(width * _NAMES)
    return [0, *(first + round(n * (width - first) / count) for n in range(count + 1))]


class CompareRow(Row):
    """Values are ink where the sheet states them and soft where it is silent."""

    def __init__(
        self, ui: Ui, name: str, rulesets: Sequence[Ruleset], width: int, on_open: Callable[[str, str], None]
    ) -> None:
        super().__init__(ui, name, width)
        self._columns = columns(width, len(rulesets))
        self._rulesets = rulesets
        self._on_open = on_open
        self._pad = ui.px(16)
        room = self._columns[1] - self._pad - ui.px(8)
        self._name = TextBlock(ui, text_of(name).name, room, Style(16, "semibold", theme.INK, 1.2))
        self._cells: list[tuple[TextBlock, Chips]] = []
        self._said: list[str] = []
        for number, ruleset in enumerate(rulesets):
            words, stated, chips = switch_chips(ruleset, name)
            room = self._columns[number + 2] - self._columns[number + 1] - self._pad - ui.px(10)
            role, colour = ("semibold", theme.INK) if stated else ("regular", theme.SOFT)
            value = TextBlock(ui, words, room, Style(16, role, colour, 1.2))
            self._cells.append((value, Chips(ui, chips, room)))
            said = _("{sheet}: {value}").format(sheet=_(ruleset.short_name), value=words)
            self._said.append(said)
        highs = [value.size[1] + chips.size[1] for value, chips in self._cells]
        self.height = max(ui.px(53), max(highs) + ui.px(10), self._name.size[1] + ui.px(12))

    @property
    def spoken(self) -> str:
        return ". ".join([self._name.spoken, *self._said])

    def _chips_place(self, number: int) -> tuple[int, int]:
        value, chips = self._cells[number]
        top = (self.height - value.size[1] - chips.size[1]) // 2
        return self._columns[number + 1] + self._pad, top + value.size[1]

    def draw(self, surface: Surface, rect: Rect) -> None:
        name = self._name.picture()
        surface.blit(name, name.get_rect(midleft=(rect.x + self._pad, rect.centery)))
        for number, (value, chips) in enumerate(self._cells):
            edge = rect.x + self._columns[number + 1]
            surface.fill(theme.HAIR, Rect(edge, rect.y, max(1, self.ui.px(1.5)), rect.h))
            x, y = self._chips_place(number)
            surface.blit(value.picture(), (rect.x + x, rect.y + y - value.size[1]))
            chips.draw(surface, rect.x + x, rect.y + y)

    def press(self, pos: tuple[int, int]) -> None:
        for number, (_value, chips) in enumerate(self._cells):
            x, y = self._chips_place(number)
            clause = chips.clause_at((pos[0] - x, pos[1] - y))
            if clause:
                self._on_open(self._rulesets[number].id, clause)
                return


class FoldRow(Row):
    """Opens or closes the rows below it."""

    def __init__(
        self, ui: Ui, key: str, words: str, opened: bool, width: int, action: Callable[[], None]
    ) -> None:
        super().__init__(ui, key, width)
        self._words = TextBlock(ui, words, width - ui.px(70), Style(theme.SECOND, "medium", theme.SOFT, 1.2))
        self._icon = "caret_up" if opened else "caret"
        self._action = action
        self.height = max(ui.px(42), self._words.size[1] + ui.px(14), round(theme.HIT * ui.metrics.density))

    @property
    def spoken(self) -> str:
        return self._words.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        x = rect.x + self.ui.px(16)
        surface.blit(self._words.picture(), (x, rect.centery - self._words.size[1] // 2))
        mark = self.ui.assets.icon(self._icon, self.ui.font(16), theme.SOFT)
        left = x + self._words.text_width + self.ui.px(10)
        surface.blit(mark, mark.get_rect(midleft=(left, rect.centery)))

    def press(self, pos: tuple[int, int]) -> None:
        self._action()

    def activate(self) -> None:
        self._action()
