"""The command for classes: from results to a sheet, on the screen, as a page, and for other programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import command_line, entry
from game.cli.complaints import Refused
from game.storage.paths import HOME_VARIABLE
from game.storage.writing import FileThere, NotWritten
from tests.classes.results import file, handed, lesson


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """A folder with the results of two pupils."""
    place = tmp_path / "in"
    place.mkdir()
    file(place, handed("Mia", lesson(name_the_left="ace-of-clubs 2 solved")))
    file(place, handed("=7", lesson(name_the_left="jack-of-spades 1 solved")), "seven")
    return place


def report(*words: object) -> int:
    return command_line.run(["class", "report", *map(str, words)], entry.open_app)


def test_results_are_told_on_the_screen(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(*sorted(results.iterdir())) == 0
    told = capsys.readouterr().out
    assert "2 pupils, 2 results" in told
    assert "Most common wrong answer: “ace of clubs”. 1 pupil, question 3." in told
    assert "Mia: 0 of 1 right at once, 3: right at try 2" in told


@pytest.mark.parametrize("named", [".", "*.lbresult", "?*.lbresult"])
def test_a_folder_and_a_pattern_will_do(
    results: Path, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(results / named) == 0
    assert "2 pupils" in capsys.readouterr().out


def test_a_page_and_a_table_are_written_and_nothing_is_written_over(results: Path, tmp_path: Path) -> None:
    page, table = tmp_path / "class.html", tmp_path / "class.csv"
    assert report(results, "--html", page, "--csv", table) == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "'=7" in table.read_text(encoding="utf-8-sig")
    page.write_text("mine")
    with pytest.raises(FileThere):
        report(results, "--html", page)
    assert page.read_text() == "mine"
    assert report(results, "--html", page, "--force") == 0


def test_other_programs_read_it_as_json(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(results, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pupils"] == ["=7", "Mia"]
    (one,) = told["lessons"]
    assert (one["lesson"], one["most_missed"]) == ("left-bower", "name-the-left")
    assert one["pupils"][0]["steps"]["name-the-left"]["mark"] == "later"


def test_a_broken_file_is_told_and_the_others_make_the_sheet(
    results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (results / "zoe.lbresult").write_text("format: 1\npupil: Zoe\nlessons: [{}]\n", encoding="utf-8")
    assert report(results, "--html", tmp_path / "class.html") == 2
    told = capsys.readouterr()
    assert "zoe.lbresult:3:" in told.err
    assert "Wrote" in told.out


def test_with_nothing_to_read_there_is_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "class.html"
    with pytest.raises(Refused, match="no results"):
        report(tmp_path, "--html", page)
    assert report(tmp_path / "gone.lbresult", "--html", page) == 2
    assert "There's no file" in capsys.readouterr().err
    assert not page.exists()


def test_a_file_that_is_not_there_and_a_pack_are_told_as_what_they_are(
    results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "club.lbpack").write_bytes(b"PK\x03\x04 and more")
    assert report(*sorted(results.iterdir()), tmp_path / "gone.lbresult", tmp_path / "club.lbpack") == 2
    said = capsys.readouterr()
    assert "2 pupils" in said.out
    assert f"There's no file {tmp_path / 'gone.lbresult'}." in said.err
    assert "It's a zip file, such as a lesson pack." in said.err
    with pytest.raises(NotWritten, match="There's no folder"):
        report(results, "--html", tmp_path / "nowhere" / "class.html")
