"""Handing in by its pages: what is chosen, shown, and written, in that order."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.classes.reading import read_result
from game.classes.result import ResultFile
from game.pages.list_page import ListRow
from game.presenters.desk import BACK, Route
from game.presenters.hand_in import HandIn
from game.presenters.list_pages import Choose, Fill, Press, Turn
from game.storage.first_answers import FirstAnswer
from game.storage.paths import HOME_VARIABLE
from tests.presenters.conftest import PlainDesk


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def learner(desk: PlainDesk) -> PlainDesk:
    """Somebody who has answered a question in two lessons."""
    for lesson, step in (("left-bower", "name-the-left"), ("left-bower-led", "which-suit")):
        desk.store.progress.save(lesson, "", "", "{}", "", done=True)
        told = FirstAnswer(lesson, step, "0000000a", "diamonds", 2, 1, "answered", 20)
        desk.store.first_answers.note([told])
    return desk


def shown(pages: HandIn) -> str:
    """The file as the page shows it."""
    pages.do(Turn("file"))
    rows = [row.note for row in pages.page().rows if isinstance(row, ListRow)]
    return "\n".join(rows).replace("\N{NO-BREAK SPACE}", " ") + "\n"


def buttons(pages: HandIn) -> list[str]:
    return [button.id for button in pages.page().sheet.every_button() if not button.reason]


def result(path: Path) -> ResultFile:
    return read_result(path).result


def test_the_page_shows_the_very_text_that_is_written_then(learner: PlainDesk, home: Path) -> None:
    pages = HandIn(learner, "Mia", "left-bower")
    text = shown(pages)
    assert not list(home.glob("*.lbresult"))
    pages.do(Press("write"))
    assert (home / "mia.lbresult").read_text(encoding="utf-8") == text
    assert [lesson.lesson for lesson in result(home / "mia.lbresult").lessons] == ["left-bower"]
    assert pages.do(Press("folder")).route == Route("folder", (str(home / "mia.lbresult"),))
    assert pages.do(Press("leave")).route == BACK


def test_a_lesson_just_taken_goes_straight_to_its_file_for_a_learner_with_a_name(learner: PlainDesk) -> None:
    assert HandIn(learner, "Mia", "left-bower").page().tab == "file"
    assert HandIn(learner, "", "left-bower").page().tab == "lessons"
    assert HandIn(learner, "Mia").page().tab == "lessons"


def test_lessons_are_put_in_and_left_out(learner: PlainDesk, home: Path) -> None:
    pages = HandIn(learner, "Mia")
    pages.do(Press("none" if "none" in buttons(pages) else "all"))
    pages.do(Choose("lesson left-bower"))
    pages.do(Press("turn"))
    pages.do(Press("look"))
    pages.do(Press("write"))
    assert [lesson.lesson for lesson in result(home / "mia.lbresult").lessons] == ["left-bower-led"]


def test_a_number_will_do_and_is_remembered(learner: PlainDesk, home: Path) -> None:
    pages = HandIn(learner, "Mia")
    pages.do(Fill("name", "7"))
    pages.do(Press("write"))
    assert result(home / "7.lbresult").pupil == "7"
    assert "7" in [field.value for field in HandIn(learner, "Mia").page().every_field()]


def test_a_second_lesson_joins_the_file_and_the_page_says_so(learner: PlainDesk, home: Path) -> None:
    HandIn(learner, "Mia", "left-bower").do(Press("write"))
    pages = HandIn(learner, "Mia", "left-bower-led")
    assert "handed in there before" in str(pages.page().sheet.blocks)
    pages.do(Press("write"))
    assert len(result(home / "mia.lbresult").lessons) == 2


def test_nothing_is_written_that_was_not_shown(learner: PlainDesk, home: Path) -> None:
    pages = HandIn(learner, "Mia", "left-bower")
    shown(pages)
    (home / "mia.lbresult").write_text("a diary", encoding="utf-8")
    pages.do(Press("write"))
    assert (home / "mia.lbresult").read_text(encoding="utf-8") == "a diary"
    assert "once more" in str(pages.page().sheet.blocks)
    pages.do(Press("write"))
    assert result(home / "mia 2.lbresult").pupil == "Mia"


@pytest.mark.parametrize("name", ["", "  ", "x" * 61])
def test_without_a_name_nothing_can_be_written(learner: PlainDesk, home: Path, name: str) -> None:
    pages = HandIn(learner, "", "left-bower")
    pages.do(Fill("name", name))
    pages.do(Press("look"))
    assert "write" not in buttons(pages)
    pages.do(Press("write"))
    assert not list(home.glob("*.lbresult"))
    wrong = [field.wrong for field in pages.page().every_field() if field.wrong]
    assert bool(wrong) is bool(name.strip())


def test_a_folder_that_cannot_be_is_told(learner: PlainDesk, home: Path) -> None:
    (home / "file").write_text("x", encoding="utf-8")
    pages = HandIn(learner, "Mia", "left-bower")
    pages.do(Fill("folder", str(home / "file" / "deep")))
    pages.do(Press("write"))
    assert "can't be used" in str(pages.page().sheet.blocks)


def test_a_learner_without_an_answer_is_told_what_to_do(desk: PlainDesk) -> None:
    pages = HandIn(desk, "Mia")
    assert "answered a question" in pages.page().empty
    assert pages.do(Press("write")).route is None
