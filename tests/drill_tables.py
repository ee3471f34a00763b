"""Drills for tests: short ones by fixed rules, and answers by rank."""

from __future__ import annotations

from collections.abc import Iterable

from game.drills.plan import LEARNER, Plan, Topic
from game.presenters.asked_decision import AskedDecision
from game.presenters.drill_decision import purpose_of
from game.presenters.drill_run import DrillRun
from tests.tables import HOYLE, rules

SECOND = Plan(Topic.SECOND, ruleset=HOYLE, count=10)
"""Decisions that are quickly weighed."""

BEST, WORST = 0, -1
"""Places among the choices of a deal."""


def seated(run: DrillRun) -> AskedDecision:
    """The table of the next decision, come to it."""
    assert run.look()
    table = AskedDecision(run.desk, run.take(), purpose_of(run), lambda moment: None)
    while not table.ready:
        table.advance()
    return table


def answer(table: AskedDecision, place: int) -> None:
    """Answers with the choice of a place, the best being the first."""
    values = table.asked.values
    assert values is not None
    table.call(values.ranked[place].action)
    assert table.poll()


def drilled(run: DrillRun, places: Iterable[int]) -> None:
    """Answers so many decisions."""
    for place in places:
        answer(seated(run), place)


__all__ = ["BEST", "LEARNER", "SECOND", "WORST", "answer", "drilled", "rules", "seated"]
