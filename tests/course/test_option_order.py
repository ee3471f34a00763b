"""Where the right answer of a question stands: whoever always takes the same one gets no further."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.course.answers import Grade
from game.course.honest_steps import RuleStep
from game.course.loader import LessonFile
from game.course.steps import ChooseStep
from tests.shipped import course

COURSE = course()
CHAPTERS = tuple(dict.fromkeys(file.chapter for file in COURSE.lessons))
MOST = 0.45
"""The share of a chapter's questions of two, three or four options whose first one is right."""

MOST_LAST = 0.67
"""The same for the last one, where there are at least four such questions."""


def places(file: LessonFile) -> Iterator[tuple[int, int]]:
    """For each question of a lesson with options: which of them is right, and how many there are."""
    for step in file.lesson.shown:
        if isinstance(step, ChooseStep | RuleStep):
            best = {answer.option for answer in step.answers if answer.grade is Grade.BEST}
            yield next(at for at, option in enumerate(step.options) if option.id in best), len(step.options)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_right_answer_is_seldom_the_first(chapter: str) -> None:
    found = [place for file in COURSE.lessons if file.chapter == chapter for place in places(file)]
    asked = Counter(options for _place, options in found)
    first = Counter(options for place, options in found if place == 0)
    allowed = {options: max(MOST * number, 1) for options, number in asked.items()}
    assert {options: first[options] for options in asked if first[options] > allowed[options]} == {}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_right_answer_is_not_mostly_the_last(chapter: str) -> None:
    found = [place for file in COURSE.lessons if file.chapter == chapter for place in places(file)]
    asked = Counter(options for _place, options in found)
    last = Counter(options for place, options in found if place == options - 1)
    most = {options: MOST_LAST * number for options, number in asked.items() if number >= 4}
    assert {options: last[options] for options in most if last[options] > most[options]} == {}


@pytest.mark.parametrize("file", COURSE.lessons, ids=lambda file: file.id)
def test_the_first_answer_is_never_right_three_times_running(file: LessonFile) -> None:
    signs = "".join("f" if place == 0 else "-" for place, _options in places(file))
    assert "fff" not in signs
