"""Beats: how a table gets from one look to the next, as values.

A beat holds the looks before and after, and the ways of what moves between them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from game.client.table.easing import Easing, out_cubic
from game.client.table.places import Spot
from game.client.table.table_picture import Item, Piece, TablePicture

MOVING_Z = 60  # moving pieces lie above resting ones, in their own order
_VEILS = 20  # darknesses that a veil comes in
_ALOFT = 0.6  # of the height of an arc


@dataclass(frozen=True, slots=True)
class Timing:
    """When and how one piece moves. Times in milliseconds from the start of the beat."""

    delay: float = 0.0
    length: float = 180.0
    easing: Easing = out_cubic
    arc: float = 0.0  # how far the way bends upwards, in pixels
    spin: float = 0.0  # further degrees turned on the way


@dataclass(frozen=True, slots=True)
class Track:
    """The way of one piece. Where both codes differ it turns over half way."""

    key: str
    start: Piece
    end: Piece
    timing: Timing
    vanishes: bool = False
    then: Track | None = None  # what the same piece does next; its delay counts from the beat's start
    height: int | None = None  # how high it lies meanwhile, where its way does not tell

    @property
    def over_at(self) -> float:
        """When the piece has come to rest."""
        return self.then.over_at if self.then else self._leg_over

    @property
    def _leg_over(self) -> float:
        return self.timing.delay + self.timing.length

    def leg(self, time: float) -> Track:
        """The part of its way that the piece is on."""
        return self.then.leg(time) if self.then and time >= self._leg_over else self

    @property
    def rests(self) -> Iterator[tuple[float, float, Piece]]:
        """Where the piece waits on its way: from when, how long, and how it lies meanwhile."""
        if self.then is not None:
            waits = self.then.timing.delay - self._leg_over
            if waits > 0:
                yield self._leg_over, waits, self.end
            yield from self.then.rests

    @property
    def level(self) -> bool:
        """Whether the piece keeps its size, angle and face on this way: it looks as it lies."""
        return self.keeps_face and not self.turn

    @property
    def keeps_face(self) -> bool:
        """Whether the piece keeps its size and face, and slides."""
        kept = (self.start.spot.width, self.start.code) == (self.end.spot.width, self.end.code)
        return kept and not self.timing.spin and not self.timing.arc

    @property
    def turns_over(self) -> bool:
        """Whether the piece shows its other side anywhere on its way."""
        return self.start.code != self.end.code or (self.then is not None and self.then.turns_over)

    def turns(self, time: float) -> bool:
        """Whether the piece is turning over: that is looked at, and stalls where a picture comes late."""
        leg = self.leg(time)
        begins = leg.timing.delay
        return leg.start.code != leg.end.code and begins < time < begins + leg.timing.length

    @property
    def turn(self) -> float:
        """Degrees between how the piece lies before and after."""
        return abs(_turn(self.start.spot, self.end.spot))

    @property
    def widest(self) -> float:
        return max(self.start.spot.width, self.end.spot.width)

    def piece(self, time: float) -> tuple[Piece, float]:
        """The piece at a time, and by how much it is squeezed while it turns over."""
        if self.then and time >= self._leg_over:
            return self.then.piece(time)
        timing = self.timing
        share = max(0.0, min(1.0, (time - timing.delay) / max(1.0, timing.length)))
        way = timing.easing(share)
        bend = timing.arc * math.sin(math.pi * share)
        spot = _between(self.start.spot, self.end.spot, way, bend, timing.spin * (1 - share))
        wide = self.start.spot.width + (self.end.spot.width - self.start.spot.width) * share
        spot = replace(spot, width=wide)  # it grows evenly, however its way is eased
        turns = self.start.code != self.end.code
        shown = self.end if turns and share >= 0.5 else self.start if turns else self.end
        if shown.veil != self.start.veil:
            veil = self.start.veil + (shown.veil - self.start.veil) * way
            shown = replace(shown, veil=round(veil * _VEILS) / _VEILS)
        if timing.arc and math.sin(math.pi * share) > _ALOFT:
            shown = replace(shown, shadow="dragged")  # the higher a card is, the longer its shadow
        squeeze = abs(math.cos(math.pi * share)) if turns else 1.0
        return replace(shown, spot=spot, z=self._height), max(0.08, squeeze)

    def lying(self, time: float) -> Piece:
        """The piece at a time, at the angle that it had at first and then at the one it will have."""
        piece = self.piece(time)[0]
        angles = self.start.spot.angle, self.end.spot.angle
        near = min(angles, key=lambda angle: abs(angle - piece.spot.angle))
        return replace(piece, spot=replace(piece.spot, angle=near))

    @property
    def _height(self) -> int:
        """What goes a long way, or turns over, lies above what stays; what only makes room does not."""
        if self.height is not None:
            return self.height
        start, end = self.start.spot, self.end.spot
        far = math.hypot(end.x - start.x, end.y - start.y) > start.width
        if far or self.start.code != self.end.code:
            return MOVING_Z + self.end.z % 40
        return self.end.z


def _turn(start: Spot, end: Spot) -> float:
    return (end.angle - start.angle + 180) % 360 - 180


def _between(start: Spot, end: Spot, way: float, bend: float, spin: float) -> Spot:
    return Spot(
        start.x + (end.x - start.x) * way,
        start.y + (end.y - start.y) * way - bend,
        start.width + (end.width - start.width) * way,
        start.angle + _turn(start, end) * way + spin,
    )


@dataclass(frozen=True, slots=True)
class Growth:
    """An item that comes little by little: `at` gives it for a share between 0 and 1."""

    key: str
    begins: float
    length: float
    at: Callable[[float], Item]


@dataclass(frozen=True)
class Later:
    """What changes in the course of a beat: items whose key begins with one of `late`, and what grows."""

    late: Mapping[str, float] = field(default_factory=dict)
    grows: tuple[Growth, ...] = ()
    seen: float = math.inf  # when what the beat tells has been seen, and may be put in words before it ends


@dataclass(frozen=True)
class Beat:
    """From `before` to `after`."""

    before: TablePicture
    after: TablePicture
    tracks: tuple[Track, ...] = ()
    length: float = 0.0
    later: Later = Later()
    soft: bool = False  # a small settling that a newer one may cut short
    rest: float = 0.0  # how long what was before has to be read, even where nothing may move

    def look_items(self, time: float, *, whole: bool = False) -> dict[str, Item]:
        """Words and furniture at a time of the beat; what grows is `whole` as soon as it begins."""
        items = dict(self.after.items)
        for prefix, due in self.later.late.items():
            if time < due:
                for key in [key for key in items if key.startswith(prefix)]:
                    del items[key]
                items |= {key: item for key, item in self.before.items.items() if key.startswith(prefix)}
        for growth in self.later.grows:
            share = (time - growth.begins) / growth.length
            if share <= 0:
                items.pop(growth.key, None)
            elif share < 1 and not whole:
                items[growth.key] = growth.at(share)
        return items
