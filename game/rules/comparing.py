"""Where a table's values come from, which of them matter there, and where tables differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.rules.ruleset import Clause, ClauseKind, Ruleset, Switches


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


_NEEDED: Mapping[str, Callable[[Switches], bool]] = {
    "upcard_shown": lambda switches: not switches.bury_upcard,
    "lone_defence_points": lambda switches: switches.defend_alone,
    "lone_defence_march_points": lambda switches: switches.defend_alone,
    "lone_march_partner_points": lambda switches: switches.individual_scores,
    "thrown_in_counts": lambda switches: switches.game_deals is not None and not switches.stick_the_dealer,
    "event_rounds": lambda switches: switches.event != "single",
    "round_minutes": lambda switches: switches.event != "single",
    "event_tie": lambda switches: switches.event != "single",
}


def matters(switches: Switches, name: str) -> bool:
    """Whether the value of a switch has any meaning at a table; the other switches decide that."""
    needed = _NEEDED.get(name)
    return needed is None or needed(switches)


def differ(rulesets: Sequence[Ruleset], name: str) -> bool:
    """Whether play differs by this switch. A value without meaning differs from none that has one or not."""
    values = [
        getattr(ruleset.switches, name) if matters(ruleset.switches, name) else None for ruleset in rulesets
    ]
    meant = [matters(ruleset.switches, name) for ruleset in rulesets]
    return any((value, mean) != (values[0], meant[0]) for value, mean in zip(values, meant, strict=True))


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
