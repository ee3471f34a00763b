"""Where a clause is to be read, and where tables differ."""

from __future__ import annotations

from game.rules.origins import sheet_of
from game.rulesets.shipped import list_rulesets
from game.rulesets.switches import differ


def test_a_clause_is_read_in_the_sheet_it_stands_in() -> None:
    found = sheet_of(list_rulesets(), "DAN-05")
    assert found is not None
    assert found.id == "danville"


def test_a_clause_of_no_sheet_is_read_nowhere() -> None:
    assert sheet_of(list_rulesets(), "DAN-99") is None


def test_a_difference_that_cannot_be_played_is_none() -> None:
    ruleset = list_rulesets()[0].with_switches(defend_alone=False)
    other = ruleset.with_switches(lone_defence_points=1)
    assert not differ([ruleset, other], "lone_defence_points")
    assert differ(
        [ruleset.with_switches(defend_alone=True), other.with_switches(defend_alone=True)],
        "lone_defence_points",
    )
