"""Why things at the table are as they are, one whole sentence for each kind of fact."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.rules.actions import ActionKind
from game.rules.facts import Subject
from game.rules.reasons import Reason, ReasonKind
from game.rules.view import SeatView
from game.words import seat_name, suit_name
from game.words.markup import mark

Sentence = Callable[[SeatView, Reason], str]


def fact_title(subject: Subject) -> str:
    """The head over the answer: what was asked about."""
    return {
        Subject.DEALER: _("Why this player deals"),
        Subject.TURN: _("Whose turn it is"),
        Subject.LEAD: _("Who leads"),
        Subject.TRICK: _("Who takes the trick"),
        Subject.TRUMP: _("Where trump comes from"),
        Subject.BARRED: _("The suit that is out"),
        Subject.SIX: _("Six cards in a hand"),
        Subject.LAID_DOWN: _("A hand laid down"),
        Subject.SCORE: _("What the hand pays"),
    }[subject]


def _deals_first(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You have the first deal of this game.")
    return _("{name} has the first deal of this game.").format(name=_name(view, reason))


def _deal_came(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("After each hand the deal passes to the left, and it has come to you.")
    return _("After each hand the deal passes to the left, and it has come to {name}.").format(
        name=_name(view, reason)
    )


def _asked_first(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You sit at the dealer's left, so you are asked first in each round.")
    return _("{name} sits at the dealer's left and is asked first in each round.").format(
        name=_name(view, reason)
    )


def _asked_next(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("The player at your right has passed, and the question goes on to the left, to you.")
    assert reason.seat is not None
    if reason.seat is view.seat.left:
        return _("You have passed, and the question goes on to the left, to {name}.").format(
            name=_name(view, reason)
        )
    return _("{before} has passed, and the question goes on to the left, to {name}.").format(
        before=seat_name(reason.seat.right, view.seat), name=_name(view, reason)
    )


def _dealer_puts_down(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You deal and have taken the turned card, so first you put one card down.")
    return _("{name} deals and has taken the turned card, so one card is put down first.").format(
        name=_name(view, reason)
    )


def _asked_to_defend(view: SeatView, reason: Reason) -> str:
    assert view.maker is not None
    first = reason.seat is view.maker.left
    if reason.seat is view.seat:
        if first:
            return _("You sit at the lone player's left and are asked first whether you defend alone.")
        return _("Your partner defends together, so you are asked whether you defend alone.")
    if first:
        return _("{name} sits at the lone player's left and is asked first about defending alone.").format(
            name=_name(view, reason)
        )
    return _("{name} is asked last whether to defend alone.").format(name=_name(view, reason))


def _plays_next(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("Cards are played to the left, and yours is the next.")
    return _("Cards are played to the left, and {name} is the next.").format(name=_name(view, reason))


def _made_trump(view: SeatView, reason: Reason) -> str:
    own, name = reason.seat is view.seat, _name(view, reason)
    if reason.suit is None:
        return (
            _("You called a hand without trump.")
            if own
            else _("{name} called a hand without trump.").format(name=name)
        )
    suit = suit_name(reason.suit)
    if view.calls[-1].kind is ActionKind.CALL:
        text = (
            _("You named {suit} in the second round.")
            if own
            else _("{name} named {suit} in the second round.")
        )
    elif reason.seat is view.dealer:
        text = (
            _("You dealt and took the turned card up, so {suit} are trump.")
            if own
            else _("{name} dealt and took the turned card up, so {suit} are trump.")
        )
    else:
        text = (
            _("You accepted the turned card, so {suit} are trump.")
            if own
            else _("{name} accepted the turned card, so {suit} are trump.")
        )
    return text.format(name=name, suit=suit)


def _leads_first(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You sit at the dealer's left, and that player leads to the first trick.")
    return _("{name} sits at the dealer's left, and that player leads to the first trick.").format(
        name=_name(view, reason)
    )


def _leads_for_another(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("The player at the dealer's left sits out, so the first lead goes on to you.")
    return _("The player at the dealer's left sits out, so the first lead goes on to {name}.").format(
        name=_name(view, reason)
    )


def _leads_against_loner(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You sit at the lone player's left, and at this table that player leads.")
    return _("{name} sits at the lone player's left, and at this table that player leads.").format(
        name=_name(view, reason)
    )


def _lone_defender_leads(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("Your partner at the lone player's left sits out, so you lead as the lone defender.")
    return _("The player at the lone player's left sits out, so {name} leads as the lone defender.").format(
        name=_name(view, reason)
    )


def _suit_is_out(view: SeatView, reason: Reason) -> str:
    assert reason.suit is not None
    return _("All four players refused the {card}, so {suit} cannot be trump in this hand.").format(
        card=_first(reason), suit=suit_name(reason.suit)
    )


def _holds_six(view: SeatView, reason: Reason) -> str:
    own, name = reason.seat is view.seat, _name(view, reason)
    if not view.gave:
        if own:
            return _("You deal and the {card} was accepted, so it came to your five cards.").format(
                card=_first(reason)
            )
        return _("{name} deals and the {card} was accepted, so it came to the five cards there.").format(
            name=name, card=_first(reason)
        )
    if own:
        return _("Your partner gave you a card for your lone hand, so you hold six.")
    return _("{name} plays alone and got a card from the partner.").format(name=name)


def _partner_is_alone(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You play alone, so your partner lays the hand down and takes no part.")
    if reason.seat is view.seat.partner:
        return _("Your partner plays alone, so you lay your hand down and take no part.")
    assert reason.seat is not None
    return _("{name} plays alone, so {partner} lays the hand down and takes no part.").format(
        name=_name(view, reason), partner=seat_name(reason.seat.partner, view.seat)
    )


def _name(view: SeatView, reason: Reason) -> str:
    assert reason.seat is not None
    return seat_name(reason.seat, view.seat)


def _first(reason: Reason) -> str:
    return mark(reason.cards[0])


SENTENCES: dict[ReasonKind, Sentence] = {
    ReasonKind.DEALS_FIRST: _deals_first,
    ReasonKind.DEAL_CAME: _deal_came,
    ReasonKind.ASKED_FIRST: _asked_first,
    ReasonKind.ASKED_NEXT: _asked_next,
    ReasonKind.DEALER_PUTS_DOWN: _dealer_puts_down,
    ReasonKind.ASKED_TO_DEFEND: _asked_to_defend,
    ReasonKind.PLAYS_NEXT: _plays_next,
    ReasonKind.MADE_TRUMP: _made_trump,
    ReasonKind.LEADS_FIRST: _leads_first,
    ReasonKind.LEADS_FOR_ANOTHER: _leads_for_another,
    ReasonKind.LEADS_AGAINST_LONER: _leads_against_loner,
    ReasonKind.LONE_DEFENDER_LEADS: _lone_defender_leads,
    ReasonKind.SUIT_IS_OUT: _suit_is_out,
    ReasonKind.HOLDS_SIX: _holds_six,
    ReasonKind.PARTNER_IS_ALONE: _partner_is_alone,
}
