"""Expected points: fair to every action, and more certain with every world."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given, settings

from game.rules.actions import Action, Phase
from game.rules.hand import apply, legal
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import observe
from game.strategy.solver import solve
from game.strategy.values import Appraisal, Effort, search
from tests.rules.test_properties import some
from tests.strategy.test_worlds import positions
from tests.tables import DANVILLE, hand_setup, reach, redealt, rules

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
ENDLESS = rules(game_points=None)
PASSED = "0:pass 1:pass 2:pass 3:pass"


def table(hand: str, actions: str = "", upcard: str = "9C", dealer: Seat = E,
          ruleset: Ruleset = ENDLESS) -> State:  # fmt: skip
    return reach(hand_setup(hand, dealer=dealer, upcard=upcard, ruleset=ruleset), actions, ruleset)


def best(state: State, worlds: int = 60) -> Action:
    appraisal = Appraisal(observe(state, state.turn), "test")
    appraisal.refine(worlds)
    return appraisal.values().best.action


@settings(parent=some, max_examples=40)
@given(positions)
def test_every_decision_at_every_table_has_values(state: State) -> None:
    if state.phase in (Phase.GATHER, Phase.HAND_OVER):
        return
    appraisal = Appraisal(observe(state, state.turn), "any")
    appraisal.refine(2)
    values = appraisal.values()
    assert {value.action for value in values.ranked} == set(legal(state, state.turn))
    assert values.best.behind == 0


def test_a_hand_that_cannot_lose_goes_alone() -> None:
    assert best(table("JC JS AC KC QC")) == Action.parse("0:order:alone")


def test_a_hopeless_hand_passes() -> None:
    assert best(table("9S TH 9D TD QH")) == Action.parse("0:pass")


def test_a_low_card_is_put_down() -> None:
    state = table("JH AH KH AS 9C", "1:pass 2:pass 3:pass 0:order", "QH", S)
    assert best(state) == Action.parse("0:discard:9C")


def test_the_mean_of_all_worlds_is_double_dummy_when_nothing_is_hidden() -> None:
    state = table("AS KS 9D TD QH", PASSED + " 0:call:S")
    while len(state.tricks) < 4 or state.phase is Phase.GATHER:
        state, _events = apply(state, legal(state, state.turn)[0])
    view = observe(state, state.turn)
    values = search(view, "end", Effort())
    assert values.best.mean in {-2.0, 1.0, 2.0}
    assert set(solve(state).values) == {value.action.card for value in values.ranked}


def test_errors_shrink_as_worlds_are_added() -> None:
    appraisal = Appraisal(observe(table("AS KS 9D TD QH", PASSED + " 0:call:S"), S), "shrink")
    assert appraisal.values().best.error == inf
    appraisal.refine(20)
    few = appraisal.values()
    appraisal.refine(180)
    many = appraisal.values()
    assert (few.worlds, many.worlds) == (20, 200)
    assert many.best.error < few.best.error / 2
    second = many.ranked[1]
    assert second.behind_error < second.error  # pairs tell more than the values themselves


def test_chunks_come_to_the_same_values_as_one_go() -> None:
    view = observe(table("AS KS 9D TD QH"), S)
    whole, parts = Appraisal(view, "parts"), Appraisal(view, "parts")
    whole.refine(12)
    for _chunk in range(4):
        parts.refine(3)
    assert whole.values() == parts.values()


def test_what_the_seat_cannot_see_changes_no_value() -> None:
    state = table("AS KS 9D TD QH")
    other = redealt(state, S, "otherwise")
    one, two = (Appraisal(observe(each, S), "same") for each in (state, other))
    one.refine(10)
    two.refine(10)
    assert one.values() == two.values()


def test_a_hopeless_action_is_dropped_and_keeps_its_value() -> None:
    appraisal = Appraisal(observe(table("JC JS AC KC QC"), S), "drop")
    appraisal.refine(30)
    appraisal.drop_hopeless()
    assert Action.parse("0:pass") not in appraisal.candidates
    appraisal.refine(10)
    assert appraisal.values().of(Action.parse("0:pass")).behind > 0.5


def test_a_search_stops_as_soon_as_it_knows_enough() -> None:
    view = observe(table("JC JS AC KC QC"), S)
    assert search(view, "stop", Effort(chunk=20, most=400, error=0.05)).worlds < 400


def test_an_action_that_is_kept_is_tried_as_often_as_the_best() -> None:
    view, passing = observe(table("JC JS AC KC QC"), S), Action.parse("0:pass")
    dropped = search(view, "kept", Effort(chunk=20, most=100, error=0.0)).of(passing)
    kept = search(view, "kept", Effort(chunk=20, most=100, error=0.0, kept=(passing,))).of(passing)
    assert kept.behind_error < dropped.behind_error
    assert search(view, "kept", Effort(chunk=20, most=200, error=0.08, kept=(passing,))).worlds > 20


def test_an_action_that_is_not_legal_has_no_value() -> None:
    values = search(observe(table("JC JS AC KC QC"), S), "none", Effort(10, 10))
    with pytest.raises(KeyError):
        values.of(Action.parse("0:play:JC"))


def test_the_sheet_decides_what_a_lone_hand_is_worth() -> None:
    poor = rules(DANVILLE, lone_march_points=1, lone_made_points=0, game_deals=None)
    state = table("JC JS AC KC QC", ruleset=poor)
    assert best(state) == Action.parse("0:order")
