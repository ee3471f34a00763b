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
        Subject.TRUMP: _("Who made trump"),
        Subject.BARRED: _("Why this suit can't be called"),
        Subject.SIX: _("Why a hand has six cards"),
        Subject.LAID_DOWN: _("Why a hand is laid down"),
        Subject.SCORE: _("How the hand scored"),
    }[subject]


def _deals_first(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You deal first in this game.")
    return _("{name} deals first in this game.").format(name=_name(view, reason))


def _deal_came(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("After each hand, the deal passes to the left, and now it's your deal.")
    return _("After each hand, the deal passes to the left, and now it's {name}'s deal.").format(
        name=_name(view, reason)
    )


def _asked_first(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You sit to the dealer's left, so you call first in each round.")
    return _("{name} sits to the dealer's left and calls first in each round.").format(
        name=_name(view, reason)
    )


def _asked_next(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("The player to your right passed, so it's your turn.")
    assert reason.seat is not None
    if reason.seat is view.seat.left:
        return _("You passed, so it's {name}'s turn.").format(name=_name(view, reason))
    return _("{before} passed, so it's {name}'s turn.").format(
        before=seat_name(reason.seat.right, view.seat), name=_name(view, reason)
    )


def _dealer_puts_down(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You picked up the upcard, so you must discard first.")
    return _("{name} picked up the upcard and must discard first.").format(name=_name(view, reason))


def _asked_to_defend(view: SeatView, reason: Reason) -> str:
    assert view.maker is not None
    first = reason.seat is view.maker.left
    if reason.seat is view.seat:
        if first:
            return _("You sit to the lone player's left, so you decide first whether to defend alone.")
        return _("Your partner chose not to defend alone, so now you decide whether to.")
    if first:
        return _("{name} sits to the lone player's left and decides first whether to defend alone.").format(
            name=_name(view, reason)
        )
    return _("{name} decides last whether to defend alone.").format(name=_name(view, reason))


def _plays_next(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("Play goes clockwise, and it's your turn.")
    return _("Play goes clockwise, and it's {name}'s turn.").format(name=_name(view, reason))


def _made_trump(view: SeatView, reason: Reason) -> str:
    own, name = reason.seat is view.seat, _name(view, reason)
    if reason.suit is None:
        return _("You called no trump.") if own else _("{name} called no trump.").format(name=name)
    suit = suit_name(reason.suit)
    if view.calls[-1].kind is ActionKind.CALL:
        text = (
            _("You called {suit} in the second round.")
            if own
            else _("{name} called {suit} in the second round.")
        )
    elif reason.seat is view.dealer:
        text = (
            _("You were the dealer and picked up the upcard, so {suit} are trump.")
            if own
            else _("{name} was the dealer and picked up the upcard, so {suit} are trump.")
        )
    else:
        text = (
            _("You ordered it up, so {suit} are trump.")
            if own
            else _("{name} ordered it up, so {suit} are trump.")
        )
    return text.format(name=name, suit=suit)


def _leads_first(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You sit to the dealer's left, so you lead to the first trick.")
    return _("{name} sits to the dealer's left and leads to the first trick.").format(
        name=_name(view, reason)
    )


def _leads_for_another(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("The player to the dealer's left is sitting out, so you lead first.")
    return _("The player to the dealer's left is sitting out, so {name} leads first.").format(
        name=_name(view, reason)
    )


def _leads_against_loner(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You sit to the lone player's left, so at this table you lead.")
    return _("{name} sits to the lone player's left and leads at this table.").format(
        name=_name(view, reason)
    )


def _lone_defender_leads(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("Your partner, to the lone player's left, is sitting out. So you lead as the lone defender.")
    return _(
        "The player to the lone player's left is sitting out, so {name} leads as the lone defender."
    ).format(name=_name(view, reason))


def _suit_is_out(view: SeatView, reason: Reason) -> str:
    assert reason.suit is not None
    return _(
        "All four players passed and the {card} was turned down, so {suit} can't be trump in this hand."
    ).format(card=_first(reason), suit=suit_name(reason.suit))


def _holds_six(view: SeatView, reason: Reason) -> str:
    own, name = reason.seat is view.seat, _name(view, reason)
    if not view.gave:
        if own:
            return _("You're the dealer and picked up the {card}, which gives you six cards.").format(
                card=_first(reason)
            )
        return _("{name} is the dealer and picked up the {card}, which makes six cards.").format(
            name=name, card=_first(reason)
        )
    if own:
        return _("Your partner gave you a card for your lone hand, so you have six.")
    return _("{name} is playing alone and got a card from their partner.").format(name=name)


def _partner_is_alone(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You're playing alone, so your partner lays the hand down and sits out.")
    if reason.seat is view.seat.partner:
        return _("Your partner is playing alone, so you lay your hand down and sit out.")
    assert reason.seat is not None
    return _("{name} is playing alone, so {partner} lays the hand down and sits out.").format(
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
