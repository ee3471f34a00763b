"""Lines of type: the fonts, and how wide and high a line is."""

from __future__ import annotations

import math
from pathlib import Path

import pygame
from pygame import Surface
from pygame.font import Font

from game.client.draw import shapes
from game.i18n import right_to_left
from game.i18n.direction import as_drawn

_FILES = {
    "regular": "AHN-Regular.ttf",
    "medium": "AHN-Medium.ttf",
    "semibold": "AHN-SemiBold.ttf",
    "bold": "AHN-Bold.ttf",
    "title": "Fraunces-SemiBold.ttf",
    "mono": "AHM-Regular.ttf",
}
# What the fonts lack: thin spaces; and what none takes: a null, the bytes of a file name that are no text.
_STAND_INS = {
    **str.maketrans({"\u202f": "\u00a0", "\u2009": " ", "\0": " "}),
    **dict.fromkeys(range(0xD800, 0xE000), "?"),
}


def drawn(words: str) -> str:
    """A line with the signs that the fonts have, in the order in which they are drawn."""
    words = words.translate(_STAND_INS)
    return as_drawn(words) if right_to_left() else words


class Lettering:
    """The fonts of a folder, each opened once. Lines are given as `drawn` makes them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fonts: dict[tuple[str, int], Font] = {}

    def clear(self) -> None:
        """Lets go of the fonts; what is asked for again is opened anew."""
        self._fonts.clear()

    def _font(self, role: str, size: int) -> Font:
        key = (role, size)
        if key not in self._fonts:
            self._fonts[key] = Font(str(self._folder / _FILES[role]), size)
        return self._fonts[key]

    def line(self, seen: str, role: str, size: int, colour: str) -> Surface:
        """A line, drawn larger and shrunk: hinted letters of small type stand unevenly."""
        finer = _finer(size)
        font = self._font(role, size * finer)
        whole = seen if font.size(seen)[0] else " "  # nothing can be drawn that has no width
        picture = shapes.native(font.render(whole, True, colour))
        if finer == 1:
            return picture
        small = (math.ceil(picture.get_width() / finer), round(picture.get_height() / finer))
        return pygame.transform.smoothscale(picture, (max(1, small[0]), small[1]))

    def width(self, seen: str, role: str, size: int) -> int:
        """How wide a line will be."""
        finer = _finer(size)
        return math.ceil(self._font(role, size * finer).size(seen)[0] / finer)

    def height(self, role: str, size: int) -> int:
        """How high a line will be, from the highest accent to the lowest tail."""
        finer = _finer(size)
        return round(self._font(role, size * finer).get_height() / finer)


def _finer(size: int) -> int:
    """How many times larger than shown a size of type is drawn."""
    return 3 if size < 30 else 2 if size < 60 else 1
