"""The small vocabulary of the table's geometry: spots for cards, areas for words."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Literal

from pygame import Rect

from game.client.draw import theme

Align = Literal["left", "center", "right"]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its middle, its width in pixels, its angle in degrees clockwise."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        return self.width * theme.CARD_RATIO

    @property
    def rect(self) -> Rect:
        """The card without its turn."""
        return Rect(
            round(self.x - self.width / 2),
            round(self.y - self.height / 2),
            round(self.width),
            round(self.height),
        )

    @property
    def bounds(self) -> Rect:
        """The box around the turned card."""
        turn = math.radians(self.angle)
        wide = abs(self.width * math.cos(turn)) + abs(self.height * math.sin(turn))
        high = abs(self.height * math.cos(turn)) + abs(self.width * math.sin(turn))
        return Rect(round(self.x - wide / 2), round(self.y - high / 2), round(wide), round(high))

    @property
    def top(self) -> tuple[float, float]:
        """The middle of the card's upper edge, as it lies."""
        turn, half = math.radians(self.angle), self.height / 2
        return self.x + half * math.sin(turn), self.y - half * math.cos(turn)

    def moved(self, dx: float, dy: float) -> Spot:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def raised(self, by: float) -> Spot:
        """The same card lifted towards the middle of the table."""
        return replace(self, y=self.y - by)


@dataclass(frozen=True, slots=True)
class Area:
    """Room for words and the side they keep to."""

    rect: Rect
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class Speech:
    """Room for what a seat calls, and the point its bubble's tail points at."""

    room: Rect
    tip: tuple[int, int]
    align: Align


def box(x: float, y: float, width: float, height: float) -> Rect:
    """A box on whole pixels."""
    return Rect(round(x), round(y), round(width), round(height))
