"""What costs a learner most: the latest decisions summed by topic, and the dearest mistakes of one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from game.storage.database import Store
from game.storage.decisions import KeptDecision
from game.storage.mistakes import Mistake
from game.storage.reviews import HandCost

HANDS = 40
"""So many of the latest hands are summed up."""

FEWEST = 10
"""Reviewed hands before anything is said of weaknesses."""

_Z = 1.645  # of a 90 per cent interval


@dataclass(frozen=True, slots=True)
class Weakness:
    """A topic (`pages.topics`) with the points it cost and how often something of it went wrong."""

    topic: str
    cost: float
    times: int


@dataclass(frozen=True, slots=True)
class Weaknesses:
    """The topics of the latest hands, the dearest first."""

    hands: int
    found: tuple[Weakness, ...]

    @property
    def known(self) -> bool:
        """Whether there are enough hands, and something in them cost anything."""
        return self.hands >= FEWEST and bool(self.found)


def weaknesses(store: Store, hands: int = HANDS) -> Weaknesses:
    """The topics of so many latest hands. Raises StorageErrors."""
    told = store.decisions.of_hands(hands)
    return Weaknesses(len({(each.game_id, each.deal) for each in told}), summed(told))


def summed(decisions: Iterable[KeptDecision]) -> tuple[Weakness, ...]:
    """The costs of decisions by their topic, the dearest first; what cost nothing is left out."""
    costs: dict[str, list[float]] = defaultdict(list)
    for each in decisions:
        if each.mark != "best":
            costs[each.topic].append(each.cost)
    found = (Weakness(topic, sum(told), len(told)) for topic, told in costs.items())
    return tuple(sorted(found, key=lambda each: (-each.cost, each.topic)))


def dearest(store: Store, topic: str, most: int = 3) -> tuple[Mistake, ...]:
    """The mistakes of a topic in kept games that cost most."""
    found = (each for each in store.mistakes.all() if each.topic == topic and each.source == "game")
    return tuple(found)[:most]


@dataclass(frozen=True, slots=True)
class Stand:
    """Points lost a hand, and how far off that may be at 90 per cent."""

    lost: float
    error: float
    hands: int

    def more_for(self, error: float) -> int:
        """How many more hands make the error so small, about."""
        return max(0, round(self.hands * (self.error / error) ** 2) - self.hands)


def stand(hands: Iterable[HandCost]) -> Stand | None:
    """Where somebody stands by these hands; None for fewer than three."""
    costs = [each.cost for each in hands]
    if len(costs) < 3:
        return None
    return Stand(mean(costs), _Z * stdev(costs) / sqrt(len(costs)), len(costs))
