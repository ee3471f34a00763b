"""One decision asked at a table, by typed lines: an own mistake that comes back, a drill, a form."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_list
from game.pages.calls import Call
from game.pages.page import Button, Page
from game.presenters.asked_decision import AskedDecision
from game.presenters.decision_purpose import Asked, Purpose
from game.presenters.desk import BACK, Desk, Route
from game.rules.actions import Action
from game.session import Moment
from game.text.console import Console, not_understood
from game.text.describe import hand_line
from game.text.everywhere import obeyed
from game.text.hint_lines import next_hint
from game.text.more import Answer, Unsaid
from game.text.narrator import moment_lines
from game.text.page_lines import block_lines, page_lines, refusal_lines
from game.text.spelling import folded, number_meant
from game.text.table_prompts import question, what_to_type
from game.text.table_questions import facts, why
from game.text.typed_actions import action_meant, numbered
from game.text.typed_words import AT_THE_TABLE, Command, command_meant, help_lines
from game.text.wording import wrong_words
from game.words import sentence
from game.words.markup import plain

_LEFT_OUT = (Command.UNDO, Command.REVIEW)
_COMMANDS = tuple(each for each in AT_THE_TABLE if each not in _LEFT_OUT)
_OWN = ("hint", "why", "put down", "leave")
"""Buttons that a terminal has other ways for."""


class DecisionTalk:
    """One decision, from the table that is dealt to what comes after the answer.

    Where it was chosen from a list, it `leads_back` there without an answer.
    """

    def __init__(
        self, console: Console, desk: Desk, asked: Asked, purpose: Purpose, *, leads_back: bool = False
    ) -> None:
        self._console, self._desk = console, desk
        self._commands = (*_COMMANDS, Command.BACK) if leads_back else _COMMANDS
        self.table = AskedDecision(desk, asked, purpose, self._tell)
        self._unsaid = Unsaid(console, lambda: desk.settings().show_more)
        self._told: set[str] = set()  # on the way there, and not to be said again with the question
        self._ways = Page("", ())  # with the ways out that the question named
        self._refused: Action | None = None

    def ask(self) -> Route | None:
        """Asks until it is answered or put off; where the button that was chosen then leads. Raises Leave."""
        while not self.table.ready:
            self.table.advance()
        self._ask()
        while not self.table.answered:
            typed = self._console.hear()
            route = self._hear(typed)
            if route is not None:
                return route
            self.table.poll()
            while self.table.trouble:
                self._console.complain(self.table.trouble)
                self.table.act("retry")
        self._console.gap()
        page = self.table.page()
        self._console.say(*page_lines(page))
        if page.passing:
            return self.table.act(next(each.id for each in page.every_button() if each.main))
        return self._go_on()

    def _tell(self, moment: Moment) -> None:
        lines = moment_lines(moment, result=False)
        self._told.update(map(plain, lines))
        self._console.say(*lines)

    def _ask(self) -> None:
        self._ways = page = self.table.page()
        if self.table.asked.watched:
            self._console.say(*page_lines(page), hand_line(self.table.view))
            self._console.say(_("Type a number, or “{word}” to stop.").format(word=_last(page)))
            return
        if self.table.asked.choices:
            self._console.say(*page_lines(page), hand_line(self.table.view), _said(self.table.calls))
            return
        lines = [line for line in page_lines(page)[:-1] if plain(line) not in self._told]
        self._told.clear()  # whoever asks again hears it all
        self._console.say(*lines, *question(self.table.view, self._desk.settings().card_help))
        self._console.say(_ways(page))

    def _hear(self, typed: str) -> Route | None:
        button = _meant(typed, self.table.page()) or _meant(typed, self._ways)
        if button is not None:
            return self.table.act(button.id)
        command = command_meant(typed, self._commands)
        if command is not None and command[0] is Command.BACK:
            return BACK
        if command is not None:
            self._obey(*command)
        elif not typed:
            self._ask()
        else:
            self._try(typed)
        return None

    def _obey(self, command: Command, rest: str) -> None:
        view = self.table.view
        if obeyed(self._console, (command, rest), (what_to_type(view), *help_lines(self._commands))):
            return
        if command is Command.WHY:
            self._unsaid.say(why(rest, view, self.table.sheet.enquiry, self.table.session.judge))
        elif command is Command.HINT:
            self._unsaid.say(self._hint())
        elif command is Command.MORE:
            self._unsaid.tell()
        elif command is Command.SCORE:
            self.table.act("score")
            self._console.say(*block_lines(self.table.page().blocks))
            self.table.act("back to now")
        else:
            self._console.say(*facts(command, view, self._desk.settings().card_help))

    def _hint(self) -> Answer:
        """The next step of the hint, where there are hints."""
        return next_hint(self.table) if self.table.purpose.helps else Answer([_("There are no hints here.")])

    def _try(self, typed: str) -> None:
        view = self.table.view
        action = _among(typed, self.table.calls) if self.table.asked.choices else action_meant(typed, view)
        if action is None:
            asked = _said(self.table.calls) if self.table.asked.choices else what_to_type(view)
            self._console.say(not_understood(typed), asked)
        elif wrong_words(typed, view, action):
            self._console.say(wrong_words(typed, view, action))
        else:
            self.table.call(action)
            self._refuse(action)

    def _refuse(self, action: Action) -> None:
        """Says why an action isn't allowed, if it isn't; the second time the question comes again."""
        refusal = self.table.refusal
        if refusal is None:
            return
        if action == self._refused:
            self._console.say(sentence(refusal.title))
            self.table.act("back to now")
            self._ask()
            return
        self._refused = action
        self._unsaid.say(refusal_lines(refusal))

    def _go_on(self) -> Route | None:
        """What comes after the answer: Enter presses the main button."""
        page = self.table.page()
        buttons = [each for each in page.every_button() if each.id not in _OWN]
        main = next(each for each in buttons if each.main)
        others = [each for each in buttons if not each.main]
        text = _("Press Enter to go on, or type {buttons}.") if others else _("Press Enter to go on.")
        self._console.say(text.format(buttons=format_list(map(_quoted, others), "or")))
        while True:
            typed = self._console.hear()
            button = main if not typed else _meant(typed, page)
            if button is not None:
                return self.table.act(button.id)
            command = command_meant(typed, _COMMANDS)
            if command is None or not obeyed(self._console, command, ()):
                self._console.say(not_understood(typed))


def _said(calls: Sequence[Call]) -> str:
    """The calls that are asked about, with the numbers to type."""
    answers = format_list((numbered(n, call.words) for n, call in enumerate(calls, 1)), "or")
    return _("You can say: {answers}.").format(answers=answers)


def _among(typed: str, calls: Sequence[Call]) -> Action | None:
    """One of these calls by its number or its words."""
    number = number_meant(typed, len(calls))
    if number is not None:
        return calls[number - 1].action
    return next((call.action for call in calls if folded(call.words) == folded(typed)), None)


def _last(page: Page) -> str:
    """The word of the last button, as it is typed."""
    *_others, last = page.every_button()
    return last.words.lower()


def _ways(page: Page) -> str:
    """What else can be typed, besides an answer."""
    others = [each for each in page.every_button() if each.id not in _OWN]
    if not others:
        return ""
    # NOTE: {buttons} is what can be typed, for example "“another day” or “not again”"
    return _("You can also type {buttons}.").format(buttons=format_list(map(_quoted, others), "or"))


def _quoted(button: Button) -> str:
    # NOTE: a word to type, in quotation marks
    return _("“{word}”").format(word=button.words.lower())


def _meant(typed: str, page: Page) -> Button | None:
    """The button whose words were typed."""
    buttons = (each for each in page.every_button() if each.id not in _OWN)
    return next((each for each in buttons if folded(each.words) == folded(typed)), None)
