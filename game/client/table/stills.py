"""A beat as still pictures, one for each thing that happens in it, for learners who want less motion.

The order of things is as it is in motion: the call, the cube, the card, the discard.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from game.client.draw.ui import Ui
from game.client.table.beats import Beat, Track
from game.client.table.build import at_rest
from game.client.table.fading import cross_fade
from game.client.table.table_picture import Item, Piece, TablePicture

_TOGETHER = 160  # milliseconds within which things come to rest that are seen as one
_LOOKED_AT = 260  # for how long each picture stays, once it is there, where nothing rests longer


@dataclass(frozen=True)
class Stills:
    """The pictures of a beat: as it was before, as each thing has happened, as it is then."""

    beat: Beat
    moments: tuple[float, ...]  # of the beat as it moves; the last is its end

    @classmethod
    def of(cls, beat: Beat) -> Stills:
        """One picture where all comes to rest together, else one for each time something does."""
        ends = [track.over_at for track in beat.tracks]
        ends += [since for track in beat.tracks for since, rest, _piece in track.rests if rest > _TOGETHER]
        apart = [end for end, following in pairwise(sorted(ends)) if following - end > _TOGETHER]
        return cls(beat, (*apart, beat.length))

    @property
    def looked_at(self) -> float:
        """For how long each picture stays: as long as what rests on its way, as a full trick."""
        rests = [rest for track in self.beat.tracks for _since, rest, _piece in track.rests]
        return max([_LOOKED_AT, *rests])

    @property
    def begin(self) -> float:
        """When the first fade begins: words come at once, cards when they would begin to move."""
        if not self.beat.tracks:
            return 0.0
        return max(self.beat.rest, min(track.timing.delay for track in self.beat.tracks))

    def length(self, fade: float) -> float:
        """How long all of it takes, with a `fade` of so many milliseconds from one picture to the next."""
        shown = self.begin + (len(self.moments) - 1) * (fade + self.looked_at) + fade
        return shown if self.beat.tracks else max(shown, self.beat.length, self.beat.rest)

    def items(self, ui: Ui, time: float, fade: float) -> Mapping[str, Item]:
        """What is seen at a time of the beat."""
        gone = time - self.begin
        if gone <= 0:
            return at_rest(ui, self.beat.before)
        each = fade + self.looked_at
        number = min(int(gone / each), len(self.moments) - 1)
        share = (gone - number * each) / fade
        before, after = self._picture(number - 1), self._picture(number)
        return cross_fade(ui, at_rest(ui, before), at_rest(ui, after), min(1.0, share))

    def _picture(self, number: int) -> TablePicture:
        """The table after so many things, counted from 0; before the beat for -1."""
        if number < 0:
            return self.beat.before
        if number == len(self.moments) - 1:
            return self.beat.after
        time = self.moments[number]
        pieces = {
            key: piece
            for key, piece in self.beat.after.pieces.items()
            if all(track.key != key for track in self.beat.tracks)
        }
        under_way = (track for track in self.beat.tracks if track.over_at > time and not _rest(track, time))
        left = {track.start.spot for track in under_way}
        for key, piece in self.beat.before.pieces.items():
            if key not in self.beat.after.pieces and piece.spot in left:
                pieces[key] = piece  # what becomes another piece, as a card taken up does
        for track in self.beat.tracks:
            if not (track.over_at <= time and track.vanishes):
                pieces |= _lying(track, time, self.beat)
        return TablePicture(pieces, self.beat.look_items(time, whole=True))


def _lying(track: Track, time: float, beat: Beat) -> dict[str, Piece]:
    """A piece where it lies before its way, rests on it, or lies after it; a new one is not there before."""
    if track.over_at <= time:
        return {track.key: beat.after.pieces[track.key]}
    if rest := _rest(track, time):
        return {track.key: replace(rest, z=track.end.z)}
    return {track.key: beat.before.pieces[track.key]} if track.key in beat.before.pieces else {}


def _rest(track: Track, time: float) -> Piece | None:
    """The piece where it rests on its way at a time."""
    return next((piece for since, rest, piece in track.rests if since <= time < since + rest), None)
