"""The suit signs as shapes, after those of the cards: the fonts have none."""

from __future__ import annotations

from collections.abc import Sequence

from reportlab.pdfgen.pathobject import PDFPathObject

from game.rules.cards import Suit

Curve = tuple[float, float, float, float, float, float]

RED, INK = (0.75, 0.12, 0.23), (0.11, 0.14, 0.19)
"""The colors of the deck; a gray printer tells the suits apart by their shapes."""

_SPADE: Sequence[Curve] = (
    (58, 24, 94, 42, 94, 64), (94, 76, 84, 84, 73, 84), (65, 84, 59, 80, 55, 74), (56, 84, 60, 91, 69, 96),
    (56, 96, 44, 96, 31, 96), (40, 91, 44, 84, 45, 74), (41, 80, 35, 84, 27, 84), (16, 84, 6, 76, 6, 64),
    (6, 42, 42, 24, 50, 4),
)  # fmt: skip
_HEART: Sequence[Curve] = (
    (22, 69, 4, 51, 4, 31), (4, 16, 15, 6, 28, 6), (38, 6, 46, 12, 50, 22), (54, 12, 62, 6, 72, 6),
    (85, 6, 96, 16, 96, 31), (96, 51, 78, 69, 50, 93),
)  # fmt: skip
_DIAMOND: Sequence[Curve] = (
    (59, 20, 74, 37, 90, 50), (74, 63, 59, 80, 50, 98), (41, 80, 26, 63, 10, 50), (26, 37, 41, 20, 50, 2),
)  # fmt: skip
_CLUB: Sequence[Curve] = (
    (46, 36, 54, 36, 62, 36), (60, 45, 59, 54, 58, 62), (56, 80, 60, 90, 70, 96), (57, 96, 43, 96, 30, 96),
    (40, 90, 44, 80, 42, 62), (41, 54, 40, 45, 38, 36),
)  # fmt: skip
_STARTS = {Suit.SPADES: (50, 4), Suit.HEARTS: (50, 93), Suit.DIAMONDS: (50, 2), Suit.CLUBS: (38, 36)}
_CURVES = {Suit.SPADES: _SPADE, Suit.HEARTS: _HEART, Suit.DIAMONDS: _DIAMOND, Suit.CLUBS: _CLUB}
_LEAVES = ((50, 26), (27, 61), (73, 61))  # of a club
_LEAF = 22


def color_of(suit: Suit) -> tuple[float, float, float]:
    """Red or black, as shares of red, green and blue."""
    return RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else INK


def trace(path: PDFPathObject, suit: Suit, left: float, top: float, side: float) -> None:
    """Put a sign into a path: `left` and `top` of a square of this side, y counting upwards."""

    def place(x: float, y: float) -> tuple[float, float]:
        return left + x * side / 100, top - y * side / 100

    path.moveTo(*place(*_STARTS[suit]))
    for a, b, c, d, e, f in _CURVES[suit]:
        path.curveTo(*place(a, b), *place(c, d), *place(e, f))
    path.close()
    if suit is Suit.CLUBS:
        for x, y in _LEAVES:
            path.circle(*place(x, y), _LEAF * side / 100)
