"""Figures with how far they may be off."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.ladder import Level
from game.drills.reckoning import FEW, Between, Estimate, between, differs, estimate, within

LEVELS = [(Level.SHARP, 0.01), (Level.STEADY, 0.05), (Level.SUNDAY, 0.1), (Level.GREENHORN, 0.3)]
COSTS = st.lists(st.tuples(st.floats(0, 4), st.floats(0, 0.5)), min_size=1, max_size=60)


@given(COSTS)
def test_a_figure_lies_in_its_range_and_is_never_sure(costs: list[tuple[float, float]]) -> None:
    found = estimate(costs)
    assert 0 <= found.low <= found.mean <= found.high
    assert found.off > 0
    assert found.count == len(costs)


def test_without_any_mistake_the_range_still_has_room_for_one() -> None:
    assert estimate([(0.0, 0.0)] * 20).high == pytest.approx(0.3 / 20 * 1.645, rel=0.1)


def test_nine_ranges_in_ten_hold_the_truth() -> None:
    random = Random("ranges")
    held = 0
    for _try in range(2000):
        costs = [(random.expovariate(5), 0.0) for _each in range(40)]
        found = estimate(costs)
        held += found.low <= 0.2 <= found.high
    assert 0.84 < held / 2000 < 0.94


def test_the_own_errors_of_costs_make_a_figure_less_sure() -> None:
    sure, unsure = ([(cost, error) for cost in (0.0, 0.4)] * 10 for error in (0.0, 0.3))
    assert estimate(unsure).off > estimate(sure).off


def test_no_decision_makes_no_figure() -> None:
    with pytest.raises(ValueError, match="no decisions"):
        estimate([])


def test_four_times_as_many_make_the_range_half_as_wide() -> None:
    costs = [(0.0, 0.05), (0.4, 0.05)] * 10
    now = estimate(costs)
    assert now.more_for_half == 60
    assert estimate(costs * 4).off == pytest.approx(now.off / 2, rel=0.1)


def test_few_decisions_are_said_to_be_few() -> None:
    assert estimate([(0.1, 0.0)] * (FEW - 1)).few
    assert not estimate([(0.1, 0.0)] * FEW).few


def test_two_figures_differ_only_beyond_chance() -> None:
    assert differs(Estimate(0.1, 0.02, 50), Estimate(0.3, 0.05, 50))
    assert not differs(Estimate(0.1, 0.2, 20), Estimate(0.3, 0.05, 50))


@pytest.mark.parametrize(
    ("mean", "found"),
    [
        (0.0, Between(None, Level.SHARP)),
        (0.07, Between(Level.STEADY, Level.SUNDAY)),
        (0.5, Between(Level.GREENHORN, None)),
    ],
)
def test_a_figure_lies_between_levels(mean: float, found: Between) -> None:
    assert between(mean, LEVELS) == found


def test_a_wide_range_reaches_several_levels() -> None:
    assert within(Estimate(0.07, 0.05, 20), LEVELS) == (Level.STEADY, Level.SUNDAY)
