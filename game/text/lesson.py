"""A lesson by typed lines."""

from __future__ import annotations

from collections.abc import Callable

from game.course.answers import Grade
from game.course.progress import StepState
from game.course.runner import Runner
from game.course.step_run import Feedback
from game.course.views import StepView
from game.i18n import _, format_number, ngettext, pgettext
from game.rules.cards import Card
from game.rules.view import SeatView
from game.text.asking import Enquiry
from game.text.commands import IN_A_LESSON, Command, command_meant, help_lines
from game.text.console import Console, echo
from game.text.describe import hand_line, in_order, listed, trick_line, trump_lines
from game.text.leaving import Leave
from game.text.narrator import moment_lines
from game.text.settling import settle
from game.text.spelling import card_meant, cards_meant, folded, number_meant

Keep = Callable[[], None]
"""Writes the lesson down as it stands."""


class LessonTalk:
    """One lesson, from where it stands to its end."""

    def __init__(self, console: Console, runner: Runner, keep: Keep) -> None:
        self._console = console
        self._runner = runner
        self._keep = keep
        self._shown = ""  # the step that was said last, as a whole

    def take(self) -> None:
        """Go on until the lesson is finished. Raises Leave where the learner goes."""
        self._console.say(self._runner.note)
        while not self._runner.finished:
            self._show_once()
            self._hear()
            self._keep()
        self._console.gap()
        self._console.say(*result_lines(self._runner))

    def _show_once(self) -> None:
        step = self._runner.step
        if self._shown != step.id:
            self._shown = step.id
            self._console.gap()
            self._console.say(*step_lines(self._runner))

    def _hear(self) -> None:
        typed = self._console.hear()
        step = self._runner.step
        command = command_meant(typed, IN_A_LESSON)
        if command is not None:
            self._obey(*command, step)
        elif step.state is not StepState.ASKING:
            self._go_on(typed)
        elif not typed:
            self._console.say(*step_lines(self._runner))
        else:
            self._answer(typed, step)

    def _go_on(self, typed: str) -> None:
        if typed:
            self._console.say(not_understood(typed), reading_on())
        else:
            self._forward()

    def _forward(self) -> None:
        self._shown = ""
        self._runner.forward()

    def _obey(self, command: Command, rest: str, step: StepView) -> None:
        if command in (Command.MENU, Command.QUIT):
            raise Leave(to_menu=command is Command.MENU)
        if command is Command.NEXT:
            self._forward()
        elif command is Command.BACK:
            self._back()
        elif command is Command.HELP:
            self._console.say(how_to_answer(step), *help_lines(IN_A_LESSON))
        elif command is Command.HINT:
            self._hint(step)
        elif command is Command.ASK:
            self._console.say(*settle(rest))
        elif step.table is None:
            self._console.say(_("There are no cards on the table in this step."))
        else:
            self._console.say(*Enquiry(step.table, card_help=False).answer(command, rest))

    def _back(self) -> None:
        if self._runner.back():
            self._shown = ""
        else:
            self._console.say(_("This is the first step."))

    def _hint(self, step: StepView) -> None:
        hint = self._runner.hint()
        if hint is not None:
            self._console.say(hint)
        elif step.hints:
            self._console.say(_("There are no more hints. The last one was this."), step.hints[-1])
        else:
            self._console.say(_("There is no hint for this step."))

    def _answer(self, typed: str, step: StepView) -> None:
        given = answer_meant(typed, step)
        try:
            feedback = self._runner.answer(given)
        except ValueError:
            self._console.say(not_understood(typed), how_to_answer(step))
        else:
            self._console.say(*self._heard_back(feedback))

    def _heard_back(self, feedback: Feedback) -> list[str]:
        lines = feedback_lines(feedback)
        for moment in feedback.moments:
            lines += moment_lines(moment)
        if self._runner.step.displaced:
            self._runner.again()
            lines.append(_("The cards go back to where they were."))
        after = self._runner.step
        if after.state is StepState.ASKING:
            tries = ngettext("You have {n} try left.", "You have {n} tries left.", after.tries_left)
            return [*lines, tries.format(n=format_number(after.tries_left))]
        return [*lines, reading_on()]


def answer_meant(typed: str, step: StepView) -> object | None:
    """What a line means as an answer: an option's id, a card, or cards; None where it means nothing."""
    if step.kind == "choose":
        return _option_meant(typed, step)
    if step.kind == "play" and step.table is not None:
        view = step.table.view
        number = number_meant(typed, len(view.hand))
        return in_order(view.hand)[number - 1] if number else card_meant(typed)
    if step.kind == "pick" and folded(typed) in ("none", folded(_none())):
        return ()
    return cards_meant(typed, laid_out(step))


def _option_meant(typed: str, step: StepView) -> str | None:
    number = number_meant(typed, len(step.options))
    if number:
        return step.options[number - 1].id
    card = card_meant(typed)
    for option in step.options:
        same_card = card is not None and option.text.strip() == f"{{{card}}}"
        if same_card or folded(typed) in (folded(option.text), folded(option.id)):
            return option.id
    return None


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
    return [*lines, *choices(step), *said, how_to_answer(step)]


def table_lines(step: StepView, view: SeatView) -> list[str]:
    """What lies on the table of a step that asks for something."""
    if step.kind not in ("play", "pick"):
        return []
    trick = [trick_line(view)] if view.trick is not None and view.trick.plays else []
    return [*trump_lines(view), *trick, hand_line(view, help_with_left=False, numbered=True)]


def choices(step: StepView) -> list[str]:
    """The things to choose from or to put in order, numbered."""
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
    if step.kind == "choose":
        return _("Type a number from the list.")
    if step.kind == "play":
        return _("Type a card or its number.")
    if step.kind == "order":
        return _("Type the cards in order, the first one first, for example {example}.").format(
            example=" ".join(str(card) for card in sorted(step.cards, key=str))
        )
    return _("Type the cards or their numbers, or “{none}”.").format(none=_none())


def _none() -> str:
    return pgettext("word to type", "none")


def not_understood(typed: str) -> str:
    """What is said to a line that means nothing here."""
    return _("I do not understand “{typed}” here.").format(typed=echo(typed))


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
    text = ngettext(
        "The lesson is done. You answered {right} of {n} question at the first try.",
        "The lesson is done. You answered {right} of {n} questions at the first try.",
        asked,
    )
    return [text.format(right=format_number(result.first_try), n=format_number(asked))]
