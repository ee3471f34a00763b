"""`leftbower clauses`: every clause of the sheets, what it decides, which tests and lessons carry it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass

from game.course.loader import LessonFile, load_catalogue
from game.course.teaching import clauses_of
from game.dev.tied import tied_tests
from game.i18n import _, ngettext
from game.rules.ruleset import Clause, ClauseKind, Ruleset
from game.rulesets.shipped import list_rulesets
from game.storage import paths


@dataclass(frozen=True, slots=True)
class ClauseRow:
    """One clause with what carries it; lists are empty where nothing does yet."""

    id: str
    kind: str
    ruleset: str
    says: str
    data: list[str]  # the switches it sets with their values, and the topics it is cited for
    tests: list[str]
    lessons: list[str]


def show(*, as_json: bool) -> int:
    """Print all clauses of the shipped sheets."""
    lessons = tied_lessons(load_catalogue().lessons)
    rows = list(clause_rows(list_rulesets(), tied_tests(paths.resources()), lessons))
    if as_json:
        print(json.dumps([asdict(row) for row in rows], ensure_ascii=False, indent=2))
    else:
        print("\n".join(_line(row) for row in rows))
    return 0


def clause_rows(
    rulesets: Iterable[Ruleset], tests: Mapping[str, list[str]], lessons: Mapping[str, list[str]]
) -> Iterator[ClauseRow]:
    """Each sheet's own clauses, a parent sheet's before those of the sheets that extend it."""
    seen: set[str] = set()
    for ruleset in sorted(rulesets, key=lambda ruleset: (ruleset.extends is not None, ruleset.id)):
        for clause in ruleset.clauses.values():
            if clause.kind is not ClauseKind.READING and clause.id not in seen:
                seen.add(clause.id)
                yield ClauseRow(
                    id=clause.id,
                    kind=str(clause.kind),
                    ruleset=ruleset.id,
                    says=_(clause.says),
                    data=_data(clause),
                    tests=list(tests.get(clause.id, ())),
                    lessons=list(lessons.get(clause.id, ())),
                )


def tied_lessons(files: Iterable[LessonFile]) -> dict[str, list[str]]:
    """By clause, the lessons that speak of it: `left-bower (taught)`, `left-bower (asked)`."""
    tied: dict[str, list[str]] = {}
    for file in files:
        for clause, asked in dict.fromkeys(clauses_of(file)):
            tied.setdefault(clause, []).append(f"{file.id} ({'asked' if asked else 'taught'})")
    return tied


def _data(clause: Clause) -> list[str]:
    """For example `stick_the_dealer: true`, `topic: passed-out` and `advises: make-it-next`."""
    switches = [f"{name}: {json.dumps(value)}" for name, value in clause.sets.items()]
    advised = [f"advises: {clause.advises}"] if clause.advises else []
    return [*switches, *(f"topic: {topic}" for topic in clause.covers), *advised]


def _line(row: ClauseRow) -> str:
    tested = ngettext("{n} test", "{n} tests", len(row.tests)).format(n=len(row.tests))
    taught = ngettext("{n} lesson", "{n} lessons", len(row.lessons)).format(n=len(row.lessons))
    # NOTE: a clause in a list, for example "HOY-06 (rule, 12 tests, 3 lessons): Follow the suit led."
    text = _("{id} ({kind}, {tests}, {lessons}): {says}")
    return text.format(id=row.id, kind=row.kind, tests=tested, lessons=taught, says=row.says)
