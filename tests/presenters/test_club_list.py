"""The nights that were run for a club: which are listed, and how a file in another place is opened."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from game.presenters.club_files import FoundNight, found_nights, free_path, is_club_file, remembered
from game.presenters.club_list import NightList
from game.presenters.club_planner import Planner
from game.presenters.list_pages import Enter, Fill, Press
from game.storage.paths import HOME_VARIABLE
from tests.presenters.conftest import PlainDesk


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def listed(desk: PlainDesk) -> NightList:
    """The list when all files have been read."""
    nights = NightList(desk)
    nights.settle()
    return nights


def test_before_the_first_night_the_way_to_plan_one_is_the_brass_one(desk: PlainDesk) -> None:
    page = listed(desk).page()
    assert page.rows == ()
    assert [each.id for each in page.sheet.every_button() if each.main] == ["new"]


def test_nights_of_the_usual_folder_and_those_opened_elsewhere_are_listed(
    desk: PlainDesk, tmp_path: Path
) -> None:
    assert Planner(desk).do(Press("start")).route is not None
    other = Planner(desk, folder=tmp_path / "other")
    other.do(Fill("club", "Other"))
    assert other.do(Press("start")).route is not None
    desk.change(club_files=desk.settings().club_files[:1])
    (tmp_path / "home" / "own-rules.yaml").write_text("name: A table\n", encoding="utf-8")
    nights = listed(desk)
    assert [row.said.split(",")[0] for row in nights.page().rows if hasattr(row, "said")] == [
        "Other", "Wednesday night",
    ]  # fmt: skip
    route = nights.do(Press("open")).route
    assert route is not None
    assert str(route.about[0]).startswith(str(tmp_path / "other"))


def test_a_night_with_a_mistake_in_its_file_is_listed_and_leads_to_it(
    desk: PlainDesk, tmp_path: Path
) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("club: Friday\n", encoding="utf-8")
    desk.change(club_files=(str(path),))
    nights = listed(desk)
    assert "Show me what to fix" in [each.words for each in nights.page().sheet.every_button()]
    route = nights.do(Press("open")).route
    assert route is not None
    assert route.about == (str(path),)


def test_a_typed_path_is_opened_or_told_that_it_leads_nowhere(desk: PlainDesk, tmp_path: Path) -> None:
    nights = listed(desk)
    nights.do(Fill("path", f"'{tmp_path / 'none.yaml'}'"))
    assert nights.do(Enter("path")).route is None
    wrong = nights.page().sheet.wrong
    assert wrong is not None
    assert "none.yaml isn't there" in wrong[0]
    (tmp_path / "night.yaml").write_text("club: Friday\n", encoding="utf-8")
    nights.do(Fill("path", str(tmp_path / "night.yaml")))
    assert nights.do(Enter("path")).route is not None


def test_a_file_of_a_night_is_told_from_other_yaml_by_its_beginning(tmp_path: Path) -> None:
    night, other = tmp_path / "night.yaml", tmp_path / "rules.yaml"
    night.write_text("# a remark\nclub: Friday\n", encoding="utf-8")
    other.write_text("name: Friday club: not\n", encoding="utf-8")
    assert is_club_file(night)
    assert not is_club_file(other)
    assert not is_club_file(tmp_path / "none.yaml")


def test_names_of_files_have_nothing_that_no_system_takes(tmp_path: Path) -> None:
    assert free_path(tmp_path, 'a/b\\c:"d"*?', ".pdf").name == "a b c d.pdf"
    assert free_path(tmp_path, "...", ".pdf").name == "night.pdf"


def test_the_newest_file_is_remembered_first_and_once() -> None:
    last = remembered(("/a", "/b"), Path("/b"))
    assert [Path(each).name for each in last] == ["b", "a"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_no_file_of_a_night_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert not is_club_file(tmp_path / "pipe.yaml")


def test_large_files_are_read_aside_and_listed_when_they_have_come(
    desk: PlainDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Planner(desk).do(Press("start")).route is not None
    gate = Event()

    def slowly(last: tuple[str, ...]) -> Iterator[FoundNight]:
        gate.wait(5)
        return found_nights(last)

    monkeypatch.setattr("game.presenters.club_list.found_nights", slowly)
    nights = NightList(desk)
    assert not nights.advance()
    page = nights.page()
    assert (page.rows, page.empty) == ((), "Looking for your nights …")
    gate.set()
    nights.settle()
    assert len(nights.page().rows) == 1
