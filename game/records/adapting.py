"""A move recorded at one table, made at another that asks more, asks less or says it otherwise."""

from __future__ import annotations

from game.rules.actions import Action, ActionKind, Phase
from game.rules.egn.moves import put_down
from game.rules.state import State

_ANSWERS = {
    Phase.DEFEND: (ActionKind.DEFEND, frozenset({ActionKind.DEFEND})),
    Phase.FARMERS_HAND: (
        ActionKind.KEEP,
        frozenset({ActionKind.KEEP, ActionKind.EXCHANGE, ActionKind.REDEAL}),
    ),
}
"""Questions that not every table asks: what says no to them, and all that answers them."""


def unasked(state: State, action: Action) -> Action | None:
    """The "no" to a question that only this table asks before the recorded action; None if there is none."""
    no, answers = _ANSWERS.get(state.phase, (None, frozenset()))
    return None if no is None or action.kind in answers else Action(state.turn, no)


def fitted(state: State, action: Action) -> Action | None:
    """The recorded action as this table does it; None for the "no" to a question that it does not ask."""
    for phase, (no, _answers) in _ANSWERS.items():
        if action.kind is no and not action.alone and state.phase is not phase:
            return None
    upcard, switches = state.upcard, state.ruleset.switches
    if upcard is None or state.phase is not Phase.DISCARD or state.given is not None:
        return action
    if action.kind is ActionKind.LEAVE and not switches.bury_upcard:
        return action  # if it may not be left either, that is what the referee should speak of
    if action.kind is ActionKind.LEAVE or action.card == upcard:
        return put_down(state.ruleset, state.dealer, upcard, upcard)
    return action
