"""Where a clause is to be read."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.ruleset import Ruleset


def sheet_of(rulesets: Sequence[Ruleset], clause: str) -> Ruleset | None:
    """The ruleset whose own sheet has a clause, else the first that takes it over; None where none has it."""
    holding = [ruleset for ruleset in rulesets if clause in ruleset.clauses]
    own = [ruleset for ruleset in holding if ruleset.clauses[clause].source == ruleset.source]
    return next(iter(own or holding), None)
