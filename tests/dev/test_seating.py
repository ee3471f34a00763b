"""Finding seating charts."""

from __future__ import annotations

import pytest

from game.dev import seating
from game.evening.event import EventKind
from game.evening.planning import charts
from game.evening.planning.checker import check


def test_a_chart_that_is_found_has_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOVES", 2_000)
    found = seating.find(10, 6, 1, "test")
    report = check(found, EventKind.ROTATION)
    assert (report.partner_repeats, report.faults) == (0, ())
    assert seating.rating(found)[:2] == (0, report.opponent_repeats)
    assert len(charts.write([found]).split()) == 2 + 6


def test_fewer_partners_who_meet_again_count_for_more_than_fewer_opponents() -> None:
    assert (0, 9, 3) < (1, 0, 1)
