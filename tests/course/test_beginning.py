"""A new lesson for an author to begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.beginning import begin_lesson
from game.course.checker import check_paths
from game.course.loader import read_lesson


def test_a_new_lesson_holds_and_has_the_name_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "2-bowers" / "07-My Own.yaml"
    assert begin_lesson(path) == 0
    assert read_lesson(path).id == "my-own"
    assert check_paths([path]) == []


def test_accents_are_left_out_of_the_id_and_not_the_letters_under_them(tmp_path: Path) -> None:
    path = tmp_path / "3 Der König fällt.yaml"
    assert begin_lesson(path) == 0
    assert read_lesson(path).id == "der-konig-fallt"


def test_in_a_folder_a_lesson_gets_a_name_by_itself(tmp_path: Path) -> None:
    assert begin_lesson(tmp_path) == 0
    assert read_lesson(tmp_path / "my-lesson.yaml").id == "my-lesson"


def test_a_file_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("mine", encoding="utf-8")
    assert begin_lesson(path) == 1
    assert path.read_text() == "mine"
    assert "already exists" in capsys.readouterr().err
