"""The lessons as lists show them: what the files hold, joined with how far the learner is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from game.client.services import LessonEntry
from game.course.loader import Catalogue, LessonFile, load_catalogue
from game.storage.marks import YamlFault
from game.storage.progress import LessonProgress


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """The lessons that ship with the app, read once."""
    return load_catalogue()


def entries(progress: Mapping[str, LessonProgress]) -> tuple[LessonEntry, ...]:
    """Every lesson in its order, then the files with faults."""
    read = catalogue()
    good = tuple(_entry(file, progress.get(file.id)) for file in read.lessons)
    return good + tuple(_faulty(fault) for fault in read.faults)


def _entry(file: LessonFile, known: LessonProgress | None) -> LessonEntry:
    shown = [step for step in file.lesson.steps if step.type != "branch"]
    return LessonEntry(
        id=file.id,
        title=file.title,
        summary=file.summary,
        minutes=file.minutes,
        step=_step(known.position, [step.id for step in shown]) if known else 0,
        steps=len(shown),
        done=bool(known and known.done),
    )


def _step(position: str, ids: list[str | None]) -> int:
    """Where a saved position stands among the steps, from 1; 0 if it is not among them."""
    try:
        place = json.loads(position)
    except ValueError:
        return 0
    here = place.get("step") if isinstance(place, dict) else place
    return ids.index(here) + 1 if here in ids else 0


def _faulty(fault: YamlFault) -> LessonEntry:
    return LessonEntry(
        id=fault.file, title=fault.file, summary="", minutes=0, step=0, steps=0, fault=str(fault)
    )
