"""Actions that are not the sound one and yet do what the principle behind it says."""

from __future__ import annotations

from game.rules.actions import Action
from game.rules.view import SeatView
from game.strategy.decisions import Decision


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
