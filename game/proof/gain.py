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
        """Half the width of the interval, by Agresti and Coull (1998), which holds for few answers, too."""
        return NINETY * sqrt(self._middle * (1 - self._middle) / (self.of + NINETY**2))

    @property
    def low(self) -> float:
        """Where the interval begins: it lies about a middle of its own, and never leaves 0 to 1."""
        return max(0.0, self._middle - self.error)

    @property
    def high(self) -> float:
        """Where the interval ends."""
        return min(1.0, self._middle + self.error)

    @property
    def _middle(self) -> float:
        return (self.right + NINETY**2 / 2) / (self.of + NINETY**2)


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
    """What changed from one share to another, of other decisions."""
    return Change(second.value - first.value, sqrt(first.error**2 + second.error**2))


def paired(first: Sequence[ProofAnswer], second: Sequence[ProofAnswer]) -> Change:
    """What changed where the same items were asked again: only those that changed tell anything.

    The error is that of a difference of pairs, by Agresti and Min (2005). Raises ValueError where no item
    is in both.
    """
    then = {each.item: each.good for each in first}
    pairs = [(then[each.item], each.good) for each in second if each.item in then]
    if not pairs:
        raise ValueError("no item was asked twice")
    gained = sum(now and not before for before, now in pairs)
    lost = sum(before and not now for before, now in pairs)
    of, up, down = len(pairs) + 2, gained + 0.5, lost + 0.5
    error = sqrt(up + down - (up - down) ** 2 / of) / of
    return Change((gained - lost) / len(pairs), NINETY * error)


def cost_of(answers: Sequence[ProofAnswer]) -> float:
    """Points that a decision cost on average."""
    return sum(each.cost for each in answers) / len(answers)
