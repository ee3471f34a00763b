"""Which clauses of the rulesets no test shows to hold."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from game.rules.ruleset import Clause, ClauseKind, Ruleset

TESTABLE = frozenset(
    {ClauseKind.RULE, ClauseKind.PENALTY, ClauseKind.MATCH, ClauseKind.ADVICE, ClauseKind.READING}
)
"""Kinds that play or the tutor's advice depend on; terms and notes are taught, not enforced."""


def all_clauses(rulesets: Iterable[Ruleset]) -> dict[str, Clause]:
    """Every clause of the rulesets once, by id."""
    return {clause.id: clause for ruleset in rulesets for clause in ruleset.clauses.values()}


def untested(rulesets: Iterable[Ruleset], tied: Collection[str]) -> list[Clause]:
    """The clauses that play or advice depends on and that no id in `tied` names."""
    return [
        clause
        for clause in all_clauses(rulesets).values()
        if clause.kind in TESTABLE and clause.id not in tied
    ]


def report(rulesets: Iterable[Ruleset], tied: Collection[str]) -> Iterator[str]:
    """The report's lines: a summary, then a line for each clause without a test."""
    shipped = list(rulesets)
    testable = [clause for clause in all_clauses(shipped).values() if clause.kind in TESTABLE]
    missing = untested(shipped, tied)
    shown = len(testable) - len(missing)
    yield f"{shown} of {len(testable)} clauses that play or advice depends on are tied to a test"
    for clause in missing:
        yield f"{clause.id} ({clause.kind}): {clause.says}"
