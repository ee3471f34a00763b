"""Fills and lines that share one outline colour, as every figure of the game has."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.drawing.svg import circle, line, path


@dataclass(frozen=True)
class Brush:
    """Draws with one outline colour, `width` units thick unless told otherwise."""

    outline: str
    width: float

    def fill(self, d: str, colour: str) -> str:
        """A filled path with its outline."""
        return path(d, colour, stroke=self.outline, stroke_width=self.width, stroke_linejoin="round")

    def disc(self, x: float, y: float, radius: float, colour: str) -> str:
        """A filled circle with its outline."""
        return circle(x, y, radius, colour, stroke=self.outline, stroke_width=self.width)

    def line(self, d: str, width: float) -> str:
        """A line in the outline's colour."""
        return line(d, self.outline, width)

    def rod(self, d: str, colour: str, width: float) -> str:
        """A line in a colour of its own, with the outline on both its sides."""
        return line(d, self.outline, width + 2 * self.width) + line(d, colour, width)
