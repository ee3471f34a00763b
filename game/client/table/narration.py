"""What happened, in whole sentences for the tutor's sheet."""

from __future__ import annotations

from game.i18n import _
from game.rules import events as ev
from game.rules.actions import Action, ActionKind
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.tutor.narrate import narrate
from game.words import call_words, seat_name, suit_name, trump_line
from game.words.markup import mark


def told(event: ev.Event) -> str:
    """An event as a sentence; empty where the picture says enough."""
    if isinstance(event, ev.CardPlayed):
        return _played(event)
    if isinstance(event, ev.TrickGathered):
        return _gathered(event)
    if isinstance(event, ev.DealerDrawn):
        if event.dealer is Seat.SOUTH:
            return _("The jack fell to you, so you deal first.")
        return _("The jack fell to {name}, who deals first.").format(name=seat_name(event.dealer))
    if isinstance(event, ev.TurnedUp):
        return _("The {card} is turned up.").format(card=mark(event.card))
    if isinstance(event, ev.TurnedDown):
        return _("The {card} is turned down.").format(card=mark(event.card))
    if isinstance(event, ev.TrumpMade):
        # NOTE: what is trump, as a sentence, for example "Hearts are trump."
        return _("{line}.").format(line=trump_line(event.suit))
    if isinstance(event, ev.PickedUp):
        return _picked_up(event)
    if isinstance(event, ev.LaidDown):
        return _laid_down(event)
    if isinstance(event, ev.ThrownIn):
        return _("Nobody made trump, so the hand is thrown in.")
    if isinstance(event, ev.UpcardNamed):
        return _("The joker counts as {suit}.").format(suit=suit_name(event.suit))
    if isinstance(event, ev.PackCut | ev.FarmersExchange | ev.DealtAgain | ev.CardGiven | ev.LoneDiscarded):
        return narrate(event)
    return ""


def _played(event: ev.CardPlayed) -> str:
    if event.seat is Seat.SOUTH:
        return _("You played the {card}.").format(card=mark(event.card))
    return _("{name} played the {card}.").format(name=seat_name(event.seat), card=mark(event.card))


def _gathered(event: ev.TrickGathered) -> str:
    card = event.trick.card_of(event.winner)
    assert card is not None
    if event.winner is Seat.SOUTH:
        return _("You took the trick with the {card}.").format(card=mark(card))
    text = _("{name} took the trick with the {card}.")
    return text.format(name=seat_name(event.winner), card=mark(card))


def _picked_up(event: ev.PickedUp) -> str:
    if event.dealer is Seat.SOUTH:
        return _("You took the {card} into your hand.").format(card=mark(event.card))
    text = _("{name} took the {card} and put a card down.")
    return text.format(name=seat_name(event.dealer), card=mark(event.card))


def _laid_down(event: ev.LaidDown) -> str:
    if event.seat is Seat.SOUTH:
        return _("You lay your hand down and sit this one out.")
    return _("{name} lays the hand down and sits out.").format(name=seat_name(event.seat))


def said(ruleset: Ruleset, action: Action, dealer: Seat, second_round: bool) -> str:
    """What a seat called, in quotation marks in its bubble; empty for anything but a call."""
    if action.kind not in (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP):
        if action.kind is ActionKind.DEFEND:
            return _("I defend alone") if action.alone else _("We defend together")
        return ""
    return call_words(ruleset, action, dealer, second_round)


def quoted(seat: Seat, words: str) -> str:
    """A call as a line of the sheet."""
    if seat is Seat.SOUTH:
        return _("You said “{call}”.").format(call=words)
    return _("{name} said “{call}”.").format(name=seat_name(seat), call=words)
