"""A hint in three steps: a question, the rule of thumb, the answer."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.view import SeatView
from game.strategy.decisions import decide
from game.strategy.rules_of_thumb.card_reading import is_trump
from game.strategy.rules_of_thumb.principle import Principle, Stated
from game.tutor.reasons_why import reason_why
from game.words import call_words, farmers_words, seat_name, sentence, suit_name
from game.words.markup import mark


@dataclass(frozen=True, slots=True)
class Advice:
    """What the tutor would do and why; each step says a little more."""

    action: Action
    nudge: str
    idea: str
    answer: str
    rule: Stated | None = None  # the rule of thumb behind it, or the one that does not hold here
    clauses: tuple[str, ...] = ()  # which state it; perhaps those of another sheet than the table's own
    term: str | None = None  # the id of a word of the glossary that belongs to it

    @property
    def steps(self) -> tuple[str, str, str]:
        return self.nudge, self.idea, self.answer


def advise(view: SeatView) -> Advice:
    """Advice for the seat whose view it is, by rules of thumb. It must be that seat's turn."""
    decision = decide(view)
    action = decision.action
    why = reason_why(view, action)
    return Advice(
        action,
        _nudge(view, decision.principle),
        why.sentence,
        answer_words(view, action),
        why.rule or why.against,
        why.clauses,
        why.term,
    )


def _nudge(view: SeatView, principle: Principle) -> str:
    if principle.nudge:
        return _(principle.nudge)
    if view.phase is Phase.FIRST_ROUND:
        return _first_round_nudge(view)
    if view.phase is Phase.SECOND_ROUND:
        return _("Which suit would give you the most sure tricks? Count both bowers.")
    if view.phase is Phase.FARMERS_HAND:
        return _("Could this hand take two tricks with any suit as trump?")
    if view.phase is Phase.PLAY and view.led is None:
        if view.no_trump:
            return _("Which suit has most of your high cards? Nothing can trump them in this hand.")
        if not any(is_trump(card, view.trump) for card in view.hand):
            return _("You have no trump. Which of your cards could win a trick of its own?")
        return _("Should you lead trump now, or save it?")
    if view.phase is Phase.PLAY and view.led is not None:
        if view.winning is view.seat.partner:
            return _("Who's winning this trick, and does your partner need help?")
        if view.no_trump:
            return _("Can you take this trick, and is it worth your high card?")
        return _("Which of your cards count as {suit} with this trump?").format(suit=suit_name(view.led))
    return _("Which choice would help your side most?")


def _first_round_nudge(view: SeatView) -> str:
    dealer = view.dealer
    if len(view.legal) == 1:  # such as a hand without a natural trump
        return _("Which calls can you make under this table's rules?")
    if dealer is view.seat:
        return _("You'd get the upcard. How many tricks do you see with it?")
    if dealer is view.seat.partner:
        text = _("Your partner, {name}, would get the upcard. How many tricks do you see?")
    else:
        text = _("Your opponent {name} would get the upcard. How many tricks do you see?")
    return text.format(name=seat_name(dealer, view.seat))


def answer_words(view: SeatView, action: Action) -> str:
    """What to do, as the last step of a hint."""
    if action.card is not None:
        if action.kind is ActionKind.GIVE:
            return _("Give the {card}.").format(card=mark(action.card))
        text = _("Discard the {card}.") if action.kind is ActionKind.DISCARD else _("Play the {card}.")
        return text.format(card=mark(action.card))
    if action.kind in (ActionKind.KEEP, ActionKind.EXCHANGE, ActionKind.REDEAL):
        return sentence(farmers_words(action))
    if action.kind.bids:
        call = call_words(view.ruleset, action, view.dealer, view.phase is Phase.SECOND_ROUND)
        # NOTE: the tutor's answer to "what should I call?"; {call} is the call in the words of the table
        return _("Say “{call}.”").format(call=call)
    if action.kind is ActionKind.DEFEND:
        return _("Defend alone.") if action.alone else _("Defend together.")
    if action.suit is not None:
        return _("Make it {suit}.").format(suit=suit_name(action.suit))
    return _("Leave the upcard.")
