"""What is kept of reviewed hands: decisions by what was right, and mistakes with the way to their moment."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.bots.levels import Steady
from game.records.followed_deals import follow_record
from game.records.record_file import Recorded
from game.records.reviewing import Reviewable, keep_review, reviewable
from game.rules.actions import Action, Phase, asks_nobody
from game.rules.hand import apply, legal, start
from game.rules.record import Record, ruleset_from_json, setup_from_json
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import observe
from game.storage.database import memory_store
from game.strategy.decisions import decide
from game.strategy.values import Effort, search
from game.tutor.equivalent_play import same_choice
from game.tutor.review import HandReview, Mark, review_hand
from tests.records.test_honest_records import RENEGED
from tests.records.test_honest_records import record as renege
from tests.rules.tables import CLASSIC, sheet

GLANCE = Effort(chunk=20, most=40, error=0.1)
SHEET = sheet(CLASSIC)


def played_badly(seed: str, setup: Setup | None = None) -> tuple[Reviewable, HandReview]:
    """A hand in which South always does what a short search finds worst, reviewed as shortly."""
    state, done = start(SHEET, setup or Setup(seed)), list[Action]()
    steady = Steady()
    while state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        choices = legal(state, state.turn)
        view = observe(state, state.turn)
        if asks_nobody(choices) or len(choices) == 1:
            action = choices[0]
        elif state.turn is Seat.SOUTH:
            action = search(view, "", GLANCE).ranked[-1].action
        else:
            action = steady.choose(view)
        done.append(action)
        state, _events = apply(state, action)
    record = Record(SHEET, setup or Setup(seed), tuple(done))
    whole = Recorded(("", "", "", ""), False, (0, 0), SHEET, follow_record(record))
    hand = reviewable(whole, 0)
    return hand, review_hand(hand.steps, hand.seat, effort=GLANCE)


reviewed = cache(played_badly)


@pytest.mark.parametrize("seed", ["1", "2", "4"])
def test_every_mistake_leads_to_its_very_moment(seed: str) -> None:
    hand, found = reviewed(seed)
    assert found.mistakes
    with memory_store() as store:
        keep_review(store, 0, hand, found, "lesson")
        kept = {each.step: each for each in store.mistakes.all()}
        assert set(kept) == {each.step for each in found.judged if each.mark is Mark.MISTAKE}
        for each in found.judged:
            if each.step in kept:
                mistake = kept[each.step]
                state = start(ruleset_from_json(mistake.ruleset), setup_from_json(mistake.setup))
                assert observe(state, Seat(mistake.seat)).hand == each.view.hand
                assert observe(state, Seat(mistake.seat)).legal == each.view.legal
                assert (Action.parse(mistake.action), mistake.cost) == (each.action, each.cost)


def test_every_decision_with_a_choice_is_kept_with_its_cost() -> None:
    hand, found = reviewed("1")
    with memory_store() as store:
        keep_review(store, 0, hand, found, "lesson")
        kept = store.decisions.latest(99)
        weighed = [each for each in found.judged if each.mark not in (Mark.ONLY, Mark.UNKNOWN)]
        assert [(each.step, each.cost) for each in kept] == [(each.step, each.cost) for each in weighed]
        assert all(each.source == "lesson" for each in kept)


def test_the_right_rule_of_thumb_is_kept_where_it_says_what_is_best() -> None:
    hand, found = reviewed("3")
    with memory_store() as store:
        keep_review(store, 0, hand, found, "lesson")
        told = {each.step: each.principle for each in store.decisions.latest(99)}
    for each in found.judged:
        sound, values = decide(each.view), each.values
        if values is not None and same_choice(each.view, sound.action, values.best.action):
            assert told[each.step] == sound.principle.id
    assert any(told.values())


def test_a_hand_not_reviewed_to_its_end_leaves_nothing() -> None:
    hand, found = reviewed("1")
    with memory_store() as store:
        keep_review(store, 0, hand, replace(found, waiting=1), "lesson")
        assert store.decisions.latest(9) == store.mistakes.all() == ()


def test_a_revoke_at_an_honest_table_comes_back_as_a_card_to_play() -> None:
    record = renege(RENEGED, honest=True)
    whole = Recorded(("", "", "", ""), False, (0, 0), record.ruleset, follow_record(record), Seat.EAST)
    hand = reviewable(whole, 0)
    found = review_hand(hand.steps, hand.seat, effort=GLANCE)
    with memory_store() as store:
        keep_review(store, 0, hand, found, "lesson")
        (revoke,) = [each for each in store.mistakes.all() if each.source == "slip"]
    assert (revoke.action, revoke.best, revoke.cost) == ("3:play:QS", "3:play:QC", 2.0)
    state = start(ruleset_from_json(revoke.ruleset), setup_from_json(revoke.setup))
    assert observe(state, Seat.EAST).hand == hand.steps[revoke.step][0].hands[Seat.EAST]
