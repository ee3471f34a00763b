"""Plays beats: each brings the table from one look to the next.

The game never waits for this: looks are queued as they come, and `finish` jumps to the last one.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from game.client.draw import theme
from game.client.draw.assets import Sprite
from game.client.draw.ui import Ui
from game.client.table.build import at_rest
from game.client.table.draw_pieces import is_drawn, item_of, lying_sprite, moving_sprite
from game.client.table.easing import Easing, out_cubic
from game.client.table.fading import cross_fade
from game.client.table.places import Spot
from game.client.table.table_picture import Item, Piece, TablePicture

MOVING_Z = 60  # moving pieces lie above resting ones, in their own order
_MADE = 2  # pictures made for one frame, before what moves looks as it did a frame ago
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
        turns = self.start.code != self.end.code
        shown = self.end if turns and share >= 0.5 else self.start if turns else self.end
        if timing.arc and math.sin(math.pi * share) > _ALOFT:
            shown = replace(shown, shadow="dragged")  # the higher a card is, the longer its shadow
        squeeze = abs(math.cos(math.pi * share)) if turns else 1.0
        return replace(shown, spot=spot, z=self._height), max(0.08, squeeze)

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


def _between(start: Spot, end: Spot, way: float, bend: float, spin: float) -> Spot:
    turn = (end.angle - start.angle + 180) % 360 - 180
    return Spot(
        start.x + (end.x - start.x) * way,
        start.y + (end.y - start.y) * way - bend,
        start.width + (end.width - start.width) * way,
        start.angle + turn * way + spin,
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

    def look_items(self, time: float) -> dict[str, Item]:
        """Words and furniture at a time of the beat."""
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
            elif share < 1:
                items[growth.key] = growth.at(share)
        return items


class Motion:
    """The queue of beats and the look that is shown."""

    def __init__(self, ui: Ui, picture: TablePicture, *, pace: float = 1.0, reduced: bool = False) -> None:
        self.ui = ui
        self.shown = picture
        self.pace = pace
        self.reduced = reduced
        self._beats: list[Beat] = []
        self._time = 0.0
        self._fresh = True
        self._landings: deque[Piece] = deque()  # what is on its way, as it will lie
        self._flown: dict[str, Sprite] = {}  # what is on its way, as it looked in the last frame
        self._behind: dict[str, int] = {}  # of those, for how many frames what has waited for its picture

    @property
    def busy(self) -> bool:
        """Whether something moves that is worth waiting for."""
        return any(not beat.soft for beat in self._beats)

    @property
    def moving(self) -> bool:
        return bool(self._beats)

    @property
    def behind(self) -> bool:
        """Whether something still looks as it did a frame ago, since its picture is not drawn yet."""
        return bool(self._behind)

    @property
    def goal(self) -> TablePicture:
        """The look everything queued leads to."""
        return self._beats[-1].after if self._beats else self.shown

    @property
    def last(self) -> TablePicture:
        """What the next beat begins from: the goal, or the present look if it is only settling."""
        if not self._beats or not self._beats[-1].soft:
            return self.goal
        return self._now() if len(self._beats) == 1 else self._beats[-1].before

    def add(self, beat: Beat) -> None:
        """Queues a beat that begins from `last`; a settling still under way gives way to it."""
        if self._beats and self._beats[-1].soft:
            self._beats.pop()
        if not self._beats:
            self.shown, self._time = beat.before, 0.0
        self._beats.append(beat)
        self._landings.extend(track.end for track in beat.tracks if not track.vanishes)
        self._fresh = True

    def jump(self, picture: TablePicture) -> None:
        """Shows a look at once; whatever moved is done."""
        self._beats.clear()
        self._landings.clear()
        self._behind.clear()
        self._time = 0.0
        self.shown = picture
        self._fresh = True

    def finish(self) -> bool:
        """Everything queued is done at once; True if anything moved."""
        if not self._beats:
            return False
        self.jump(self.goal)
        return True

    def tick(self, dt: float) -> bool:
        """Time passes; True if the picture changed."""
        changed = self._fresh
        self._fresh = False
        if not self._beats or (not changed and dt <= 0):
            return changed
        self._time += dt / max(0.05, self.pace)
        while self._beats and self._time >= self._length(self._beats[0]) and not self._behind:
            done = self._beats.pop(0)
            self._time = self._time - self._length(done) if self._beats else 0.0
            self.shown = done.after
        return True

    def prepare(self) -> None:
        """Draws one more card where it will land: all that land together are too much for a frame."""
        if self._landings:
            item_of(self.ui, self._landings.popleft())

    def _length(self, beat: Beat) -> float:
        if not self.reduced:
            return beat.length
        holds = min((track.timing.delay for track in beat.tracks), default=beat.length)
        return max(holds, beat.rest) + theme.REDUCED * self.pace

    def _now(self) -> TablePicture:
        """The look as it is at this moment, moving pieces where they are."""
        if not self._beats:
            return self.shown
        beat = self._beats[0]
        pieces = dict(beat.after.pieces)
        for track in beat.tracks:
            if not track.vanishes:
                pieces[track.key] = replace(track.piece(self._time)[0], z=track.end.z)
        return TablePicture(pieces, beat.after.items)

    def items(self) -> Mapping[str, Item]:
        """What the canvas shows now."""
        if not self._beats:
            return at_rest(self.ui, self.shown)
        beat = self._beats[0]
        if self.reduced:
            return self._calm(beat)
        items = beat.look_items(self._time)
        tracked = {track.key for track in beat.tracks}
        for key, piece in beat.after.pieces.items():
            if key not in tracked:
                items[f"piece {key}"] = item_of(self.ui, piece)
        kept, flown, behind = self.ui.assets.kept, self._flown, self._behind
        made, self._flown, self._behind = kept.made, {}, {}
        for track in sorted(beat.tracks, key=lambda track: -behind.get(track.key, 0)):
            spare = flown.get(track.key) if kept.made - made >= _MADE else None
            if self._time >= track.over_at:
                if not track.vanishes:
                    waited = behind.get(track.key, 0) + 1
                    items[f"piece {track.key}"] = self._landed(
                        track.key, beat.after.pieces[track.key], spare, waited
                    )
                continue
            if self._time <= track.timing.delay:  # it lies where it lay, under what lies on it
                items[f"piece {track.key}"] = item_of(self.ui, track.start)
                self._flown[track.key] = lying_sprite(self.ui, track.start)
                continue
            piece, squeeze = track.piece(self._time)
            # turning many cards is too much for a frame: some look as they did, and come first in the next
            sprite = moving_sprite(self.ui, piece, track.widest, squeeze, spare)
            items[f"piece {track.key}"] = Item(piece.z, *sprite.at((piece.spot.x, piece.spot.y)))
            self._flown[track.key] = sprite
            if sprite is spare:
                self._behind[track.key] = behind.get(track.key, 0) + 1
        return items

    def _landed(self, key: str, piece: Piece, spare: Sprite | None, waited: int) -> Item:
        """A piece that has come to rest; as it flew, where its own picture is left to the next frame."""
        if spare is None or is_drawn(self.ui, piece):
            return item_of(self.ui, piece)
        self._flown[key] = spare
        self._behind[key] = waited
        return Item(piece.z, *spare.at((piece.spot.x, piece.spot.y)))

    def _calm(self, beat: Beat) -> Mapping[str, Item]:
        """Reduced motion: what was, then what is, with a short fade from one to the other."""
        start = self._length(beat) - theme.REDUCED * self.pace
        before, after = at_rest(self.ui, beat.before), at_rest(self.ui, beat.after)
        share = (self._time - start) / (theme.REDUCED * self.pace)
        return before if share <= 0 else cross_fade(self.ui, before, after, min(1.0, share))
