"""What happened at the table, in whole sentences: for the log on the sheet, for the terminal, for speech."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import _
from game.rules import events as ev
from game.rules.actions import Action, ActionKind
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.session import Moment
from game.tutor.narrate import narrate
from game.words import call_words, seat_name, sentence, suit_name, trump_line
from game.words.markup import mark

CALLS = (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP, ActionKind.DEFEND)
"""What is said aloud: it is told in the words of the table."""


def sentence_of(event: ev.Event, learner: Seat, *, leads: bool = False) -> str:
    """An event told the learner, beside the words of the call that led to it; empty for what needs none."""
    if isinstance(event, ev.Passed):
        return ""  # the call says it
    if isinstance(event, ev.TrumpMade):
        return sentence(trump_line(event.suit))
    if isinstance(event, ev.CardPlayed) and leads:
        return _led(event, learner)
    if isinstance(event, ev.Discarded) and event.card is not None:
        return _("You discard the {card}.").format(card=mark(event.card))
    return narrate(event, learner)


def _led(event: ev.CardPlayed, learner: Seat) -> str:
    card = mark(event.card)
    if event.seat is learner:
        return _("You lead the {card}.").format(card=card)
    return _("{name} leads the {card}.").format(name=seat_name(event.seat, learner), card=card)


def is_lead(event: ev.Event, view: SeatView) -> bool:
    """Whether a card that was just played leads the trick in this view."""
    return isinstance(event, ev.CardPlayed) and view.trick is not None and len(view.trick.plays) == 1


def call_said(ruleset: Ruleset, action: Action, dealer: Seat, second_round: bool) -> str:
    """What a seat said in its own words; empty for anything but a call."""
    if action.kind not in CALLS:
        return ""
    if action.kind is ActionKind.DEFEND:
        return _("I defend alone") if action.alone else _("We defend together")
    return call_words(ruleset, action, dealer, second_round)


def quoted(seat: Seat, learner: Seat, words: str) -> str:
    """A call as a sentence with who made it."""
    if seat is learner:
        return _("You say “{call}.”").format(call=words)
    return _("{name} says “{call}.”").format(name=seat_name(seat, learner), call=words)


def _in_second_round(event: ev.Passed | ev.TrumpMade) -> bool:
    return event.second_round if isinstance(event, ev.Passed) else not event.ordered


def sentences_of(moment: Moment) -> Iterator[tuple[ev.Event, str]]:
    """Everything a step of the game brought, in its order, with the event that each sentence tells."""
    view, action = moment.view, moment.action
    for event in moment.events:
        if action is not None and isinstance(event, ev.Passed | ev.TrumpMade):
            words = call_said(view.ruleset, action, view.dealer, _in_second_round(event))
            if words:  # an upcard accepted in other words is told as a slip
                yield event, quoted(action.seat, view.seat, words)
        sentence = sentence_of(event, view.seat, leads=is_lead(event, view))
        if sentence:
            yield event, sentence


def words_said(action: Action | None) -> dict[Seat, str]:
    """What is said at an honest table that is no call: to a partner, to everyone, to the director."""
    if action is None:
        return {}
    if action.kind is ActionKind.TELL and action.suit is not None:
        return {action.seat: _("I like {suit}.").format(suit=suit_name(action.suit))}
    words = {
        ActionKind.CLAIM: _("The rest are mine."),
        ActionKind.LATE_ALONE: _("Oh, and I'm going alone."),
        ActionKind.MISCALL: _("I'll take that one."),
        ActionKind.ASK_TRUMP: _("What's trump?"),
        ActionKind.DIRECTOR: _("Hold on!"),
        ActionKind.TAKE_BACK: _("Sorry, my mistake."),
    }.get(action.kind)
    return {action.seat: words} if words else {}
