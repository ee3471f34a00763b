"""The list of clauses: every sheet's own, with what carries them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import game
from game.cli.clause_list import clause_rows
from game.dev.tied import tied_tests
from game.rules.ruleset import ClauseKind
from game.rulesets.shipped import list_rulesets

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


def test_the_tests_of_a_clause_are_found_where_they_are_marked(tmp_path: Path) -> None:
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


MARKED = """
import pytest

pytestmark = pytest.mark.clause("A-1")
CASES = [pytest.param(number, marks=pytest.mark.clause(f"B-{number}")) for number in (1, 2)]


@pytest.mark.parametrize("number", CASES)
def test_worked_out(number): ...


@pytest.mark.clause("C-1")
class TestTogether:
    @pytest.mark.clause("C-2")
    @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.clause("C-3"))])
    def test_inside(self, x): ...


def helper(): ...
"""


def test_marks_of_a_module_a_class_a_case_and_those_worked_out_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_marked.py").write_text(MARKED, encoding="utf-8")
    names = [name for name in sys.modules if name.split(".")[0] == "tests"]
    for name in names:
        monkeypatch.delitem(sys.modules, name)
    inside, worked_out = "TestTogether::test_inside", "test_worked_out"
    assert tied_tests(tmp_path) == {
        clause: [f"tests/test_marked.py::{test}" for test in tests]
        for clause, tests in {
            "A-1": [worked_out, inside],
            "B-1": [worked_out],
            "B-2": [worked_out],
            "C-1": [inside],
            "C-2": [inside],
            "C-3": [inside],
        }.items()
    }
    monkeypatch.undo()


def test_the_tests_of_this_project_are_found_as_the_runner_collects_them() -> None:
    tied = tied_tests(ROOT)
    assert "tests/rules/test_sheets.py::test_a_table_plays_by_the_value_its_sheet_gives" in tied["DAN-05"]
    assert any(
        test.startswith("tests/strategy/test_rules_of_thumb.py") for tests in tied.values() for test in tests
    )


def test_without_tests_beside_the_program_no_test_is_found(tmp_path: Path) -> None:
    assert tied_tests(tmp_path) == {}
