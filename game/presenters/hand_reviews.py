"""The reviews of a record's hands: weighed by the process that thinks, one hand at a time, and kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.at_once import Thinker
from game.bots.company import Company, company_from_json
from game.bots.ladder import Level
from game.records.record_file import Recorded
from game.records.reviewing import Reviewable, keep_review, reviewable
from game.rules.seats import Seat
from game.storage.database import Store
from game.tutor.review import HandReview, HandReviewing, review_hand


class Reviews:
    """What is known of the decisions of one seat.

    `game_id` is that of one's own game, whose costs are kept for the plot; 0 for other records.
    """

    def __init__(
        self,
        store: Store,
        worker: Callable[[], Thinker],
        record: Recorded,
        seat: Seat,
        game_id: int = 0,
    ) -> None:
        self.record = record.seen_from(seat)
        self._store, self._worker, self._learner = store, worker, record.learner
        self._game_id = game_id
        self._hands: dict[int, Reviewable] = {}
        self._found: dict[int, HandReview] = {}
        self._running: tuple[int, HandReviewing] | None = None
        self._news = False  # whether something was found without anybody having polled

    @property
    def company(self) -> Company:
        """Who played with the learner in one's own game; steady players for other records."""
        saved = self._store.games.load(self._game_id) if self._game_id else None
        return company_from_json(saved.players, "") if saved is not None else Company()

    @property
    def levels(self) -> Mapping[Seat, Level]:
        """The levels of the bots, by their seats; none for other records."""
        return self.company.levels(self._learner) if self._game_id else {}

    def hand(self, number: int) -> Reviewable:
        """A hand of the record, by its place in the list."""
        if number not in self._hands:
            self._hands[number] = reviewable(self.record, number)
        return self._hands[number]

    def of(self, number: int) -> HandReview | None:
        """What is known of a hand by now."""
        return self._found.get(number)

    def known(self, number: int) -> bool:
        """Whether every decision of a hand has been weighed."""
        found = self._found.get(number)
        return found is not None and found.complete

    def know(self, number: int, found: HandReview) -> None:
        """Take over what was found elsewhere."""
        self._found[number] = found

    def want(self, number: int) -> None:
        """Weigh this hand now; another one that is being weighed waits until it is wanted again."""
        if self.known(number) or (self._running is not None and self._running[0] == number):
            return
        self.cancel()
        hand = self.hand(number)
        try:
            worker = self._worker()
            job = HandReviewing(
                hand.steps, worker, hand.seat, unknown=hand.unknown, hints=hand.hints, soon=True
            )
        except OSError:  # the system has no process for us, so it takes a moment here
            self._take(number, review_hand(hand.steps, hand.seat, unknown=hand.unknown, hints=hand.hints))
            self._news = True
        else:
            self._running = (number, job)

    def want_next(self) -> None:
        """Weigh the first hand that is not known yet, if none is being weighed."""
        if self._running is None:
            waiting = (number for number in range(len(self.record.deals)) if not self.known(number))
            number = next(waiting, None)
            if number is not None:
                self.want(number)

    def poll(self) -> bool:
        """Look whether anything was found since; True if so. Cheap enough for every frame."""
        if self._running is None:
            news, self._news = self._news, False
            return news
        number, job = self._running
        found, before = job.poll(), self._found.get(number)
        if found is None or (before is not None and before.waiting <= found.waiting):
            return False
        if found.complete:
            self._running = None
        self._take(number, found)
        return True

    def _take(self, number: int, found: HandReview) -> None:
        """What was found is known from now on, and kept once it is complete."""
        self._found[number] = found
        if found.complete and self._game_id and self.record.learner is self._learner:
            keep_review(self._store, self._game_id, self.hand(number), found)

    def cancel(self) -> None:
        """Nobody looks any more; what was found stays."""
        if self._running is not None:
            self._running[1].cancel()
            self._running = None
