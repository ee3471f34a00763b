"""The project's own fonts on paper, and text made to fit the room it has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from functools import cache

from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from game.storage.paths import sprites

SMALLEST = 8.25
"""Points of the smallest print: 11 pixels of the picture this was drawn after."""


class Face(StrEnum):
    """A weight of a family; the values are the files of `sprites/fonts`."""

    TEXT = "AHN-Regular"
    MEDIUM = "AHN-Medium"
    STRONG = "AHN-Bold"
    TITLE = "Fraunces-Bold"
    FIGURE = "Fraunces-SemiBold"


def ready() -> None:
    """Let reportlab know the fonts; it embeds what a page uses of them."""
    for face in Face:
        _letters(face)


@cache
def _letters(face: Face) -> frozenset[int]:
    """What a font can draw."""
    font = TTFont(face.value, str(sprites() / "fonts" / f"{face.value}.ttf"))
    pdfmetrics.registerFont(font)
    return frozenset(font.face.charToGlyph)


def drawable(text: str, face: Face) -> str:
    """The text as it is printed: with real apostrophes, and without what the font lacks."""
    text = unicodedata.normalize("NFC", text.replace("'", "’"))
    return "".join(_drawable(letter, _letters(face)) for letter in text)


def lost(texts: Iterable[str], face: Face = Face.MEDIUM) -> tuple[str, ...]:
    """The letters in the place of which a question mark is printed, each once, in order."""
    ready()
    signs = (sign for text in texts for sign in unicodedata.normalize("NFC", text))
    return tuple(dict.fromkeys(sign for sign in signs if sign != "?" and drawable(sign, face) == "?"))


def _drawable(letter: str, known: frozenset[int]) -> str:
    if ord(letter) in known:
        return letter
    if letter.isspace():  # the narrow space of numbers among them
        return "\N{NO-BREAK SPACE}"
    bare = unicodedata.normalize("NFKD", letter)[0]
    return bare if ord(bare) in known and bare.isprintable() else "?"


def width_of(text: str, face: Face, size: float) -> float:
    """How wide a text is, in points."""
    ready()
    return float(pdfmetrics.stringWidth(text, face.value, size))


def fitted(text: str, face: Face, size: float, width: float, least: float = SMALLEST) -> tuple[str, float]:
    """The text on one line: smaller if need be, not below `least`, and cut short where that is not enough."""
    text = drawable(text, face)
    wide = width_of(text, face, size)
    if wide <= width:
        return text, size
    size = max(min(size, size * width / wide), least)
    while text and width_of(text, face, size) > width:
        text = text[:-2].rstrip() + "…"
        if text == "…":
            break
    return text, size


def lines_of(text: str, face: Face, size: float, width: float) -> list[str]:
    """A paragraph in lines of this width; a word that is longer than a line is broken."""
    ready()
    found: list[str] = []
    for line in simpleSplit(drawable(text, face), face.value, size, width):
        found += _broken(line, face, size, width)
    return found


def _broken(line: str, face: Face, size: float, width: float) -> list[str]:
    pieces = [""]
    for letter in line:
        if pieces[-1] and width_of(pieces[-1] + letter, face, size) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces
