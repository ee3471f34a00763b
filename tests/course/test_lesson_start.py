"""A lesson is proved once: before it ships, or when somebody's own file is read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.course import lesson_start
from game.course.lesson_proof import check_file
from game.course.lesson_start import begin
from game.course.loader import load_catalogue, read_lesson
from game.rulesets.shipped import list_rulesets
from game.storage import paths


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of lessons that are proved from now on."""
    proved: list[str] = []

    def check(file, *about):  # type: ignore[no-untyped-def]
        proved.append(file.id)
        return check_file(file, *about)

    monkeypatch.setattr(lesson_start, "check_file", check)
    return proved


def test_what_ships_is_not_proved_again_when_it_is_opened(proofs: list[str]) -> None:
    course = load_catalogue()
    for file in course.lessons:
        begin(file, course.glossary, list_rulesets()[0])
    assert proofs == []


def test_under_rules_of_ones_own_a_lesson_is_proved_the_first_time(proofs: list[str]) -> None:
    course, own = load_catalogue(), replace(list_rulesets()[0], id="my-table")
    for _time in range(3):
        assert begin(course.lessons[1], course.glossary, own).ruleset == own
    assert proofs == [course.lessons[1].id]


def test_a_file_of_ones_own_is_proved_once_each_time_it_is_read(proofs: list[str], tmp_path: Path) -> None:
    course = load_catalogue()
    shipped = course.lessons[1].path
    assert shipped.is_relative_to(paths.lessons())
    own = tmp_path / "own.yaml"
    own.write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    for read in (1, 2):
        file = read_lesson(own)
        for _time in range(2):
            begin(file, course.glossary, list_rulesets()[0])
        assert proofs == [file.id] * read
