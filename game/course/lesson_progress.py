"""How far a learner is in a lesson, as values and as text; kept by step ids, so that it survives edits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import ceil

from pydantic import TypeAdapter, ValidationError

from game.course import flow
from game.course.schema import Lesson

VERSION = 1
PASSING = 0.8
"""The share of a test that has to be right at the first try."""


class StepState(StrEnum):
    """Where a step stands."""

    READING = "reading"  # nothing is asked
    ASKING = "asking"
    ANSWERED = "answered"
    SHOWN = "shown"  # the tries are used up and the answer is shown


@dataclass(frozen=True, slots=True)
class Visit:
    """A step on the learner's way; `again` when it came back at the end because it was missed."""

    step: str
    again: bool = False

    @property
    def key(self) -> str:
        return f"{self.step}/again" if self.again else self.step


@dataclass(frozen=True, slots=True)
class Attempt:
    """What was done at one visit of a step."""

    answers: tuple[str, ...] = ()
    hints: int = 0
    put_back: bool = False  # the table was put back after the last answer
    wrong: int = 0
    state: StepState = StepState.ASKING
    watched: int = 0  # things seen of a watch step

    @property
    def tried(self) -> bool:
        """Whether a question was answered; a hand that was left before its end was not."""
        return self.state is not StepState.ASKING or bool(self.wrong)

    @property
    def at_first_try(self) -> bool:
        return self.state is StepState.ANSWERED and not self.wrong


NOTHING_YET = Attempt()


@dataclass(frozen=True, slots=True)
class Progress:
    """The way so far, the place on it, and what was done at each visit."""

    lesson: str
    way: tuple[Visit, ...] = ()
    place: int = 0
    attempts: dict[str, Attempt] = field(default_factory=dict)
    finished: bool = False
    number: int = 0  # of the step, and
    total: int = 0  # of all, as last shown; for lists of lessons
    deal: str = ""  # what deals the tables that are dealt anew
    version: int = VERSION

    @property
    def visit(self) -> Visit:
        return self.way[self.place]

    @property
    def wrong(self) -> dict[str, int]:
        """Wrong answers by step id, the second time round left out."""
        return {visit.step: self.attempt(visit).wrong for visit in self.way if not visit.again}

    def attempt(self, visit: Visit) -> Attempt:
        return self.attempts.get(visit.key, NOTHING_YET)

    def missed(self) -> tuple[Visit, ...]:
        """Steps whose answer had to be shown and that have not come back yet."""
        return tuple(
            Visit(visit.step, again=True)
            for visit in self.way
            if self.attempt(visit).state is StepState.SHOWN
            and not visit.again
            and Visit(visit.step, again=True) not in self.way
        )

    def with_attempt(self, visit: Visit, attempt: Attempt) -> Progress:
        return replace(self, attempts={**self.attempts, visit.key: attempt})


_ADAPTER: TypeAdapter[Progress] = TypeAdapter(Progress)


def to_text(progress: Progress) -> str:
    """The progress as one line of JSON."""
    return _ADAPTER.dump_json(progress, exclude_defaults=True).decode()


def from_text(text: str | None) -> Progress | None:
    """The progress that `to_text` wrote; None for anything else, so that the lesson begins anew."""
    try:
        progress = _ADAPTER.validate_json(text or "")
    except ValidationError:
        return None
    fits = progress.version == VERSION and 0 <= progress.place < max(1, len(progress.way))
    return progress if fits else None


@dataclass(frozen=True, slots=True)
class Glance:
    """Saved progress as a list of lessons shows it: the step last seen, of how many, and if all is done."""

    number: int = 0
    total: int = 0
    finished: bool = False
    right: int = 0  # questions solved at the first try, of those
    asked: int = 0  # that were met

    @property
    def passed(self) -> bool:
        """Whether a test that went like this is passed: four of five right at the first try."""
        return self.finished and self.asked > 0 and self.right >= self.enough

    @property
    def enough(self) -> int:
        """How many of the questions that were met have to be right for that."""
        return ceil(PASSING * self.asked)


def glance(text: str | None) -> Glance:
    """A look at saved progress without opening the lesson."""
    kept = from_text(text)
    if kept is None:
        return Glance()
    first = [kept.attempt(visit) for visit in kept.way if not visit.again]
    met = [attempt for attempt in first if attempt.state is not StepState.READING]
    right = sum(attempt.at_first_try for attempt in met)
    return Glance(kept.number, kept.total, kept.finished, right, len(met))


def begun(lesson: Lesson, deal: str = "") -> Progress:
    """Nothing done yet."""
    first = flow.first_step(lesson, {}) or lesson.shown[0].id
    return Progress(lesson.id, (Visit(first),), deal=deal)


def fitted(progress: Progress, lesson: Lesson) -> Progress:
    """The same progress in a lesson that may have been edited since.

    Steps that are gone leave the way. If the current one is gone, the learner stands at the last step before
    it that is still there, or else at the beginning.
    """
    ids = {step.id for step in lesson.shown}
    first = {visit.step for visit in progress.way if visit.step in ids and not visit.again}
    way = tuple(visit for visit in progress.way if visit.step in first)
    behind = sum(visit.step in first for visit in progress.way[: progress.place + 1])
    if not way:
        return begun(lesson, progress.deal)
    attempts = {
        key: attempt for key, attempt in progress.attempts.items() if key.removesuffix("/again") in ids
    }
    return replace(progress, lesson=lesson.id, way=way, place=max(0, behind - 1), attempts=attempts)
