"""The chapter about trouble: every penalty of the sheets is taught and asked, at tables that have it."""

from __future__ import annotations

from game.course.steps import AskingStep
from game.course.teaching import clauses_of
from game.rules.ruleset import ClauseKind
from game.rulesets.shipped import list_rulesets
from tests.shipped import course

COURSE = course()
CHAPTER = "8-trouble"
BESIDES = {"DAN-10", "WED-16", "WED-17", "WED-18", "WED-39"}
"""No penalties, and yet what somebody may be called out for."""


def penalties() -> set[str]:
    return {
        clause.id
        for ruleset in list_rulesets()
        for clause in ruleset.clauses.values()
        if clause.kind is ClauseKind.PENALTY
    }


def test_every_penalty_of_the_sheets_stands_in_a_question() -> None:
    assert len(penalties()) == 28
    asked = {clause for file in COURSE.lessons for clause, is_asked in clauses_of(file) if is_asked}
    assert (penalties() | BESIDES) - asked == set()


def test_the_chapter_itself_speaks_of_every_penalty() -> None:
    spoken = {
        clause for file in COURSE.lessons if file.chapter == CHAPTER for clause, _asked in clauses_of(file)
    }
    assert (penalties() | BESIDES) - spoken == set()


def test_every_shipped_table_has_the_chapter_and_is_asked_in_each_lesson() -> None:
    lessons = [file.lesson for file in COURSE.lessons if file.chapter == CHAPTER]
    assert len([lesson for lesson in lessons if not lesson.test]) >= 8
    for ruleset in list_rulesets():
        for lesson in lessons:
            asked = [step for step in lesson.under(ruleset).shown if isinstance(step, AskingStep)]
            assert len(asked) >= 4, (ruleset.id, lesson.id)
