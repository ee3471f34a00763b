"""The results of a class by their pages: opened, looked at, taken off, saved."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from game.pages.class_rows import FILES, NEEDS, PUPILS, QUESTIONS, SAVE
from game.pages.list_page import ListPage, ListRow
from game.presenters.class_results import ClassResults
from game.presenters.desk import Route
from game.presenters.list_pages import Choose, Enter, Fill, Press, Turn
from game.storage.paths import HOME_VARIABLE
from tests.classes.results import file, handed, lesson
from tests.presenters.conftest import PlainDesk

WRONG = {"name_the_left": "ace-of-clubs 2 solved"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The results of three pupils."""
    place = tmp_path / "handed in"
    place.mkdir()
    file(place, handed("Mia", lesson(**WRONG)))
    file(place, handed("7", lesson(**WRONG), lesson("left-bower-led", which_suit="hearts 1 solved")))
    file(place, handed("Bo", lesson(name_the_left="jack-of-spades 1 solved")))
    return place


def said(page: ListPage) -> str:
    rows = [row.said if isinstance(row, ListRow) else row.words for row in page.rows]
    return "\n".join([page.title, page.where, page.empty, page.sheet.title, *rows, str(page.sheet.blocks)])


def test_a_folder_of_results_is_a_class(desk: PlainDesk, folder: Path) -> None:
    pages = ClassResults(desk, folder)
    told = said(pages.page())
    assert "3 pupils, 3 results" in told
    assert "2 of 3 not right at once" in told
    assert "“ace of clubs”" in told
    assert [row.key for row in pages.page().rows][:2] == ["class", "pupil 0"]
    pages.do(Fill("lesson", "1"))
    assert "1 pupil" in said(pages.page())


@pytest.mark.parametrize("tab", [PUPILS, QUESTIONS, NEEDS, FILES, SAVE])
def test_every_row_of_every_tab_says_more_beside_the_list(desk: PlainDesk, folder: Path, tab: str) -> None:
    pages = ClassResults(desk, folder)
    pages.do(Turn(tab))
    rows = [row for row in pages.page().rows if isinstance(row, ListRow)]
    assert rows
    titles = set()
    for row in rows:
        pages.do(Choose(row.key))
        page = pages.page()
        assert page.chosen == row.key
        titles.add((page.sheet.title, page.sheet.blocks))
    assert len(titles) == len(rows)


def test_a_broken_file_is_told_with_its_place_and_hurts_no_other(desk: PlainDesk, folder: Path) -> None:
    (folder / "zoe.lbresult").write_text("format: 1\npupil: Zoe\nlessons: [{}]\n", encoding="utf-8")
    pages = ClassResults(desk, folder)
    assert pages.page().tab == FILES
    assert "zoe.lbresult:3:" in said(pages.page())
    pages.do(Press("off"))
    pages.do(Turn(PUPILS))
    assert "3 pupils" in said(pages.page())


def test_the_others_of_a_folder_are_a_button_away(desk: PlainDesk, folder: Path) -> None:
    pages = ClassResults(desk, folder / "mia.lbresult")
    assert "1 pupil, 1 result" in said(pages.page())
    pages.do(Turn(FILES))
    assert any("2 more" in button.words for button in pages.page().sheet.every_button())
    pages.do(Press("beside"))
    assert "3 pupils" in said(pages.page())


def test_a_path_is_typed_and_one_that_is_not_there_is_told(desk: PlainDesk, folder: Path) -> None:
    pages = ClassResults(desk)
    pages.do(Fill("path", str(folder / "nobody.lbresult")))
    pages.do(Enter("path"))
    assert any(each.wrong for each in pages.page().every_field())
    pages.do(Fill("path", f'"{folder}"'))
    pages.do(Enter("path"))
    assert "3 pupils" in said(pages.page())
    assert pages.do(Press("choose")).route == Route("files")


def test_the_sheet_is_saved_as_a_page_and_as_a_table_and_nothing_is_written_over(
    desk: PlainDesk, folder: Path, home: Path
) -> None:
    pages = ClassResults(desk, folder)
    pages.do(Press(SAVE))
    for _time in range(2):
        pages.do(Press("write html"))
        assert "Saved: " in said(pages.page())
    pages.do(Press("write csv"))
    assert sorted(path.name for path in home.iterdir()) == [
        "Class sheet 2.html",
        "Class sheet.csv",
        "Class sheet.html",
    ]
    rows = list(csv.DictReader((home / "Class sheet.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [row["pupil"] for row in rows] == ["7", "Mia", "Bo", "7"]
    assert pages.do(Press("folder")).route == Route("folder", (str(home / "Class sheet.csv"),))


def test_a_file_that_was_handed_in_anew_is_read_again(desk: PlainDesk, folder: Path) -> None:
    pages = ClassResults(desk, folder)
    file(folder, handed("Bo", lesson(**WRONG)))
    pages.look()
    assert "3 of 3 not right at once" in said(pages.page())


def test_nothing_handed_in_yet_says_what_to_do(desk: PlainDesk) -> None:
    page = ClassResults(desk).page()
    assert "Drop the files" in page.empty
    assert not page.tabs
