"""Tells what happens at the table as it happens."""

from __future__ import annotations

from game.i18n import _
from game.rules import events as ev
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.session import Moment
from game.text.describe import recap, score_line, tricks_line
from game.tutor.narrate import narrate
from game.words import call_words, seat_name, trump_line
from game.words.markup import mark


def moment_lines(moment: Moment) -> list[str]:
    """One step of the game in words; after an undo, where the table stands again."""
    if moment.rewound:
        return [_("You are back at your last decision."), *recap(moment.view)]
    lines: list[str] = []
    for event in moment.events:
        lines += _event_lines(event, moment)
    return lines


def _event_lines(event: ev.Event, moment: Moment) -> list[str]:
    view, action = moment.view, moment.action
    if isinstance(event, ev.Passed) and action is not None:
        return [_said(action, view, event.second_round)]
    if isinstance(event, ev.TrumpMade) and action is not None:
        # NOTE: what is trump now, as a sentence, for example "Hearts are trump."
        made = _("{trump}.").format(trump=trump_line(event.suit))
        return [_said(action, view, second_round=not event.ordered), made]
    if isinstance(event, ev.CardPlayed) and view.trick is not None and len(view.trick.plays) == 1:
        return [_led(event)]
    if isinstance(event, ev.Discarded) and event.card is not None:
        return [_("You put the {card} down.").format(card=mark(event.card))]
    if isinstance(event, ev.TrickGathered):
        return [narrate(event), tricks_line(view)]
    if isinstance(event, ev.HandScored):
        return [narrate(event), score_line(view)]
    return [narrate(event)]


def _led(event: ev.CardPlayed) -> str:
    card = mark(event.card)
    if event.seat is Seat.SOUTH:
        return _("You lead the {card}.").format(card=card)
    return _("{name} leads the {card}.").format(name=seat_name(event.seat), card=card)


def _said(action: Action, view: SeatView, second_round: bool) -> str:
    """A call in the words of the table, with who makes it."""
    call = call_words(view.ruleset, action, view.dealer, second_round)
    if action.seat is Seat.SOUTH:
        return _("You say “{call}”.").format(call=call)
    return _("{name} says “{call}”.").format(name=seat_name(action.seat), call=call)
