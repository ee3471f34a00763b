"""The plot of ranges: its axis, and names that no line crosses."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.client.widgets.range_plot import axis, flag_rows


@given(st.floats(0.001, 5))
def test_the_axis_holds_the_highest_value_with_few_ticks(highest: float) -> None:
    step, count = axis(highest)
    assert step * count >= highest - 1e-6
    assert 1 <= count <= 6


@given(st.lists(st.tuples(st.floats(0, 500), st.floats(10, 120)), max_size=6))
def test_no_line_goes_through_a_name(places: list[tuple[float, float]]) -> None:
    ordered = sorted(places)
    rows = flag_rows(ordered, 6)
    for (at, _width), row in zip(ordered, rows, strict=True):
        for (left, wide), other in zip(ordered, rows, strict=True):
            crosses = left < at < left + wide
            assert not (crosses and other >= row)
