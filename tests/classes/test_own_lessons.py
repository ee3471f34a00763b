"""A teacher's own lessons count on the teacher's computer: drafts, and the packs that were made of them."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from game.classes.class_sheet import ClassSheet, LessonSheet, Versions
from game.classes.class_table import sheet_csv
from game.classes.putting_together import class_sheet
from game.classes.result import LessonResult, StepResult
from game.course.loader import read_lesson
from game.packs.drafts_pack import pack_drafts
from game.packs.made_here import known_here
from game.pages.class_html import class_html
from game.pages.class_lines import sheet_lines
from tests.classes.results import handed, told
from tests.course.writing import lesson as lesson_text

CALL = """\
- type: bid
  id: call
  table: turned
  ask: What do you say?
  answers:
    - {call: order-up, alone: true, grade: best, say: Yes.}
    - {call: order-up, alone: false, grade: wrong, say: No.}
    - {call: pass, grade: wrong, say: No.}
"""
TURNED = """\
turned:
  dealer: right
  upcard: 9C
  hands: {you: [JC, JS, AC, KC, QC]}
"""


@pytest.fixture
def drafts(tmp_path: Path) -> Path:
    folder = tmp_path / "drafts"
    folder.mkdir()
    (folder / "trial.yaml").write_text(lesson_text(CALL, TURNED), encoding="utf-8")
    return folder


def result(drafts: Path, pack: str = "my-lessons", version: str = "", **steps: str) -> LessonResult:
    file = read_lesson(drafts / "trial.yaml")
    return LessonResult(
        pack=pack, lesson="trial", version=version or file.version, finished=True,
        steps={name: told(text) for name, text in steps.items()},
    )  # fmt: skip


def sheet(drafts: Path, *results: tuple[str, LessonResult]) -> tuple[ClassSheet, LessonSheet, str]:
    known = known_here(drafts)
    names = [f"{pupil}.lbresult" for pupil, _result in results]
    made = class_sheet([handed(*each) for each in results], known.course, known.earlier, names)
    (one,) = made.lessons
    return made, one, "\n".join(sheet_lines(made, known.course.course))


def changed(drafts: Path, *words: tuple[str, str]) -> None:
    path = drafts / "trial.yaml"
    text = path.read_text(encoding="utf-8")
    for old, new in words:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def test_a_draft_that_was_handed_out_by_itself_is_known(drafts: Path) -> None:
    _made, one, text = sheet(drafts, ("Mia", result(drafts, call="0:order 2 solved")))
    assert (one.known, one.title) == (True, "A trial")
    assert "“I order it up”" in text
    assert "doesn't have this lesson" not in text


def test_a_call_is_known_as_authors_write_it_too(drafts: Path) -> None:
    steps = {"call": StepResult(first="order-up", tries=2, solved=True)}
    result_ = result(drafts).model_copy(update={"steps": steps})
    _made, _one, text = sheet(drafts, ("Mia", result_))
    assert "“I order it up”" in text


def test_a_pack_that_was_made_here_is_known_without_being_added(drafts: Path) -> None:
    pack = pack_drafts(drafts, "Tuesday club", "Mr. Hale").pack.id
    _made, one, _text = sheet(drafts, ("Mia", result(drafts, pack, call="0:order 2 solved")))
    assert (one.id, one.known, one.versions) == (f"{pack}/trial", True, Versions.AS_HERE)


def test_when_the_lesson_has_changed_since_pupils_questions_are_those_they_had(drafts: Path) -> None:
    pack = pack_drafts(drafts, "Tuesday club", "Mr. Hale").pack.id
    had = result(drafts, pack, call="0:order 2 solved")
    changed(drafts, ("What do you say?", "And you?"), ("id: call", "id: first-call"))
    _made, one, text = sheet(drafts, ("Mia", had), ("Bo", had))
    assert (one.versions, one.questions[0].text) == (Versions.CHANGED_SINCE, "What do you say?")
    assert "has changed since it was handed out" in text
    assert "Not everybody" not in text


def test_when_only_the_lesson_here_is_another_nobody_is_said_to_differ(drafts: Path) -> None:
    had = result(drafts, "tuesday", call="0:order 2 solved")
    (drafts / "pack.yaml").write_text(
        "format: 1\nid: tuesday\ntitle: Tuesday\nauthor: Mr. Hale\nversion: 2\n", encoding="utf-8"
    )
    changed(drafts, ("id: call", "id: first-call"))
    _made, one, text = sheet(drafts, ("Mia", had), ("Bo", had))
    assert one.versions is Versions.ANOTHER
    assert "Everybody had the same version" in text
    assert "another version of the lesson" not in text
    assert "isn't in the lesson on this computer: call." in text


def test_a_wrong_answer_that_is_right_by_now_is_not_called_wrong(drafts: Path) -> None:
    pack = pack_drafts(drafts, "Tuesday club", "Mr. Hale").pack.id
    had = result(drafts, pack, call="0:order 2 solved")
    changed(drafts, ("alone: false, grade: wrong", "alone: false, grade: fine"))
    _made, one, text = sheet(drafts, ("Mia", had))
    assert one.wrong_answers() == ()
    assert "Most common wrong answer" not in text
    assert "“I order it up” was graded wrong, but it's right in the lesson as it is now." in text


def test_versions_that_differ_are_told(drafts: Path) -> None:
    one, other = result(drafts), result(drafts, version="0000000a")
    one, other = (each.model_copy(update={"pack": "tuesday"}) for each in (one, other))
    _made, found, text = sheet(drafts, ("Mia", one), ("Bo", other))
    assert found.versions is Versions.MIXED
    assert "Not everybody had the same version" in text


def test_files_of_one_pupil_are_named(drafts: Path) -> None:
    had = result(drafts, call="0:order 2 solved")
    known = known_here(drafts)
    results = [handed("Mia", had), handed("mia", had)]
    made = class_sheet(results, known.course, known.earlier, ["mia.lbresult", "mia 2.lbresult"])
    text = "\n".join(sheet_lines(made, known.course.course))
    assert "More than one result of Mia: mia.lbresult and mia 2.lbresult." in text


def test_a_faulty_draft_and_a_spoilt_pack_hurt_nothing(drafts: Path) -> None:
    (drafts / "bad.yaml").write_text("steps: [", encoding="utf-8")
    (drafts / "bad.lbpack").write_bytes(b"PK")
    (drafts / "folder.lbpack").mkdir()
    _made, one, _text = sheet(drafts, ("Mia", result(drafts, version="0000000a", call="0:order 2 solved")))
    assert not one.known
    _made, one, _text = sheet(drafts, ("Mia", result(drafts, call="0:order 2 solved")))
    assert one.known


def test_without_drafts_the_course_is_as_it_is(tmp_path: Path) -> None:
    assert known_here(tmp_path / "nowhere").earlier() == ()


def test_the_page_names_who_gave_a_wrong_answer_and_the_table_has_words_for_right_ones(drafts: Path) -> None:
    wrong, right = result(drafts, call="0:order 2 solved"), result(drafts, call="0:order:alone 1 solved")
    made, _one, _text = sheet(drafts, ("Mia", wrong), ("Bo", right))
    page = class_html(made, known_here(drafts).course.course)
    assert "“I order it up” <small>Mia</small>" in page
    (row,) = (each for each in csv.DictReader(sheet_csv(made).splitlines()) if each["pupil"] == "Bo")
    assert "alone" in row["first_answer_words"]
