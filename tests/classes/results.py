"""Results written for a test, as values and as files."""

from __future__ import annotations

from pathlib import Path

from game.classes.class_sheet import ClassSheet
from game.classes.handing_in import written
from game.classes.putting_together import class_sheet
from game.classes.result import LessonResult, ResultFile, StepResult
from game.packs.joining import whole_course

RIGHT = StepResult(first="jack-of-spades", tries=1, solved=True, seconds=9)
WRONG = StepResult(first="ace-of-clubs", tries=2, solved=True, seconds=20)
LESSON = "left-bower"
QUESTION = "name-the-left"
"""A question of that lesson with options; the jack of spades is right."""


def told(text: str) -> StepResult:
    """A step from a few words: `KD 2 solved` or `KD 3`; further words are `hint`."""
    first, tries, *rest = text.split()
    return StepResult(first=first, tries=int(tries), solved="solved" in rest, hints=rest.count("hint"))


def lesson(lesson_id: str = LESSON, /, *, pack: str = "left-bower", **steps: str) -> LessonResult:
    """A lesson of which so much was answered; underscores in the names of steps are hyphens."""
    file = whole_course().find(lesson_id) if pack == "left-bower" else None
    return LessonResult(
        pack=pack,
        lesson=lesson_id,
        version=file.version if file is not None else "00000000",
        begun="2026-11-24 18:02",
        finished=True,
        steps={name.replace("_", "-"): told(text) for name, text in steps.items()},
    )


def handed(pupil: str, *lessons: LessonResult) -> ResultFile:
    """What a pupil hands in."""
    return ResultFile(format=1, pupil=pupil, lessons=lessons)


def sheet(*results: ResultFile) -> ClassSheet:
    """The sheet of these results."""
    return class_sheet(results, whole_course())


def file(place: Path, result: ResultFile, name: str = "") -> Path:
    """A result in a file."""
    path = place / f"{name or result.pupil.lower()}.lbresult"
    path.write_text(written(result), encoding="utf-8")
    return path
