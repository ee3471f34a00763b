"""The report of clauses without a test."""

from __future__ import annotations

import pytest

from game.dev.clauses import all_clauses, report, untested
from game.rulesets.shipped import list_rulesets


def test_every_mark_names_a_clause_of_a_shipped_ruleset(request: pytest.FixtureRequest) -> None:
    known = all_clauses(list_rulesets())
    unknown = {
        f"{item.nodeid}: {mark.args[0]}"
        for item in request.session.items
        for mark in item.iter_markers("clause")
        if mark.args[0] not in known
    }
    assert unknown == set()


def test_a_clause_tied_to_a_test_leaves_the_report() -> None:
    rulesets = list_rulesets()
    first, *others = untested(rulesets, tied=())
    assert untested(rulesets, tied={first.id}) == others


def test_the_report_counts_and_quotes_what_no_test_shows() -> None:
    rulesets = list_rulesets()
    missing = untested(rulesets, tied=())
    head, *lines = report(rulesets, tied=())
    assert head.startswith(f"0 of {len(missing)} ")
    assert lines[0].startswith(f"{missing[0].id} (")
    assert lines[0].endswith(missing[0].says)
