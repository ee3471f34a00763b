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
from game.client.table.layout import TableLayout
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.presenters.lesson_answers import MOST_NUMBER

ZONE = "options"
_EDGES = {"right": theme.BRASS, "wrong": theme.CLAY}
Change = Callable[[int | None], None]


class NumberBox(Widget):
    """The number on paper. Digits write it, up and down change it."""

    def __init__(self, ui: Ui, number: int | None, unit: str, change: Change, verdict: str = "") -> None:
        super().__init__(ui, "number", zone=ZONE, group=ZONE)
        self._number, self._change, self.verdict = number, change, verdict
        shown = _("?") if number is None else format_number(number)
        self._big = TextBlock(ui, shown, None, Style(52, "title", theme.INK, 1.15))
        self._unit = TextBlock(
            ui, unit, ui.px(150), Style(theme.SECOND, "semibold", theme.SOFT, 1.2), align="center"
        )
        high = self._big.size[1] + (self._unit.size[1] if unit else 0) + ui.px(20)
        beside_mark = self._big.text_width + 2 * ui.px(38)
        self.size = (max(ui.px(120), self._unit.text_width + ui.px(28), beside_mark), high)
        self._has_unit = bool(unit)

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
            edge = Box(14 * k, edge=_EDGES[self.verdict], width=max(2.0, 4 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
            side = self.ui.px(24)
            right = self.verdict == "right"
            mark = self.ui.assets.icon(
                "check" if right else "forbid", side, theme.GOOD if right else theme.CLAY
            )
            surface.blit(
                mark, mark.get_rect(topright=(self.rect.right - self.ui.px(12), self.rect.y + self.ui.px(12)))
            )
        big = self._big.picture()
        top = self.rect.y + self.ui.px(8)
        surface.blit(big, big.get_rect(midtop=(self.rect.centerx, top)))
        if self._has_unit:
            unit = self._unit.picture()
            surface.blit(unit, unit.get_rect(midtop=(self.rect.centerx, top + self._big.size[1])))


def _next(number: int | None, step: int) -> int:
    return min(MOST_NUMBER, max(0, (number if number is not None else 0 if step > 0 else 1) + step))


def number_parts(ui: Ui, number: int | None, unit: str, change: Change, verdict: str = "") -> list[Widget]:
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
    gap = ui.px(16)
    size = (sum(part.size[0] for part in parts) + 2 * gap, max(part.size[1] for part in parts))
    if not taken:
        place: Rect | None = _middle(layout, size)
    else:
        place = (_bare_half if layout.drawer else free_place)(layout, size, taken)
    if place is None:
        return []
    x = place.x
    for part in parts:
        part.place(x, place.centery - part.size[1] / 2)
        x += part.size[0] + gap
    return list(parts)


def _middle(layout: TableLayout, size: tuple[int, int]) -> Rect:
    place = Rect(0, 0, *size)
    place.center = layout.mat.center
    return place


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
