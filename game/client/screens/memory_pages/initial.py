"""The disc that stands for a learner."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui


def draw_initial(ui: Ui, surface: Surface, disc: Rect, name: str, on: bool) -> None:
    """The first letter of a name on a disc."""
    fill, ink = (theme.PINE, theme.WHITE) if on else (theme.PAPER, theme.PINE)
    style = Box(disc.w / 2, fill, theme.PINE, max(1.5, 2 * ui.metrics.k))
    surface.blit(ui.box(disc.size, style), disc)
    letter = ui.assets.text(name[:1].upper(), "title", round(disc.w * 0.52), ink)
    surface.blit(letter, letter.get_rect(center=disc.center))
