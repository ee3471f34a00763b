"""A number to give: typed, or made larger and smaller with buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.calls_box import free_place
from game.client.table.exercise import EDGES, ZONE, verdict_mark
from game.client.table.layout import TableLayout
from game.client.widgets.arrangements import centred, cornered
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import Button, ButtonStyle
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Row, Side, lay, space
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.presenters.lesson_answers import MOST_NUMBER
from game.words import capital

Change = Callable[[int | None], None]


class NumberBox(Composed):
    """The number on paper. Digits write it, up and down change it."""

    focusable = True

    def __init__(self, ui: Ui, number: int | None, unit: str, change: Change, verdict: str) -> None:
        self._number, self._change, self.verdict = number, change, verdict
        shown = _("?") if number is None else format_number(number)
        big = TextBlock(ui, shown, style=Style(52, "title", theme.INK, 1.15))
        style = Style(theme.SECOND, "semibold", theme.SOFT, 1.2)
        small = TextBlock(ui, capital(unit), style=style, align="center")
        small.fit(ui.px(150))
        # above the number, as a head: below it they would read as "1 tricks"
        head = [Inset(picture(ui, small.picture()), ui.px(14), 0)] if unit else []
        words = Column(space(ui.px(120)), *head, Inset(big, ui.px(38), 0), side=Side.MIDDLE)
        box = Inset(words, 0, ui.px(12), 0, ui.px(8))
        mark = [Inset(verdict_mark(ui, verdict), 0, ui.px(12), ui.px(12), 0)] if verdict else []
        super().__init__(ui, "number", cornered(box, Row(*mark)))
        self.within(ZONE, ZONE)
        self.fit(ENDLESS)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        """Takes the width of its words, so that its buttons have room on both sides of it."""
        super().fit(min(width, self.best_width), height)

    @property
    def spoken(self) -> str:
        if self._number is None:
            return _("No number yet")
        return format_number(self._number)

    @property
    def ring_radius(self) -> float:
        return 14 * self.ui.metrics.k

    def handle_key(self, event: Event) -> bool:
        if event.key == pygame.K_UP:
            self._change(_next(self._number, 1))
        elif event.key == pygame.K_DOWN:
            self._change(_next(self._number, -1))
        else:
            return False
        return True

    def draw(self, surface: Surface) -> None:
        self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        k = self.ui.metrics.k
        if self.verdict:
            edge = Box(14 * k, edge=EDGES[self.verdict], width=max(2.0, 4 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        super().draw(surface)


def _next(number: int | None, step: int) -> int:
    return min(MOST_NUMBER, max(0, (number if number is not None else 0 if step > 0 else 1) + step))


def number_parts(ui: Ui, number: int | None, unit: str, change: Change, verdict: str) -> list[Widget]:
    """The box between its two buttons, not placed yet; the box alone once the answer is judged right."""
    box = NumberBox(ui, number, unit, change, verdict)
    if verdict == "right":
        return [box]
    less, more = (
        Button(
            ui, key, words, partial(change, _next(number, step)), ButtonStyle(size=26, height=64, pad=14)
        ).within(zone=ZONE, group=ZONE)
        for key, words, step in (("less", "−", -1), ("more", "+", 1))
    )
    return [less, box, more]


def lay_number(ui: Ui, layout: TableLayout, parts: Sequence[Widget], taken: Sequence[Rect]) -> list[Widget]:
    """The parts in a row where they cover nothing on the mat; nothing where there is no such place."""
    row = Row(*parts, gap=ui.px(16))
    row.fit(ENDLESS)
    if not taken:
        return lay(centred(row), layout.mat)
    if layout.drawer:
        place = _bare_half(layout, row.size, taken)
    else:
        place = free_place(layout, row.size, taken, clear=7)  # nothing is chosen from this hand
    return [] if place is None else lay(row, place)


def _bare_half(layout: TableLayout, size: tuple[int, int], taken: Sequence[Rect]) -> Rect | None:
    """The middle beside the hand in the drawer's table, or right of it; else that of the hand, once empty."""
    mat, line = layout.mat, layout.divider
    high, gap = mat.bottom - line.top, round(16 * layout.u)
    place = Rect(0, 0, *size)
    for left, right in ((line.right, mat.right), (mat.left, line.left)):
        room = Rect(left, line.top, right - left, high)
        for middle in range(room.centerx, room.right - size[0] // 2):
            place.center = (middle, room.centery)
            if room.contains(place) and place.inflate(gap, gap).collidelist(list(taken)) < 0:
                return place
    return None
