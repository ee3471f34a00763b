"""Making a lesson of a hand: what is asked, in whose words, and that nothing is lost or overwritten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.ladder import Level
from game.bots.levels import bot
from game.course.checker import check_paths
from game.course.loader import read_lesson
from game.course.steps import AskingStep
from game.dev.shots.replays import bots_game
from game.pages.list_page import ListRow
from game.pages.new_lesson import FILE, QUESTIONS
from game.presenters.desk import Route
from game.presenters.draft_folder import draft_folder
from game.presenters.list_pages import Choose, Fill, Press, Turn
from game.presenters.new_lesson import LessonSource, NewLesson
from game.records.record_file import Recorded
from game.records.reviewing import reviewable
from game.rules.seats import Seat
from game.storage.paths import HOME_VARIABLE
from game.strategy.values import Effort
from game.tutor.review import review_hand
from tests.presenters.conftest import PlainDesk
from tests.to_fix import to_fix

ROUGH = Effort(chunk=5, most=10, error=1.0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def record(desk: PlainDesk) -> Recorded:
    return bots_game(desk, "1", 4, bot(Level.GREENHORN, "1"))  # type: ignore[arg-type]


def source(record: Recorded, seat: Seat = Seat.SOUTH, step: int | None = None) -> LessonSource:
    """The first hand, roughly weighed."""
    hand = reviewable(record.seen_from(seat), 0)
    found = review_hand(hand.steps, seat, ROUGH)
    return LessonSource(hand, "Game 3", step, found)


def rows(pages: NewLesson) -> list[ListRow]:
    return [row for row in pages.page().rows if isinstance(row, ListRow)]


def buttons(pages: NewLesson) -> list[str]:
    return [button.id for button in pages.page().sheet.every_button() if not button.reason]


def written() -> list[Path]:
    return sorted(draft_folder().glob("*.yaml"))


def test_mistakes_are_asked_about_and_the_lesson_holds(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    asked = len(pages.questions.chosen)
    assert asked
    pages.do(Press("save"))
    (path,) = written()
    assert str(path) in pages.page().sheet.blocks[0].text
    assert to_fix([path]) == []
    assert sum(isinstance(step, AskingStep) for step in read_lesson(path).lesson.shown) == asked
    assert pages.do(Press("folder")).route == Route("folder", (str(path),))
    assert pages.do(Press("preview")).route == Route("preview", (str(path), record.ruleset))


def test_the_decision_one_stands_before_is_the_one_that_is_asked(desk: PlainDesk, record: Recorded) -> None:
    steps = record.deals[0].steps
    played = [place for place, step in enumerate(steps) if step.action.card is not None]
    lead = next(place for place in played if steps[place].action.seat is Seat.WEST)
    pages = NewLesson(desk, source(record, Seat.WEST, lead - 1))
    assert [question.step >= lead - 1 for question in pages.questions.chosen] == [True]
    assert pages.questions.chosen[0].seat is Seat.WEST


def test_every_word_is_the_authors(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    asked = next(row for row in rows(pages) if row.badge)
    pages.do(Choose(asked.key))
    pages.do(Fill("ask", "What now, Mia?"))
    pages.do(Fill("title", "Count before you lead"))
    pages.do(Choose(next(row.key for row in rows(pages) if row.below)))
    pages.do(Fill("say", "Because {JH} would fall."))
    assert pages.page().unsaved
    pages.do(Press("save"))
    assert not pages.page().unsaved
    (path,) = written()
    assert path.name == "count-before-you-lead.yaml"
    text = path.read_text(encoding="utf-8")
    assert "What now, Mia?" in text
    assert "Because {JH} would fall." in text


def test_an_answer_of_a_crowd_gets_a_line_of_its_own(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    question = pages.questions.chosen[0]
    pages.do(Choose(next(row.key for row in rows(pages) if row.below)))
    assert ("every" in buttons(pages)) == any(each.action is None for each in question.answers)
    pages.do(Press("every"))
    answers = pages.questions[question.step].answers
    assert {each.action for each in answers} == set(question.view.legal)
    pages.do(Press("save"))
    assert to_fix(written()) == []


def test_a_question_without_a_best_answer_is_not_saved(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    pages.do(Choose(next(row.key for row in rows(pages) if row.below)))
    pages.do(Fill("grade", "wrong"))
    pages.do(Press("save"))
    assert not written()
    assert "best answer" in pages.page().sheet.blocks[0].text


def test_what_was_changed_elsewhere_is_never_overwritten(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    pages.do(Fill("title", "Mine"))
    pages.do(Press("save"))
    pages.do(Fill("title", "Mine, better"))
    pages.do(Press("save"))
    (path,) = written()
    assert "Mine, better" in path.read_text(encoding="utf-8")
    path.write_text("# my own\n", encoding="utf-8")
    pages.do(Fill("title", "Mine"))
    pages.do(Press("save"))
    assert path.read_text(encoding="utf-8") == "# my own\n"
    assert len(written()) == 2
    assert [lesson.lesson.id for lesson in map(read_lesson, written()[:1])] != ["mine"]


def test_the_file_is_shown_as_it_will_be(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    pages.do(Turn(FILE))
    shown = "\n".join(row.note for row in rows(pages)).replace("\N{NO-BREAK SPACE}", " ")
    assert "tables:" in shown
    assert "steps:" in shown
    pages.do(Press("save"))
    text = written()[0].read_text(encoding="utf-8")
    assert shown.split() == [word for word in text.split() if word]


def test_a_lesson_says_what_it_is_about_and_what_it_tests(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    pages.do(Turn(FILE))
    pages.do(Fill("summary", "Which card to lead, and when."))
    pages.do(Turn(QUESTIONS))
    pages.do(Choose(next(row for row in rows(pages) if row.badge).key))
    pages.do(Fill("skill", "leading the moon"))
    (field,) = (each for each in pages.page().every_field() if each.id == "skill")
    assert field.wrong is not None
    pages.do(Fill("skill", "leading trump as"))
    (field,) = (each for each in pages.page().every_field() if each.id == "skill")
    assert field.wrong is None
    pages.do(Press("save"))
    lesson = read_lesson(written()[0]).lesson
    assert lesson.summary == "Which card to lead, and when."
    assert [step.tests for step in lesson.shown if step.tests] == [("lead-trump",)]


def test_a_file_that_was_changed_in_an_editor_is_shown_as_it_is_there(
    desk: PlainDesk, record: Recorded
) -> None:
    pages = NewLesson(desk, source(record))
    pages.do(Fill("title", "Mine"))
    pages.do(Press("save"))
    (path,) = written()
    path.write_text(path.read_text(encoding="utf-8").replace("Mine", "Yours"), encoding="utf-8")
    pages.do(Turn(FILE))
    shown = "\n".join(row.note for row in rows(pages)).replace("\N{NO-BREAK SPACE}", " ")
    assert 'title: "Yours"' in shown
    assert any("in your editor" in block.text for block in pages.page().sheet.blocks)
    pages.do(Fill("title", "Mine again"))
    pages.do(Press("save"))
    told = " ".join(block.text for block in pages.page().sheet.blocks)
    assert "mine.yaml in your editor, so it stays" in told


def test_a_draft_says_that_it_is_one_until_every_answer_has_its_authors_words(
    desk: PlainDesk, record: Recorded
) -> None:
    pages = NewLesson(desk, source(record))
    pages.do(Press("save"))
    (path,) = written()
    assert [fault.rule for fault in check_paths([path])] == ["L37"]
    assert "# in your own words?" in path.read_text(encoding="utf-8")
    for row in [row.key for row in rows(pages) if row.below]:
        pages.do(Choose(row))
        pages.do(Fill("say", "My own words."))
    pages.do(Press("save"))
    assert [fault.rule for fault in check_paths([path])] == ["L37"], "what it's about is still the app's"
    assert path.read_text(encoding="utf-8").count("# in your own words?") == 2
    pages.do(Turn(FILE))
    assert "still the app's" in " ".join(block.text for block in pages.page().sheet.blocks)
    assert "rest" in [field.id for field in pages.page().every_field()]
    pages.do(Fill("summary", "When to call."))
    pages.do(Fill("rest", "See what their trumps do."))
    pages.do(Press("save"))
    assert "still the app's" not in " ".join(block.text for block in pages.page().sheet.blocks)
    assert check_paths([path]) == []
    assert 'text: "See what their trumps do."' in path.read_text(encoding="utf-8")
    assert (
        "draft"
        not in path.read_text(encoding="utf-8").split("steps:")[0].split("# yaml")[1].split("\n", 1)[1]
    )


def test_the_title_that_is_there_to_begin_with_has_room(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, source(record))
    (field,) = (each for each in pages.page().every_field() if each.id == "title")
    assert len(field.value) <= field.most


def test_a_decision_still_open_becomes_a_question(desk: PlainDesk, record: Recorded) -> None:
    deal = record.deals[0]
    place = next(
        n
        for n, step in enumerate(deal.steps)
        if step.action.seat is Seat.SOUTH and len(step.before.hands[0]) == 5
    )
    cut = replace(record, deals=(replace(deal, steps=deal.steps[:place]),))
    pages = NewLesson(desk, LessonSource(reviewable(cut, 0), "Trying it again", place))
    pages.settle()
    assert [question.step for question in pages.questions.chosen] == [place]
    pages.do(Press("save"))
    assert to_fix(written()) == []


def test_leaving_lets_the_thinking_rest_and_coming_back_goes_on(desk: PlainDesk, record: Recorded) -> None:
    pages = NewLesson(desk, LessonSource(reviewable(record, 0), "Game 3"))
    pages.rest()
    assert desk.worker().in_hand == ()
    pages.begin()
    pages.settle()
    assert rows(pages)
