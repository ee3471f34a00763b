"""What is drawn from left to right, drawn from right to left: places are turned round, pictures are not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface


class Canvas(Protocol):
    """What can be drawn on: a surface, or one that turns places round."""

    def blit(self, source: Surface, dest: Rect | tuple[int, int], area: Rect | None = None, /) -> Rect:
        """Lays a picture, or an area of it, at a place."""

    def fill(self, color: str, rect: Rect, /) -> Rect:
        """Fills a place with a colour."""


def turned(rect: Rect, place: Rect) -> Rect:
    """Where a rectangle comes to lie when its place is turned round."""
    return Rect(place.x + place.right - rect.right, rect.y, rect.w, rect.h)


def canvas_of(surface: Surface, place: Rect, *, mirrored: bool) -> Canvas:
    """What a place is drawn on as it is seen from the left: turned round where it is `mirrored`."""
    return Turned(surface, place) if mirrored else surface


@dataclass(frozen=True, slots=True)
class Turned:
    """A surface on which what is drawn at one side of a place comes to lie at its other side."""

    surface: Surface
    place: Rect

    def blit(self, source: Surface, dest: Rect | tuple[int, int], area: Rect | None = None, /) -> Rect:
        """The picture itself is not turned; of an area, the one at its other side is shown.

        Gives where it lies as it is told from the left.
        """
        whole = source.get_rect()
        shown = whole if area is None else whole.clip(area)
        part = Rect(whole.right - shown.right, shown.y, *shown.size)
        seen = Rect(dest[0], dest[1], *shown.size)
        self.surface.blit(source, turned(seen, self.place), part)
        return seen

    def fill(self, color: str, rect: Rect, /) -> Rect:
        """Fills the place at the other side."""
        return self.surface.fill(color, turned(rect, self.place))
