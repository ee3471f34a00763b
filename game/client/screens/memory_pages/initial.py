"""The disc that stands for a learner."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, centred
from game.client.widgets.layout import Part
from game.client.widgets.still import boxed, picture


def initial(ui: Ui, name: str, on: bool, side: int) -> Part:
    """The first letter of a name on a disc so many pixels wide."""
    fill, ink = (theme.PINE, theme.WHITE) if on else (theme.PAPER, theme.PINE)
    letter = ui.assets.text(name[:1].upper(), "title", round(side * 0.52), ink)
    look = Box(side / 2, fill, theme.PINE, max(1.5, 2 * ui.metrics.k))
    return boxed(ui, look, Sized(centred(picture(ui, letter)), side, side))
