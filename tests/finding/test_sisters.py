"""Sister deals: in a decision of the same shape the same kind of choice is right; the cards are others."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.levels import Steady
from game.bots.piecework import Errand, finished
from game.bots.worker import Worker
from game.dev.random_hands import random_table
from game.dev.sister_trial import dealt
from game.finding.decision_shape import shape_of
from game.finding.first_deal import FirstDeal, Sought, first_deal
from game.finding.new_hands import Attempt, change_for, dealt_anew
from game.finding.sisters import MARGIN, attempted, looking_for, sister
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from game.strategy.decisions import decide
from game.strategy.values import search
from game.tutor.review import REVIEW
from tests.own_mistakes import ORDER, PASS, PASSED, RULES
from tests.tables import hand_setup, reach

PASSED_IT = Sought(RULES, PASSED, Seat.SOUTH, PASS, ORDER)
WEAK = replace(
    hand_setup("JC KS 9S AD TC", "", "", "", dealer=Seat.NORTH, upcard="QS"),
    actions=(Action.parse("3:pass"),),
)


@cache
def found(seed: str = "sister") -> Setup:
    setup = sister(replace(PASSED_IT, seed=seed))
    assert setup is not None
    return setup


def seen(setup: Setup, ruleset: Ruleset = RULES, seat: Seat = Seat.SOUTH) -> SeatView:
    return observe(start(ruleset, setup), seat)


def test_the_same_call_is_right_again_by_as_much_as_is_asked_for() -> None:
    view = seen(found())
    values = search(view, "", replace(REVIEW, kept=(PASS,)))
    assert values.best.action.kind is ActionKind.ORDER
    assert values.of(PASS).behind >= MARGIN


def test_the_same_rule_of_thumb_decides() -> None:
    assert decide(seen(WEAK)).principle.id == "help-partner"
    setup = sister(Sought(RULES, WEAK, Seat.SOUTH, PASS, ORDER, "help-partner"))
    assert setup is not None
    assert decide(seen(setup)).principle.id == "help-partner"


def test_suit_cards_and_hidden_hands_are_others_and_the_dealer_stands_as_before() -> None:
    first, other = seen(PASSED), seen(found())
    assert first.upcard_suit is not other.upcard_suit
    assert set(first.hand) != set(other.hand)
    assert first.dealer is other.dealer
    assert first.calls == other.calls
    assert PASSED.deal is not None
    deal = found().deal
    assert deal is not None
    assert all(set(one) != set(two) for one, two in zip(PASSED.deal.hands, deal.hands, strict=True))


def test_the_hand_is_worth_the_same() -> None:
    first, other = (shape_of(seen(setup), PASS, ORDER) for setup in (PASSED, found()))
    assert first == other


def test_the_score_is_taken_over() -> None:
    late = replace(PASSED, standing=replace(PASSED.standing, points=(8, 9), players=(8, 9, 8, 9)))
    setup = sister(replace(PASSED_IT, setup=late))
    assert setup is not None
    assert setup.standing == late.standing


def test_at_an_honest_table_it_is_asked_at_one() -> None:
    setup = sister(replace(PASSED_IT, setup=replace(PASSED, honest=True)))
    assert setup is not None
    assert setup.honest


def test_the_same_seed_finds_the_same_deal_and_another_one_another() -> None:
    assert sister(PASSED_IT) == found()
    assert found("another").deal != found().deal


def test_a_second_sister_is_none_of_those_before() -> None:
    hands = [set(seen(PASSED).hand)]
    known: tuple[Setup, ...] = ()
    for _time in range(3):
        setup = sister(replace(PASSED_IT, known=known))
        assert setup is not None
        hands.append(set(seen(setup).hand))
        known = (*known, setup)
    assert all(one != two for place, one in enumerate(hands) for two in hands[:place])


def test_the_process_that_thinks_finds_the_same_one() -> None:
    worker = Worker()
    try:
        handle = worker.run(Errand(looking_for, replace(PASSED_IT)))
        while (report := handle.poll()) is None or not report.done:
            pass
    finally:
        worker.close()
    assert report.result == found()


# -- where there is none --------------------------------------------------------------------------


def test_where_two_cards_are_worth_the_same_it_gives_up() -> None:
    setup = hand_setup("9H TH KD QC AC", "", "", "", dealer=Seat.EAST, upcard="9S")
    done = "0:pass 1:pass 2:pass 3:order"
    state = reach(setup, done)
    discard = next(action for action in legal(state, Seat.EAST) if action.card != state.upcard)
    state, _events = apply(state, discard)
    assert state.turn is Seat.SOUTH
    here = replace(setup, actions=(*map(Action.parse, done.split()), discard))
    low, lower = Action.parse("0:play:TH"), Action.parse("0:play:9H")
    steps = looking_for(Sought(RULES, here, Seat.SOUTH, lower, low))
    assert finished(steps) is None


@pytest.mark.parametrize(
    "sought",
    [
        replace(PASSED_IT, action=Action.parse("0:play:9H")),
        replace(PASSED_IT, best=PASS),
        replace(PASSED_IT, setup=replace(PASSED, deal=None)),
        replace(PASSED_IT, setup=replace(PASSED, actions=(Action.parse("2:order"),))),
        replace(PASSED_IT, seat=Seat.NORTH),
    ],
    ids=["not allowed", "no mistake", "no deal", "against the rules", "not the turn"],
)
def test_what_is_no_such_decision_has_no_sister(sought: Sought) -> None:
    assert sister(sought) is None


# -- what always holds ----------------------------------------------------------------------------


def played(ruleset: Ruleset, seed: str, decision: int) -> tuple[State, Setup] | None:
    """A deal soundly played to South's decision of that number."""
    setup, left, done = dealt(ruleset, seed), decision, list[Action]()
    state = start(ruleset, setup)
    while state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER, Phase.DEALING):
        choices = legal(state, state.turn)
        action = choices[0] if asks_nobody(choices) else Steady().choose(observe(state, state.turn))
        if state.turn is Seat.SOUTH and len(choices) > 1 and not asks_nobody(choices):
            if not left:
                return state, replace(setup, actions=tuple(done))
            left -= 1
        state, _events = apply(state, action)
        done.append(action)
    return None


def made(ruleset: Ruleset, seed: str, decision: int) -> FirstDeal | None:
    reached = played(ruleset, seed, decision)
    if reached is None:
        return None
    state, setup = reached
    best = decide(observe(state, Seat.SOUTH)).action
    wrong = next(action for action in legal(state, Seat.SOUTH) if action != best)
    return first_deal(Sought(ruleset, setup, Seat.SOUTH, wrong, best, seed=seed))


ANY_RULES = st.one_of(
    st.sampled_from(list_rulesets()), st.integers(0, 5000).map(lambda number: random_table(Random(number)))
)
"""The shipped ones, and house rules of all kinds."""


@settings(max_examples=100, deadline=None)
@given(ANY_RULES, st.integers(0, 5000), st.integers(0, 5), st.booleans())
def test_whatever_is_tried_comes_lawfully_to_a_decision_of_the_same_shape(
    ruleset: Ruleset, number: int, decision: int, loose: bool
) -> None:
    first = made(ruleset, f"always {number}", decision)
    if first is None:
        return
    for attempt in range(12):
        setup = finished(attempted(first, Attempt(f"{number}/{attempt}", attempt, loose)))
        if setup is None:
            continue
        view = seen(setup, ruleset)
        right = [action for action in view.legal if first.choice.is_right(view, action)]
        wrong = [action for action in view.legal if first.choice.is_wrong(view, action)]
        assert right
        assert wrong
        shape = replace(shape_of(view, wrong[0], right[0]), kind=first.shape.kind)
        assert shape.loosely == first.shape.loosely
        assert loose or shape == first.shape
        assert view.upcard_suit is not first.view.upcard_suit
        assert setup.deal is not None
        assert set(setup.deal.hands[Seat.SOUTH]) != set(first.deal.hands[Seat.SOUTH])
        assert view.standing == first.view.standing


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(list_rulesets()), st.integers(0, 5000), st.integers(0, 5))
def test_nobody_does_what_no_rule_of_thumb_says_on_the_way(
    ruleset: Ruleset, number: int, decision: int
) -> None:
    """All play soundly in the first deal here, so all have to in the others."""
    first = made(ruleset, f"sound {number}", decision)
    if first is None:
        return
    for attempt in range(0, 12, 2):
        setup = finished(attempted(first, Attempt(f"{number}/{attempt}", attempt, loose=False)))
        if setup is None:
            continue
        state = start(ruleset, replace(setup, actions=()))
        for action in setup.actions:
            choices = legal(state, state.turn)
            if not asks_nobody(choices) and action.seat is not Seat.SOUTH:
                assert decide(observe(state, action.seat)).action == action
            state, _events = apply(state, action)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list_rulesets()), st.integers(0, 5000), st.integers(0, 5))
def test_the_other_opponent_deals_now_and_then_where_it_makes_no_difference(
    ruleset: Ruleset, number: int, decision: int
) -> None:
    first = made(ruleset, f"dealer {number}", decision)
    if first is None:
        return
    dealers = set[Seat | None]()
    for attempt in range(0, 8, 2):
        this = Attempt(f"{number}/{attempt}", attempt, loose=False)
        setup = dealt_anew(first, change_for(first, this), this)
        assert setup is not None
        dealers.add(setup.dealer)
    either = first.shape.moment.tricks > 0 and first.dealer.side is not Seat.SOUTH.side
    assert dealers == ({Seat.WEST, Seat.EAST} if either else {first.dealer})
