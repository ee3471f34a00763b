"""A lesson as lists show it. It stands by itself: the first picture lists lessons and must not read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class LessonEntry:
    """A lesson as lists show it. `step` of `steps` is where the learner stopped; 0: not begun."""

    id: str
    title: str
    summary: str
    minutes: int
    step: int
    steps: int
    done: bool = False
    fault: str = ""  # what is wrong with its file; such a lesson cannot be opened
    chapter: str = ""  # the name of its folder; empty for a file with a fault
    test: bool = False  # the test of its chapter
    known: bool = False  # the test of its chapter was passed, so it may be skipped
    left: str = ""  # when it was left last, ISO 8601 in UTC; empty: never begun
    due: bool = False  # taken, and something it teaches is due to be looked at again


def next_lesson(lessons: Sequence[LessonEntry]) -> LessonEntry | None:
    """The lesson to go on with: of those begun the one left last, else the first not done, else the first."""
    open_ones = [lesson for lesson in lessons if not lesson.fault]
    begun = [lesson for lesson in open_ones if lesson.step and not (lesson.done or lesson.known)]
    fresh = [lesson for lesson in open_ones if not (lesson.done or lesson.known or lesson.test)]
    if begun:
        return max(begun, key=lambda lesson: lesson.left)
    return next(iter(fresh or open_ones), None)


def lesson_after(lessons: Sequence[LessonEntry], lesson_id: str) -> str:
    """The id of the lesson to go on with after this one; empty where all are done."""
    coming = next_lesson(lessons) if any(lesson.id == lesson_id for lesson in lessons) else None
    return coming.id if coming is not None and not (coming.done or coming.id == lesson_id) else ""
