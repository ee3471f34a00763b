"""What costs a learner most: the latest decisions summed by topic, and the dearest mistakes of one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from game.storage.database import Store
from game.storage.decisions import KeptDecision
from game.storage.mistakes import Mistake
from game.tutor.estimate import FEW, Estimate, estimate

HANDS = 40
"""So many of the latest hands are summed up."""

FEWEST = 10
"""Reviewed hands before anything is said of weaknesses."""


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


def points_lost(store: Store) -> Estimate | None:
    """Points lost a hand, over all that were reviewed; None for too few. Raises StorageErrors."""
    hands = store.reviews.all()
    return estimate((each.cost, 0.0) for each in hands) if len(hands) >= FEW else None
