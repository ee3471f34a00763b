"""What keeps to a rule of thumb although it is not the very card that a sound player would choose."""

from __future__ import annotations

from game.rules.actions import Action
from game.rules.cards import Card, Rank, beats, effective_suit
from game.rules.view import SeatView
from game.strategy.decisions import Decision, Thumb
from game.strategy.rules_of_thumb import seen


def same_way(view: SeatView, sound: Decision, action: Action) -> bool:
    """Whether an action does what the rule of thumb behind a decision says, with another card."""
    mine, chosen = action.card, sound.action.card
    if mine is None or chosen is None or action.kind is not sound.action.kind:
        return False
    if sound.thumb in (Thumb.DRAW_TRUMP, Thumb.TRUMP_BEFORE_THEM):
        return seen.is_trump(mine, view.trump)
    if sound.thumb is Thumb.LEAD_BOWER_TO_PARTNER:
        return seen.is_bower(mine, view.trump)
    if sound.thumb is Thumb.LEAD_ACE:
        return mine in seen.plain_aces(view)
    if sound.thumb in (Thumb.LEAD_SHORT, Thumb.LEAD_LONG, Thumb.LEAD_BEST_LEFT):
        return effective_suit(mine, view.trump) is effective_suit(chosen, view.trump)
    if sound.thumb is Thumb.SAVE_PARTNERS_TRICK:
        return not _takes(view, mine)
    if sound.thumb is Thumb.NOTHING_AT_STAKE:
        return True
    if sound.thumb is Thumb.MAKE_A_VOID:
        return _lone(view, mine)
    return False


def only_alone_differs(sound: Decision, action: Action) -> bool:
    """Whether an action is the same call as a decision, but alone."""
    call = sound.action
    same = (call.kind, call.card, call.suit) == (action.kind, action.card, action.suit)
    return same and action.alone and not call.alone


def _takes(view: SeatView, card: Card) -> bool:
    assert view.trick is not None
    assert view.winning is not None
    best = view.trick.card_of(view.winning)
    return best is not None and beats(card, best, view.trump)


def _lone(view: SeatView, card: Card) -> bool:
    suit = effective_suit(card, view.trump)
    return card.rank is not Rank.ACE and suit is not view.trump and seen.length(view, suit) == 1
