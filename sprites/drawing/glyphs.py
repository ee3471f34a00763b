"""Letters and digits as outlines, since nanosvg draws no text."""

from __future__ import annotations

import math
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from sprites.drawing.svg import num, path

# The font's own ten is wide; these two figures are drawn for a 62-unit index.
_TEN_HEIGHT = 62
_TEN_WIDTH = 60.8
_ONE = "M7.8 62V23H0V13C8 12.8 11.2 9 13.2 0H20.3V62Z"
_NOUGHT = (
    "M42.8 -1C54.4 -1 60.8 10.4 60.8 31C60.8 51.6 54.4 63 42.8 63"
    "C31.2 63 24.8 51.6 24.8 31C24.8 10.4 31.2 -1 42.8 -1Z"
    "M42.8 10C38.4 10 37.2 17.4 37.2 31C37.2 44.6 38.4 52 42.8 52"
    "C47.2 52 48.4 44.6 48.4 31C48.4 17.4 47.2 10 42.8 10Z"
)


class Glyphs:
    """Outlines taken from one TrueType font."""

    def __init__(self, font: Path) -> None:
        self._font = TTFont(font)
        self._glyphs = self._font.getGlyphSet()
        self._names = self._font.getBestCmap()
        self._cap = float(self._font["OS/2"].sCapHeight)
        self._em = float(self._font["head"].unitsPerEm)

    def letter(self, char: str, x: float, top: float, cap: float, fill: str) -> str:
        """One character, centred on `x`, its capital height `cap` measured down from `top`.

        A character wider than it is high, like the Q, is narrowed to its height.
        """
        return path(self.outline_at(char, x, top, cap), fill)

    def outline_at(self, char: str, x: float, top: float, cap: float) -> str:
        """The path data of `letter`."""
        bounds = BoundsPen(self._glyphs)
        self._glyphs[self._names[ord(char)]].draw(bounds)
        left, _, right, _ = bounds.bounds
        k = cap / self._cap
        narrow = min(k, cap / (right - left))
        return self._outline(char, (narrow, 0, 0, -k, x - narrow * (left + right) / 2, top + cap))

    def rank(self, rank: str, x: float, top: float, cap: float, fill: str) -> str:
        """A rank as it stands on the card; the code `T` is written 10."""
        if rank != "T":
            return self.letter(rank, x, top, cap, fill)
        k = cap / _TEN_HEIGHT
        move = f"translate({num(x - k * _TEN_WIDTH / 2)} {num(top)}) scale({k:.4f})"
        return path(_ONE + _NOUGHT, fill, transform=move)

    def turned(self, char: str, x: float, y: float, size: float, degrees: float) -> str:
        """Path data of a character of `size` units, its base line beginning at (x, y) and turned."""
        k, angle = size / self._em, math.radians(degrees)
        c, s = k * math.cos(angle), k * math.sin(angle)
        return self._outline(char, (c, s, s, -c, x, y))

    def _outline(self, char: str, matrix: tuple[float, float, float, float, float, float]) -> str:
        pen = SVGPathPen(self._glyphs, ntos=num)
        self._glyphs[self._names[ord(char)]].draw(TransformPen(pen, matrix))
        return str(pen.getCommands())
