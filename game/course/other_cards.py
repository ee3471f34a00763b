"""Whether a learner holds other cards than a step ago, which is said before anything is asked of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.course.situation import LEARNER
from game.course.steps import ChooseStep, OrderStep, ShownStep
from game.course.table_steps import SpotStep
from game.rules.cards import Card
from game.rules.state import Setup

_CARD = re.compile(r"\{\w\w\}")  # and nothing else


def held(step: ShownStep, setup: Setup | None) -> frozenset[Card]:
    """The learner's cards at a step; none where something else is looked at."""
    if setup is None or setup.deal is None or isinstance(step, OrderStep | SpotStep) or _of_cards(step):
        return frozenset()
    return frozenset(setup.deal.hands[LEARNER])


def _of_cards(step: ShownStep) -> bool:
    """Whether the options are cards, which lie there in place of a hand."""
    return isinstance(step, ChooseStep) and all(_CARD.fullmatch(option.text) for option in step.options)


def are_others(hands: Iterator[frozenset[Card]]) -> bool:
    """Whether the first of the hands is another than the next one that was in sight, from now backwards."""
    now = next(hands)
    return bool(now) and now != next(filter(None, hands), now)
