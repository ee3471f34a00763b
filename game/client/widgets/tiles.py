"""Larger things to press: the rows of a list, one of which is chosen, and tiles of paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import least
from game.client.widgets.base import View, Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row
from game.client.widgets.linked import ScrolledPart
from game.client.widgets.still import Chart
from game.client.widgets.text import TextBlock
from game.i18n import _


def _round_mark(on: bool, ui: Ui, canvas: Canvas, rect: Rect) -> None:
    """The mark of a choice at the left of its place: empty ring, or pine with a tick."""
    side = max(ui.px(24), round(ui.font(theme.BODY) * 1.3))
    place = Rect(0, 0, side, side)
    place.center = (rect.x + ui.px(12), rect.centery)
    fill, edge = (theme.PINE, theme.PINE) if on else (theme.WHITE, theme.EDGE)
    canvas.blit(ui.box(place.size, Box(side / 2, fill, edge, max(1.5, 2 * ui.metrics.k))), place)
    if on:
        tick = ui.assets.icon("check", round(side * 0.64), theme.WHITE)
        canvas.blit(tick, tick.get_rect(center=place.center))


class Tile(Composed):
    """A part on paper of its own that can be pressed; a ring of brass tells one from the others."""

    focusable = True

    def __init__(
        self,
        ui: Ui,
        key: str,
        content: Part,
        on_press: Callable[[], None],
        ringed: bool = False,
        lift: float = 0,
    ) -> None:
        """It rises by `lift`, a length as in theme, below the mouse."""
        super().__init__(ui, key, content)
        self._on_press, self._ringed, self._lift = on_press, ringed, ui.px(lift)

    @property
    def ring_radius(self) -> float:
        return 14 * self.ui.metrics.k

    def stops_in(self, area: View) -> Sequence[Widget]:
        return [ScrolledPart(area, self)]

    def activate(self) -> None:
        self._on_press()

    def draw(self, surface: Surface) -> None:
        place = self.rect.move(0, -self._lift) if self.hovered and not self.pressed else self.rect
        self.ui.paper(place.size, 14).draw(surface, place.center)
        if self._ringed:
            draw_ring(self.ui, surface, place)
        self.draw_content(surface, place)


class LinedTile(Tile):
    """A tile that lies on paper itself: an edge instead of a shadow."""

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        fill = theme.GOLD_LIT if self._ringed else theme.PAPER_2 if self.hovered else theme.PAPER
        edge, line = (theme.BRASS_DARK, 3 * k) if self._ringed else (theme.EDGE_LIT, 2 * k)
        look = Box(14 * k, fill, edge, max(1.5, line))
        surface.blit(self.ui.box(self.rect.size, look), self.rect)
        self.draw_content(surface, self.rect)


def draw_ring(ui: Ui, surface: Surface, rect: Rect) -> None:
    """The ring of brass round a paper."""
    for grow, colour, line in ((6, theme.BRASS_RIM, 3), (4, theme.BRASS, 4)):
        ring = rect.inflate(2 * ui.px(grow), 2 * ui.px(grow))
        style = Box((14 + grow) * ui.metrics.k, edge=colour, width=max(1.5, line * ui.metrics.k))
        surface.blit(ui.box(ring.size, style), ring)


def titled_tile(ui: Ui, key: str, title: str, detail: str, on_press: Callable[[], None]) -> Tile:
    """A tile with a title and a text below it."""
    words = Column(
        TextBlock(ui, title, style=Style(22, "title", theme.INK, 1.2)),
        TextBlock(ui, detail, style=Style(16, colour=theme.SOFT, line=1.36)),
        gap=ui.px(8),
    )
    frame = Inset(words, ui.px(18), ui.px(14), ui.px(18), ui.px(12))
    return Tile(ui, key, Row(frame, grow=frame), on_press)


@dataclass(frozen=True)
class ChoiceStyle:
    """How a row of choices looks: its least height as in theme, round where it is `first` or `last`.

    `margin` stays free above and below its words.
    """

    height: float = 60
    margin: float = 7
    first: bool = False
    last: bool = False
    mark: bool = True


class Choice(Composed):
    """One of several: a row of a list with a round mark."""

    focusable = True

    def __init__(
        self,
        ui: Ui,
        key: str,
        words: tuple[str, str],
        chosen: bool,
        on_choose: Callable[[], None],
        style: ChoiceStyle = ChoiceStyle(),
    ) -> None:
        """`words` are its name and what it means, which may be empty."""
        self.name, self.detail = words
        self.chosen, self._on_choose, self._style = chosen, on_choose, style
        role = "bold" if chosen else "semibold"
        head = TextBlock(ui, self.name, style=Style(theme.BODY, role, theme.INK, 1.22))
        soft = Style(theme.SECOND, colour=theme.SOFT, line=1.24)
        below = [TextBlock(ui, self.detail, style=soft)] if self.detail else []
        indent = max(ui.px(24), round(ui.font(theme.BODY) * 1.3)) + ui.px(12)
        mark = [Chart(ui, partial(_round_mark, chosen), (indent, 0))] if style.mark else []
        row = Row(*mark, both := Column(head, *below), grow=both)
        frame = Inset(row, ui.px(18), ui.px(style.margin))
        super().__init__(ui, key, least(frame, height=max(ui.px(style.height), ui.metrics.hit)))

    @property
    def spoken(self) -> str:
        if self.chosen:
            return _("{name}, chosen. {detail}").format(name=self.name, detail=self.detail)
        return _("{name}. {detail}").format(name=self.name, detail=self.detail)

    def stops_in(self, area: View) -> Sequence[Widget]:
        return [ScrolledPart(area, self)]

    @property
    def ring_radius(self) -> float:
        return 6 * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        return self.rect.inflate(-2 * self.ui.px(9), -2 * self.ui.px(9))

    def activate(self) -> None:
        self._on_choose()

    def draw(self, surface: Surface) -> None:
        if self.chosen or self.hovered:
            ground = theme.GOLD_LIT if self.chosen else theme.PAPER_2
            radius = theme.RADIUS_SHEET * self.ui.metrics.k
            if self._style.first or self._style.last:
                surface.blit(self.ui.box(self.rect.size, Box(radius, ground)), self.rect)
                half = self.rect.h // 2
                if not self._style.last:
                    surface.fill(ground, Rect(self.rect.x, self.rect.bottom - half, self.rect.w, half))
                if not self._style.first:
                    surface.fill(ground, Rect(self.rect.x, self.rect.y, self.rect.w, half))
            else:
                surface.fill(ground, self.rect)
        if self.chosen:
            inset = self.ui.px(theme.RADIUS_SHEET) if self._style.first or self._style.last else 0
            bar = Rect(
                self.rect.x, self.rect.y + (inset if self._style.first else 0), self.ui.px(5), self.rect.h
            )
            bar.height -= inset * (self._style.first + self._style.last)
            self.canvas(surface).fill(theme.BRASS_DARK, bar)
        if not self._style.last:
            line = max(1, self.ui.px(1.5))
            surface.fill(theme.HAIR, Rect(self.rect.x, self.rect.bottom - line, self.rect.w, line))
        super().draw(surface)
