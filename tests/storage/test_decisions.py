"""Weighed decisions in the store."""

from __future__ import annotations

from game.storage.database import memory_store
from game.storage.decisions import KeptDecision


def test_a_hand_reviewed_again_takes_the_place_of_what_was_kept_of_it() -> None:
    with memory_store() as store:
        store.decisions.keep([_decision(0, 1, 0.3), _decision(0, 5, 0.0)])
        store.decisions.keep([_decision(0, 1, 0.4)])
        assert [each.cost for each in store.decisions.latest(9)] == [0.4]


def test_drills_and_lessons_add_up() -> None:
    with memory_store() as store:
        for _time in range(2):
            store.decisions.keep([KeptDecision("lesson", 0, 0, 3, "lead", "lead-ace", "best", 0.0)])
        assert len(store.decisions.latest(9)) == 2


def test_the_last_hands_are_told_whole_and_in_their_order() -> None:
    with memory_store() as store:
        for deal in range(3):
            store.decisions.keep([_decision(deal, step, 0.1 * step) for step in (1, 5)])
        found = store.decisions.of_hands(2)
        assert [(each.deal, each.step) for each in found] == [(1, 1), (1, 5), (2, 1), (2, 5)]


def test_the_hands_from_a_deal_on_are_forgotten() -> None:
    with memory_store() as store:
        for deal in range(3):
            store.decisions.keep([_decision(deal, 1, 0.1)])
        store.decisions.drop(1, 1)
        assert [each.deal for each in store.decisions.latest(9)] == [0]


def test_a_decision_no_rule_of_thumb_was_right_in_is_summed_under_its_kind() -> None:
    assert _decision(0, 0, 0.1).topic == "lead-trump"
    assert KeptDecision("game", 1, 0, 0, "alone", "", "mistake", 0.5).topic == "alone"


def _decision(deal: int, step: int, cost: float) -> KeptDecision:
    return KeptDecision("game", 1, deal, step, "first-lead", "lead-trump", "good", cost)
