"""The win chart: what is published of it, and what search makes of a score beside it."""

from __future__ import annotations

import pytest

from game.arena.shares import PEOPLE, Shares
from game.arena.win_chart import chart_lines, win_chart
from game.rules.seats import Side
from game.strategy.standing import worth_at
from tests.strategy.test_standing import TEN, at, award

CHART = win_chart(10, PEOPLE)


def chance(own: int, theirs: int, dealing: bool) -> float:
    """The chance to win with the next deal the own side's, or the other's."""
    if max(own, theirs) >= 10:
        return float(own > theirs)
    return CHART[own, theirs] if dealing else 1 - CHART[theirs, own]


@pytest.mark.parametrize(
    ("own", "theirs", "dealing", "published"), [(0, 0, True, 0.51), (9, 9, True, 0.65), (9, 6, False, 0.82)]
)
def test_the_chances_are_those_that_are_published(
    own: int, theirs: int, dealing: bool, published: float
) -> None:
    assert chance(own, theirs, dealing) == pytest.approx(published, abs=0.011)


def test_a_point_more_and_the_deal_never_lower_a_chance() -> None:
    for own, theirs in CHART:
        assert chance(own + 1, theirs, False) > chance(own, theirs, False)
        assert chance(own, theirs, True) > chance(own, theirs, False)


def test_a_hand_that_nobody_scores_in_passes_the_deal_on() -> None:
    often, seldom = win_chart(5, Shares({1: 0.3}, {1: 0.2})), win_chart(5, Shares({1: 0.03}, {1: 0.02}))
    assert often[0, 0] > seldom[0, 0] > 0.5
    with pytest.raises(ValueError, match="nobody scores"):
        win_chart(5, Shares({}, {}))


@pytest.mark.parametrize("points", [2, 4])
@pytest.mark.parametrize("side", Side)
def test_search_makes_of_a_score_what_the_chart_does_whoever_deals(points: int, side: Side) -> None:
    for own, theirs in CHART:
        worth = worth_at(TEN, at(own, theirs))
        step = worth(award(1)) - worth(award(1, Side.THEM))
        found = (worth(award(points, side)) - worth(award(1, side))) / step
        charted = sum(_beyond_one(own, theirs, points, side, dealing) for dealing in (True, False)) / 2
        assert found == pytest.approx(charted, abs=0.1, rel=0.25)


def _beyond_one(own: int, theirs: int, points: int, side: Side, dealing: bool) -> float:
    """What points beyond one add by the chart, beside what lies between one to us and one to them."""

    def after(paid: int, to: Side) -> float:
        return chance(own + paid, theirs, dealing) if to is Side.US else chance(own, theirs + paid, dealing)

    return (after(points, side) - after(1, side)) / (after(1, Side.US) - after(1, Side.THEM))


def test_the_chart_is_told_in_lines_with_the_own_points_down() -> None:
    head, *rows = chart_lines(10, PEOPLE)
    assert head.split() == [str(number) for number in range(10)]
    assert [row.split()[0] for row in rows] == [str(number) for number in range(10)]
    assert rows[0].split()[1] == "51"
