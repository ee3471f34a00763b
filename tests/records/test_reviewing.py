"""What is kept of reviewed hands."""

from __future__ import annotations

from dataclasses import replace

from game.records.followed_deals import follow_record
from game.records.record_file import Recorded
from game.records.reviewing import keep_review, reviewable
from game.storage.database import open_store
from game.strategy.values import Effort
from game.tutor.review import Mark, review_hand
from tests.records.games import a_record
from tests.records.test_exporting import keep_a_game

ROUGH = Effort(chunk=4, most=4, error=1.0)


def test_a_hand_with_a_decision_that_could_not_be_weighed_does_not_count_as_faultless() -> None:
    record = a_record(seed=1, most=60)
    number = keep_a_game(record)
    whole = Recorded(("", "", "", ""), False, (0, 0), record.ruleset, follow_record(record))
    hand = reviewable(whole, 0)
    found = review_hand(hand.steps, hand.seat, effort=ROUGH)
    first, *others = found.judged
    unheard = replace(found, judged=(replace(first, mark=Mark.UNKNOWN, cost=0.0, values=None), *others))
    with open_store() as store:
        keep_review(store, number, hand, unheard)
        assert store.reviews.of(number) == {}
        keep_review(store, number, hand, found)
        assert list(store.reviews.of(number)) == [hand.deal.number]
        told = replace(found, judged=(replace(first, mark=Mark.BEST, hint=3), *others))
        keep_review(store, number, hand, told)
        (kept,) = store.reviews.latest(1)
        assert kept.decisions == len(found.judged) - 1  # what a hint told was not found by the learner
