"""What came of the course: how many of a form's decisions were right before, after and later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from game.storage.proof import ProofAnswer
from game.tutor.significance import NINETY


@dataclass(frozen=True, slots=True)
class Share:
    """A share of things that went right, from 0 to 1, and how far off it may be at 90 per cent."""

    right: int
    of: int

    @property
    def value(self) -> float:
        return self.right / self.of

    @property
    def error(self) -> float:
        """Half the width of the interval, by Agresti and Coull, which holds for few answers, too."""
        of = self.of + NINETY**2
        share = (self.right + NINETY**2 / 2) / of
        return NINETY * sqrt(share * (1 - share) / of)


@dataclass(frozen=True, slots=True)
class Change:
    """A difference of two shares, and how far off it may be at 90 per cent."""

    value: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether it is more than chance explains."""
        return abs(self.value) > self.error


def share_of(answers: Sequence[ProofAnswer]) -> Share:
    """How many were as good as the best. Raises ValueError for no answers."""
    if not answers:
        raise ValueError("no answers")
    return Share(sum(each.good for each in answers), len(answers))


def change(first: Share, second: Share) -> Change:
    """What changed from one share to another."""
    return Change(second.value - first.value, sqrt(first.error**2 + second.error**2))


def cost_of(answers: Sequence[ProofAnswer]) -> float:
    """Points that a decision cost on average."""
    return sum(each.cost for each in answers) / len(answers)
