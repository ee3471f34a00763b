"""Plays beats: each brings the table from one look to the next.

The game never waits for this: looks are queued as they come, and `finish` jumps to the last one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import replace

from game.client.draw import theme
from game.client.draw.assets import Sprite
from game.client.draw.ui import Ui
from game.client.table.beats import Beat, Track
from game.client.table.build import at_rest
from game.client.table.draw_pieces import (
    LARGE,
    flipped_sprite,
    is_drawn,
    item_of,
    lying_sprite,
    moving_sprite,
)
from game.client.table.stills import Stills
from game.client.table.table_picture import Item, Piece, TablePicture

_MADE = 2.0  # work for pictures in one frame; what else moves looks as it did a frame ago
_LEANS = 5  # degrees that a large card turns at once
_NARROW = 0.15  # of the work for a card is left where it is seen edge on
_FLIP, _STEEP = 0.4, 12  # the work for a large card that turns over and hardly leans; where it leans too far
_LOOKED_AT = 100  # a card that turns over comes before all that has waited fewer frames
_SMALL = 80  # pixels of width below which a picture is quickly made


def _work(track: Track, time: float) -> float:
    """How much each picture for a piece takes: a large one all that a frame has; less the narrower it is."""
    if _flat(track.leg(time)):
        return _FLIP
    whole = 0.4 if track.widest < _SMALL else 1.0 if track.widest < LARGE else _MADE
    return whole * (_NARROW + (1 - _NARROW) * track.piece(time)[1]) if track.turns(time) else whole


def _leans(leg: Track) -> bool:
    """Whether a large card only turns a little where cards make room: it isn't drawn at angles between."""
    return leg.widest >= LARGE and leg.keeps_face and leg.turn < _LEANS


def _flat(leg: Track) -> bool:
    """Whether a large card turns over that hardly leans: it leans as it lay, and then as it will lie."""
    return leg.widest >= LARGE and leg.start.code != leg.end.code and leg.turn < _STEEP


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
        self._lying: dict[str, Item] = {}  # what lies still through the first beat
        self._lain: dict[str, Piece] = {}
        self._lying_in: Beat | None = None
        self._begins = False  # whether this frame is the first of a beat, in which all is looked up
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
    def seen(self) -> bool:
        """Whether all that happened has been seen, so that it can be put in words, though things may move."""
        telling = [beat for beat in self._beats if not beat.soft]
        return not telling or (telling == self._beats[:1] and self._time >= telling[0].later.seen)

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
        self._begins = False
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
        if self._landings and not self._begins:
            item_of(self.ui, self._landings.popleft())

    def _length(self, beat: Beat) -> float:
        return Stills.of(beat).length(self._fade) if self.reduced else beat.length

    @property
    def _fade(self) -> float:
        """A fade in the time of the table: it takes as long at any pace."""
        return theme.REDUCED / max(0.05, self.pace)

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
            return Stills.of(beat).items(self.ui, self._time, self._fade)
        self._begins = self._lying_in is not beat
        kept, flown, behind = self.ui.assets.kept, self._flown, self._behind
        spent, self._flown, self._behind = 0.0, {}, {}
        items = beat.look_items(self._time) | self._still(beat)
        for track in sorted(beat.tracks, key=lambda track: self._comes_first(track, behind), reverse=True):
            work, made = _work(track, self._time), kept.made
            late = spent and spent + work > _MADE
            spare = flown.get(track.key) or self._as_it_lay(track, beat) if late else None
            item = self._of(track, beat, spare, behind.get(track.key, 0) + 1)
            spent += work * (kept.made - made)
            if item is not None:
                items[f"piece {track.key}"] = item
        return items

    def _comes_first(self, track: Track, behind: Mapping[str, int]) -> int:
        """The higher, the sooner a piece gets its picture: a card that turns over must not stall."""
        return behind.get(track.key, 0) + (_LOOKED_AT if track.turns_over else 0)

    def _of(self, track: Track, beat: Beat, spare: Sprite | None, waited: int) -> Item | None:
        """A piece that moves, as it is now; as it was, with a `spare` where a frame has no time left."""
        leg = track.leg(self._time)
        if self._time >= track.over_at:
            if track.vanishes:
                return None
            return self._landed(track.key, beat.after.pieces[track.key], spare, waited)
        waits = self._time <= leg.timing.delay
        if waits or leg.level or _leans(leg):
            lying = leg.start if waits else leg.lying(self._time)  # waiting, under what lies on it
            return self._landed(track.key, lying, spare, waited)
        piece, squeeze = track.piece(self._time)
        # turning many cards is too much for a frame: some look as they did, and come first in the next
        if _flat(leg):
            leaning = leg.end if piece.code == leg.end.code else leg.start
            piece = replace(piece, spot=replace(piece.spot, angle=leaning.spot.angle))
            sprite = flipped_sprite(self.ui, piece, track.widest, squeeze, spare)
        else:
            sprite = moving_sprite(self.ui, piece, track.widest, squeeze, spare)
        self._flown[track.key] = sprite
        if sprite is spare:
            self._behind[track.key] = waited
        return Item(piece.z, *sprite.at((piece.spot.x, piece.spot.y)))

    def _as_it_lay(self, track: Track, beat: Beat) -> Sprite | None:
        """A piece as it lay before it moved, if that picture is kept."""
        piece = beat.before.pieces.get(track.key)
        return lying_sprite(self.ui, piece) if piece is not None and is_drawn(self.ui, piece) else None

    def _still(self, beat: Beat) -> dict[str, Item]:
        """The pieces that do not move in a beat; looked up once, since they are the same in each frame."""
        if self._lying_in is not beat:
            moving = {track.key for track in beat.tracks}
            lay, were = self._lain, self._lying
            self._lain = {
                f"piece {key}": piece for key, piece in beat.after.pieces.items() if key not in moving
            }
            self._lying_in = beat
            self._lying = {
                key: were[key] if lay.get(key) == piece else item_of(self.ui, piece)
                for key, piece in self._lain.items()
            }
        return self._lying

    def _landed(self, key: str, piece: Piece, spare: Sprite | None, waited: int) -> Item:
        """A piece that looks as it lies; as it flew, where that picture is left to the next frame."""
        if spare is None or is_drawn(self.ui, piece):
            sprite = lying_sprite(self.ui, piece)
        else:
            sprite, self._behind[key] = spare, waited
        self._flown[key] = sprite
        return Item(piece.z, *sprite.at((piece.spot.x, piece.spot.y)))
