"""Figures with how far they may be off."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tutor.estimate import FEW, Estimate, differs, estimate

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
    assert 0.86 < held(off_by=lambda _random: 0.0, tries=2000) < 0.94


@pytest.mark.parametrize("most", [0.1, 0.2, 0.3])
def test_ranges_of_costs_that_were_measured_with_errors_are_no_wider_than_they_say(most: float) -> None:
    assert 0.86 < held(off_by=lambda random: random.uniform(most / 2, most), tries=2000) < 0.94


def held(off_by: Callable[[Random], float], tries: int) -> float:
    """How often the range of 40 costs holds their true mean, when each is measured off by so much."""
    random, found = Random("ranges"), 0
    for _try in range(tries):
        costs = []
        for _each in range(40):
            error = off_by(random)
            costs.append((random.expovariate(5) + random.gauss(0, error), error))
        told = estimate(costs)
        found += told.mean - told.off <= 0.2 <= told.mean + told.off
    return found / tries


def test_a_figure_is_never_surer_than_its_costs_were_measured() -> None:
    alike = [(0.2, 0.3)] * 20
    assert estimate(alike).off >= 1.645 * 0.3 / 20**0.5
    assert estimate([(0.2, 0.0)] * 20).off < estimate(alike).off


def test_no_decision_makes_no_figure() -> None:
    with pytest.raises(ValueError, match="no costs"):
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
