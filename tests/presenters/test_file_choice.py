"""Choosing a file without a window: going from folder to folder, parts of names, whole paths."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.pages.file_list import MOST
from game.pages.lines import FileLine, LinkLine, Words
from game.presenters.file_choice import KEPT, FileChoice, remembered


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "friday").mkdir()
    (tmp_path / "friday" / "late.egn").write_text("")
    (tmp_path / "early.json").write_text("")
    return tmp_path


def keys(choice: FileChoice) -> list[str]:
    return [line.key for line in choice.lines if isinstance(line, FileLine)]


def test_the_folder_in_which_a_file_was_opened_last_comes_first(folder: Path) -> None:
    choice = FileChoice([str(folder / "gone"), str(folder)])
    assert choice.folder.path == folder
    assert next(line.words for line in choice.sheet.lines if isinstance(line, LinkLine)) == folder.name


def test_a_folder_is_gone_into_and_out_of_and_a_file_is_chosen(folder: Path) -> None:
    choice = FileChoice([str(folder)])
    assert keys(choice) == ["folder friday", "file early.json"]
    assert choice.act("folder friday") is None
    assert choice.act("file late.egn") == folder / "friday" / "late.egn"
    choice.act("up")
    assert choice.act(f"place {folder / 'friday'}") is None
    assert keys(choice) == ["file late.egn"]


def test_enter_takes_the_marked_name_or_the_path_that_was_typed(folder: Path) -> None:
    choice = FileChoice([str(folder)])
    choice.typed = "early"
    assert choice.enter(keys(choice)[0]) == folder / "early.json"
    choice.typed = str(folder / "friday" / "late.egn")
    assert choice.enter("") == folder / "friday" / "late.egn"
    choice.typed = f"friday{os.sep}"
    assert choice.enter("") is None
    assert choice.folder.path == folder / "friday"


def test_a_path_that_leads_nowhere_says_so_in_the_list(folder: Path) -> None:
    choice = FileChoice([str(folder)])
    choice.typed = f"nowhere{os.sep}"
    choice.enter("")
    (line,) = choice.lines
    assert isinstance(line, Words)
    assert "doesn't exist" in line.text
    choice.act("up")
    assert keys(choice)


def test_of_two_thousand_files_the_first_are_listed_and_a_name_finds_any(tmp_path: Path) -> None:
    for number in range(2000):
        (tmp_path / f"game {number:04}.egn").write_text("")
    choice = FileChoice([str(tmp_path)])
    assert len(keys(choice)) == MOST
    last = choice.lines[-1]
    assert isinstance(last, Words)
    assert last.text.startswith("1,800 more.")
    choice.typed = "1999"
    assert keys(choice) == ["file game 1999.egn"]


def test_a_name_that_nothing_has_says_so(folder: Path) -> None:
    choice = FileChoice([str(folder)])
    choice.typed = "zzz"
    (line,) = choice.lines
    assert isinstance(line, Words)
    assert line.text == "Nothing here has that in its name."


def test_few_folders_are_remembered_the_newest_first(tmp_path: Path) -> None:
    last: tuple[str, ...] = ()
    for name in ("a", "b", "c", "d", "e", "c"):
        last = remembered(last, tmp_path / name / "game.egn")
    assert [Path(folder).name for folder in last] == ["c", "e", "d", "b"]
    assert len(last) == KEPT
