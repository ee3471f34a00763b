"""Parts that nobody presses: they are drawn once, onto the ground of their screen, below everything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.layout import Inset, Part, Stack, lay
from game.client.widgets.text import underline

Draw = Callable[[Ui, Surface, Rect], object]
"""Draws something into a place."""


class Drawing(Widget):
    """What a function draws, in whatever room a layout gives it."""

    focusable = False
    still = True

    def __init__(self, ui: Ui, draw: Draw, size: tuple[int, int] = (0, 0)) -> None:
        super().__init__(ui)
        self._draw = draw
        self.size = size

    def draw(self, surface: Surface) -> None:
        self._draw(self.ui, surface, self.rect)


class Chart(Widget):
    """A drawing of pictures and words: in a mirrored window it is turned round, they are not."""

    focusable = False
    still = True

    def __init__(
        self, ui: Ui, draw: Callable[[Ui, Canvas, Rect], None], size: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__(ui)
        self._draw = draw
        self.size = size

    def draw(self, surface: Surface) -> None:
        self._draw(self.ui, self.canvas(surface), self.rect)


def on_paper(ui: Ui, child: Part, *margins: int, radius: float = theme.RADIUS_SHEET) -> Part:
    """A part on a sheet of paper, which keeps these margins (see `Inset`) round it."""
    paper = Drawing(ui, partial(Ui.lay_sheet, radius=radius))
    return Stack(paper, Inset(child, *margins) if margins else child)


def boxed(ui: Ui, look: Box, child: Part, *margins: int) -> Part:
    """A part on a rounded box, which keeps these margins (see `Inset`) round it."""

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        surface.blit(ui.box(rect.size, look), rect)

    return Stack(Drawing(ui, draw), Inset(child, *margins) if margins else child)


def unturned(ui: Ui, part: Part) -> Drawing:
    """A part of its best size that no direction of writing turns round: cards, tricks, seats at a table."""
    part.fit(part.best_width)

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        for widget in lay(part, rect):
            widget.draw(surface)

    return Drawing(ui, draw, part.size)


def player_name(ui: Ui, words: Surface, ours: bool, on_paper: bool = False) -> Drawing:
    """A player's name as it was written, with the line below it that tells our side from theirs."""

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        underline(ui, surface, surface.blit(words, rect), ours, on_paper)

    return Drawing(ui, draw, words.get_size())


def shown_card(
    ui: Ui, code: str, width: int, states: tuple[str, ...] = (), angle: float = 0, shadow: str = "card"
) -> Drawing:
    """A card so many pixels wide, turned clockwise by so many degrees."""

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        ui.assets.card(code, width, angle, states, shadow=shadow).draw(surface, rect.center)

    return Drawing(ui, draw, (width, round(width * theme.CARD_RATIO)))


def picture(ui: Ui, surface: Surface) -> Drawing:
    """A picture as it is, such as a line of text in one piece."""

    def blit(ui: Ui, target: Surface, place: Rect) -> None:
        target.blit(surface, place)

    return Drawing(ui, blit, surface.get_size())
