"""Double dummy: right on every kind of table, and quick about it."""

from __future__ import annotations

import pytest

from game.rules.seats import Seat
from game.rules.state import Award
from game.strategy.packed import position
from game.strategy.solver import Search, position_value, solve
from game.strategy.worth import worths
from tests.strategy.plain_minimax import plain_values
from tests.strategy.solver_proof import opening, proof, random_position
from tests.tables import hand_setup, reach


def test_the_solver_agrees_with_plain_minimax_on_positions_of_every_size() -> None:
    tally = proof(120, "f")
    assert tally.wrong == []
    assert set(tally.sizes) == {1, 2, 3, 4, 5}
    assert tally.lone
    assert tally.lone_defence
    assert tally.no_trump
    assert tally.joker


@pytest.mark.parametrize("number", range(8))
def test_more_tricks_may_pay_less(number: int) -> None:
    state = random_position(f"odd/{number}", 3)
    odd = state.ruleset.with_switches(made_points=4, march_points=1, euchre_points=3, lone_march_points=0)
    state = state.changed(ruleset=odd)
    assert dict(solve(state).values) == plain_values(state)


@pytest.mark.parametrize("number", range(8))
def test_a_position_is_worth_what_its_best_card_is(number: int) -> None:
    state = random_position(f"best/{number}", 4)
    sign = 1 if state.turn in (Seat.SOUTH, Seat.NORTH) else -1
    at = position(state)
    assert position_value(at, worths(state), Search(at.layout)) == sign * solve(state).best


def test_a_side_may_value_awards_in_its_own_way() -> None:
    def only_a_march_counts(award: Award) -> float:
        return 1.0 if award.points[0] > 1 else 0.0

    setup = hand_setup("JH JD AH KH QH", dealer=Seat.EAST, upcard="9C")
    state = reach(setup, "0:pass 1:pass 2:pass 3:pass 0:call:H")
    assert set(solve(state, only_a_march_counts).values.values()) == {1.0}


def test_a_whole_hand_takes_few_calls() -> None:
    assert sum(solve(opening(f"calls/{number}")).calls for number in range(20)) < 20 * 150


def test_only_a_seat_that_is_to_play_has_a_value() -> None:
    state = reach(hand_setup(dealer=Seat.EAST, upcard="9C"))
    with pytest.raises(ValueError, match="nobody is to play"):
        solve(state)
