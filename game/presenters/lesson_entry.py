"""A lesson as lists show it. It stands by itself: the first picture lists lessons and must not read them."""

from __future__ import annotations

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
