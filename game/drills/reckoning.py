"""What decisions cost on average, and how far that may be off: the figure of a drill and of the levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from game.bots.ladder import Level

_NINETY = 1.645  # standard errors to both sides that hold nine cases in ten
_LEAST_SEEN = 0.3
"""Points of one more mistake that so few decisions may have missed: no figure is surer than with it."""

FEW = 10
"""Decisions below which a figure says little."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Points lost a decision. `off` is half of the 90 % interval, which never goes below nought."""

    mean: float
    off: float
    count: int

    @property
    def low(self) -> float:
        return max(0.0, self.mean - self.off)

    @property
    def high(self) -> float:
        return self.mean + self.off

    @property
    def few(self) -> bool:
        """Whether there are too few decisions to say much."""
        return self.count < FEW

    @property
    def more_for_half(self) -> int:
        """How many more decisions make the interval half as wide: four times as many in all, in tens."""
        return ceil(3 * self.count / 10) * 10


def estimate(answers: Iterable[tuple[float, float]]) -> Estimate:
    """The mean of costs, each with its own standard error. Raises ValueError without any.

    The standard error of the mean is that of the costs as they differ, and that of their own errors. The
    factor for nine cases in ten is Student's, by its first term (Cornish and Fisher 1938).
    """
    told = list(answers)
    count = len(told)
    if not count:
        raise ValueError("no decisions")
    mean = sum(cost for cost, _error in told) / count
    spread = sum((cost - mean) ** 2 for cost, _error in told) / max(1, count - 1)
    own = sum(error**2 for _cost, error in told) / count
    error = max(sqrt((spread + own) / count), _LEAST_SEEN / count)
    factor = _NINETY + (_NINETY**3 + _NINETY) / (4 * max(1, count - 1))
    return Estimate(mean, factor * error, count)


def differs(one: Estimate, other: Estimate) -> bool:
    """Whether two figures are further apart than chance brings them in nine cases of ten."""
    return abs(one.mean - other.mean) > sqrt(one.off**2 + other.off**2)


@dataclass(frozen=True, slots=True)
class Between:
    """Where a figure lies among the levels: the nearest that loses less, and the nearest that loses more."""

    better: Level | None
    worse: Level | None


def within(found: Estimate, levels: Sequence[tuple[Level, float]]) -> tuple[Level, ...]:
    """The levels that the interval of a figure reaches, the one that loses least first."""
    ranked = sorted(levels, key=lambda told: told[1])
    return tuple(level for level, cost in ranked if found.low <= cost <= found.high)


def between(mean: float, levels: Sequence[tuple[Level, float]]) -> Between:
    """The levels next to a figure. Of two levels that lose as much the one that plays better counts."""
    ranked = sorted(levels, key=lambda told: told[1])
    better = [level for level, cost in ranked if cost <= mean]
    worse = [level for level, cost in ranked if cost > mean]
    return Between(better[-1] if better else None, worse[0] if worse else None)
