"""What a question needs to be asked at all: a table, the learner's turn, answers that name what is there."""

from __future__ import annotations

from collections.abc import Iterator

from game.course import engine
from game.course.grading import Given
from game.course.situation import Situation
from game.course.steps import (
    Answer,
    AnyOf,
    AskingStep,
    CardsAnswer,
    ChooseStep,
    OptionAnswer,
    OrderStep,
    PickStep,
    PlayStep,
    Which,
)
from game.i18n import _
from game.rules.cards import Card
from game.storage.marks import DataPath

Found = tuple[DataPath, str, str]
"""A fault before it has its place in a file: the path within the step, the message, the mend."""


def faults(step: AskingStep, situation: Situation) -> Iterator[Found]:
    """All that keeps the question from being asked; what the answers are worth is not looked at."""
    standing = [*_standing(step, situation)]
    yield from standing
    if not standing:
        for number, answer in enumerate(step.answers):
            for path, message, mend in _answer(step, answer, situation):
                yield ("answers", number, *path), message, mend


def _standing(step: AskingStep, situation: Situation) -> Iterator[Found]:
    if isinstance(step, OrderStep):
        yield from _order(step, situation)
    elif isinstance(step, PlayStep | PickStep) and situation.state is None:
        message = _("This step needs a table, and none is named here or above.")
        yield ("id",), message, _("Add table: and the name of one.")
    elif isinstance(step, PlayStep) or (isinstance(step, PickStep) and step.which is Which.LEGAL):
        if not situation.asks_for_a_card:
            message = _("It is not your turn to play a card at this table.")
            yield ("id",), message, _("Write in played what falls before, so that you are next.")
    elif isinstance(step, PickStep) and step.which is Which.TRUMP and situation.trump is None:
        message = _("There is no trump at this table.")
        yield ("which",), message, _("Name trump at the table, or ask for something else.")
    elif isinstance(step, ChooseStep):
        seen: set[str] = set()
        for number, option in enumerate(step.options):
            if option.id in seen:
                message = _("Another option has the id “{id}”, too.").format(id=option.id)
                yield ("options", number, "id"), message, _("Give this option an id of its own.")
            seen.add(option.id)


def _order(step: OrderStep, situation: Situation) -> Iterator[Found]:
    for number, card in enumerate(step.cards):
        if card in step.cards[:number]:
            message = _("The {card} is here twice.").format(card=card)
            yield ("cards", number), message, _("Keep one of them.")
    if engine.strongest_first(step.cards, situation.trump) is None:
        message = _("Cards of two plain suits have no order: neither suit beats the other.")
        mend = _("Take cards of trump and of one other suit, or a table with another trump.")
        yield ("cards",), message, mend


def _answer(step: AskingStep, answer: Answer, situation: Situation) -> Iterator[Found]:
    if answer.any is AnyOf.ILLEGAL and not isinstance(step, PlayStep):
        message = _("Nothing can be illegal in this step, so this answer never matches.")
        yield ("any",), message, _("Write any: other, or remove the answer.")
    if answer.then and not isinstance(step, PlayStep):
        message = _("No card is played in this step, so nothing follows it.")
        yield ("then",), message, _("Remove then.")
    if isinstance(answer, OptionAnswer):
        if isinstance(step, ChooseStep) and answer.option is not None:
            yield from _option(step, answer.option)
    elif isinstance(step, OrderStep):
        cards = answer.cards if isinstance(answer, CardsAnswer) else None
        if cards is not None and sorted(map(str, cards)) != sorted(map(str, step.cards)):
            message = _("These are not the cards of this step in another order.")
            yield ("cards",), message, _("Name every card of cards above, each once.")
    elif isinstance(answer, CardsAnswer):
        if isinstance(step, PlayStep) and answer.cards == ():
            yield ("cards",), _("No card is named here, and one is played."), _("Name the card or cards.")
        yield from _not_held(answer.cards or (), situation)


def _option(step: ChooseStep, option: str) -> Iterator[Found]:
    if option not in [known.id for known in step.options]:
        message = _("There is no option “{option}” here.").format(option=option)
        yield ("option",), message, _("Write the id of one of the options above.")


def _not_held(cards: tuple[Card, ...], situation: Situation) -> Iterator[Found]:
    for number, card in enumerate(cards):
        if card not in situation.hand:
            message = _("You do not hold the {card} at this table.").format(card=card)
            mend = _("Name a card of your hand, or give it to you at the table.")
            yield ("cards", number), message, mend


def is_accepted(step: AskingStep, given: Given, situation: Situation) -> bool:
    """Whether the engine itself accepts an answer; a choice and a card without a goal it cannot measure."""
    if isinstance(step, OrderStep):
        return given == engine.strongest_first(step.cards, situation.trump)
    if isinstance(step, PickStep):
        return given == engine.wanted(step.which, situation)
    if isinstance(step, PlayStep) and isinstance(given, Card):
        legal = situation.may_play(given)
        return legal and (step.goal is None or engine.meets(situation, given, step.goal))
    return True
