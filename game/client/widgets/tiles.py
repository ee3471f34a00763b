"""Larger choices: the rows of a list and tiles of paper, each with a round mark."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _


def round_mark(ui: Ui, surface: Surface, centre: tuple[int, int], on: bool) -> None:
    """The mark of a choice: empty ring, or pine with a tick."""
    side = max(ui.px(24), round(ui.font(theme.BODY) * 1.3))
    place = Rect(0, 0, side, side)
    place.center = centre
    fill, edge = (theme.PINE, theme.PINE) if on else (theme.WHITE, theme.EDGE)
    surface.blit(ui.box(place.size, Box(side / 2, fill, edge, max(1.5, 2 * ui.metrics.k))), place)
    if on:
        tick = ui.assets.icon("check", round(side * 0.64), theme.WHITE)
        surface.blit(tick, tick.get_rect(center=centre))


def spoken_choice(name: str, detail: str, chosen: bool) -> str:
    """A choice in words: what it is, whether it is chosen, what it means."""
    if chosen:
        return _("{name}, chosen. {detail}").format(name=name, detail=detail)
    return _("{name}. {detail}").format(name=name, detail=detail)


class Choice(Widget):
    """One of several: a radio row of a list, or a tile of its own with `tile=True`."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        name: str,
        detail: str,
        chosen: bool,
        on_choose: Callable[[], None],
        *,
        width: int = 0,
        group: str,
        zone: str = "main",
        tile: bool = False,
        height: float = 60,
        first: bool = False,
        last: bool = False,
        mark: bool = True,
    ) -> None:
        super().__init__(ui, key, zone=zone, group=group)
        self.name, self.detail, self.chosen = name, detail, chosen
        self._on_choose = on_choose
        self._tile, self._first, self._last, self._mark = tile, first, last, mark
        self._height = height
        self._pad = ui.px(18)
        self._indent = max(ui.px(24), round(ui.font(theme.BODY) * 1.3)) + ui.px(12) if mark else 0
        self.fit(width)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        ui = self.ui
        space = width - 2 * self._pad - self._indent
        if self._tile:
            head = Style(22, "title", theme.INK, 1.2)
            soft = Style(16, colour=theme.SOFT, line=1.36)
            self._below = TextBlock(ui, self.detail, width - 2 * self._pad, soft)
        else:
            head = Style(theme.BODY, "bold" if self.chosen else "semibold", theme.INK, 1.22)
            self._below = TextBlock(ui, self.detail, space, Style(theme.SECOND, colour=theme.SOFT, line=1.24))
        self._head = TextBlock(ui, self.name, space, head)
        self._gap = ui.px(8) if self._tile and self.detail else 0
        inner = self._head.size[1] + (self._below.size[1] + self._gap if self.detail else 0)
        least = max(ui.px(self._height), ui.metrics.hit)
        self.size = (width, max(least, inner + 2 * ui.px(13 if self._tile else 7)))

    @property
    def spoken(self) -> str:
        return spoken_choice(self.name, self.detail, self.chosen)

    @property
    def ring_radius(self) -> float:
        return (14 if self._tile else 6) * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        inset = self.ui.px(-4 if self._tile else 9)
        return self.rect.inflate(-2 * inset, -2 * inset)

    def activate(self) -> None:
        self._on_choose()

    def draw(self, surface: Surface) -> None:
        if self._tile:
            self._draw_tile(surface)
        else:
            self._draw_row(surface)

    def _draw_tile(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        if self.chosen:
            for grow, colour, line in ((6, theme.BRASS_RIM, 3), (4, theme.BRASS, 4)):
                ring = self.rect.inflate(2 * self.ui.px(grow), 2 * self.ui.px(grow))
                style = Box((14 + grow) * k, edge=colour, width=max(1.5, line * k))
                surface.blit(self.ui.box(ring.size, style), ring)
        y = self.rect.y + self.ui.px(14)
        x = self.rect.x + self._pad
        if self._mark:
            round_mark(self.ui, surface, (x + self.ui.px(12), y + self._head.size[1] // 2), self.chosen)
        surface.blit(self._head.picture(), (x + self._indent, y))
        surface.blit(self._below.picture(), (x, y + self._head.size[1] + self._gap))

    def _draw_row(self, surface: Surface) -> None:
        if self.chosen or self.hovered:
            ground = theme.GOLD_LIT if self.chosen else theme.PAPER_2
            radius = theme.RADIUS_SHEET * self.ui.metrics.k
            if self._first or self._last:
                surface.blit(self.ui.box(self.rect.size, Box(radius, ground)), self.rect)
                half = self.rect.h // 2
                if not self._last:
                    surface.fill(ground, Rect(self.rect.x, self.rect.bottom - half, self.rect.w, half))
                if not self._first:
                    surface.fill(ground, Rect(self.rect.x, self.rect.y, self.rect.w, half))
            else:
                surface.fill(ground, self.rect)
        if self.chosen:
            inset = self.ui.px(theme.RADIUS_SHEET) if self._first or self._last else 0
            bar = Rect(self.rect.x, self.rect.y + (inset if self._first else 0), self.ui.px(5), self.rect.h)
            bar.height -= inset * (self._first + self._last)
            surface.fill(theme.BRASS_DARK, bar)
        if not self._last:
            line = max(1, self.ui.px(1.5))
            surface.fill(theme.HAIR, Rect(self.rect.x, self.rect.bottom - line, self.rect.w, line))
        inner = self._head.size[1] + (self._below.size[1] if self.detail else 0)
        x, y = self.rect.x + self._pad, self.rect.centery - inner // 2
        if self._mark:
            round_mark(self.ui, surface, (x + self.ui.px(12), self.rect.centery), self.chosen)
        surface.blit(self._head.picture(), (x + self._indent, y))
        if self.detail:
            surface.blit(self._below.picture(), (x + self._indent, y + self._head.size[1]))
