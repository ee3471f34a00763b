"""Answers as values: what a learner gave, which answer of the author it meets, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable

from game.course import engine
from game.course.situation import Situation
from game.course.steps import (
    Answer,
    AnyOf,
    AskingStep,
    CardsAnswer,
    ChooseStep,
    Grade,
    OptionAnswer,
    OrderStep,
    PickStep,
    PlayStep,
)
from game.rules.cards import Card

Given = str | Card | tuple[Card, ...] | frozenset[Card]
"""An option's id, a card played, cards in order, or cards picked."""


def read_given(step: AskingStep, given: object, situation: Situation) -> Given:
    """An answer in the form the step asks for. Raises ValueError for anything it cannot take."""
    if isinstance(step, ChooseStep):
        if given in [option.id for option in step.options]:
            return str(given)
    elif isinstance(step, PlayStep):
        if isinstance(given, Card) and given in situation.hand:
            return given
    elif isinstance(given, Iterable):
        cards = tuple(given)
        if isinstance(step, OrderStep) and sorted(map(str, cards)) == sorted(map(str, step.cards)):
            return cards
        if isinstance(step, PickStep) and set(cards) <= set(situation.hand):
            return frozenset(cards)
    raise ValueError(f"not an answer to the step {step.id}: {given!r}")


def encode(given: Given) -> str:
    """An answer as a word of a saved lesson."""
    if isinstance(given, str):
        return given
    if isinstance(given, Card):
        return str(given)
    return " ".join(sorted(map(str, given)) if isinstance(given, frozenset) else map(str, given))


def decode(step: AskingStep, word: str, situation: Situation) -> Given:
    """The answer that `encode` wrote. Raises ValueError where the step no longer takes it."""
    if isinstance(step, ChooseStep):
        return read_given(step, word, situation)
    cards = [Card.parse(code) for code in word.split()]
    if isinstance(step, PlayStep):
        return read_given(step, cards[0] if len(cards) == 1 else None, situation)
    return read_given(step, cards, situation)


def match(step: AskingStep, given: Given, situation: Situation) -> Answer | None:
    """The first of the author's answers that an answer meets; None when there is none."""
    return next((answer for answer in step.answers if meets(step, answer, given, situation)), None)


def meets(step: AskingStep, answer: Answer, given: Given, situation: Situation) -> bool:
    """Whether an answer given is one that the author's answer speaks of."""
    if answer.any is AnyOf.OTHER:
        return True
    if answer.any is AnyOf.ILLEGAL:
        return isinstance(step, PlayStep) and isinstance(given, Card) and not situation.may_play(given)
    if isinstance(answer, OptionAnswer):
        return answer.option == given
    assert isinstance(answer, CardsAnswer)
    cards = answer.cards or ()
    if isinstance(given, Card):
        return given in cards
    return frozenset(cards) == given if isinstance(given, frozenset) else cards == given


def misplaced(step: AskingStep, given: Given, situation: Situation) -> frozenset[Card]:
    """The cards of an order that do not lie where the best answer has them."""
    if not isinstance(step, OrderStep) or not isinstance(given, tuple):
        return frozenset()
    best = solution(step, situation)
    assert isinstance(best, tuple)
    return frozenset(card for card, wanted in zip(given, best, strict=True) if card != wanted)


def solution(step: AskingStep, situation: Situation) -> Given:
    """The best answer. The step must have one, as the checker proves."""
    if isinstance(step, OrderStep):
        return engine.strongest_first(step.cards, situation.trump) or step.cards
    if isinstance(step, PickStep):
        return engine.wanted(step.which, situation)
    if isinstance(step, ChooseStep):
        answers = {option.id: match(step, option.id, situation) for option in step.options}
        return next(given for given, answer in answers.items() if answer and answer.grade is Grade.BEST)
    named = [card for answer in step.answers if answer.grade is Grade.BEST for card in answer.cards or ()]
    for card in (*named, *situation.hand):
        answer = match(step, card, situation)
        if answer and answer.grade is Grade.BEST and situation.may_play(card):
            return card
    raise ValueError(f"the step {step.id} has no best answer")
