"""What costs a learner most: the latest decisions summed by topic, and the dearest mistakes of one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from game.storage.database import Store
from game.storage.decisions import KeptDecision
from game.storage.mistakes import RENEGE, Mistake
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
    played = _hands(told)
    every = store.mistakes.all(dropped=True)
    reneges = [each for each in every if each.topic == RENEGE and (each.game_id, each.deal) in played]
    return Weaknesses(len(played), summed(told, reneges))


def _hands(decisions: Iterable[KeptDecision]) -> set[tuple[int, int]]:
    """The hands of decisions, each by its game and its place there."""
    return {(each.game_id, each.deal) for each in decisions}


def summed(decisions: Iterable[KeptDecision], reneges: Iterable[Mistake] = ()) -> tuple[Weakness, ...]:
    """The costs of decisions by their topic, the dearest first; what cost nothing is left out.

    `reneges` cost what their penalties did, and are a topic of their own.
    """
    costs: dict[str, list[float]] = defaultdict(list)
    for slip in reneges:
        costs[slip.topic].append(slip.cost)
    for each in decisions:
        if each.mark != "best":
            costs[each.topic].append(each.cost)
    found = (Weakness(topic, sum(told), len(told)) for topic, told in costs.items())
    return tuple(sorted(found, key=lambda each: (-each.cost, each.topic)))


def dearest(store: Store, topic: str, most: int = 3, hands: int = HANDS) -> tuple[Mistake, ...]:
    """The mistakes of a topic that cost most in so many latest hands, those that were dropped as well.

    One of a hand, and at most so many. Raises StorageErrors.
    """
    played = _hands(store.decisions.of_hands(hands))
    found: dict[tuple[int, int], Mistake] = {}
    for each in store.mistakes.all(dropped=True):  # the dearest first
        hand = each.game_id, each.deal
        if each.topic == topic and each.of_kept_game and hand in played:
            found.setdefault(hand, each)
    return tuple(found.values())[:most]


def points_lost(store: Store) -> Estimate | None:
    """Points lost a hand, over all that were reviewed; None for too few. Raises StorageErrors."""
    hands = store.reviews.all()
    return estimate((each.cost, 0.0) for each in hands) if len(hands) >= FEW else None
