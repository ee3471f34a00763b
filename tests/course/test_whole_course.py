"""The course as a whole: every clause taught and asked, short readings, chapters with tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.course.loader import LessonFile
from game.course.steps import AskingStep, SayStep, TermStep, WatchStep
from game.course.table_steps import FreePlayStep, PlayStep
from game.course.teaching import clauses_of
from game.rules.ruleset import ClauseKind
from game.rulesets.shipped import list_rulesets
from tests.shipped import course

COURSE = course()
WORDS_A_MINUTE = 180
"""What a slow reader reads."""
TWO_LINES = 85
"""The letters of a summary at most."""

MISCONCEPTIONS = {
    "the left bower belongs to its printed suit": "left-bower",
    "the left bower is always enough to order up": "only-the-left",
    "the dealer may bury the turned card": "the-discard",
    "the dealer's left always leads against a loner": "who-leads-against-a-loner",
    "the turned card helps whoever orders it": "whose-card",
    "a partner who orders up has to go alone": "not-everywhere",
    "a partner's ace may well be trumped": "partners-ace",
    "defenders do well to lead trump": "when-they-made-it",
    "an ace wins wherever it is led": "the-dealers-void",
    "next need not be called": "make-it-next",
    "good hands are best passed": "do-not-wait",
    "a loner with three tricks pays more": "points-alone",
}
"""What beginners believe, and the lesson that shows otherwise."""


def test_every_rule_advice_and_term_is_taught_and_asked() -> None:
    taught, asked = set(), set()
    for file in COURSE.lessons:
        for clause, is_asked in clauses_of(file):
            (asked if is_asked else taught).add(clause)
    wanted = {
        clause.id
        for ruleset in list_rulesets()
        for clause in ruleset.clauses.values()
        if clause.kind in (ClauseKind.RULE, ClauseKind.ADVICE, ClauseKind.TERM)
    }
    assert wanted - taught == set()
    assert wanted - asked == set()


def test_there_are_forty_lessons_and_nine_chapters_with_a_test_each() -> None:
    assert len([file for file in COURSE.lessons if not file.lesson.test]) >= 40
    assert {file.chapter for file in COURSE.lessons} == set(COURSE.course.chapters)
    assert {file.chapter for file in COURSE.lessons if file.lesson.test} == set(COURSE.course.chapters)


def test_the_first_screen_of_the_course_asks_for_a_card_and_the_first_lesson_is_a_whole_hand() -> None:
    first = COURSE.lessons[0].lesson.shown
    played = [step for step in first if isinstance(step, PlayStep)]
    assert first[0] is played[0]
    assert len(played[0].ask.split()) <= WORDS_A_MINUTE / 6  # ten seconds
    assert len(played) == 5
    assert sum(_readings(COURSE.lessons[0])) <= 2 * WORDS_A_MINUTE


def test_every_summary_fits_two_lines_of_the_course_map() -> None:
    long = {file.id: file.summary for file in COURSE.lessons if len(file.summary) > TWO_LINES}
    assert long == {}


def test_nobody_is_asked_about_the_deal_before_trump_is_made() -> None:
    asked = [
        file.chapter for file in COURSE.lessons if any("the-deal" in step.tests for step in file.lesson.shown)
    ]
    assert min(asked) == "3-making-trump"


def test_what_a_lesson_requires_comes_before_it() -> None:
    order = [file.id for file in COURSE.lessons]
    late = [
        (file.id, required)
        for file in COURSE.lessons
        for required in file.lesson.requires
        if order.index(required) > order.index(file.id)
    ]
    assert late == []


@pytest.mark.parametrize("file", COURSE.lessons, ids=lambda file: file.id)
def test_nobody_reads_for_more_than_a_minute_before_there_is_something_to_do(file: LessonFile) -> None:
    assert max(_readings(file)) <= WORDS_A_MINUTE


@pytest.mark.parametrize("file", COURSE.lessons, ids=lambda file: file.id)
def test_a_lesson_takes_three_to_eight_minutes(file: LessonFile) -> None:
    assert 3 <= file.minutes <= 8


@pytest.mark.parametrize("lesson", MISCONCEPTIONS.values(), ids=MISCONCEPTIONS.keys())
def test_each_misconception_has_its_lesson(lesson: str) -> None:
    assert COURSE.find(lesson) is not None


def _readings(file: LessonFile) -> Iterator[int]:
    """Words to be read in one go: up to each question, with the question itself."""
    words = 0
    for step in file.lesson.shown:
        if isinstance(step, AskingStep):
            yield words + len(step.ask.split())
            words = 0
        elif isinstance(step, FreePlayStep):
            yield words + len(step.text.split())
            words = 0
        elif isinstance(step, TermStep):
            words += len(COURSE.glossary.terms[step.term].text.split())
        elif isinstance(step, SayStep | WatchStep):
            words += len(step.text.split())
            words = 0 if isinstance(step, WatchStep) else words
    yield words
