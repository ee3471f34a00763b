"""A lesson by typed lines."""

from __future__ import annotations

from collections.abc import Callable

from game.course.progress import StepState
from game.course.runner import Runner
from game.course.step_run import Feedback
from game.course.table_steps import Fault
from game.course.teaching import terms_here
from game.course.views import StepView
from game.i18n import _, format_number, ngettext
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.text.answers import action_meant
from game.text.asking import Enquiry
from game.text.commands import IN_A_LESSON, Command, command_meant, help_lines
from game.text.console import Console, not_understood
from game.text.describe import in_order
from game.text.free_hand import play_freely
from game.text.leaving import Leave
from game.text.lesson_lines import (
    feedback_lines,
    how_to_answer,
    laid_out,
    none_word,
    play_again,
    reading_on,
    result_lines,
    step_lines,
)
from game.text.narrator import moment_lines
from game.text.settling import settle
from game.text.spelling import below_zero, card_meant, cards_meant, folded, number_meant
from game.text.terms import say_word
from game.words.markup import mark

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
            self._console.say(*step_lines(self._runner), *self._watched(), how_to_answer(step))

    def _watched(self) -> list[str]:
        """Everything there is to watch at this step, one thing after another."""
        lines: list[str] = []
        while (moment := self._runner.watch()) is not None:
            lines += moment_lines(moment)
        return [*lines, self._runner.step.after]

    def _hear(self) -> None:
        typed = self._console.hear()
        step = self._runner.step
        command = command_meant(typed, IN_A_LESSON)
        if command is not None:
            self._obey(*command, step)
        elif step.free is not None and step.state is StepState.ASKING and not typed:
            self._play_freely(step)
        elif step.state is not StepState.ASKING:
            self._go_on(typed)
        elif not typed:
            self._console.say(*step_lines(self._runner), how_to_answer(step))
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

    def _play_freely(self, step: StepView) -> None:
        """The hand of the step at the table, until it is over or the learner goes."""
        self._runner.again()
        play_freely(self._console, self._runner, self._keep)
        feedback = self._runner.step.feedback
        if feedback is not None:
            self._console.say(feedback.say, reading_on() if feedback.solved else play_again())

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
        elif command is Command.TERM:
            say_word(self._console, rest, terms_here(step))
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
            self._console.say(_not_taken(typed, given, step), how_to_answer(step))
        else:
            self._console.say(*self._heard_back(feedback))

    def _heard_back(self, feedback: Feedback) -> list[str]:
        lines = feedback_lines(feedback)
        for moment in feedback.moments:
            lines += moment_lines(moment)
        if self._runner.step.displaced:
            self._runner.again()
            lines.append(_("Everything goes back to where it was."))
        after = self._runner.step
        if after.state is StepState.ASKING:
            tries = ngettext("You have {n} try left.", "You have {n} tries left.", after.tries_left)
            return [*lines, tries.format(n=format_number(after.tries_left))]
        return [*lines, reading_on()]


def _not_taken(typed: str, given: object, step: StepView) -> str:
    """Why a line is no answer to the step."""
    if isinstance(given, Card) and step.kind in ("play", "discard"):
        return _("You do not hold the {card}.").format(card=mark(given))
    return not_understood(typed)


def answer_meant(typed: str, step: StepView) -> object | None:
    """What a line means as an answer: an option's id, a card, cards, a number or a call; None for nothing."""
    if step.kind == "choose":
        return _option_meant(typed, step)
    if step.kind in ("play", "discard") and step.table is not None:
        view = step.table.view
        said = action_meant(typed, view) if step.kind == "discard" else None
        if said is not None and said.kind is ActionKind.LEAVE:
            return view.upcard  # the card that is not taken
        number = number_meant(typed, len(view.hand))
        return in_order(view.hand)[number - 1] if number else card_meant(typed)
    if step.kind == "bid" and step.table is not None:
        return action_meant(typed, step.table.view)
    if step.kind == "count":
        return _count_meant(typed, step.unit)
    if step.spot is not None:
        return card_meant(typed) if step.spot.find is Fault.RENEGE else number_meant(typed, 9)
    if step.kind == "pick" and folded(typed) in ("none", folded(none_word())):
        return ()
    return cards_meant(typed, laid_out(step))


def _count_meant(typed: str, unit: str) -> int | None:
    """A number of two digits at the most, with or without what is counted behind it."""
    words = "" if below_zero(typed) else folded(typed).removesuffix(folded(unit)).strip()
    return int(words) if words.isdecimal() and len(words) <= 2 else None


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
