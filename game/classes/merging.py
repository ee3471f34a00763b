"""Several results of one pupil as one: to each question the first answer of the first result counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.classes.result import LessonResult, ResultFile, StepResult

_NEVER = "9999"  # a result that does not say when it was begun comes after those that do


def merged(results: Sequence[LessonResult]) -> LessonResult:
    """Results of one lesson, at least one. The one begun first counts; later ones add what it has not.

    Of two results of one time, as when a lesson was handed in half done and then whole, a question that went
    on counts as it stood last.
    """
    ordered = sorted(results, key=lambda result: result.begun or _NEVER)
    first = ordered[0]
    steps = dict(first.steps)
    for later in ordered[1:]:
        going_on = later.begun is not None and later.begun == first.begun
        for step_id, told in later.steps.items():
            there = steps.get(step_id)
            if there is None or not there.tries or (going_on and _goes_on(there, told)):
                steps[step_id] = told
    finished = any(result.finished for result in ordered)
    return first.model_copy(update={"steps": steps, "finished": finished})


def _goes_on(before: StepResult, after: StepResult) -> bool:
    """Whether this is a question that was left undecided, and answered on."""
    return not before.solved and after.first == before.first and after.tries > before.tries


def by_lesson(lessons: Iterable[LessonResult]) -> tuple[LessonResult, ...]:
    """Every lesson once."""
    found: dict[str, list[LessonResult]] = {}
    for lesson in lessons:
        found.setdefault(lesson.id, []).append(lesson)
    return tuple(merged(same) for same in found.values())


def same_pupil(name: str) -> str:
    """What two spellings of one name have in common."""
    return name.casefold()


def together(before: ResultFile, new: ResultFile) -> ResultFile:
    """What a file has, and what is handed in after it. Raises ValueError for two pupils."""
    if same_pupil(before.pupil) != same_pupil(new.pupil):
        raise ValueError(before.pupil)
    return new.model_copy(update={"lessons": by_lesson((*before.lessons, *new.lessons))})
