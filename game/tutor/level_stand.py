"""Where a learner's figure stands among those of the levels, which were measured with errors of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, inf, sqrt

from game.bots.ladder import Level
from game.tutor.estimate import Estimate
from game.tutor.significance import NINETY

Costs = Mapping[Level, tuple[float, float]]
"""By level the mean of what it loses in points, and the standard error of that mean."""

_MOST = 2000
"""More hands than this are none that one would wait for."""


@dataclass(frozen=True, slots=True)
class LevelStand:
    """A learner among the levels; every list begins with the level that loses least.

    `better` surely lose less, `worse` surely lose more, `reached` are those that can't be told apart from
    the learner. `more` tries bring that down to one level or none; None where no number of them would.
    """

    better: tuple[Level, ...]
    reached: tuple[Level, ...]
    worse: tuple[Level, ...]
    more: int | None


def level_stand(found: Estimate, costs: Costs) -> LevelStand:
    """Where a figure stands. Of two levels that lose as much, the one that plays better comes first."""
    strength = list(Level)
    ranked = sorted(costs, key=lambda level: (costs[level][0], -strength.index(level)))
    apart = {level: found.mean - costs[level][0] for level in ranked}
    unsure = {level: sqrt(found.off**2 + (NINETY * costs[level][1]) ** 2) for level in ranked}
    return LevelStand(
        tuple(level for level in ranked if apart[level] > unsure[level]),
        reached := tuple(level for level in ranked if abs(apart[level]) <= unsure[level]),
        tuple(level for level in ranked if -apart[level] > unsure[level]),
        _more([_tries(found, costs[level]) for level in reached], found.count),
    )


def _tries(found: Estimate, level: tuple[float, float]) -> float:
    """How many tries in all tell a figure from a level's, should the figure stay what it is."""
    cost, error = level
    room = (found.mean - cost) ** 2 - (NINETY * error) ** 2
    return found.count * found.off**2 / room if room > 0 else inf


def _more(tries: list[float], count: int) -> int | None:
    """How many more there have to be: for all levels, or for all but the nearest."""
    within = [ceil(each) + 1 - count for each in tries if each <= count + _MOST]
    return None if len(within) < len(tries) - 1 else max(within, default=0)
