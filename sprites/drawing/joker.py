"""The joker, with three horns to the cap."""

from __future__ import annotations

from sprites.drawing.faces import blank
from sprites.drawing.glyphs import Glyphs
from sprites.drawing.palette import BRASS, CREAM, JOKER_INK
from sprites.drawing.shapes import star
from sprites.drawing.svg import circle, group, line, path, rect

_INK = JOKER_INK.ink
_RED = "#C01F3A"
_SKIN = "#E7B98E"
_SHOULDERS = "M-57 306C-57 270 -33 250 0 248C33 250 57 270 57 306Z"
_HEAD = "M-36 180C-36 150 36 150 36 180C36 222 20 246 0 246C-20 246 -36 222 -36 180Z"
_HORN_LEFT = "M-40 184C-44 150 -74 150 -68 186C-76 120 -36 100 -10 120L0 178Z"
_HORN_RIGHT = "M40 184C44 150 74 150 68 186C76 120 36 100 10 120L0 178Z"
_HORN_MIDDLE = "M-22 178C-30 120 -16 90 8 66C6 96 34 120 22 178Z"
_RIM = "M-42 176Q0 162 42 176L40 190Q0 176 -40 190Z"
_GRIN = "M-14 222Q0 238 14 222Q0 228 -14 222Z"


def joker(glyphs: Glyphs) -> str:
    """The joker's face, in a frame like that of the courts."""
    index = star(43, 50, 58, _INK)
    index += "".join(glyphs.letter(char, 43, 88 + i * 29, 20, _INK) for i, char in enumerate("JOKER"))
    frame = rect(80, 20, 150, 310, 16, JOKER_INK.tint, stroke=_INK, stroke_width=3)
    stars = star(106, 48, 26, BRASS) + star(204, 48, 26, BRASS)
    return blank() + frame + stars + group(_figure(), "translate(155 0)") + index


def joker_small() -> str:
    """The joker for cards less than 60 pixels wide: no letter, since its J would be a jack's."""
    return blank() + group(_figure(), "translate(125 -32) scale(1.15)")


def _fill(d: str, colour: str) -> str:
    return path(d, colour, stroke=JOKER_INK.deep, stroke_width=2.6, stroke_linejoin="round")


def _figure() -> str:
    collar = [
        _fill(f"M{x} 262L{x + 16} 262L{x + 8} 286Z", BRASS if i % 2 else CREAM)
        for i, x in enumerate(range(-48, 48, 16))
    ]
    cap = _fill(_HORN_LEFT, _RED) + _fill(_HORN_RIGHT, JOKER_INK.cloth) + _fill(_HORN_MIDDLE, BRASS)
    bells = "".join(
        circle(x, y, 7.5, BRASS, stroke=JOKER_INK.deep, stroke_width=2.6)
        for x, y in ((-66, 190), (66, 190), (8, 62))
    )
    face = "".join(circle(x, 203, 3.6, JOKER_INK.deep) for x in (-13, 13)) + path(_GRIN, "#8E2F2A")
    face += line("M0 204L-4 215Q0 218 3 216", "#A9683F", 2.4)
    body = _fill(_SHOULDERS, _INK) + "".join(collar) + _fill(_HEAD, _SKIN)
    return body + cap + _fill(_RIM, CREAM) + bells + face
