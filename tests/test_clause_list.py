"""The list of clauses: every sheet's own, with what carries them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import game
from game.clause_list import clause_rows
from game.dev.tied import tied_tests
from game.rules.ruleset import ClauseKind
from game.storage.rulesets import list_rulesets

ROOT = Path(game.__file__).parent.parent


def test_each_clause_is_listed_once_and_under_the_sheet_that_says_it() -> None:
    rows = list(clause_rows(list_rulesets(), {}, {}))
    own = {
        clause.id
        for ruleset in list_rulesets()
        for clause in ruleset.clauses.values()
        if clause.kind is not ClauseKind.READING
    }
    assert sorted(row.id for row in rows) == sorted(own)
    assert {row.ruleset for row in rows if row.id.startswith("HOY-")} == {"hoyle-classic"}


def test_a_clause_shows_the_switches_it_sets_and_the_topics_it_is_cited_for() -> None:
    row = next(row for row in clause_rows(list_rulesets(), {}, {}) if row.id == "DAN-05")
    assert "stick_the_dealer: true" in row.data
    assert "topic: passed-out" in row.data


def test_lists_are_empty_where_nothing_carries_a_clause() -> None:
    rows = list(clause_rows(list_rulesets(), {}, {}))
    assert all(row.tests == row.lessons == [] for row in rows)
    assert all(isinstance(row.data, list) for row in rows)


def test_the_tests_of_a_clause_are_found_as_the_runner_collects_them(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(
        "import pytest\n\n@pytest.mark.clause('HOY-06')\ndef test_it():\n    pass\n", encoding="utf-8"
    )
    script = (
        "import pathlib, sys; from game.dev.tied import tied_tests;"
        "print(dict(tied_tests(pathlib.Path(sys.argv[1]))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "{'HOY-06': ['tests/test_one.py::test_it']}"


def test_without_tests_beside_the_program_no_test_is_found(tmp_path: Path) -> None:
    assert tied_tests(tmp_path) == {}
