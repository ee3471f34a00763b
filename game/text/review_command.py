"""`leftbower review`: the decisions of one seat in the hands of a record."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from game.bots.company import Company, company_from_json
from game.records.export_command import ruleset_called
from game.records.exporting import saved_game, saved_hands, title_of_game
from game.records.record_file import Recorded, open_record
from game.records.reviewing import finished_hands, keep_review, places, reviewable
from game.rules.record import setup_from_json
from game.rules.seats import Seat
from game.storage.database import Store, open_for_command
from game.storage.journal import GameStatus
from game.strategy.values import Effort
from game.text.console import Console, Left
from game.text.leaving import Leave
from game.text.review_showing import AsData, Asking, AsLines, Showing
from game.tutor.review import review_hand

Progress = Callable[[int, int], None]
"""Is told how many hands of how many are done."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be reviewed. Without a file it is a game of the learner, without a number the latest one."""

    file: Path | None
    game: int | None
    seat: Seat | None  # None for the learner's, or the first player's of a record
    deal: int | None  # as the record counts; None for all
    ruleset: str | None  # other rules than the record's own
    effort: Effort
    as_json: bool = False
    ask: bool = False  # about each hand, before the next one

    def own(self, learner: Seat) -> bool:
        """Whether it is what the learner decided, by the rules that it was played by."""
        return self.file is None and self.seat in (None, learner) and self.ruleset is None


@dataclass(frozen=True, slots=True)
class _Opened:
    """A record by its name. A game of the learner's has a number and other players that are known."""

    name: str
    record: Recorded
    game_id: int = 0
    company: Company | None = None


def review(wanted: Wanted, progress: Progress) -> int:
    """Review and print; what the learner's own decisions cost is kept. Raises RecordRefused, StorageError."""
    with nullcontext() if wanted.file is not None else open_for_command() as store:
        opened = _opened(wanted, store)
        deals, shown = places(opened.record, opened.name, wanted.deal), _showing(wanted, opened)
        learner = opened.record.learner
        record = opened.record.seen_from(learner if wanted.seat is None else wanted.seat)
        try:
            shown.begin(record)
            progress(0, len(deals))
            for done, place in enumerate(deals, 1):
                hand = reviewable(record, place)
                found = review_hand(hand.steps, hand.seat, wanted.effort, hand.unknown, hand.hints)
                if store is not None and wanted.own(learner):
                    keep_review(store, opened.game_id, hand, found)
                shown.hand(hand, found)
                progress(done, len(deals))
            shown.end()
        except (Leave, Left):  # whoever asks may go at any time
            return 0
    return 0


def _opened(wanted: Wanted, store: Store | None) -> _Opened:
    chosen = None if wanted.ruleset is None else ruleset_called(wanted.ruleset)
    if store is None:
        assert wanted.file is not None
        return _Opened(str(wanted.file), open_record(wanted.file, chosen))
    saved = saved_game(store, wanted.game)
    name, followed = title_of_game(saved.id), saved_hands(saved, chosen)
    company = company_from_json(saved.players, setup_from_json(saved.setup).seed)
    if saved.status is GameStatus.PLAYING:
        followed = finished_hands(followed)
    return _Opened(name, followed, saved.id, company)


def _showing(wanted: Wanted, opened: _Opened) -> Showing:
    if wanted.as_json:
        return AsData(sys.stdout)
    source = sys.stdin if wanted.ask and sys.stdin is not None else StringIO()
    console = Console(source, sys.stdout)
    if not wanted.ask:
        return AsLines(console)
    return Asking(console, opened.company if wanted.seat in (None, opened.record.learner) else None)
