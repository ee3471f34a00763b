"""One course of our own lessons and those of all packs; what belongs to a pack is called `pack/name`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeVar

from game.course.chapters import Course
from game.course.loader import Catalogue, LessonFile, load_catalogue
from game.course.pack_names import as_kept, within
from game.course.schema import Lesson
from game.course.steps import ShownStep, Step, TermStep
from game.i18n import current
from game.packs.pack import Pack
from game.packs.shelf import Shelved, State, shelved, state

_T = TypeVar("_T")


def whole_course() -> Catalogue:
    """Our own course and every pack on the shelf, read once until a pack comes or goes."""
    return _whole(state(), current())


@lru_cache(maxsize=1)
def _whole(_state: State, _language: str) -> Catalogue:
    return joined(_own(), shelved())


@lru_cache(maxsize=1)
def _own() -> Catalogue:
    return load_catalogue()


def joined(own: Catalogue, shelf: Iterable[Shelved]) -> Catalogue:
    """A course with the packs of a shelf behind it. A broken one is told among the faults."""
    lessons, faults = list(own.lessons), list(own.faults)
    glossary, course = own.glossary, own.course
    for each in shelf:
        if each.pack is None:
            faults += [each.fault] if each.fault is not None else []
            continue
        lessons += (placed(file, each.pack) for file in each.pack.lessons.lessons)
        faults += each.pack.lessons.faults
        glossary = glossary.with_words(each.id, each.pack.lessons.glossary)
        course = _with_pack(course, each.pack)
    return Catalogue(tuple(lessons), tuple(faults), glossary, course)


def placed(file: LessonFile, pack: Pack) -> LessonFile:
    """A lesson of a pack as it is called outside of it; its texts stay as they are, for its translations."""
    folder = "" if file.path.parent == pack.folder else file.path.parent.name
    return replace(
        file,
        lesson=_renamed(file.lesson, pack),
        proved=[],
        pack=pack.id,
        chapter_name=within(pack.id, folder),
        rulesets=pack.rulesets,
    )


def _renamed(lesson: Lesson, pack: Pack) -> Lesson:
    own = frozenset(file.id for file in pack.lessons.lessons)
    required = (within(pack.id, each) if each in own else as_kept(each) for each in lesson.requires)
    return lesson.model_copy(
        update={
            "id": within(pack.id, lesson.id),
            "requires": tuple(required),
            "teaches": _skills(lesson.teaches, pack),
            "steps": tuple(_step(step, pack) for step in lesson.steps),
        }
    )


def _step(step: Step, pack: Pack) -> Step:
    changed: dict[str, Any] = {}
    if isinstance(step, ShownStep) and step.tests:
        changed["tests"] = _skills(step.tests, pack)
    if isinstance(step, TermStep) and step.term in pack.lessons.glossary.terms:
        changed["term"] = within(pack.id, step.term)
    return step.model_copy(update=changed) if changed else step


def _skills(skills: Iterable[str], pack: Pack) -> tuple[str, ...]:
    """Skills of the pack have its id in front; others are those of our own course."""
    return tuple(within(pack.id, each) if each in pack.about.skills else each for each in skills)


def _with_pack(course: Course, pack: Pack) -> Course:
    about = pack.about
    return Course(
        course.chapters | _within(pack.id, about.chapters),
        course.skills | _within(pack.id, about.skills),
        {**course.formerly, **{within(pack.id, a): within(pack.id, b) for a, b in about.formerly.items()}},
        {**course.packs, pack.id: about},
    )


def _within(pack: str, named: Mapping[str, _T]) -> dict[str, _T]:
    return {within(pack, name): each for name, each in named.items()}
