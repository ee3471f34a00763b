"""What a folder holds that can be opened, and what is said where it cannot be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.records.record_folder import look_into


def names(path: Path) -> list[str]:
    return [entry.name for entry in look_into(path).entries]


def test_folders_come_first_and_only_records_are_listed(tmp_path: Path) -> None:
    (tmp_path / "zebra").mkdir()
    for name in ("b.EGN", "A.json", "notes.txt", ".hidden.egn", "game.egn.bak"):
        (tmp_path / name).write_text("")
    assert names(tmp_path) == ["zebra", "A.json", "b.EGN"]


def test_a_folder_that_is_not_there_says_so(tmp_path: Path) -> None:
    assert look_into(tmp_path / "gone").trouble.endswith("gone doesn't exist.")
    assert look_into(Path("a\0b")).trouble.endswith("doesn't exist.")


def test_a_file_in_the_place_of_a_folder_says_so(tmp_path: Path) -> None:
    (tmp_path / "game.egn").write_text("")
    assert look_into(tmp_path / "game.egn").trouble.endswith("game.egn isn't a folder.")


def test_a_folder_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(os, "scandir", refuse)
    assert look_into(tmp_path).trouble.startswith("You don't have permission to look in")


def test_a_name_with_odd_signs_can_be_shown_and_still_opens(tmp_path: Path) -> None:
    odd = os.fsdecode(b"\xff*{JD}\n.egn")
    try:
        (tmp_path / odd).write_text("")
    except OSError:
        pytest.skip("this system has no such names")
    (entry,) = look_into(tmp_path).entries
    assert entry.shown.isprintable()
    assert (tmp_path / entry.name).is_file()


def test_part_of_a_name_finds_it_however_it_is_written(tmp_path: Path) -> None:
    for name in ("Finals.egn", "friday.egn"):
        (tmp_path / name).write_text("")
    assert [entry.name for entry in look_into(tmp_path).named(" FIN ")] == ["Finals.egn"]
