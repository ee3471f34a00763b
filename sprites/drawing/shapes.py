"""Suit signs, the star and the farmer's hat, each drawn in a 100 by 100 box."""

from __future__ import annotations

from sprites.drawing.palette import BRASS, HAT_BAND
from sprites.drawing.svg import path, placed

SUITS = "CDHS"

_PIPS: dict[str, tuple[str, ...]] = {
    "C": (
        "M50 4A22 22 0 1 1 50 48A22 22 0 1 1 50 4Z",
        "M27 39A22 22 0 1 1 27 83A22 22 0 1 1 27 39Z",
        "M73 39A22 22 0 1 1 73 83A22 22 0 1 1 73 39Z",
        "M38 36L62 36L58 62C56 80 60 90 70 96L30 96C40 90 44 80 42 62Z",
    ),
    "D": ("M50 2C59 20 74 37 90 50C74 63 59 80 50 98C41 80 26 63 10 50C26 37 41 20 50 2Z",),
    "H": (
        "M50 93C22 69 4 51 4 31C4 16 15 6 28 6C38 6 46 12 50 22"
        "C54 12 62 6 72 6C85 6 96 16 96 31C96 51 78 69 50 93Z",
    ),
    "S": (
        "M50 4C58 24 94 42 94 64C94 76 84 84 73 84C65 84 59 80 55 74C56 84 60 91 69 96"
        "L31 96C40 91 44 84 45 74C41 80 35 84 27 84C16 84 6 76 6 64C6 42 42 24 50 4Z",
    ),
}
_STAR = "M50 4L61.8 35.3L95.2 37L69 57.8L77.9 90L50 71.6L22.1 90L31 57.8L4.8 37L38.2 35.3Z"

HAT_FEATHER = "M66 38C72 22 84 12 98 10C97 28 86 42 68 48Z"
HAT_CROWN = "M28 60C28 26 36 18 50 18C64 18 72 26 72 60Z"
HAT_RIBBON = "M27.6 56C40 62 60 62 72.4 56L71.6 44C60 50 40 50 28.4 44Z"
HAT_BRIM = "M2 66C14 54 26 57 28 57C40 63 60 63 72 57C74 57 86 54 98 66C76 80 24 80 2 66Z"


def outlines(suit: str) -> tuple[str, ...]:
    """The outlines that a suit sign is made of, as path data; they overlap."""
    return _PIPS[suit]


def pip(suit: str, x: float, y: float, size: float, fill: str, upright: bool = True) -> str:
    """The sign of a suit, `size` units wide, centred at (x, y); upside down if not `upright`."""
    return placed("".join(path(d, fill) for d in _PIPS[suit]), x, y, size / 100, flip=not upright)


def star(x: float, y: float, size: float, fill: str) -> str:
    """A five-pointed star, `size` units wide."""
    return placed(path(_STAR, fill), x, y, size / 100)


def hat(x: float, y: float, size: float, fill: str = BRASS, ribbon: str = HAT_BAND) -> str:
    """The farmer's hat: Bauer, the farmer, gave the bowers their name."""
    parts = ((HAT_FEATHER, fill), (HAT_CROWN, fill), (HAT_RIBBON, ribbon), (HAT_BRIM, fill))
    return placed("".join(path(d, colour) for d, colour in parts), x, y, size / 100)
