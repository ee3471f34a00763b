"""Percentiles of measured times."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bench.figures import median, percentile

VALUES = st.lists(st.floats(0, 1e6), min_size=1, max_size=200)


def test_of_a_hundred_values_the_ninety_ninth_is_the_slow_one() -> None:
    assert percentile(range(1, 101), 0.99) == 99


def test_the_median_of_an_even_number_is_the_lower_of_the_two() -> None:
    assert median([4, 1, 3, 2]) == 2


@given(VALUES, st.floats(0.01, 1))
def test_at_least_the_share_of_values_lies_at_or_below_its_percentile(
    values: list[float], share: float
) -> None:
    bound = percentile(values, share)
    assert sum(value <= bound for value in values) >= share * len(values)


def test_nothing_measured_has_no_percentile() -> None:
    with pytest.raises(ValueError, match="no values"):
        percentile([], 0.5)
