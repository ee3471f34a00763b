"""How often each side scores how much, and how often people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.rules.state import Standing


@dataclass(frozen=True, slots=True)
class Shares:
    """The shares of all hands in which the dealer's side, and the other one, scored so many points."""

    dealers: Mapping[int, float]
    others: Mapping[int, float]


PEOPLE = Shares({1: 0.45, 2: 0.16, 4: 0.05}, {1: 0.17, 2: 0.12, 4: 0.05})
"""What is known of people in play by the usual points, as published."""

Scored = tuple[bool, int]
"""Whether it was the dealer's side that scored in a hand, and what."""


def scored(standing: Standing) -> Scored:
    """Who scored what in the hand played last; nothing where it was thrown in."""
    result = standing.results[-1]
    side = result.award.side
    return side is result.dealer.side, 0 if side is None else result.award.points[side]


def shares(hands: Iterable[Scored]) -> Shares:
    """The shares of some hands. Raises ValueError without any."""
    counted = Counter(hands)
    if not counted:
        raise ValueError("no hands")
    total = counted.total()

    def of(dealers: bool) -> dict[int, float]:
        found = sorted(paid for theirs, paid in counted if paid and theirs is dealers)
        return {paid: counted[dealers, paid] / total for paid in found}

    return Shares(of(True), of(False))
