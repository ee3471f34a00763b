"""A finished hand looked at again: what each decision of a player cost, and how much was luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.rules.actions import Action
from game.rules.state import State
from game.rules.view import SeatView
from game.strategy.values import Values

BEST_UP_TO = 0.05
"""Points a decision may cost and still be the best one."""
GOOD_UP_TO = 0.25
"""Points a decision may cost and still be a good one; above, it is a mistake."""


class Mark(StrEnum):
    """The word for a decision."""

    ONLY = "only"  # nothing else was allowed
    BEST = "best"
    GOOD = "good"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision, what it cost and what would have been better.

    `cost` is in points, never negative, and 0 where the uncertainty of the values covers it: `as_good`.
    """

    step: int  # place among the steps of the hand
    view: SeatView  # what the player knew
    action: Action
    mark: Mark
    cost: float = 0.0
    as_good: bool = False  # another action came out higher, within the uncertainty
    better: Action | None = None  # what the values put first, where it is not `action`
    values: Values | None = None  # None where nothing else was allowed


@dataclass(frozen=True, slots=True)
class HandReview:
    """The decisions of one player in one hand, in order."""

    judged: tuple[Judged, ...]
    points: float  # what the hand brought the player's side above the other; 0 where it did not end

    @property
    def cost(self) -> float:
        """Points that the player's decisions cost together."""
        return sum(each.cost for each in self.judged)

    @property
    def luck(self) -> float:
        """What remains of the result without these costs: the cards, and what the others did."""
        return self.points + self.cost


Hand = Sequence[tuple[State, Action]]
"""The steps of a hand, each with the state before it."""
