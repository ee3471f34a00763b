"""A short run of the fuzz command, and proof that it would notice."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.course import loader
from game.storage import aside
from tests.fuzz import running
from tests.fuzz.cases import KINDS, Case
from tests.fuzz.running import Finding, run_cases

ROOT = Path(__file__).parents[2]
CASES = [6, pytest.param(60, marks=pytest.mark.slow)]
"""Of each kind; `python -m tests.fuzz` runs as many as are asked for."""


@pytest.mark.parametrize("cases", CASES)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_made_wrong_ends_the_app(kind: str, cases: int) -> None:
    command = ["-m", "tests.fuzz", "--count", str(cases), "--seed", "suite", "--kind", kind]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_traceback_is_reported_with_what_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_rest: object) -> None:
        raise KeyError("steps")

    monkeypatch.setattr("tests.fuzz.cases.read_lesson", broken)
    (finding,) = run_cases([8], "7", ["lesson"])
    assert finding is not None
    assert "KeyError: 'steps'" in finding.told("7")
    assert "python -m tests.fuzz --seed 7 --case 8 --kind lesson" in finding.told("7")
    assert loader.read_lesson is not broken


def test_lost_rows_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aside, "put_aside", lambda *_row: None)
    found = [finding for finding in run_cases(range(30), "suite", ["cells"]) if finding]
    assert any("are gone" in finding.trace for finding in found)


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="needs an alarm")
def test_a_case_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(_case: Case) -> None:
        time.sleep(30)

    monkeypatch.setattr(running, "LONGEST", 1)
    monkeypatch.setitem(KINDS, "lesson", slow)
    (finding,) = run_cases([1], "7", ["lesson"])
    assert isinstance(finding, Finding)
    assert "Hangs" in finding.trace
