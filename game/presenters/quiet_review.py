"""The hand just played is reviewed while its result is looked at, and what it cost is kept for the plot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.bots.at_once import Thinker
from game.i18n import _
from game.presenters.desk import Route
from game.records.exporting import title_of_game
from game.records.record_file import Recorded, played_so_far
from game.records.reviewing import keep_review, last_hand
from game.rules.state import State
from game.session import Session
from game.storage.database import Store
from game.tutor.review import HandReview, HandReviewing
from game.words.names import Names


def game_title(game_id: int) -> str:
    """The name of one's own game over its review; 0 for one that is not kept."""
    return title_of_game(game_id) if game_id else _("Practice")


class QuietReview:
    """The review of a session's last finished hand, made by the process that thinks.

    `game_id` is the place of the game in the store; 0 for a game that is not kept. `source` is what is kept
    of its decisions as (`storage.decisions`); "" for a table at which something is only tried.
    """

    def __init__(
        self, store: Store, worker: Callable[[], Thinker], session: Session, game_id: int, source: str
    ) -> None:
        self._store, self._worker, self._session = store, worker, session
        self._game_id, self._source = game_id, source
        self._job: HandReviewing | None = None
        self._of: State | None = None  # the end of the hand that is or was reviewed
        self._found: HandReview | None = None

    @property
    def found(self) -> HandReview | None:
        """What was found of the hand that is over now; never that of an earlier one."""
        return self._found if self._of is self._session.state else None

    def begin(self) -> None:
        """Review the hand that is over now, unless that was done."""
        if self._of is not self._session.state:  # another hand, or another end of this one
            self.cancel()
            self._of, self._found = self._session.state, None
        if self._job is not None or self._found is not None:
            return
        hand = last_hand(self._session)
        self._hand = hand
        self._job = HandReviewing(hand.steps, self._worker(), hand.seat, hints=hand.hints)

    def poll(self) -> bool:
        """Look whether the review is done; True when it has just come, and is kept. Returns at once."""
        if self._job is None or self._of is None:
            return False
        if self._session.state.standing.deals < self._of.standing.deals:  # its end was taken back
            self.cancel()
            return False
        found = self._job.poll()
        if found is None or not found.complete:
            return False
        self._job, self._found = None, found
        if self._source:
            keep_review(self._store, self._game_id, self._hand, found, self._source)
        return True

    def cancel(self) -> None:
        """Nobody looks any more."""
        if self._job is not None:
            self._job.cancel()
            self._job = None


def named(record: Recorded, names: Names | None) -> Recorded:
    """The record of a game at which the others had these names, by seat; as it is without names."""
    return record if names is None else replace(record, names=names, foreign=True)


def way_to_review(session: Session, game: int, names: Names | None = None) -> Route:
    """To the review of the hand that has just ended; `names` are those of others than the usual company."""
    record = named(played_so_far(session), names)
    return Route("review", (record, game_title(game), session.learner, len(record.deals) - 1, game))
