"""What a learner hands in: made from what is kept of lessons, written as a file that people can read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any

from game.classes.answer_words import as_called
from game.classes.result import MOST_STEPS, LessonResult, ResultFile, StepResult
from game.course.lesson_progress import StepState, glance
from game.course.loader import Catalogue, LessonFile
from game.course.pack_names import home_of, plain
from game.course.table_steps import FreePlayStep
from game.i18n import _
from game.storage.database import Store
from game.storage.first_answers import FirstAnswer

_SAFE = re.compile(r"[a-z][a-z0-9-]*")
_WORDS = frozenset(("null", "true", "false", "yes", "no", "on", "off", "y", "n"))


def lessons_kept(store: Store, course: Catalogue) -> tuple[str, ...]:
    """The ids of lessons that can be handed in, in the order of the course; lessons that are gone last."""
    kept = store.first_answers.lessons()
    known = [file.id for file in course.lessons if file.id in kept]
    return (*known, *sorted(kept.difference(known)))


def lesson_result(store: Store, course: Catalogue, lesson_id: str) -> LessonResult | None:
    """How a lesson went; None where nothing is kept of it. Raises StorageErrors.

    Questions that it has no more are left out, as long as there are others.
    """
    answers = store.first_answers.of(lesson_id)
    if not answers:
        return None
    progress, file = store.progress.load(lesson_id), course.find(lesson_id)
    order = [step.id for step in file.lesson.shown] if file is not None else []
    free = {step.id for step in file.lesson.shown if isinstance(step, FreePlayStep)} if file else set()
    moved = course.course.formerly
    there = [
        each for each in answers.values() if each.step_id in order or f"{lesson_id}/{each.step_id}" in moved
    ]
    kept = there or list(answers.values())
    told = sorted(kept, key=lambda each: _place(order, each.step_id))[:MOST_STEPS]
    version = _version(told, file)
    return LessonResult(
        pack=home_of(lesson_id),
        lesson=plain(lesson_id),
        version=version,
        begun=_minute(progress.begun) if progress is not None else None,
        finished=progress is not None and (progress.done or glance(progress.position).finished),
        steps={each.step_id: _step(each, free, version) for each in told},
    )


def _version(told: Sequence[FirstAnswer], file: LessonFile | None) -> str | None:
    """The version that was taken last: the one that is here, where anything was answered in it."""
    versions = [each.version for each in told if each.version]
    if file is not None and file.version in versions:
        return file.version
    return max(versions, key=versions.count) if versions else None


def handed_in(pupil: str, lessons: Iterable[LessonResult]) -> ResultFile:
    """What is handed in under a name or a number. Raises ValidationError for a name that can be none."""
    return ResultFile(format=1, pupil=pupil, lessons=tuple(lessons))


def written(result: ResultFile) -> str:
    """The whole text of the file."""
    # NOTE: the first line of a file that a pupil hands in
    head = _("What I did in lessons of Left Bower. There's nothing else in this file.")
    lines = [f"# {head}", "format: 1", f"pupil: {_quoted(result.pupil)}", "lessons:"]
    for lesson in result.lessons:
        lines += _lesson_lines(lesson)
    return "\n".join(lines) + "\n"


def _lesson_lines(lesson: LessonResult) -> Iterator[str]:
    yield f"- pack: {_name(lesson.pack)}"
    yield f"  lesson: {_name(lesson.lesson)}"
    if lesson.version is not None:
        yield f"  version: {_quoted(lesson.version)}"
    if lesson.begun is not None:
        yield f"  begun: {_quoted(lesson.begun)}"
    yield f"  finished: {_quoted(lesson.finished)}"
    yield "  steps:" if lesson.steps else "  steps: {}"
    for step_id, told in lesson.steps.items():
        first = {"first": told.first} if told.first else {}
        seconds = {"seconds": told.seconds} if told.seconds is not None else {}
        version = {"version": told.version} if told.version is not None else {}
        told_of = {
            **first,
            "tries": told.tries,
            "solved": told.solved,
            "hints": told.hints,
            **seconds,
            **version,
        }
        inside = ", ".join(f"{key}: {_quoted(value)}" for key, value in told_of.items())
        yield f"    {_name(step_id)}: {{{inside}}}"


def _name(value: str) -> str:
    """An id, in quotes where it could be read as something else."""
    return value if _SAFE.fullmatch(value) and value not in _WORDS else _quoted(value)


def _quoted(value: Any) -> str:
    """A value as YAML, and JSON, have it."""
    return json.dumps(value, ensure_ascii=False)


def _step(told: FirstAnswer, free: set[str], version: str | None) -> StepResult:
    return StepResult(
        first="" if told.step_id in free else as_called(told.answer),
        tries=told.tries,
        solved=told.state == StepState.ANSWERED,
        hints=told.hints,
        seconds=told.seconds,
        version=told.version if told.version and told.version != version else None,
    )


def _place(order: list[str], step_id: str) -> int:
    return order.index(step_id) if step_id in order else len(order)


def _minute(stamp: str) -> str:
    return f"{datetime.fromisoformat(stamp):%Y-%m-%d %H:%M}"
