"""The courts: a farmer with wheat, a lady with a flower, a king with a sceptre.

A figure is drawn once, its head on the axis x = 0, moved into the card and turned for the other
half. The sash between both halves runs from corner to corner; the cloth ends on it.
"""

from __future__ import annotations

from sprites.drawing.faces import blank, indices, turned
from sprites.drawing.glyphs import Glyphs
from sprites.drawing.palette import BRASS, BRASS_DARK, CREAM, LEAF, PEOPLE, Person, SuitInk
from sprites.drawing.shapes import pip
from sprites.drawing.svg import circle, group, line, path

_AXIS = 152
_HELD = 60  # where the hand and what it holds stand, right of the axis

_WINDOW = (
    "M102 20H214Q230 20 230 36V192Q230 208 214 208H180Q164 208 164 224V314Q164 330 148 330"
    "H36Q20 330 20 314V158Q20 142 36 142H70Q86 142 86 126V36Q86 20 102 20Z"
)
_SASH = "M22 135.4L228 196.6L228 214.6L22 153.4Z"
_SASH_MIDDLE = "M22 144.4L228 205.6"

_CLOAK = "M-92 155.7C-78 146 -48 134 -16 124L16 124C48 130 72 148 75 205.3Z"
_PANEL = "M-17 124L0 158L17 124L26 128L22 189.6L-24 175.9L-26 128Z"
_NECK = "M-10 104L10 104L11 124L0 138L-11 124Z"
_HEAD = "M-24 80C-24 58 24 58 24 80C24 102 13 115 0 115C-13 115 -24 102 -24 80Z"
_HAND = "M49 152C48 143 71 143 70 153C70 162 50 162 49 152Z"

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

_KERCHIEF = "M-24 122L0 116L24 122L9 138L4 137L0 156L-4 137L-9 138Z"
_SIDEBURNS = "M-24 84C-27 74 -25 66 -22 64L-17 74ZM24 84C27 74 25 66 22 64L17 74Z"
_FEATHER = "M22 50C30 34 44 26 62 25C60 40 46 52 24 58Z"
_HAT_CROWN = "M-24 62C-24 34 -14 29 0 29C14 29 24 34 24 62Z"
_HAT_RIBBON = "M-24.5 60C-12 66 12 66 24.5 60L23.4 49C12 54 -12 54 -23.4 49Z"
_HAT_BRIM = "M-50 66C-38 56 -26 59 -24 59C-12 65 12 65 24 59C26 59 38 56 50 66C30 76 -30 76 -50 66Z"


class _Brush:
    """Fills and lines in the outline colour of one suit."""

    def __init__(self, colours: SuitInk) -> None:
        self.colours = colours

    def fill(self, d: str, colour: str) -> str:
        return path(d, colour, stroke=self.colours.deep, stroke_width=2.4, stroke_linejoin="round")

    def disc(self, x: float, y: float, radius: float, colour: str) -> str:
        return circle(x, y, radius, colour, stroke=self.colours.deep, stroke_width=2.4)

    def line(self, d: str) -> str:
        return line(d, self.colours.deep, 2.2)


def court(glyphs: Glyphs, rank: str, suit: str, colours: SuitInk) -> str:
    """The face of a jack, queen or king."""
    figure = group(_figure(rank, suit, colours), f"translate({_AXIS} 0)")
    window = path(_WINDOW, colours.tint, stroke=colours.ink, stroke_width=3)
    people = figure + turned(figure) + _sash(suit, colours)  # the sash breaks out of the window
    return blank() + window + people + indices(glyphs, rank, suit, colours.ink)


def _sash(suit: str, colours: SuitInk) -> str:
    brush = _Brush(colours)
    band = brush.fill(_SASH, CREAM) + path(_SASH_MIDDLE, stroke=BRASS, stroke_width=6)
    return band + brush.disc(125, 175, 15, CREAM) + pip(suit, 125, 175, 18, colours.ink)


def _figure(rank: str, suit: str, colours: SuitInk) -> str:
    brush, person = _Brush(colours), PEOPLE[suit]
    dress = {"J": _jack_collar, "Q": _queen_collar, "K": _king_collar}[rank]
    crown = {"J": _jack_head, "Q": _queen_head, "K": _king_head}[rank]
    held = {"J": _wheat, "Q": _flower, "K": _sceptre}[rank]
    behind = brush.fill(_HAIR_BEHIND, person.hair) if rank == "Q" else ""
    cloth = (
        brush.fill(_CLOAK, colours.cloth) + brush.fill(_PANEL, colours.ink) + brush.fill(_NECK, person.skin)
    )
    head = brush.fill(_HEAD, person.skin) + crown(brush, person) + _face(brush, person, smiles=rank != "K")
    return behind + cloth + dress(brush) + head + held(brush, suit) + brush.fill(_HAND, person.skin)


def _face(brush: _Brush, person: Person, smiles: bool) -> str:
    eyes = "".join(circle(x, 84, 2.7, brush.colours.deep) for x in (-9, 9))
    nose = line("M0 84L-2.6 93Q0 95 2 94", person.nose, 2)
    if smiles:
        return eyes + nose + line("M-6.5 101Q0 106 6.5 101", person.mouth, 2.6)
    return eyes + nose + line("M-6 102Q0 106 6 102", person.skin, 3.4)


def _jack_collar(brush: _Brush) -> str:
    return brush.fill(_KERCHIEF, BRASS)


def _jack_head(brush: _Brush, person: Person) -> str:
    feather = brush.fill(_FEATHER, brush.colours.cloth) + brush.line("M26 54Q38 38 54 31")
    straw = brush.fill(_HAT_CROWN, BRASS) + brush.fill(_HAT_RIBBON, brush.colours.ink)
    return brush.fill(_SIDEBURNS, person.hair) + feather + straw + brush.fill(_HAT_BRIM, BRASS)


def _queen_collar(brush: _Brush) -> str:
    beads = "".join(brush.disc(x, y, 4.4, BRASS) for x, y in ((-13, 134.5), (0, 140), (13, 134.5)))
    return brush.line("M-22 126Q0 154 22 126") + beads


def _queen_head(brush: _Brush, person: Person) -> str:
    pearls = "".join(brush.disc(x, y, 4.6, CREAM) for x, y in ((-21, 40), (0, 34), (21, 40)))
    return brush.fill(_HAIR_FRONT, person.hair) + brush.fill(_TIARA, BRASS) + pearls


def _king_collar(brush: _Brush) -> str:
    tails = "".join(
        path(f"M{x} {y - 4}L{x + 2.6} {y + 4}L{x - 2.6} {y + 4}Z", brush.colours.deep)
        for x, y in ((-40, 138), (-24, 129), (24, 129), (40, 139))
    )
    return brush.fill(_ERMINE, CREAM) + tails


def _king_head(brush: _Brush, person: Person) -> str:
    crown = brush.fill(_CROWN, BRASS) + brush.fill(_CROWN_BAND, brush.colours.ink)
    return brush.fill(_BEARD, person.beard) + crown


def _wheat(brush: _Brush, suit: str) -> str:
    x = _HELD
    grains = [line(f"M{x - 2} 200.2L{x} 96", BRASS_DARK, 4)]
    for y in (132, 120, 108, 96):
        for side in (-12, 12):
            bend = side * 10 / 12
            d = (
                f"M{x} {y}C{x + side} {y - 2} {x + side} {y - 12} {x + bend:.0f} {y - 15}"
                f"C{x + side / 4:.0f} {y - 12} {x} {y - 6} {x} {y}Z"
            )
            grains.append(brush.fill(d, BRASS))
    return "".join(grains) + brush.fill(
        f"M{x} 72C{x + 6} 80 {x + 5} 88 {x} 92C{x - 5} 88 {x - 6} 80 {x} 72Z", BRASS
    )


def _flower(brush: _Brush, suit: str) -> str:
    x = _HELD
    stem = line(f"M{x - 4} 199.7C{x - 2} 150 {x - 4} 120 {x} 96", LEAF, 4)
    leaf = brush.fill(
        f"M{x - 3} 132C{x + 2} 120 {x + 12} 120 {x + 14} 122C{x + 12} 132 {x + 4} 136 {x - 3} 132Z", LEAF
    )
    places = ((0, -12), (11.4, -3.7), (7, 9.7), (-7, 9.7), (-11.4, -3.7))
    petals = "".join(brush.disc(x + dx, 82 + dy, 7.4, CREAM) for dx, dy in places)
    return stem + leaf + petals + circle(x, 82, 10.5, CREAM) + pip(suit, x, 82, 15, brush.colours.ink)


def _sceptre(brush: _Brush, suit: str) -> str:
    x = _HELD
    staff = path(f"M{x} 88L{x} 200.8", stroke=brush.colours.deep, stroke_width=7)
    staff += path(f"M{x} 90L{x} 199.8", stroke=BRASS, stroke_width=3.4)
    return staff + brush.disc(x, 76, 14, CREAM) + pip(suit, x, 76, 17, brush.colours.ink)
