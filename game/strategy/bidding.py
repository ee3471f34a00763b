"""Decisions by rules of thumb before the play: calls, discards, gifts, farmers' hands."""

from __future__ import annotations

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Suit, effective_suit, strength
from game.rules.view import SeatView
from game.strategy.calling import (
    ALONE_AT,
    NAME_AT,
    ORDER_AT,
    accepted_value,
    best_discard,
    hand_value,
    order_at,
    trick_value,
)
from game.strategy.decisions import Decision, Thumb
from game.strategy.rules_of_thumb.second_round import (
    best_named,
    suits_named,
    without_trump_is_better,
    worth_naming,
)


def decide_farmers_hand(view: SeatView) -> Decision:
    """Away with a farmer's hand, unless it could make trump as it is."""
    (keep,) = (action for action in view.legal if action.kind is ActionKind.KEEP)
    if any(hand_value(view.hand, suit) >= ORDER_AT for suit in Suit):
        return Decision(keep, Thumb.KEEP_GOOD_HAND)
    other = next(action for action in view.legal if action is not keep)
    return Decision(other, Thumb.BEAT_THE_HAND)


def decide_gift(view: SeatView) -> Decision:
    """What a lone player's partner gives: the card that takes most tricks; equal ones by rank."""
    gifts = {action.card: action for action in view.legal if action.card is not None}
    card = max(gifts, key=lambda card: (trick_value(card, view.trump), strength(card, view.trump)))
    return Decision(gifts[card], Thumb.GIVE_HIGHEST, (card,))


def decide_discard(view: SeatView) -> Decision:
    """What is put down: a lone low card for a void, else the least useful one."""
    trump = view.trump
    puts = {action.card: action for action in view.legal if action.card is not None}
    card = best_discard(tuple(puts), view.hand, trump)
    if view.seat in view.sitting_out and not view.ruleset.switches.partners_best:
        return Decision(puts[card], Thumb.NOTHING_AT_STAKE)
    suit = effective_suit(card, trump)
    mates = [other for other in view.hand if effective_suit(other, trump) is suit]
    empties = len(mates) == 1 and suit is not trump and trump is not None
    thumb = Thumb.MAKE_A_VOID if empties else Thumb.PUT_DOWN_LOWEST
    return Decision(puts[card], thumb, (card,))


def decide_call(view: SeatView) -> Decision:
    """Pass, make trump, or go alone, in either round."""
    if view.phase is Phase.FIRST_ROUND:
        return _first_round(view)
    return _second_round(view)


def _first_round(view: SeatView) -> Decision:
    orders = [action for action in view.legal if action.kind is ActionKind.ORDER]
    suit, upcard = view.upcard_suit, view.upcard
    assert suit is not None
    assert upcard is not None
    own, total = accepted_value(view.hand, view.seat, view.dealer, upcard, suit)
    if orders and own >= ALONE_AT:
        return Decision(_choice(orders, alone=True), Thumb.GO_ALONE)
    orders = [action for action in orders if not action.alone]  # none where the partner may go alone only
    thumb = Thumb.HELP_PARTNER if view.dealer is view.seat.partner else Thumb.STRONG_HAND
    if orders and total >= order_at(view.seat, view.dealer):
        return Decision(_choice(orders, alone=False), thumb, (upcard,))
    theirs = view.dealer.side is not view.seat.side and own >= ORDER_AT
    why_not = Thumb.NOT_INTO_THEIR_HAND if theirs else Thumb.PASS_WEAK_HAND
    return Decision(_pass(view), why_not, (upcard,))


def _second_round(view: SeatView) -> Decision:
    calls = suits_named(view)
    suit = best_named(view, calls)
    if hand_value(view.hand, suit) >= ALONE_AT:
        return Decision(_choice(calls, alone=True, suit=suit), Thumb.GO_ALONE)
    if without_trump_is_better(view, suit):
        without = [action for action in view.legal if action.kind is ActionKind.NO_TRUMP]
        return Decision(_choice(without, alone=False), Thumb.HIGH_EVERYWHERE)
    if worth_naming(view, suit) >= NAME_AT:
        return Decision(_choice(calls, alone=False, suit=suit), _second_thumb(view, suit))
    if any(action.kind is ActionKind.PASS for action in view.legal):
        return Decision(_pass(view), Thumb.PASS_WEAK_HAND)
    return Decision(_choice(calls, alone=False, suit=suit), Thumb.BEST_OF_A_BAD_LOT)


def _second_thumb(view: SeatView, suit: Suit) -> Thumb:
    down = view.upcard_suit
    dealers_side = view.dealer.side is view.seat.side
    if down is not None and not dealers_side and suit is down.sister:
        return Thumb.MAKE_IT_NEXT
    if down is not None and view.dealer is view.seat.partner and suit.colour is not down.colour:
        return Thumb.CROSS_FOR_PARTNER
    return Thumb.STRONG_HAND


def _choice(actions: list[Action], alone: bool, suit: Suit | None = None) -> Action:
    return next(
        action for action in actions if action.alone is alone and (suit is None or action.suit is suit)
    )


def _pass(view: SeatView) -> Action:
    return next(action for action in view.legal if action.kind is ActionKind.PASS)
