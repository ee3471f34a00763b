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
from game.text.more import Answer
from game.text.page_lines import block_lines
from game.text.table_rules import table_rules
from game.text.typed_actions import action_meant, card_phase
from game.text.typed_words import Command, spoken
from game.text.why import askable_line, cited, elsewhere_lines, subject_meant
from game.words import sentence


def why(typed: str, view: SeatView, enquiry: Enquiry, judge: Callable[[Action], Verdict]) -> Answer:
    """The answer about a card, a call or a fact; without one, about what was refused or asked last."""
    action = action_meant(typed, view) if typed else None
    subject = subject_meant(typed)
    # a call that can be made now comes first: "trump" and "score" are no calls
    if action is not None and (subject is None or action in view.legal):
        enquiry.judged(view, action, judge(action))
    elif subject is not None and not enquiry.ask(view, subject):
        return Answer([_("There's nothing like that to explain right now."), askable_line(view)])
    elif subject is None and (typed or enquiry.answer is None):
        card = next(iter(in_order(view.hand)), None)
        example = str(card) if card_phase(view) and card is not None else pgettext("word to type", "pass")
        text = _("Type “{why}” and a card or a call, for example “{why} {example}”.")
        return Answer([text.format(why=spoken(Command.WHY), example=example), askable_line(view)])
    return answer_lines(enquiry.answer, view) if enquiry.answer is not None else Answer([])


def answer_lines(answer: WhyAnswer, view: SeatView) -> Answer:
    """Title and reasons; then cost and rules, and what other tables say."""
    told = answer.told
    uncited = explained(replace(told, citations=()), view)  # the rules follow, all alike
    first = [sentence(told.title), *block_lines(uncited.first)]
    return Answer(first, [*block_lines(uncited.rest), *map(cited, told.citations), *elsewhere_lines(answer)])


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
