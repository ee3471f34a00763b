"""Skills: those of lessons as they're held, and noticing as it goes at honest tables."""

from __future__ import annotations

import pytest

from game.course.chapters import Course
from game.course.memory.skills import NOTICING, Skill, skills
from game.storage.database import Store
from tests.shipped import course

COURSE = Course({}, {"lead": "Leading", NOTICING: "Noticing slips"})


def noticing(store: Store) -> Skill:
    return next(skill for skill in skills(store, COURSE) if skill.id == NOTICING)


@pytest.mark.parametrize(
    ("seen", "marks", "words"),
    [
        ((3, 3, 0), 5, "you called 3 of 3"),
        ((4, 1, 0), 1, "you called 1 of 4"),
        ((2, 0, 0), 1, "you called 0 of 2"),
        ((2, 2, 2), 2, "you called 2 of 2, and 2 calls were wrong"),
        ((0, 0, 1), 1, "you called 0 of 0, and 1 call was wrong"),
    ],
)
def test_noticing_has_the_marks_of_what_was_called_and_called_wrongly(
    store: Store, seen: tuple[int, int, int], marks: int, words: str
) -> None:
    store.noticing.keep(store.games.begin("{}", "{}", "{}"), 0, *seen)
    skill = noticing(store)
    assert (skill.marks, skill.words) == (marks, words)


def test_without_a_slip_noticing_is_a_skill_like_any_other(store: Store) -> None:
    assert noticing(store) == Skill(NOTICING, "Noticing slips", 0, False)


def test_a_skill_of_the_table_comes_before_those_that_were_not_tried(store: Store) -> None:
    store.noticing.keep(store.games.begin("{}", "{}", "{}"), 0, 1, 1, 0)
    assert [skill.id for skill in skills(store, COURSE)] == [NOTICING, "lead"]


def test_lessons_ask_for_it_too() -> None:
    steps = [step for file in course().lessons for step in file.lesson.steps]
    assert any(NOTICING in getattr(step, "tests", ()) for step in steps)
