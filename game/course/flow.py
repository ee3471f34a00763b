"""The way through the steps of a lesson: forward, past the branches.

Lists count the steps of lessons that nobody has checked, so a jump to nowhere is no jump, and nothing here
goes round in a circle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.course.schema import Lesson
from game.course.steps import BranchStep

Wrong = Mapping[str, int]
"""Wrong answers so far, by step id."""


def first_step(lesson: Lesson, wrong: Wrong) -> str | None:
    """The id of the first step that is shown."""
    return _shown_from(lesson, _places(lesson), 0, wrong)


def next_step(lesson: Lesson, step_id: str, wrong: Wrong) -> str | None:
    """The id of the step shown after this one; None at the end."""
    return next(steps_ahead(lesson, step_id, wrong), None)


def steps_ahead(lesson: Lesson, step_id: str, wrong: Wrong) -> Iterator[str]:
    """The steps that follow if nothing more goes wrong."""
    places = _places(lesson)
    seen = {step_id}
    ahead = _shown_from(lesson, places, places[step_id] + 1, wrong)
    while ahead is not None and ahead not in seen:  # two steps may have one id
        yield ahead
        seen.add(ahead)
        ahead = _shown_from(lesson, places, places[ahead] + 1, wrong)


def applies(branch: BranchStep, wrong: Wrong) -> bool:
    """Whether the branch is taken."""
    if branch.when is None:
        return True
    return sum(wrong.get(step_id, 0) for step_id in branch.when.within) >= branch.when.wrong_at_least


def _places(lesson: Lesson) -> Mapping[str, int]:
    """Where each step stands, the first one of those with the same id."""
    return {step.id: number for number, step in reversed(list(enumerate(lesson.steps)))}


def _shown_from(lesson: Lesson, places: Mapping[str, int], index: int, wrong: Wrong) -> str | None:
    while index < len(lesson.steps):
        step = lesson.steps[index]
        if not isinstance(step, BranchStep):
            return step.id
        target = places[step.goto] if step.goto in places and applies(step, wrong) else 0
        index = max(index + 1, target)  # a jump goes forward only, so this ends
    return None
