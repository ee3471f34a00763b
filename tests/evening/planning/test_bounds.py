"""What is best possible."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.planning import rotation
from game.evening.planning.bounds import Bounds, bounds, bounds_of, team_bounds
from game.evening.seating import Round, Table


@pytest.mark.parametrize(
    ("players", "rounds", "least"),
    [
        (8, 7, Bounds(0, 28, 0)),  # everyone meets all seven others, and each of them twice
        (8, 8, Bounds(4, 36, 0)),  # 32 pairs of 28
        (9, 8, Bounds(0, 28, 1)),
        (23, 8, Bounds(0, 0, 1)),
        (24, 12, Bounds(0, 12, 0)),  # 24 opponents each, of 23
        (7, 10, Bounds(0, 19, 1)),
    ],
)
def test_what_is_best_possible_is_counted(players: int, rounds: int, least: Bounds) -> None:
    assert bounds(players, rounds) == least


def test_teams_meet_again_when_they_have_met_all_others() -> None:
    assert [team_bounds(6, rounds).opponent_repeats for rounds in (5, 6)] == [0, 3]
    assert [team_bounds(5, rounds).opponent_repeats for rounds in (5, 6)] == [0, 2]


@settings(deadline=None)
@given(st.integers(4, 60), st.integers(4, 12))
def test_counting_a_plan_gives_the_bounds_of_its_numbers(players: int, rounds: int) -> None:
    assert bounds_of(rotation.plan(players, rounds)) == bounds(players, rounds)


def test_who_comes_late_has_fewer_to_meet() -> None:
    table, other = Table((1, 2), (3, 4)), Table((1, 3), (2, 5))
    assert bounds_of([Round((table,)), Round((other,), (4,))]) == Bounds(0, 0, 1)
    assert bounds_of([Round((table,)), Round((table,))]).opponent_repeats == 2
