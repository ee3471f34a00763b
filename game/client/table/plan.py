"""A beat being put together: where pieces come from, where they go, and when."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.beats import Beat, Growth, Later, Timing, Track
from game.client.table.canvas import faded
from game.client.table.layout import TableLayout
from game.client.table.table_picture import Item, Piece, TablePicture
from game.rules.view import SeatView

_CLOSING = 60  # a beat ends a little after its last move


@dataclass
class Plan:
    """A beat being put together from the events of one step."""

    ui: Ui
    layout: TableLayout
    before: TablePicture
    after: TablePicture
    view: SeatView
    starts: dict[str, Piece] = field(default_factory=dict, init=False)  # where new pieces come from
    ends: dict[str, Piece] = field(default_factory=dict, init=False)  # where pieces that go away go to
    timings: dict[str, Timing] = field(default_factory=dict, init=False)
    heights: dict[str, int] = field(default_factory=dict, init=False)  # of what moves below others
    late: dict[str, float] = field(default_factory=dict, init=False)
    now: float = field(default=0.0, init=False)  # when the next event of this step begins
    dropped: frozenset[str] = frozenset()  # cards the learner has put in place by hand
    ways: list[Track] = field(default_factory=list, init=False)  # in several legs, instead of one
    grows: list[Growth] = field(default_factory=list, init=False)
    rest: float = field(default=0.0, init=False)  # how long what was before has to be read
    opens: float | None = field(default=None, init=False)  # when the own hand makes room for a card
    seen: float = field(default=math.inf, init=False)  # when what happens may be put in words

    def beat(self) -> Beat:
        """The beat of all events seen so far; what no event speaks of slides to its place."""
        own = {track.key for track in self.ways}
        usual = (*self._staying(), *self._coming(), *self._going())
        tracks = [*(track for track in usual if track.key not in own), *self.ways]
        ends = [self.now, *(track.over_at for track in tracks)]
        ends += [growth.begins + growth.length for growth in self.grows]
        length = max(ends) + _CLOSING
        later = Later(self.late, tuple(self.grows), self.seen)
        return Beat(self.before, self.after, tuple(tracks), length, later, rest=self.rest)

    def _timing(self, key: str) -> Timing:
        return self.timings.get(key, Timing(0, 160))

    def _staying(self) -> list[Track]:
        found = []
        for key, end in self.after.pieces.items():
            start = self.before.pieces.get(key)
            if start is not None and (start.spot != end.spot or start.code != end.code):
                found.append(Track(key, start, end, self._timing(key), height=self.heights.get(key)))
        return found

    def _coming(self) -> list[Track]:
        return [
            Track(key, self.starts[key], end, self._timing(key), height=self.heights.get(key))
            for key, end in self.after.pieces.items()
            if key not in self.before.pieces and key in self.starts
        ]

    def _going(self) -> list[Track]:
        return [
            Track(key, start, self.ends[key], self._timing(key), vanishes=True)
            for key, start in self.before.pieces.items()
            if key not in self.after.pieces and key in self.ends
        ]


def fade(plan: Plan, key: str, item: Item, after: float = 0.0) -> None:
    """What is written or lies there goes, not at once: `after` so many milliseconds it fades."""

    def at(share: float) -> Item:
        gone = max(0.0, share * (over + 1) - 1 - after) / theme.REDUCED
        return Item(item.z, faded(item.surface, 1 - gone), item.at) if gone else item

    over = after + theme.REDUCED
    plan.grows.append(Growth(key, -1, over + 1, at))
