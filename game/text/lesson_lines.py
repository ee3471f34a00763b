"""What a step of a lesson says in a terminal, and how it is answered."""

from __future__ import annotations

from game.course.answers import Grade
from game.course.progress import StepState
from game.course.runner import Runner
from game.course.step_run import Feedback
from game.course.table_steps import Fault
from game.course.views import StepView
from game.i18n import _, format_list, format_number, ngettext, pgettext
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.state import Trick
from game.rules.trick import winner
from game.rules.view import SeatView
from game.text.answers import choices_lines
from game.text.commands import Command, spoken
from game.text.describe import hand_line, in_order, listed, trick_line, trump_lines, upcard_line
from game.text.spotting import spot_lines
from game.words.markup import mark


def laid_out(step: StepView) -> tuple[Card, ...]:
    """The cards of an order or pick step, in the order in which they are numbered."""
    return in_order(step.cards) if step.kind == "pick" else step.cards


def step_lines(runner: Runner) -> list[str]:
    """A step as it is put before the learner, with what was said to the last answer."""
    step, place = runner.step, runner.position
    head = _("Step {n} of {total}.").format(n=format_number(place.number), total=format_number(place.total))
    again = _("This one comes back, because it went wrong before.") if step.again else ""
    lines = [head, again, step.title, step.alt or step.text]
    if step.table is not None and step.state is not StepState.READING:
        lines += table_lines(step, step.table.view)
    said = feedback_lines(step.feedback) if step.feedback is not None else []
    return [*lines, *choices(step), *said]


def table_lines(step: StepView, view: SeatView) -> list[str]:
    """What lies on the table of a step that asks for something."""
    if step.kind == "bid":
        return [upcard_line(view), hand_line(view, help_with_left=False)]
    if step.kind == "count":
        gathered = [_gathered(number, trick, view) for number, trick in enumerate(view.tricks, 1)]
        trick = [trick_line(view)] if view.trick is not None and view.trick.plays else []
        return [*trump_lines(view), *gathered, *trick, hand_line(view, help_with_left=False)]
    if step.kind not in ("play", "pick", "discard"):
        return []
    trick = [trick_line(view)] if view.trick is not None and view.trick.plays else []
    return [*trump_lines(view), *trick, hand_line(view, help_with_left=False, numbered=True)]


def _gathered(number: int, trick: Trick, view: SeatView) -> str:
    """A trick that was gathered: its cards and who took it."""
    taker = winner(trick, view.trump)
    card = trick.card_of(taker)
    assert card is not None
    text = _("Trick {n}: {cards}. Taken by the {card}.")
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
    return [
        # NOTE: an answer in a list with the number to type for it, for example "2 jack of clubs"
        _("{number} {answer}").format(number=number, answer=option.text)
        for number, option in enumerate(step.options, 1)
    ]


def how_to_answer(step: StepView) -> str:
    """What can be typed at a step."""
    if step.state is not StepState.ASKING:
        return reading_on()
    if step.free is not None:
        return _("Press Enter to sit down and play. Type “{next}” to go on without.").format(
            next=spoken(Command.NEXT)
        )
    if step.kind == "choose":
        return _("Type a number from the list.")
    if step.kind == "discard" and step.table is not None and _may_leave(step.table.view):
        return _("Type a card or its number, or “{leave}” to leave the turned card where it lies.").format(
            leave=pgettext("word to type", "leave")
        )
    if step.kind in ("play", "discard"):
        return _("Type a card or its number.")
    if step.kind == "bid":
        return _("Type a number or the words behind it.")
    if step.kind == "count":
        return _("Type the number.")
    if step.spot is not None:
        return _("Type the card.") if step.spot.find is Fault.RENEGE else _("Type the number in front.")
    if step.kind == "order":
        return _("Type the cards in order, the first one first, for example {example}.").format(
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


def feedback_lines(feedback: Feedback) -> list[str]:
    """What is said to an answer."""
    verdict = {
        Grade.BEST: _("That is right."),
        Grade.FINE: _("That will do."),
        Grade.WRONG: _("Not that one."),
    }[feedback.grade]
    lines = [verdict, feedback.say]
    if feedback.solution is not None:
        lines.append(feedback.solution.text)
    return lines


def result_lines(runner: Runner) -> list[str]:
    """How a finished lesson went."""
    result = runner.result
    asked = result.solved + result.missed + result.skipped
    if not asked:
        return [_("The lesson is done.")]
    text = ngettext(
        "The lesson is done. You answered {right} of {n} question at the first try.",
        "The lesson is done. You answered {right} of {n} questions at the first try.",
        asked,
    )
    return [text.format(right=format_number(result.first_try), n=format_number(asked))]
