"""What can be asked at a table besides answering: the cards, the score, a hint, and why."""

from __future__ import annotations

from contextlib import suppress

from game.i18n import _, pgettext
from game.rules.actions import Action, Phase
from game.rules.state import State
from game.rules.view import SeatView
from game.session import Session
from game.storage.errors import StorageError
from game.text.answers import action_meant, example_card
from game.text.commands import Command, spoken
from game.text.describe import (
    dealer_line,
    hand_line,
    last_trick_line,
    length_line,
    score_line,
    trick_line,
    tricks_line,
    trump_lines,
)
from game.text.hinting import TypedHint
from game.text.settling import settle
from game.text.sheet import table_rules
from game.text.why import about, action_elsewhere, askable_line, subject_meant, whole
from game.tutor.explain import explain


class Enquiry:
    """Answers questions about one session; it changes nothing of the game but the note of a hint."""

    def __init__(self, session: Session, card_help: bool) -> None:
        self._session = session
        self._card_help = card_help
        self._hint: TypedHint | None = None  # the hint asked for last
        self._asked_at: State | None = None  # the decision that it belongs to
        self.refused: Action | None = None  # what the referee turned down last at this decision

    def answer(self, command: Command, rest: str) -> list[str]:
        """The lines that answer a command; none for one that is no question."""
        view = self._session.view
        if command is Command.WHY:
            return self._why(rest, view)
        if command is Command.ASK:
            return settle(rest)
        if command is Command.HINT:
            return self._give_hint(view)
        return _facts(command, view, self._card_help)

    def explained(self, action: Action) -> list[str]:
        """The referee's word on an action that was refused, with the number of the rule behind it."""
        told = explain(self._session.view, action, self._session.judge(action))
        # NOTE: the head over an explanation, for example "The ace of hearts is not allowed here."
        head = _("{head}.").format(head=told.title)
        # NOTE: the number of a rule of the sheet, for example "Rule HOY-06."
        rule = _("Rule {id}.").format(id=told.citations[0].id)
        return [head, *told.reasons, told.cost, rule]

    def _why(self, rest: str, view: SeatView) -> list[str]:
        if not rest and self.refused is not None:
            return self._action(self.refused, view)
        action = action_meant(rest, view) if rest else None
        subject = subject_meant(rest)
        # a call that can be made now comes first: "trump" and "score" are no calls
        if action is not None and (subject is None or action in view.legal):
            return self._action(action, view)
        if subject is not None:
            return about(view, subject)
        card = example_card(view)
        playing = view.phase in (Phase.PLAY, Phase.DISCARD, Phase.GIVE) and card is not None
        example = str(card) if playing else pgettext("word to type", "pass")
        text = _("Type “{why}” and a card or a call, for example “{why} {example}”.")
        return [text.format(why=spoken(Command.WHY), example=example), askable_line(view)]

    def _action(self, action: Action, view: SeatView) -> list[str]:
        told = explain(view, action, self._session.judge(action))
        return [*whole(told), *action_elsewhere(view, action)]

    def _give_hint(self, view: SeatView) -> list[str]:
        if not view.my_turn or self._session.pending() is not None or view.phase is Phase.HAND_OVER:
            return [_("There is nothing to decide now.")]
        if self._hint is None or self._asked_at is not self._session.state:
            self._hint, self._asked_at = TypedHint(view), self._session.state
        told = self._hint.more()
        with suppress(StorageError):  # whoever acts next is told that nothing can be kept
            self._session.note_hint(self._hint.step)
        return told


def _facts(command: Command, view: SeatView, card_help: bool) -> list[str]:
    if command is Command.HAND:
        return [hand_line(view, card_help)]
    if command is Command.TRICK:
        return [trick_line(view)]
    if command is Command.LAST:
        return [last_trick_line(view)]
    if command is Command.TRUMP:
        return trump_lines(view)
    if command is Command.SCORE:
        tricks = [tricks_line(view)] if view.maker is not None else []
        return [score_line(view), *tricks, length_line(view), dealer_line(view)]
    return table_rules(view.ruleset) if command is Command.RULES else []
