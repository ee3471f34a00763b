"""What is sound in a lesson file with faults: the steps and tables that can be read, and can be played.

A step that cannot is kept as a place with its id, so that jumps lead there and the others keep their numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.course.beginning import lesson_id_of
from game.course.loader import LARGEST_LESSON, LessonFile, Unread, fitted, lesson_of
from game.course.notation import is_name
from game.course.recorded_tables import written_out
from game.course.schema import MOST_STEPS, Lesson
from game.course.step_parts import NO_TABLE
from game.course.steps import BranchStep, SayStep, Step
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.yamlfile.blanking import read_around_faults
from game.yamlfile.faults import YamlFault
from game.yamlfile.raw_text import raw_bytes
from game.yamlfile.validation import real_path
from game.yamlfile.yaml_positions import DataPath, Marked, read_marked

_KEPT = ("steps", "tables")
_ROUNDS = 20  # so often what does not fit is taken out: each time more can be told from the rest
_ID = re.compile(r"\bid:[ ]*[\"']?([a-z0-9-]+)")
_TABLE = re.compile(r"\btable:[ ]*[\"']?([a-z0-9-]+)")
_TABLE_KEY = re.compile(r"\s*([a-z0-9-]+):")


@dataclass(frozen=True)
class Reading:
    """A lesson file as far as it can be read."""

    file: LessonFile | None
    """The lesson without what could not be read; None where too little is left."""
    faults: tuple[YamlFault, ...]
    """What could not be read and why."""


def read_sound(path: Path, name: str | None = None) -> Reading:
    """A lesson, or what is sound of it. `name` is what the file is called in faults."""
    lost = Unread()
    try:
        marked = read_marked(path, name, LARGEST_LESSON)
    except YamlFault as fault:
        try:
            raw = raw_bytes(path, LARGEST_LESSON)
        except (OSError, ValueError):
            return Reading(None, fault.all)
        if len(raw) > LARGEST_LESSON:
            return Reading(None, fault.all)
        blanked = read_around_faults(raw, fault, _KEPT)
        if blanked.marked is None:
            return Reading(None, fault.all)
        faults, marked, lost = blanked.faults, blanked.marked, _lost(blanked.lost.values())
        unread = {number + 1 for entry in blanked.lost for number in entry}
        faults += tuple(each for each in _of_the_rest(path, marked) if each.line not in unread)
        marked = _named(marked, blanked.lost)
    else:
        try:
            return Reading(lesson_of(path, marked), ())
        except YamlFault as fault:
            faults = fault.all
    found = _stood_in(path, marked, lost)
    return Reading(found, faults)


def _of_the_rest(path: Path, marked: Marked) -> tuple[YamlFault, ...]:
    """What does not fit in what could be read of a file whose YAML is broken."""
    try:
        fitted(replace(marked, data=written_out(marked, path.parent)), Lesson)
    except YamlFault as fault:
        return tuple(each for each in fault.all if each.path not in ((), ("tables",)))  # that may be lost
    return ()


def _named(marked: Marked, entries: Mapping[range, str]) -> Marked:
    """The same with the ids and tables of the steps that are nothing but an empty group now."""
    steps = marked.data.get("steps") if isinstance(marked.data, dict) else None
    if not isinstance(steps, list):
        return marked
    told = {
        entry.start + 1: {
            key: found[1]
            for key, pattern in (("id", _ID), ("table", _TABLE))
            if (found := pattern.search(text))
        }
        for entry, text in entries.items()
    }
    named = [step or told.get(marked.where(("steps", number)).line) for number, step in enumerate(steps)]
    return replace(marked, data={**marked.data, "steps": named})


def _lost(entries: Iterable[str]) -> Unread:
    """The ids and names that were in what could not be read."""
    steps: set[str] = set()
    tables: set[str] = set()
    keys: set[str] = set()
    for text in entries:
        found = _ID.search(text)
        if re.match(r"\s*- ", text):
            steps.add(found[1] if found else "")
        elif text[:1].isspace() and (name := _TABLE_KEY.match(text)):
            tables.add(name[1])
        else:
            keys.add(text.partition(":")[0])
    return Unread(frozenset(steps), frozenset(tables), frozenset(keys))


def _stood_in(path: Path, marked: Marked, lost: Unread) -> LessonFile | None:
    """The lesson with something else in place of what does not fit."""
    if not isinstance(marked.data, dict) or not isinstance(marked.data.get("steps"), list):
        return None
    if len(marked.data["steps"]) > MOST_STEPS:
        return None
    data, seen = dict(marked.data), lost
    data["steps"] = list(data["steps"])
    try:
        data = dict(written_out(replace(marked, data=data), path.parent))
    except YamlFault as fault:
        if fault.path[:1] != ("tables",):
            return None
        data["tables"] = {name: data["tables"][name] for name in data["tables"] if name != fault.path[1]}
        seen = replace(seen, tables=seen.tables | {str(fault.path[1])})
    for _round in range(_ROUNDS):
        try:
            lesson = Lesson.model_validate(data)
        except ValidationError as error:
            places = {real_path(each["loc"], data, each["input"])[:2] for each in error.errors()}
            missing = {each["loc"][:1] for each in error.errors() if len(each["loc"]) == 1}
            for place in sorted(places | missing, key=str):
                seen = _taken_out(data, place, seen, path)
            if "steps" not in data:
                return None
            continue
        return LessonFile(path, lesson, marked, unread=seen)
    return None


def _taken_out(data: dict[str, Any], place: DataPath, seen: Unread, path: Path) -> Unread:
    """Puts something that fits in place of what does not, or takes it out."""
    if len(place) > 1 and place[0] == "steps" and isinstance(place[1], int):
        step = _in_place_of(data["steps"][place[1]], place[1])
        data["steps"][place[1]] = step
        return replace(seen, steps=seen.steps | {step["id"]})
    if len(place) > 1 and place[0] == "tables" and isinstance(data.get("tables"), dict):
        data["tables"] = {name: table for name, table in data["tables"].items() if name != place[1]}
        return replace(seen, tables=seen.tables | {str(place[1])})
    key = str(place[0]) if place else ""
    usual = _usual(path)
    if key in usual:
        data[key] = usual[key]
    else:
        data.pop(key, None)
    return replace(seen, keys=seen.keys | {key})


def _usual(path: Path) -> Mapping[str, Any]:
    """What stands in for a key that every lesson needs."""
    name = lesson_id_of(path)
    return {"format": 1, "id": name, "title": name[:60], "summary": name, "level": "beginner", "minutes": 5}


def _in_place_of(step: Any, number: int) -> dict[str, Any]:
    """A step to read with the id, the table and the skills of one that does not fit."""
    told = step if isinstance(step, dict) else {}
    term = told.get("term")
    name = told.get("id", f"term-{term}" if term else None)
    made = {"type": "say", "id": name if _fits(name) else f"step-{number + 1}-unread", "text": _not_yet()}
    if _fits(told.get("table")):
        made["table"] = told["table"]
    if isinstance(told.get("tests"), list):
        made["tests"] = [skill for skill in told["tests"] if _fits(skill)]
    return made


def _fits(name: object) -> bool:
    return isinstance(name, str) and is_name(name)


def _not_yet() -> str:
    return _("This step can't be shown yet. First fix the error that's named below.")


def playable(
    file: LessonFile, faults: Sequence[YamlFault], ruleset: Ruleset, undealt: Iterable[str] = ()
) -> LessonFile:
    """A lesson that can be played as far as it is sound: without the tables and steps that faults block.

    `undealt` are tables that cannot be dealt, of which no fault need tell: that of another one says it.
    A step stands where it does under the ruleset, which may leave out the step that names another table.
    """
    paths = [fault.path for fault in faults if fault.blocks]
    tables = {*undealt, *(str(path[1]) for path in paths if path[:1] == ("tables",) and len(path) > 1)}
    steps = {path[1] for path in paths if path[:1] == ("steps",) and len(path) > 1}
    lesson = file.lesson
    names = lesson.table_names() | lesson.under(ruleset).table_names()
    kept = {name: table for name, table in lesson.tables.items() if name not in tables}
    shown: list[Step] = []
    seen = set[str]()
    for number, step in enumerate(lesson.steps):
        is_lost = step.id in file.unread.steps
        if isinstance(step, BranchStep):
            if number not in steps and step.id not in seen:
                shown.append(step)
        else:
            table = names.get(step.id)
            sound = table in (None, NO_TABLE) or table in kept
            name = step.id if step.id not in seen else f"{step.id}-{number + 1}"
            if number in steps or is_lost or not sound:
                stand = table if sound and table is not None else NO_TABLE
                shown.append(SayStep(type="say", id=name, text=_not_yet(), table=stand, tests=step.tests,
                                     needs=step.needs))  # fmt: skip
            else:
                shown.append(step.model_copy(update={"table": table}))
        seen.add(step.id)
    if "needs" in {path[0] for path in paths if path}:
        lesson = lesson.model_copy(update={"needs": type(lesson.needs)()})
    whole = lesson.model_copy(update={"tables": kept, "steps": tuple(shown)})
    if not whole.under(ruleset).shown:
        alone = SayStep(type="say", id=f"step-{len(shown) + 1}-unread", text=_not_yet())
        whole = whole.model_copy(update={"steps": (*shown, alone)})
    return replace(file, lesson=whole, proved=[])
