"""What can be asked at a table besides answering: what lies there, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.i18n import _, pgettext
from game.pages.why_page import WhyAnswer, explained
from game.presenters.enquiry import Enquiry
from game.rules.actions import Action
from game.rules.reasons import Verdict
from game.rules.view import SeatView
from game.text.describe import hand_line, in_order, last_trick_line, trick_line, trump_lines
from game.text.page_lines import block_lines
from game.text.table_rules import table_rules
from game.text.typed_actions import action_meant, card_phase
from game.text.typed_words import Command, spoken
from game.text.why import askable_line, cited, elsewhere_lines, subject_meant
from game.words import sentence


def why(typed: str, view: SeatView, enquiry: Enquiry, judge: Callable[[Action], Verdict]) -> list[str]:
    """The answer about a card, a call or a fact; without one, about what was refused or asked last."""
    action = action_meant(typed, view) if typed else None
    subject = subject_meant(typed)
    # a call that can be made now comes first: "trump" and "score" are no calls
    if action is not None and (subject is None or action in view.legal):
        enquiry.judged(view, action, judge(action))
    elif subject is not None and not enquiry.ask(view, subject):
        return [_("There is nothing like that to explain right now."), askable_line(view)]
    elif subject is None and (typed or enquiry.answer is None):
        card = next(iter(in_order(view.hand)), None)
        example = str(card) if card_phase(view) and card is not None else pgettext("word to type", "pass")
        text = _("Type “{why}” and a card or a call, for example “{why} {example}”.")
        return [text.format(why=spoken(Command.WHY), example=example), askable_line(view)]
    return answer_lines(enquiry.answer, view) if enquiry.answer is not None else []


def answer_lines(answer: WhyAnswer, view: SeatView) -> list[str]:
    """Title, reasons, cost and rules, and what other tables say."""
    told = answer.told
    uncited = replace(told, citations=())  # the rules follow, all of them alike
    lines = [sentence(told.title), *block_lines(explained(uncited, view, note_shown=False))]
    return [*lines, *map(cited, told.citations), *elsewhere_lines(answer)]


def facts(command: Command, view: SeatView, card_help: bool) -> list[str]:
    """What lies at the table; nothing for a command that does not ask for it."""
    if command is Command.HAND:
        return [hand_line(view, card_help)]
    if command is Command.TRICK:
        return [trick_line(view)]
    if command is Command.LAST:
        return [last_trick_line(view)]
    if command is Command.TRUMP:
        return trump_lines(view)
    return table_rules(view.ruleset) if command is Command.RULES else []
