"""The tables of a lesson: some deal satisfies each of them under every ruleset that has a step there."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass

from game.course import deals
from game.course.loader import LessonFile
from game.course.schema import Lesson
from game.course.tables import Table
from game.course.unfillable import Unfillable
from game.rules.ruleset import Ruleset
from game.rules.state import Setup
from game.yamlfile.yaml_positions import YamlFault

FRESH_DEALS = 30
"""So often a table that is dealt anew at each visit is dealt to be looked at."""


@dataclass(frozen=True)
class Filled:
    """The tables that could be filled under one ruleset."""

    ruleset: Ruleset
    setups: Mapping[str, tuple[Setup, ...]]  # several of a table that is dealt anew at each visit


def fill_all(
    file: LessonFile, rulesets: tuple[Ruleset, ...], wanted: Container[str | None] | None = None
) -> tuple[tuple[Filled, ...], list[YamlFault]]:
    """The tables filled under each ruleset, and for each that cannot be filled the first thing in its way.

    All that some step stands at are filled, or those of them that are `wanted`.
    """
    faults: dict[str, YamlFault] = {}
    filled = []
    for ruleset in rulesets:
        setups = {}
        stood_at = needed(file.lesson, ruleset)
        for name, table in file.lesson.tables.items():
            if name not in stood_at or (wanted is not None and name not in wanted):
                continue
            try:
                seeds = [deals.seed_of(file.id, file.lesson.tables, name, visit) for visit in _visits(table)]
                setups[name] = tuple(deals.fill(table, ruleset, seed) for seed in seeds)
            except Unfillable as refused:
                path = ("tables", name, *refused.path)
                faults.setdefault(name, file.marked.fault(path, refused.message, refused.mend))
        filled.append(Filled(ruleset, {name: setup for name, setup in setups.items() if name not in faults}))
    told = {name: fault for name, fault in faults.items() if not _is_echo(file, name, faults)}
    return tuple(filled), list(_in_order(told))


def with_models(lesson: Lesson, names: Iterable[str | None]) -> frozenset[str | None]:
    """These tables and those that they are like."""
    found: set[str | None] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [lesson.tables[name].like] if name in lesson.tables else []
    return frozenset(found)


def undealt(file: LessonFile, ruleset: Ruleset) -> frozenset[str]:
    """The tables that cannot be filled under a ruleset, also those of which it is not told anew."""
    (filled,), _told = fill_all(file, (ruleset,))
    return frozenset(name for name in needed(file.lesson, ruleset) if name is not None) - filled.setups.keys()


def _is_echo(file: LessonFile, name: str, faults: Mapping[str, YamlFault]) -> bool:
    """Whether a table has only what is wrong with the one that it is like."""
    model = file.lesson.tables[name].like
    fault = faults[name]
    own = fault.path in file.marked and len(fault.path) > len(("tables", name))
    return model is not None and model in faults and faults[model].message == fault.message and not own


def needed(lesson: Lesson, ruleset: Ruleset) -> frozenset[str | None]:
    """The tables that some step stands at under a ruleset, and those that no step ever stands at."""
    ever = set(lesson.table_names().values())
    return frozenset({*lesson.under(ruleset).table_names().values(), *(set(lesson.tables) - ever)})


def _visits(table: Table) -> Iterator[str]:
    """Names of visits, as many as are looked at."""
    yield from map(str, range(FRESH_DEALS if table.seed == deals.FRESH else 1))


def _in_order(faults: Mapping[str, YamlFault]) -> Iterator[YamlFault]:
    yield from sorted(faults.values(), key=lambda fault: fault.mark)
