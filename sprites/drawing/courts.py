"""Queens and kings: a lady with a flower, a king with a sceptre."""

from __future__ import annotations

from sprites.drawing.brush import Brush
from sprites.drawing.figures import HAND, HEAD, HELD, brush_of, double_ended, eyes_and_nose, robe
from sprites.drawing.glyphs import Glyphs
from sprites.drawing.palette import BRASS, CREAM, LEAF, PEOPLE, Person, SuitInk
from sprites.drawing.shapes import pip
from sprites.drawing.svg import circle, line, path

_HAIR_BEHIND = (
    "M0 46C-36 46 -38 84 -36 112C-35 130 -42 138 -46 146L46 146C42 138 35 130 36 112C38 84 36 46 0 46Z"
)
_HAIR_FRONT = "M-25 88C-30 56 -10 50 0 50C10 50 30 56 25 88C22 72 8 68 0 62C-8 68 -22 72 -25 88Z"
_TIARA = "M-24 54Q-28 40 -16 46Q-12 32 0 42Q12 32 16 46Q28 40 24 54Q0 44 -24 54Z"

_ERMINE = (
    "M-16 118C-40 122 -52 132 -58 142L-40 150C-32 138 -20 134 0 150C20 134 32 138 44 152L60 144"
    "C54 132 40 122 16 118L0 134Z"
)
_BEARD = "M-25 78C-27 112 -14 132 0 134C14 132 27 112 25 78C20 92 13 93 0 93C-13 93 -20 92 -25 78Z"
_CROWN = "M-29 70L-34 34L-15 50L0 27L15 50L34 34L29 70Q0 62 -29 70Z"
_CROWN_BAND = "M-28.5 69Q0 61 28.5 69L27.5 61Q0 53 -27.5 61Z"


def court(glyphs: Glyphs, rank: str, suit: str, colours: SuitInk) -> str:
    """The face of a queen or king."""
    figure = _queen(suit, colours) if rank == "Q" else _king(suit, colours)
    return double_ended(glyphs, rank, suit, colours, figure)


def _queen(suit: str, colours: SuitInk) -> str:
    brush, person = brush_of(colours), PEOPLE[suit]
    behind = brush.fill(_HAIR_BEHIND, person.hair)
    dress = robe(colours, person, colours.ink) + _necklace(brush)
    smile = line("M-6.5 101Q0 106 6.5 101", person.mouth, 2.6)
    head = brush.fill(HEAD, person.skin) + _hair_and_tiara(brush, person)
    face = eyes_and_nose(brush, person) + smile
    return behind + dress + head + face + _flower(brush, suit, colours) + brush.fill(HAND, person.skin)


def _necklace(brush: Brush) -> str:
    beads = "".join(brush.disc(x, y, 4.4, BRASS) for x, y in ((-13, 134.5), (0, 140), (13, 134.5)))
    return brush.line("M-22 126Q0 154 22 126", 2.2) + beads


def _hair_and_tiara(brush: Brush, person: Person) -> str:
    pearls = "".join(brush.disc(x, y, 4.6, CREAM) for x, y in ((-21, 40), (0, 34), (21, 40)))
    return brush.fill(_HAIR_FRONT, person.hair) + brush.fill(_TIARA, BRASS) + pearls


def _king(suit: str, colours: SuitInk) -> str:
    brush, person = brush_of(colours), PEOPLE[suit]
    dress = robe(colours, person, colours.ink) + _ermine(brush)
    crown = brush.fill(_CROWN, BRASS) + brush.fill(_CROWN_BAND, colours.ink)
    head = brush.fill(HEAD, person.skin) + brush.fill(_BEARD, person.beard) + crown
    face = eyes_and_nose(brush, person) + line("M-6 102Q0 106 6 102", person.skin, 3.4)
    return dress + head + face + _sceptre(brush, suit, colours) + brush.fill(HAND, person.skin)


def _ermine(brush: Brush) -> str:
    tails = "".join(
        path(f"M{x} {y - 4}L{x + 2.6} {y + 4}L{x - 2.6} {y + 4}Z", brush.outline)
        for x, y in ((-40, 138), (-24, 129), (24, 129), (40, 139))
    )
    return brush.fill(_ERMINE, CREAM) + tails


def _flower(brush: Brush, suit: str, colours: SuitInk) -> str:
    x = HELD
    stem = line(f"M{x - 4} 199.7C{x - 2} 150 {x - 4} 120 {x} 96", LEAF, 4)
    leaf = brush.fill(
        f"M{x - 3} 132C{x + 2} 120 {x + 12} 120 {x + 14} 122C{x + 12} 132 {x + 4} 136 {x - 3} 132Z", LEAF
    )
    places = ((0, -12), (11.4, -3.7), (7, 9.7), (-7, 9.7), (-11.4, -3.7))
    petals = "".join(brush.disc(x + dx, 82 + dy, 7.4, CREAM) for dx, dy in places)
    return stem + leaf + petals + circle(x, 82, 10.5, CREAM) + pip(suit, x, 82, 15, colours.ink)


def _sceptre(brush: Brush, suit: str, colours: SuitInk) -> str:
    x = HELD
    staff = path(f"M{x} 88L{x} 200.8", stroke=colours.deep, stroke_width=7)
    staff += path(f"M{x} 90L{x} 199.8", stroke=BRASS, stroke_width=3.4)
    return staff + brush.disc(x, 76, 14, CREAM) + pip(suit, x, 76, 17, colours.ink)
