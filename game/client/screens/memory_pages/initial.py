"""The disc that stands for a learner."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.layout import Part
from game.client.widgets.still import Drawing


def initial(ui: Ui, name: str, on: bool, side: int) -> Part:
    """The first letter of a name on a disc so many pixels wide."""
    return Drawing(ui, partial(_draw, name, on), (side, side))


def _draw(name: str, on: bool, ui: Ui, surface: Surface, disc: Rect) -> None:
    fill, ink = (theme.PINE, theme.WHITE) if on else (theme.PAPER, theme.PINE)
    style = Box(disc.w / 2, fill, theme.PINE, max(1.5, 2 * ui.metrics.k))
    surface.blit(ui.box(disc.size, style), disc)
    letter = ui.assets.text(name[:1].upper(), "title", round(disc.w * 0.52), ink)
    surface.blit(letter, letter.get_rect(center=disc.center))
