"""Evenings of teams."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.event import EventKind
from game.evening.planning import teams
from game.evening.planning.checker import check


@settings(deadline=None)
@given(st.integers(2, 60), st.integers(1, 30))
def test_teams_stay_together_and_meet_again_only_where_they_must(count: int, rounds: int) -> None:
    report = check(teams.plan(teams.teams_of(2 * count), rounds), EventKind.TEAMS)
    assert report.faults == ()
    assert report.opponent_repeats == report.best.opponent_repeats or rounds > count
    assert max(report.byes.values()) - min(report.byes.values()) == report.best.bye_spread


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 61, 2))
def test_every_number_of_teams_is_at_the_bound(players: int) -> None:
    for rounds in range(4, 13):
        report = check(teams.plan(teams.teams_of(players), rounds), EventKind.TEAMS)
        assert report.faults == ()
        turn = players // 2 - 1 + players // 2 % 2
        assert report.opponent_repeats == 0 or rounds > turn
        assert max(report.byes.values()) - min(report.byes.values()) == report.best.bye_spread


def test_an_odd_number_of_people_makes_no_teams() -> None:
    with pytest.raises(ValueError, match="5 people"):
        teams.teams_of(5)
