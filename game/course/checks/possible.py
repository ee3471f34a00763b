"""Every answer a learner could give to a step, or one of each kind where there are very many."""

from __future__ import annotations

from itertools import combinations, permutations

from game.course import engine
from game.course.grading import Given
from game.course.situation import Situation
from game.course.steps import AskingStep, ChooseStep, OrderStep, PickStep
from game.rules.cards import Card


def possible(step: AskingStep, situation: Situation) -> list[Given]:
    """All answers; of orders those that the author lists, the right one, and one of the others."""
    if isinstance(step, ChooseStep):
        return [option.id for option in step.options]
    if isinstance(step, OrderStep):
        return _orders(step, situation)
    if isinstance(step, PickStep):
        hand = situation.hand
        return [frozenset(cards) for size in range(len(hand) + 1) for cards in combinations(hand, size)]
    return list(situation.hand)


def _orders(step: OrderStep, situation: Situation) -> list[Given]:
    listed: list[tuple[Card, ...]] = [answer.cards for answer in step.answers if answer.cards is not None]
    right = engine.strongest_first(step.cards, situation.trump)
    known = {*listed, right}
    other = next((order for order in permutations(step.cards) if order not in known), None)
    return [order for order in dict.fromkeys((*listed, right, other)) if order is not None]
