"""A learner's drills of one kind, day by day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from game.course.memory.days import local_day
from game.drills.plan import Plan, plan_from_json
from game.storage.database import Store
from game.storage.drills import KeptDrill
from game.tutor.estimate import Estimate, estimate

_MOST = 60
"""Drills that are looked at, the last ones."""


@dataclass(frozen=True, slots=True)
class DrilledDay:
    """All decisions of one kind that were drilled on a day."""

    day: date
    costs: tuple[tuple[float, float], ...]  # each with its own standard error

    @property
    def estimate(self) -> Estimate:
        return estimate(self.costs)


def drilled_days(store: Store, plan: Plan, most: int = _MOST) -> tuple[DrilledDay, ...]:
    """The days with drills of the kind among the last ones, the first one first. Raises StorageErrors.

    Those under other rules do not count, nor close deals beside natural ones: they cost differently. Seat,
    score and company do.
    """
    found: dict[date, list[tuple[float, float]]] = {}
    for kept in store.drills.latest(most, plan.topic):
        if kept.answers and _alike(kept, plan):
            told = [(each.cost, each.error) for each in kept.answers]
            found.setdefault(local_day(kept.begun), []).extend(told)
    return tuple(DrilledDay(day, tuple(costs)) for day, costs in sorted(found.items()))


def together(days: tuple[DrilledDay, ...]) -> Estimate | None:
    """The figure over several days; None over none."""
    costs = [cost for each in days for cost in each.costs]
    return estimate(costs) if costs else None


def last_plan(store: Store, topic: str = "") -> Plan | None:
    """What was chosen for the last drill, of any topic or of one; None before the first one.

    What is no drill, or cannot be read, is passed over.
    """
    plans = (_plan(kept) for kept in reversed(store.drills.latest(_MOST, topic)))
    return next((plan for plan in plans if plan is not None), None)


def _alike(kept: KeptDrill, plan: Plan) -> bool:
    told = _plan(kept)
    return told is not None and (told.ruleset, told.close) == (plan.ruleset, plan.close)


def _plan(kept: KeptDrill) -> Plan | None:
    try:
        return plan_from_json(kept.plan)
    except ValueError:  # written by hand, or by a later version
        return None
