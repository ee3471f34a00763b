"""Rotations, from charts and worked out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.event import EventKind
from game.evening.planning import charts, rotation
from game.evening.planning.checker import check


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 60), st.integers(4, 12))
def test_a_chart_has_no_fault_and_partners_come_back_only_where_they_must(players: int, rounds: int) -> None:
    report = check(rotation.plan(players, rounds), EventKind.ROTATION)
    assert report.faults == ()
    assert (report.players, report.rounds) == (players, rounds)
    assert report.partner_repeats == report.best.partner_repeats
    assert max(report.byes.values()) - min(report.byes.values()) == report.best.bye_spread


@settings(max_examples=8, deadline=None)
@given(st.integers(4, 120), st.sampled_from([1, 2, 3, 13, 20, 40]))
def test_what_has_no_chart_is_worked_out(players: int, rounds: int) -> None:
    report = check(rotation.plan(players, rounds), EventKind.ROTATION)
    assert report.faults == ()
    if rounds < players:
        assert report.partner_repeats == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 61))
def test_every_chart_is_at_the_bound_for_partners_and_byes_and_near_it_for_opponents(players: int) -> None:
    for rounds in charts.ROUNDS:
        report = check(rotation.plan(players, rounds), EventKind.ROTATION)
        assert report.faults == ()
        assert report.partner_repeats == report.best.partner_repeats
        assert max(report.byes.values()) - min(report.byes.values()) == report.best.bye_spread
        assert report.opponent_repeats - report.best.opponent_repeats <= FARTHEST
        if players > ALWAYS:
            assert report.opponent_repeats == 0


FARTHEST, ALWAYS = 12, 32
"""Repeats of opponents that a chart has above the bound, and above how many players there are none."""


@pytest.mark.parametrize(("players", "rounds"), [(14, 15), (15, 16), (18, 19)])
def test_pairs_that_are_left_over_are_used_before_anybody_has_a_partner_again(
    players: int, rounds: int
) -> None:
    report = check(rotation.plan(players, rounds), EventKind.ROTATION)
    assert (report.partner_repeats, report.faults) == (0, ())


def test_the_file_of_charts_is_written_as_it_is_read() -> None:
    lines = charts.FILE.read_text(encoding="ascii")
    found = [charts.chart(players, rounds) for players in charts.PLAYERS for rounds in charts.ROUNDS]
    assert charts.write(filter(None, found)) == lines
    assert len(lines) < 300_000


def test_other_numbers_have_no_chart() -> None:
    assert charts.chart(61, 8) is None
    assert charts.chart(8, 13) is None
