"""Where a learner is among the steps of a lesson: those of the lesson first, then those that come back."""

from __future__ import annotations

from game.course import flow
from game.course.lesson_progress import Progress
from game.course.schema import Lesson
from game.course.views import Position


def position(kept: Progress, lesson: Lesson) -> Position:
    """Which step this is, and how many there are.

    Steps that come back are counted by themselves, so that the number of a lesson's steps stays the same
    however many are missed.
    """
    if not kept.visit.again:
        return _among_all(kept, lesson, kept.visit.step)
    back = [visit for visit in kept.way if visit.again]
    return Position(back.index(kept.visit) + 1, len(back) + len(kept.missed()), again=True)


def reached(kept: Progress, lesson: Lesson) -> Position:
    """The same for lists of lessons, where a step that came back counts as the last one."""
    return _among_all(kept, lesson, _steps(kept)[-1] if kept.visit.again else kept.visit.step)


def _among_all(kept: Progress, lesson: Lesson, step: str) -> Position:
    way = _steps(kept)
    ahead = sum(1 for _step in flow.steps_ahead(lesson, way[-1], kept.wrong))
    return Position(way.index(step) + 1, len(way) + ahead)


def _steps(kept: Progress) -> list[str]:
    """The steps met so far, each once."""
    return [visit.step for visit in kept.way if not visit.again]
