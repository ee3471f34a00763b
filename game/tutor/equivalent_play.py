"""Actions that come to the same: cards that touch each other, and cards that keep to the same principle."""

from __future__ import annotations

from dataclasses import replace

from game.rules.actions import Action, ActionKind
from game.rules.cards import effective_suit, pack, suit_cards
from game.rules.view import SeatView
from game.strategy.decisions import Decision

_OF_CARDS = frozenset((ActionKind.PLAY, ActionKind.DISCARD))


def same_choice(view: SeatView, one: Action, other: Action) -> bool:
    """Whether two actions are one choice: the same, or cards of a suit with none between them still out.

    What lies on the table counts as out, since one of the two may win the trick and the other not.
    """
    if one == other:
        return True
    if one.card is None or other.card is None or one.kind is not other.kind or one.kind not in _OF_CARDS:
        return False
    suit = effective_suit(one.card, view.trump)
    if suit is None or suit is not effective_suit(other.card, view.trump):
        return False
    switches = view.ruleset.switches
    ladder = suit_cards(suit, view.trump, pack(switches.pack, joker=switches.joker))
    first, last = sorted((ladder.index(one.card), ladder.index(other.card)))
    gone = {card for trick in view.tricks for card in trick.cards} | {view.discard}
    return all(card in view.hand or card in gone for card in ladder[first + 1 : last])


def equivalent(view: SeatView, sound: Decision, action: Action) -> bool:
    """Whether an action does what the principle behind a decision says, with another card."""
    mine, chosen = action.card, sound.action.card
    if mine is None or chosen is None or action.kind is not sound.action.kind:
        return False
    return sound.principle.kept_with(view, chosen, mine)


def only_alone_differs(sound: Decision, action: Action) -> bool:
    """Whether an action is the same call as a decision, but alone."""
    call = sound.action
    same = (call.kind, call.card, call.suit) == (action.kind, action.card, action.suit)
    return same and action.alone and not call.alone


def asks_only_alone(view: SeatView) -> bool:
    """Whether one call is all there is to choose, with the partner or alone."""
    calls = {replace(action, alone=False) for action in view.legal}
    return len(calls) == 1 and len(view.legal) > 1
