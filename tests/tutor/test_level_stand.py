"""A learner among levels whose own figures are only known so far."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.bots.hand_costs import hand_costs
from game.bots.ladder import Level
from game.tutor.estimate import Estimate
from game.tutor.level_stand import Costs, level_stand

COSTS: Costs = {
    Level.GREENHORN: (0.4, 0.01),
    Level.HOPEFUL: (0.3, 0.01),
    Level.SUNDAY: (0.2, 0.01),
    Level.STEADY: (0.1, 0.01),
    Level.SHARP: (0.0, 0.001),
}
MEASURED = st.fixed_dictionaries({level: st.tuples(st.floats(0, 0.5), st.floats(0, 0.04)) for level in Level})


def test_a_range_that_reaches_no_level_lies_between_two() -> None:
    found = level_stand(Estimate(0.15, 0.02, 400), COSTS)
    assert (found.better[-1], found.reached, found.worse[0]) == (Level.STEADY, (), Level.SUNDAY)
    assert found.more == 0


def test_a_range_across_a_level_is_not_between_its_neighbours() -> None:
    found = level_stand(Estimate(0.2, 0.05, 100), hand_costs())
    assert found.reached == (Level.SUNDAY, Level.HOPEFUL)


def test_what_is_known_of_a_level_itself_counts() -> None:
    mine = Estimate(0.25, 0.03, 100)
    roughly = {**COSTS, Level.SUNDAY: (0.2, 0.05)}
    assert Level.SUNDAY not in level_stand(mine, COSTS).reached
    assert Level.SUNDAY in level_stand(mine, roughly).reached


def test_at_the_ends_nobody_is_better_or_worse() -> None:
    assert level_stand(Estimate(0.9, 0.05, 50), COSTS).worse == ()
    assert level_stand(Estimate(0.2, 0.01, 50), {Level.GREENHORN: (0.4, 0.0)}).better == ()


def test_of_two_levels_that_lose_as_much_the_better_player_comes_first() -> None:
    alike = {Level.GREENHORN: (0.2, 0.0), Level.HOPEFUL: (0.2, 0.0)}
    assert level_stand(Estimate(0.2, 0.1, 20), alike).reached == (Level.HOPEFUL, Level.GREENHORN)


@pytest.mark.parametrize("mean", [0.21, 0.22, 0.23])
def test_between_levels_that_lie_too_close_no_number_of_hands_tells(mean: float) -> None:
    found = level_stand(Estimate(mean, 0.001, 10**6), hand_costs())
    assert found.reached == (Level.SUNDAY, Level.HOPEFUL)
    assert found.more is None


@given(st.floats(0, 0.6), st.floats(0.001, 0.3), st.integers(10, 500), MEASURED)
def test_so_many_more_hands_do_tell(mean: float, off: float, count: int, costs: Costs) -> None:
    found = level_stand(Estimate(mean, off, count), costs)
    assume(found.more)
    assert found.more is not None
    more = count + found.more
    then = level_stand(Estimate(mean, off * (count / more) ** 0.5, more), costs)
    assert len(then.reached) <= 1
    assert then.more in (0, None) or len(then.reached) == 1
    if found.more > 2:
        early = count + found.more // 2
        assert level_stand(Estimate(mean, off * (count / early) ** 0.5, early), costs).reached


@given(st.floats(0, 0.6), st.floats(0.001, 0.3), MEASURED)
def test_every_level_is_better_or_worse_or_reached(mean: float, off: float, costs: Costs) -> None:
    found = level_stand(Estimate(mean, off, 50), costs)
    assert sorted((*found.better, *found.reached, *found.worse)) == sorted(Level)
    assert all(costs[level][0] < mean for level in found.better)
    assert all(costs[level][0] > mean for level in found.worse)
