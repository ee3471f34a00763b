"""The application's icon: the farmer's hat on the jack of diamonds, on the felt.

Only filled shapes without gradients, so that every packager draws it alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from sprites.drawing.glyphs import Glyphs
from sprites.drawing.palette import FELT_CREAM, FELT_DARK, HAT_BAND
from sprites.drawing.shapes import HAT_BRIM, HAT_FEATHER, HAT_RIBBON, pip
from sprites.drawing.svg import document, group, path, rect

SIZE = 512
# Sizes in pixels of the pictures made from each drawing.
LARGE_SIZES = (512, 256, 128, 64, 48)
SMALL_SIZES = (32, 24, 16)

_FELT, _STITCH, _SHADOW, _RED = "#2F6B59", "#8FB0A0", "#17392F", "#C01F3A"
_STRAW, _STRAW_DARK = "#F2BC4E", "#E9B54A"
_CROWN = "M28 64C28 26 36 18 50 18C64 18 72 26 72 64Z"  # reaches below the brim's upper edge


@dataclass(frozen=True)
class _Layout:
    card: tuple[float, float]  # width and height
    tilt: float  # degrees
    letter: tuple[float, float, float]  # start of the base line, size
    hat: tuple[float, float, float]  # left, top, scale


_LARGE = _Layout((248, 300), -8, (186, 446, 232), (75, 34, 3.3))
_SMALL = _Layout((310, 330), -6, (184, 474, 268), (55, 12, 3.7))


def icon(glyphs: Glyphs) -> str:
    """The icon for 48 pixels and more."""
    diamond = group(pip("D", 50, 50, 100, _RED), "translate(283 350) rotate(-8) scale(0.86)")
    return document(_ground() + _stitches() + _card(_LARGE, glyphs) + diamond + _hat(_LARGE), SIZE, SIZE)


def icon_small(glyphs: Glyphs) -> str:
    """The icon for less than 48 pixels: no stitches, no pip, a larger hat."""
    return document(_ground() + _card(_SMALL, glyphs) + _hat(_SMALL), SIZE, SIZE)


def _ground() -> str:
    return rect(0, 0, SIZE, SIZE, 112, FELT_DARK) + rect(14, 14, SIZE - 28, SIZE - 28, 100, _FELT)


def _stitches() -> str:
    edge = "".join(rect(95 + 37 * i, 34, 26, 7, 3.5, _STITCH) for i in range(9))
    return "".join(group(edge, f"rotate({quarter * 90} 256 256)") for quarter in range(4))


def _card(layout: _Layout, glyphs: Glyphs) -> str:
    width, height = layout.card
    left, top = 256 - width / 2, 326 - height / 2
    paper = rect(left + 7, top + 12, width, height, 26, _SHADOW) + rect(
        left, top, width, height, 26, FELT_CREAM
    )
    x, y, size = layout.letter
    letter = path(glyphs.turned("J", x, y, size, layout.tilt), _RED)
    return group(paper, f"rotate({layout.tilt} 256 326)") + letter


def _hat(layout: _Layout) -> str:
    left, top, scale = layout.hat
    shadow = path(HAT_BRIM, _SHADOW, fill_opacity=0.45, transform="translate(1.2 4)")
    parts = ((HAT_FEATHER, _STRAW_DARK), (_CROWN, _STRAW), (HAT_RIBBON, HAT_BAND), (HAT_BRIM, _STRAW))
    drawn = shadow + "".join(path(d, colour) for d, colour in parts)
    return group(drawn, f"translate({left} {top}) rotate({layout.tilt}) scale({scale})")
