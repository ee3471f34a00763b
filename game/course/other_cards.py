"""Whether a learner holds other cards than a step ago, which is said before anything is asked of them."""

from __future__ import annotations

from collections.abc import Iterator

from game.course.situation import LEARNER
from game.course.steps import OrderStep, ShownStep
from game.course.table_steps import SpotStep
from game.rules.cards import Card
from game.rules.state import Setup


def held(step: ShownStep, setup: Setup | None) -> frozenset[Card]:
    """The learner's cards at a step; none where something else is looked at."""
    if setup is None or setup.deal is None or isinstance(step, OrderStep | SpotStep):
        return frozenset()
    return frozenset(setup.deal.hands[LEARNER])


def are_others(hands: Iterator[frozenset[Card]]) -> bool:
    """Whether the first of the hands is another than the next one that was in sight, from now backwards."""
    now = next(hands)
    return bool(now) and now != next(filter(None, hands), now)
