"""A lesson by typed lines."""

from __future__ import annotations

from game.course.lesson_progress import StepState
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.table_steps import Fault
from game.course.teaching import terms_here
from game.course.views import StepView
from game.i18n import _
from game.pages.lesson_page import tries_left
from game.pages.table_model import TableModel
from game.presenters.desk import Desk
from game.presenters.enquiry import Enquiry
from game.presenters.lesson import LessonPresenter
from game.presenters.lesson_answers import option_of
from game.presenters.lesson_use import CourseLesson, LessonUse
from game.presenters.occasions import LessonHand
from game.presenters.practice_games import PracticeGame
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.session import Moment
from game.text.console import Console, not_understood
from game.text.describe import in_order
from game.text.everywhere import obeyed
from game.text.lesson_lines import (
    choices,
    how_to_answer,
    laid_out,
    none_word,
    play_again,
    reading_on,
    said_lines,
    step_lines,
)
from game.text.more import Unsaid
from game.text.narrator import moment_lines
from game.text.page_lines import page_lines
from game.text.spelling import below_zero, card_meant, cards_meant, folded, number_meant
from game.text.table import TableTalk
from game.text.table_questions import facts, why
from game.text.typed_actions import action_meant
from game.text.typed_words import IN_A_LESSON, Command, command_meant, help_lines
from game.tutor.refusals import not_held
from game.words import sentence


class LessonTalk:
    """One lesson, from where it stands to its end."""

    def __init__(
        self, console: Console, desk: Desk, file: LessonFile, runner: Runner, use: LessonUse | None = None
    ) -> None:
        self._console, self._desk = console, desk
        self._lesson = LessonPresenter(desk, file, runner, use or CourseLesson(), self._tell)
        self._enquiry = Enquiry(desk.rulesets())
        self._unsaid = Unsaid(console, lambda: desk.settings().show_more)
        self._shown = ""  # the step that was said last, as a whole
        self._left = False
        self._heard: list[str] | None = None  # what an answer leads to, until what is said to it is known

    def take(self) -> None:
        """Go on until the lesson is finished. Raises Leave where the learner goes."""
        self._console.say(self._lesson.runner.note)
        while not self._left and not self._lesson.runner.finished:
            self._show_once()
            self._hear()
            while self._lesson.trouble:
                self._console.complain(self._lesson.trouble)
                self._lesson.keep()
        if self._lesson.runner.finished:
            page = self._lesson.page()
            self._console.gap()
            self._console.say(sentence(page.where), *page_lines(page))

    def _tell(self, moment: Moment | None, _model: TableModel) -> None:
        lines = moment_lines(moment) if moment is not None else []
        if self._heard is None:
            self._console.say(*lines)
        else:
            self._heard += lines

    def _show_once(self) -> None:
        step = self._lesson.step
        if self._shown != step.id:
            self._shown = step.id
            self._unsaid.forget()
            self._console.gap()
            self._console.say(*step_lines(self._lesson))
            while self._lesson.step.more_to_watch:
                self._lesson.watch_next()
            self._console.say(self._lesson.step.after, how_to_answer(step))

    def _hear(self) -> None:
        typed = self._console.hear()
        step = self._lesson.step
        command = command_meant(typed, IN_A_LESSON)
        if command is not None:
            self._obey(*command, step)
        elif step.free is not None and step.state is StepState.ASKING and not typed:
            self._play_freely()
        elif step.state is not StepState.ASKING:
            self._go_on(typed)
        elif not typed:
            self._console.say(*step_lines(self._lesson), how_to_answer(step))
        else:
            self._answer(typed, step)

    def _say_heard(self, lines: list[str]) -> None:
        """What an answer led to on the table, but what is said to the answer itself."""
        self._heard, feedback = None, self._lesson.step.feedback
        self._console.say(*(line for line in lines if feedback is None or line not in feedback.say))

    def _go_on(self, typed: str) -> None:
        if typed:
            self._console.say(not_understood(typed), reading_on())
        else:
            self._forward()

    def _forward(self) -> None:
        self._shown, self._enquiry.answer = "", None
        self._left = self._lesson.act("forward") is not None

    def _play_freely(self) -> None:
        """The hand of the step at the table, until it is over or the learner goes."""
        route = self._lesson.act("play hand")
        table = self._lesson.step.table
        assert route is not None
        assert table is not None
        stop = table.subscribe(lambda _moment: self._lesson.keep())
        hand = LessonHand(self._lesson.runner, self._lesson.heading)
        try:
            TableTalk(self._console, self._desk, PracticeGame(0, "", table), hand).play()
        finally:
            stop()
        self._lesson.arrive()
        feedback = self._lesson.step.feedback
        if feedback is not None:
            self._console.say(sentence(self._lesson.page().title), feedback.say)
            self._console.say(reading_on() if feedback.solved else play_again())

    def _obey(self, command: Command, rest: str, step: StepView) -> None:
        helping = (how_to_answer(step), *help_lines(IN_A_LESSON))
        if obeyed(self._console, (command, rest), helping, terms_here(step)):
            return
        if command is Command.NEXT:
            self._forward()
        elif command is Command.BACK:
            self._back()
        elif command is Command.HINT:
            self._hint(step)
        elif command is Command.MORE:
            self._unsaid.tell()
        elif step.table is None:
            self._console.say(_("There are no cards on the table in this step."))
        elif command is Command.WHY:
            self._unsaid.say(why(rest, step.table.view, self._enquiry, step.table.judge))
        else:
            self._console.say(*facts(command, step.table.view, card_help=False))

    def _back(self) -> None:
        if self._lesson.runner.can_go_back:
            self._shown = ""
            self._lesson.act("step back")
        else:
            self._console.say(_("This is the first step."))

    def _hint(self, step: StepView) -> None:
        self._lesson.act("hint")
        if step.hints_left:
            self._console.say(self._lesson.step.hints[-1])
        elif step.hints:
            self._console.say(_("There are no more hints. Here's the last one again."), step.hints[-1])
        else:
            self._console.say(_("There's no hint for this step."))

    def _answer(self, typed: str, step: StepView) -> None:
        given = answer_meant(typed, step)
        self._heard = []
        taken = self._lesson.answer(given) is not None
        self._say_heard(self._heard)
        if not taken:
            if self._lesson.step.options != step.options:  # half of an answer: now the other half
                self._console.say(*choices(self._lesson.step), how_to_answer(step))
                return
            self._console.say(_not_taken(typed, given, step), how_to_answer(step))
            return
        answered = self._lesson.step
        self._unsaid.say(said_lines(self._lesson))
        if answered.displaced:
            self._lesson.act("put back")
            self._console.say(_("Everything is back where it was."))
        asking = answered.state is StepState.ASKING
        todo = tries_left(answered) if asking else self._lesson.page().todo
        self._console.say(todo, "" if asking else reading_on())


def _not_taken(typed: str, given: object, step: StepView) -> str:
    """Why a line is no answer to the step."""
    if isinstance(given, Card) and step.kind in ("play", "discard"):
        return not_held(given)
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
    for option in step.options:
        if folded(typed) in (folded(option.text), folded(option.id)):
            return option.id
    card = card_meant(typed)
    return (option_of(step, card) or None) if card is not None else None
