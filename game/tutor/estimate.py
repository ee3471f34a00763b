"""What play costs on average, and how far that may be off: the figure of drills and of reviewed hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, sqrt

from game.tutor.significance import NINETY

_LEAST_SEEN = 0.3
"""Points of one more mistake that so few tries may have missed: no figure is surer than with it."""

FEW = 10
"""Decisions or hands below which a figure says little."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Points lost a decision or a hand. `off` is half of the 90 % interval, which never goes below nought."""

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
        """Whether there are too few of them to say much."""
        return self.count < FEW

    @property
    def more_for_half(self) -> int:
        """How many more make the interval half as wide: four times as many in all, in tens."""
        return ceil(3 * self.count / 10) * 10


def estimate(costs: Iterable[tuple[float, float]]) -> Estimate:
    """The mean of costs, each with its own standard error. Raises ValueError without any.

    How the costs differ holds what they were measured off by, too; so their own errors are counted only
    where the costs happen to differ less than that.
    """
    told = list(costs)
    count = len(told)
    if not count:
        raise ValueError("no costs")
    mean = sum(cost for cost, _error in told) / count
    spread = sum((cost - mean) ** 2 for cost, _error in told) / max(1, count - 1)
    own = sum(error**2 for _cost, error in told) / count
    error = max(sqrt(max(spread, own) / count), _LEAST_SEEN / count)
    return Estimate(mean, student(count - 1) * error, count)


def student(freedom: int) -> float:
    """Standard errors to both sides that hold nine cases in ten, by degrees of freedom, of which one counts.

    Student's factor by its first term (Cornish and Fisher 1938).
    """
    return NINETY + (NINETY**3 + NINETY) / (4 * max(1, freedom))


def differs(one: Estimate, other: Estimate) -> bool:
    """Whether two figures are further apart than chance brings them in nine cases of ten."""
    return abs(one.mean - other.mean) > sqrt(one.off**2 + other.off**2)
