"""What a step of a lesson says in a terminal, and how it is answered."""

from __future__ import annotations

from game.course.lesson_progress import StepState
from game.course.table_steps import Fault
from game.course.tables import Unexplained
from game.course.views import StepView
from game.i18n import _, format_list, format_number, pgettext
from game.pages.lesson_page import answered
from game.pages.lesson_words import headline, other_cards
from game.presenters.lesson import LessonPresenter
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.state import Trick
from game.rules.trick import winner
from game.rules.view import SeatView
from game.text.describe import hand_line, in_order, listed, played, trick_line, trump_lines, upcard_line
from game.text.more import Answer
from game.text.page_lines import block_lines
from game.text.spotting import spot_lines
from game.text.typed_actions import choices_lines, numbered
from game.text.typed_words import Command, spoken
from game.words import sentence
from game.words.markup import mark


def laid_out(step: StepView) -> tuple[Card, ...]:
    """The cards of an order or pick step, in the order in which they are numbered."""
    return in_order(step.cards) if step.kind == "pick" else step.cards


def step_lines(lesson: LessonPresenter) -> list[str]:
    """A step as it is put before the learner, with what was said to the last answer."""
    step, first = lesson.step, lesson.state.first
    lines = [sentence(lesson.page().where)]
    if step.feedback is None:
        lines.append(sentence(headline(step, "", first)))
    return [*lines, *question_lines(step), *said_lines(lesson).first]


def question_lines(step: StepView) -> list[str]:
    """What is asked or told, and what there is to look at and to choose from."""
    lines = [*filter(None, [other_cards(step)]), step.alt or step.text]
    if step.table is not None and step.state is not StepState.READING:
        lines += table_lines(step, step.table.view)
    return [*lines, *choices(step)]


def said_lines(lesson: LessonPresenter) -> Answer:
    """What is said to the answer that was given last, if there was one."""
    step = lesson.step
    if step.feedback is None:
        return Answer([])
    told = answered(step.feedback, lesson.view, plain=lesson.state.plain)
    head = sentence(headline(step, "", first=False))
    return Answer([head, *block_lines(told.first)], block_lines(told.rest))


def table_lines(step: StepView, view: SeatView) -> list[str]:
    """What lies on the table of a step that asks for something."""
    made = [] if Unexplained.TRUMP in step.hides else trump_lines(view)
    if step.kind == "bid":
        return [upcard_line(view), hand_line(view, help_with_left=False)]
    if step.kind == "count":
        gathered = [_gathered(number, trick, view) for number, trick in enumerate(view.tricks, 1)]
        trick = [trick_line(view)] if view.trick is not None and view.trick.plays else []
        return [*made, *gathered, *trick, hand_line(view, help_with_left=False)]
    if step.kind == "choose" and view.honest is not None:
        return _honest_lines(view)
    if step.kind not in ("play", "pick", "discard"):
        return []
    trick = [trick_line(view)] if view.trick is not None and view.trick.plays else []
    return [*made, *trick, hand_line(view, help_with_left=False, numbered=True)]


def _honest_lines(view: SeatView) -> list[str]:
    """What everyone at an honest table has seen, and who played what."""
    if view.phase is Phase.DEALING:
        return []
    tricks = [_played(number, trick, view) for number, trick in enumerate(view.tricks, 1)]
    trick = [trick_line(view)] if view.trick is not None and view.trick.plays else []
    made = trump_lines(view) if view.maker is not None else [upcard_line(view)]
    return [*made, *tricks, *trick, hand_line(view, help_with_left=False)]


def _played(number: int, trick: Trick, view: SeatView) -> str:
    """A trick that was gathered, card by card with its players."""
    cards = [played(seat, card, view.seat) for seat, card in trick.plays]
    return _("Trick {n}: {cards}.").format(n=format_number(number), cards=format_list(cards))


def _gathered(number: int, trick: Trick, view: SeatView) -> str:
    """A trick that was gathered: its cards and who took it."""
    taker = winner(trick, view.trump)
    card = trick.card_of(taker)
    assert card is not None
    text = _("Trick {n}: {cards}. The {card} took it.")
    return text.format(
        n=format_number(number), cards=format_list(mark(played) for played in trick.cards), card=mark(card)
    )


def choices(step: StepView) -> list[str]:
    """The things to choose from, to look through or to put in order, numbered."""
    if step.spot is not None:
        return spot_lines(step.spot)
    if step.kind == "bid" and step.table is not None and step.table.view.my_turn:
        return choices_lines(step.table.view)
    if step.kind == "order":
        text = _("The cards: {cards}.")
        return [text.format(cards=listed(step.cards, None, help_with_left=False))]
    return [numbered(number, option.text) for number, option in enumerate(step.options, 1)]


def how_to_answer(step: StepView) -> str:
    """What can be typed at a step."""
    if step.state is not StepState.ASKING:
        return reading_on()
    if step.free is not None:
        return _("Press Enter to sit down and play. Type “{next}” to skip this.").format(
            next=spoken(Command.NEXT)
        )
    if step.kind == "choose":
        return _("Type a number from the list.")
    if step.kind == "discard" and step.table is not None and _may_leave(step.table.view):
        return _("Type a card or its number, or “{leave}” to leave the upcard.").format(
            leave=pgettext("word to type", "leave")
        )
    if step.kind in ("play", "discard"):
        return _("Type a card or its number.")
    if step.kind == "bid":
        return _("Type a number or the words next to it.")
    if step.kind == "count":
        return _("Type the number.")
    if step.spot is not None:
        return _("Type the card.") if step.spot.find is Fault.RENEGE else _("Type the number in front of it.")
    if step.kind == "order":
        return _("Type the cards in order, first one first, for example {example}.").format(
            example=" ".join(str(card) for card in sorted(step.cards, key=str))
        )
    return _("Type the cards or their numbers, or “{none}”.").format(none=none_word())


def _may_leave(view: SeatView) -> bool:
    return Action(view.seat, ActionKind.LEAVE) in view.legal


def none_word() -> str:
    """The word for no card at all."""
    return pgettext("word to type", "none")


def play_again() -> str:
    """What can be done after a hand that missed its goal."""
    text = _("Press Enter to play it again. Type “{next}” to go on.")
    return text.format(next=spoken(Command.NEXT))


def reading_on() -> str:
    """How to go on to the next step."""
    return _("Press Enter to go on.")
