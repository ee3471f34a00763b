"""Card faces other than the courts: numbers, aces, counters, small faces and the back.

All cards share a box of 250 by 350 units. The paper ends 3 units inside it, since a turned
sprite has jagged sides where its paint reaches the edge of the picture.
"""

from __future__ import annotations

from sprites.drawing.glyphs import Glyphs
from sprites.drawing.palette import BACK_BLUE, BACK_LINE, BRASS, PAPER, PAPER_EDGE, SuitInk
from sprites.drawing.shapes import hat, pip
from sprites.drawing.svg import circle, group, num, path, rect

WIDTH, HEIGHT = 250, 350
CORNER = 17
EDGE = 3

_LEFT, _MIDDLE, _RIGHT = 85, 125, 165
_PIP = 42.5
_INDEX, _INDEX_TOP, _INDEX_HEIGHT = 38, 20, 56
_SMALL_INDEX = (125, 38, 124)
LETTERS = "ABDJKQRV"
"""What stands on aces and courts in the languages of the game: Bube, Dame, valet, roi."""
_TEN, _TEN_WIDTH = 35, 0.82  # a ten is narrowed, or it would touch the pips
_SIGN_DOWN, _SIGN = 102, 40
_THREE = (62.0, 175.0, 288.0)
_FOUR = (56.0, 135.0, 215.0, 294.0)
_SPOTS: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {
    # heights of the pips in both outer columns, heights of those in the middle
    "7": (_THREE, (118.5,)),
    "8": (_THREE, (118.5, 231.5)),
    "9": (_FOUR, (175.0,)),
    "T": (_FOUR, (95.5, 254.5)),
}
COUNTERS: dict[str, tuple[tuple[float, float], ...]] = {
    "3": ((125, 62), (125, 175), (125, 288)),
    "4": ((78, 74), (172, 74), (78, 276), (172, 276)),
    "5": ((78, 74), (172, 74), (125, 175), (78, 276), (172, 276)),
    "6": ((78, 66), (172, 66), (78, 175), (172, 175), (78, 284), (172, 284)),
}


def blank(fill: str = PAPER) -> str:
    """An empty card."""
    inset = EDGE + 1
    return rect(
        inset,
        inset,
        WIDTH - 2 * inset,
        HEIGHT - 2 * inset,
        CORNER - 2,
        fill,
        stroke=PAPER_EDGE,
        stroke_width=2,
    )


def turned(content: str) -> str:
    """The other half of a double-ended card."""
    return group(content, "rotate(180 125 175)")


def indices(glyphs: Glyphs, rank: str, suit: str, ink: str) -> str:
    """Rank and suit in two corners."""
    if rank == "T":
        figures = glyphs.rank("T", 0, _INDEX_TOP, _INDEX_HEIGHT, ink)
        shown = group(figures, f"translate({_TEN} 0) scale({_TEN_WIDTH} 1)")
    else:
        shown = _replaceable(rank, glyphs.rank(rank, _INDEX, _INDEX_TOP, _INDEX_HEIGHT, ink))
    corner = shown + pip(suit, _INDEX, _SIGN_DOWN, _SIGN, ink)
    return corner + turned(corner)


def number(glyphs: Glyphs, rank: str, suit: str, colours: SuitInk) -> str:
    """The face of a seven to a ten."""
    outer, middle = _SPOTS[rank]
    places = [(x, y) for y in outer for x in (_LEFT, _RIGHT)] + [(_MIDDLE, y) for y in middle]
    pips = "".join(pip(suit, x, y, _PIP, colours.ink, upright=y <= 176) for x, y in places)
    return blank() + indices(glyphs, rank, suit, colours.ink) + pips


def ace(glyphs: Glyphs, suit: str, colours: SuitInk) -> str:
    """The face of an ace, its one pip in a ring."""
    ring = circle(125, 175, 70, colours.tint, stroke=colours.ink, stroke_width=2.5)
    ring += circle(125, 175, 63, stroke=BRASS, stroke_width=2.5)
    return blank() + indices(glyphs, "A", suit, colours.ink) + ring + pip(suit, 125, 175, 84, colours.ink)


def small(glyphs: Glyphs, rank: str, suit: str, colours: SuitInk) -> str:
    """A face with nothing but a large index, for cards less than 60 pixels wide."""
    letter = _replaceable(rank, glyphs.rank(rank, *_SMALL_INDEX, colours.ink))
    return blank() + letter + pip(suit, 125, 248, 136, colours.ink)


def _replaceable(rank: str, letter: str) -> str:
    """The letter of an ace or a court, marked so that the game can put another language's in its place."""
    return f'<g data-part="rank">{letter}</g>' if rank in "JQKA" else letter


def letters(glyphs: Glyphs) -> dict[str, dict[str, str]]:
    """The outlines of the letters that cards of other languages have: on a face, and on a small one."""
    return {
        letter: {
            "face": glyphs.outline_at(letter, _INDEX, _INDEX_TOP, _INDEX_HEIGHT),
            "small": glyphs.outline_at(letter, *_SMALL_INDEX),
        }
        for letter in LETTERS
    }


def counter(glyphs: Glyphs, rank: str, suit: str, colours: SuitInk) -> str:
    """A three to a six, with which the points are counted: large pips, small digits."""
    index = glyphs.rank(rank, 26, 15, 30, colours.ink)
    pips = "".join(pip(suit, x, y, 68, colours.ink, upright=y <= 176) for x, y in COUNTERS[rank])
    return blank() + index + turned(index) + pips


def back() -> str:
    """The card back: a lattice of diamonds and the hat in a medallion."""
    panel = rect(14, 14, WIDTH - 28, HEIGHT - 28, 9, BACK_BLUE) + _lattice()
    rim = rect(18.5, 18.5, WIDTH - 37, HEIGHT - 37, 6, stroke=BRASS, stroke_width=2.6)
    medallion = circle(125, 175, 53, BACK_BLUE, stroke=BRASS, stroke_width=3)
    medallion += circle(125, 175, 46, stroke=BACK_LINE, stroke_width=2.4)
    return blank() + panel + rim + medallion + hat(125, 179, 68, BRASS, BACK_BLUE)


def back_small() -> str:
    """A plainer back for less than 60 pixels, where the lattice would turn to noise."""
    panel = rect(18, 18, WIDTH - 36, HEIGHT - 36, 9, BACK_BLUE)
    rim = rect(34, 34, WIDTH - 68, HEIGHT - 68, 8, stroke=BACK_LINE, stroke_width=7)
    return blank() + panel + rim + hat(125, 180, 130, BRASS, BACK_BLUE)


def _lattice() -> str:
    columns, rows = 7, 10
    step_x, step_y = (WIDTH - 42) / columns, (HEIGHT - 42) / rows
    diamonds, dots = [], []
    for row in range(rows):
        for column in range(columns):
            x, y = 21 + step_x * (column + 0.5), 21 + step_y * (row + 0.5)
            rx, ry = step_x * 0.46, step_y * 0.46
            corners = ((x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y))
            diamonds.append("M" + "L".join(f"{num(a)} {num(b)}" for a, b in corners) + "Z")
            dots.append(circle(x, y, 2.6, BACK_LINE))
    return path("".join(diamonds), stroke=BACK_LINE, stroke_width=2.6) + "".join(dots)
