"""What all courts share: the window, the robe, the head, and how a figure is doubled on its card.

A figure is drawn once, its head on the axis x = 0, moved into the card and turned for the other
half. The sash between both halves runs from corner to corner; the cloth ends on it.
"""

from __future__ import annotations

from sprites.drawing.brush import Brush
from sprites.drawing.faces import blank, indices, turned
from sprites.drawing.glyphs import Glyphs
from sprites.drawing.hatching import hatched
from sprites.drawing.palette import BRASS, CREAM, Person, SuitInk
from sprites.drawing.shapes import pip
from sprites.drawing.svg import circle, group, line, path

HEAD = "M-24 80C-24 58 24 58 24 80C24 102 13 115 0 115C-13 115 -24 102 -24 80Z"
HAND = "M49 152C48 143 71 143 70 153C70 162 50 162 49 152Z"
HELD = 60  # where the hand and what it holds stand, right of the axis

_AXIS = 152
_LINE = 2.4

_WINDOW = (
    "M102 20H214Q230 20 230 36V192Q230 208 214 208H180Q164 208 164 224V314Q164 330 148 330"
    "H36Q20 330 20 314V158Q20 142 36 142H70Q86 142 86 126V36Q86 20 102 20Z"
)
_SASH = "M22 135.4L228 196.6L228 214.6L22 153.4Z"
_SASH_MIDDLE = "M22 144.4L228 205.6"

_CLOAK = "M-92 155.7C-78 146 -48 134 -16 124L16 124C48 130 72 148 75 205.3Z"
_PANEL = "M-17 124L0 158L17 124L26 128L22 189.6L-24 175.9L-26 128Z"
_NECK = "M-10 104L10 104L11 124L0 138L-11 124Z"


def brush_of(colours: SuitInk) -> Brush:
    """The brush with which every figure of a suit is drawn."""
    return Brush(colours.deep, _LINE)


def robe(colours: SuitInk, person: Person, panel: str) -> str:
    """Hatched cloak, the panel in its front, and the neck above them."""
    brush = brush_of(colours)
    cloak = brush.fill(_CLOAK, colours.cloth) + hatched(_CLOAK, colours.deep, 7, 1.5)
    return cloak + brush.fill(_PANEL, panel) + brush.fill(_NECK, person.skin)


def eyes_and_nose(brush: Brush, person: Person) -> str:
    """The part of a face that all courts have alike."""
    eyes = "".join(circle(x, 84, 2.8, brush.outline) for x in (-9, 9))
    return eyes + line("M0 84L-2.6 93Q0 95 2 94", person.nose, 2)


def double_ended(glyphs: Glyphs, rank: str, suit: str, colours: SuitInk, figure: str) -> str:
    """The card with `figure` in both halves."""
    half = group(figure, f"translate({_AXIS} 0)")
    window = path(_WINDOW, colours.tint, stroke=colours.ink, stroke_width=3)
    people = half + turned(half) + _sash(suit, colours)  # the sash breaks out of the window
    return blank() + window + people + indices(glyphs, rank, suit, colours.ink)


def _sash(suit: str, colours: SuitInk) -> str:
    brush = brush_of(colours)
    band = brush.fill(_SASH, CREAM) + path(_SASH_MIDDLE, stroke=BRASS, stroke_width=6)
    return band + brush.disc(125, 175, 15, CREAM) + pip(suit, 125, 175, 18, colours.ink)
