"""The links of the home screen: in rows above its lower edge, or beside its name; and who it is for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.widgets.arrangements import FirstUnbroken, Lines, MadeForWidth, Sized
from game.client.widgets.buttons import LinkButton
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.i18n import _, format_number, ngettext
from game.presenters.lesson_entry import is_lesson_first

Link = tuple[str, str, Callable[[], None]]
"""Key, words and door."""

_APART = 34


def _made(ui: Ui, links: Sequence[Link]) -> list[Part]:
    return [LinkButton(ui, key, words, door, on_felt=True) for key, words, door in links]


def links_beside(ui: Ui, links: Sequence[Link]) -> Part:
    """The links at the end of their place: in one column, in two where they are many, or in lines."""
    made, gap = _made(ui, links), ui.px(_APART)
    columns = 1 if len(made) <= 3 else 2
    rows = [Row(*made[at : at + columns], gap=gap) for at in range(0, len(made), columns)]
    apart = ui.px(4)
    forms = FirstUnbroken(
        lambda: Column(*rows, gap=apart, side=Side.END), lambda: Lines(*made, gap=gap, side=Side.END)
    )
    return Column(Inset(forms, gap, 0, 0, 0), side=Side.END)


def links_below(ui: Ui, links: Sequence[Link], most: int, ends: tuple[Part, Part]) -> Part:
    """Rows of links; of the last ones up to `most` stand between the words at both ends of the last row."""
    wide = max(end.best_width for end in ends) + ui.px(24)
    gap, made = ui.px(_APART), _made(ui, links)

    def make(width: int) -> list[Part]:
        rows = [Row(*made[len(made) - count :], gap=gap) for count in range(most, 0, -1)]
        fitting = [row for row in rows if row.best_width <= width - 2 * wide] or [Row()]
        last = fitting[0]
        if len(made) - len(last.children) == 1:  # nor does one stand alone above the others
            last = next((row for row in fitting if len(row.children) <= len(made) // 2), last)
        above = Lines(*made[: len(made) - len(last.children)], gap=gap, side=Side.MIDDLE)
        middle = Column(last, side=Side.MIDDLE)
        left, right = Sized(ends[0], wide), Sized(Column(ends[1], side=Side.END), wide)
        return [Inset(above, 0, 0, 0, ui.px(4)), Row(left, middle, right, side=Side.END, grow=middle)]

    return MadeForWidth(make)


def is_lesson_main(services: Services) -> bool:
    """Whether a lesson is the way in; what is kept tells before they are read, so that no brass moves."""
    if services.lessons_ready():
        return is_lesson_first(services.lessons())
    kept = services.store.progress.all().values()
    return not any(each.done for each in kept) or any(not each.done for each in kept)


def cards_words(services: Services) -> str:
    """The way to the memory cards, and how many of them are due once the lessons are read."""
    if not services.lessons_ready():
        due = 0
    else:
        from game.presenters import learning  # reads the lessons, for which the first picture does not wait

        due = learning.deck_of(services.store).standing().due
    if not due:
        return _("Memory cards")
    return ngettext("Memory cards, {n} to review", "Memory cards, {n} to review", due).format(
        n=format_number(due)
    )
