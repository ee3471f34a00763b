"""Where a table's values come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.rules.ruleset import Clause, ClauseKind, Ruleset


class Origin(StrEnum):
    """Who says that a switch has its value, or what decides a topic."""

    STATED = "stated"  # the sheet itself
    INHERITED = "inherited"  # the sheet is silent, so the one it extends holds
    READING = "reading"  # all sheets are silent, so a usual reading holds


@dataclass(frozen=True, slots=True)
class Standing:
    """A value's origin and the clause behind it."""

    origin: Origin
    clause: Clause


def standing(ruleset: Ruleset, topic: str) -> Standing:
    """What stands behind a switch or topic. Raises KeyError for an unknown one."""
    clause = ruleset.clause(ruleset.cite(topic))
    return Standing(origin_of(ruleset, clause), clause)


def origin_of(ruleset: Ruleset, clause: Clause) -> Origin:
    """Whether a clause is the sheet's own, a parent's, or no sheet's."""
    if clause.kind is ClauseKind.READING and not clause.source:
        return Origin.READING
    return Origin.STATED if clause.source == ruleset.source else Origin.INHERITED


def silences(ruleset: Ruleset) -> tuple[Clause, ...]:
    """The readings that fill what this sheet and those it extends leave unsaid, in the order of their ids."""
    used = {ruleset.authority[topic] for topic in ruleset.authority}
    clauses = (ruleset.clauses[clause_id] for clause_id in sorted(used))
    return tuple(clause for clause in clauses if origin_of(ruleset, clause) is Origin.READING)


def sheet_of(rulesets: Sequence[Ruleset], clause: str) -> Ruleset | None:
    """The ruleset whose own sheet has a clause, else the first that takes it over; None where none has it."""
    holding = [ruleset for ruleset in rulesets if clause in ruleset.clauses]
    own = [ruleset for ruleset in holding if ruleset.clauses[clause].source == ruleset.source]
    return next(iter(own or holding), None)
