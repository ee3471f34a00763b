"""The commands for packs of lessons, from a folder to another learner's shelf."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from game.cli import command_line, entry
from game.cli.complaints import Refused
from game.packs import shelf
from game.packs.joining import whole_course
from game.rulesets.own_rulesets import own_rulesets
from game.storage.paths import HOME_VARIABLE
from game.storage.writing import FileThere
from tests.course.writing import lesson as written
from tests.packs.writing import RULES, files, folder, packed


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def lesson(*words: object) -> int:
    return command_line.run(["lesson", *map(str, words)], entry.open_app)


def test_a_folder_is_packed_added_listed_and_removed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club, made = folder(tmp_path / "club", files()), tmp_path / "club.lbpack"
    assert lesson("pack", club, made) == lesson("add", made) == lesson("packs") == 0
    told = capsys.readouterr().out
    assert told.count("“Friday club” by Nora Hale, version 3.") == 3
    assert "1 lesson: “A trial”." in told
    assert "House rules: Friday rules." in told
    assert lesson("remove", "club") == lesson("packs") == 0
    assert "haven't added any" in capsys.readouterr().out


def test_nothing_is_written_over_unless_it_is_forced(tmp_path: Path) -> None:
    club, made = folder(tmp_path / "club", files()), tmp_path / "club.lbpack"
    made.write_text("mine")
    with pytest.raises(FileThere):
        lesson("pack", club, made)
    assert made.read_text() == "mine"
    assert lesson("pack", club, made, "--force") == 0


def test_a_pack_has_a_name_of_its_own_kind(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="lbpack"):
        lesson("pack", folder(tmp_path / "club", files()), tmp_path / "club.zip")


def test_faults_are_told_one_a_line_with_code_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = packed(tmp_path, {**files(), "1-first/one.yaml": "format: 1\nid: one\ntitel: One\nminutes: 99\n"})
    assert lesson("add", bad) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) > 1
    assert all(line.startswith("club.lbpack/1-first/") for line in lines)


def test_an_older_pack_is_refused_until_it_is_forced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new, old = packed(tmp_path, files(2), "new.lbpack"), packed(tmp_path, files(1), "old.lbpack")
    assert (lesson("add", new), lesson("add", old), lesson("add", old, "--force")) == (0, 2, 0)
    assert "You already have version 2" in capsys.readouterr().err


def test_what_an_added_pack_did_to_the_one_that_was_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson("add", packed(tmp_path, files(1)))
    lesson("add", packed(tmp_path, files(1)))
    assert "Nothing has changed" in capsys.readouterr().out
    lesson("add", packed(tmp_path, files(1, **{"notes.md": "More."})))
    assert "not everything in it is the same" in capsys.readouterr().out
    smiths = {**files(2), "pack.yaml": files(2)["pack.yaml"].replace("Nora Hale", "Mr. Smith")}
    assert lesson("add", packed(tmp_path, smiths)) == 2
    told = capsys.readouterr()
    assert "“Friday club” by Nora Hale" in told.err
    assert "Updated" not in told.out
    assert lesson("add", packed(tmp_path, smiths), "--force") == 0
    assert "taken the place" in capsys.readouterr().out


def test_a_folder_that_says_nothing_of_itself_is_packed_under_a_title_and_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drafts = folder(tmp_path / "Lesson drafts", {"trial.yaml": written()})
    made = tmp_path / "mine.lbpack"
    with pytest.raises(Refused, match="--title TITLE --author NAME"):
        lesson("pack", drafts, made)
    assert lesson("pack", drafts, made, "--title", "Tuesday club", "--author", "Mr. Hale") == 0
    about = (drafts / "pack.yaml").read_text(encoding="utf-8")
    assert "“Tuesday club” by Mr. Hale, version 1." in capsys.readouterr().out
    (drafts / "pack.yaml").write_text(about + "licence: CC BY 4.0\n", encoding="utf-8")
    assert lesson("pack", drafts, made, "--force", "--title", "Friday") == 0
    assert (drafts / "pack.yaml").read_text(encoding="utf-8") == about.replace("Tuesday club", "Friday") + (
        "licence: CC BY 4.0\n"
    )


def test_the_ids_of_lessons_are_told_to_whoever_added_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson("add", packed(tmp_path, files()))
    lesson("packs")
    assert capsys.readouterr().out.count("club/one") == 2


def test_a_pack_that_is_not_there_cannot_be_removed(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="don't have a lesson pack"):
        lesson("remove", "club")
    lesson("add", packed(tmp_path, files()))
    with pytest.raises(Refused, match="Choose one of these: club"):
        lesson("remove", "../club")


def test_a_single_lesson_is_added_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(written(), encoding="utf-8")
    assert lesson("add", file) == 0
    assert "Added “A trial”" in capsys.readouterr().out
    file.write_text("steps: [")
    assert lesson("add", file) == 2
    assert [each.id for each in whole_course().lessons][-1] == "my-lessons/trial"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lines typed at a terminal."""

    def type_(lines: str) -> None:
        source = StringIO(lines)
        source.isatty = lambda: True  # type: ignore[method-assign]
        monkeypatch.setattr("sys.stdin", source)
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)

    return type_


def test_at_a_terminal_it_is_shown_and_asked_before_it_is_added(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: Callable[[str], None]
) -> None:
    made = packed(tmp_path, files())
    typed("no\n")
    assert lesson("add", made) == 0
    told = capsys.readouterr().out
    assert told.index("“Friday club” by Nora Hale") < told.index("Add this pack of lessons?")
    assert "Nothing was added." in told
    assert not shelf.shelved()
    typed("yes\n")
    assert lesson("add", made) == 0
    assert "Added. You'll find it" in capsys.readouterr().out
    typed("yes\n")
    assert lesson("add", packed(tmp_path, files(1), "old.lbpack")) == 0
    assert "Go back to an older version?" in capsys.readouterr().out
    typed("")
    assert lesson("add", made, "--yes") == 0
    assert "this pack" not in capsys.readouterr().out


def test_at_a_terminal_a_file_that_cannot_be_added_is_told_without_a_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: Callable[[str], None]
) -> None:
    typed("")
    assert lesson("add", tmp_path / "gone.lbpack") == 2
    (tmp_path / "bad.lbpack").write_bytes(b"PK")
    assert lesson("add", tmp_path / "bad.lbpack") == 2
    assert "Type “yes”" not in capsys.readouterr().out


def test_a_pack_with_drafts_is_made_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = files()
    texts["1-first/one.yaml"] = texts["1-first/one.yaml"].replace("steps:", "draft: true\nsteps:", 1)
    assert lesson("pack", folder(tmp_path / "club", texts), tmp_path / "club.lbpack") == 0
    assert "1 lesson in it is still a draft" in capsys.readouterr().out
    assert lesson("pack", folder(tmp_path / "other", files()), tmp_path / "other.lbpack") == 0
    assert "still a draft" not in capsys.readouterr().out


def test_a_catalogue_says_what_is_still_to_be_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = folder(tmp_path, {"alone.yaml": written()}) / "alone.yaml"
    assert lesson("catalogue", alone, "--to", "de") == 0
    told = capsys.readouterr().out
    assert "de.po" in told
    assert "Still to be translated: " in told
    assert "pack.yaml" in told, "where it goes"
    assert lesson("catalogue", alone, "--to", "nonsense") == 2
    assert "such as de or fr" in capsys.readouterr().err


def test_house_rules_are_added_as_house_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "friday.yaml"
    file.write_text(RULES, encoding="utf-8")
    assert lesson("add", file) == 0
    assert "Added the house rules “Friday rules”" in capsys.readouterr().out
    assert "friday" in [each.id for each in own_rulesets()]
    file.write_text("id: [", encoding="utf-8")
    assert lesson("add", file) == 2
    assert "friday.yaml:1:" in capsys.readouterr().err
