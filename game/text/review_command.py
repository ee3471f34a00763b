"""`leftbower review`: the decisions of one seat in the hands of a record, as lines or as data."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TextIO

from game.i18n import _
from game.records.commands import ruleset_called
from game.records.exporting import game_name, saved_game, saved_record
from game.records.faults import RecordRefused
from game.records.opening import Recorded, follow_own, open_record
from game.records.review_report import review_data
from game.records.reviewing import Reviewable, keep_review, reviewable
from game.records.telling import dealt_line
from game.records.turning import turned
from game.rules.seats import Seat
from game.storage.database import Store, open_store
from game.strategy.values import Effort
from game.text.console import Console
from game.text.review_lines import game_lines, review_lines
from game.tutor.review import HandReview, review_hand

Progress = Callable[[int, int], None]
"""Is told how many hands of how many are done."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be reviewed. Without a file it is a game of the learner, without a number the latest one."""

    file: Path | None
    game: int | None
    seat: Seat
    deal: int | None  # as the record counts; None for all
    ruleset: str | None  # other rules than the record's own
    effort: Effort


def review(wanted: Wanted, out: TextIO, progress: Progress, *, as_json: bool) -> int:
    """Review and print. What a learner's own decisions cost is kept. Raises RecordRefused, StorageError."""
    with nullcontext() if wanted.file is not None else open_store() as store:
        opened = _opened(wanted, store)
        shown = _Shown(turned(opened.record, wanted.seat), wanted.seat, out, as_json)
        places = _places(opened, wanted.deal)
        shown.begin()
        progress(0, len(places))
        for done, place in enumerate(places, 1):
            hand = reviewable(shown.record, place)
            found = review_hand(hand.steps, Seat.SOUTH, wanted.effort, hand.unknown)
            if store is not None and wanted.seat is Seat.SOUTH and wanted.ruleset is None:
                keep_review(store, opened.game_id, hand.deal, found)
            shown.hand(hand, found)
            progress(done, len(places))
    shown.end()
    return 0


@dataclass(frozen=True, slots=True)
class _Opened:
    """A record by its name; `game_id` is that of a game of the learner's."""

    name: str
    record: Recorded
    game_id: int = 0


def _opened(wanted: Wanted, store: Store | None) -> _Opened:
    chosen = None if wanted.ruleset is None else ruleset_called(wanted.ruleset)
    if store is None:
        assert wanted.file is not None
        return _Opened(str(wanted.file), open_record(wanted.file, chosen))
    saved = saved_game(store, wanted.game)
    name = game_name(saved)
    return _Opened(name, follow_own(name, saved_record(saved), chosen), saved.id)


def _places(opened: _Opened, deal: int | None) -> list[int]:
    """Where in the record the hands to review stand. Raises RecordRefused where there is none."""
    deals = opened.record.deals
    if not deals:
        raise RecordRefused(_("{name}: no hand has been dealt yet.").format(name=opened.name))
    found = [place for place, each in enumerate(deals) if deal is None or each.number == deal]
    if not found:
        text = _("{name} has no deal {deal}. Its deals go from {first} to {last}.")
        numbers = {"deal": deal, "first": deals[0].number, "last": deals[-1].number}
        raise RecordRefused(text.format(name=opened.name, **numbers))
    return found


class _Shown:
    """Prints the reviews of a record, hand by hand."""

    def __init__(self, record: Recorded, seat: Seat, out: TextIO, as_json: bool) -> None:
        self.record = record
        self._seat, self._out, self._as_json = seat, out, as_json
        self._console = Console(StringIO(), out)
        self._found: list[HandReview] = []

    def begin(self) -> None:
        """Who is spoken to, where that is somebody else."""
        if self.record.foreign and not self._as_json:
            text = _("These are the decisions of {player}, who is “you” here.")
            self._console.say(text.format(player=self.record.names[Seat.SOUTH]))
            self._console.gap()

    def hand(self, hand: Reviewable, found: HandReview) -> None:
        """One hand."""
        self._found.append(found)
        if self._as_json:
            data = review_data(hand, found, self._seat, self.record.names[Seat.SOUTH])
            print(json.dumps(data), file=self._out, flush=True)
            return
        self._console.say(dealt_line(hand.deal, self.record), *review_lines(hand, found))
        self._console.gap()

    def end(self) -> None:
        """All hands together, where there were several."""
        if len(self._found) > 1 and not self._as_json:
            self._console.say(*game_lines(self._found))
