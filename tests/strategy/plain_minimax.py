"""The value of a position by trying everything, with the rules alone: a judge of the solver."""

from __future__ import annotations

from typing import Any

from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.hand import apply, legal
from game.rules.seats import Side
from game.rules.state import Award, State


def lead_of_us(award: Award) -> float:
    """Points of South and North above those of West and East, in the mean of two players."""
    south, west, north, east = award.players
    return (south + north - west - east) / 2


def plain_values(state: State) -> dict[Card, float]:
    """For the seat to play, what each legal card comes to if everybody plays on at best."""
    sign = 1 if state.turn.side is Side.US else -1
    known: dict[Any, float] = {}
    return {
        action.card: sign * _value(apply(state, action)[0], known)
        for action in legal(state, state.turn)
        if action.card is not None
    }


def _value(state: State, known: dict[Any, float]) -> float:
    if state.phase is Phase.HAND_OVER:
        assert state.award is not None
        return lead_of_us(state.award)
    if state.trick is None or state.trick.plays:
        return _tried(state, known)
    # before a lead, the hands and the tricks of each side are all of the past that counts
    key = (state.hands, state.turn, state.tricks_won)
    if key not in known:
        known[key] = _tried(state, known)
    return known[key]


def _tried(state: State, known: dict[Any, float]) -> float:
    values = [_value(apply(state, action)[0], known) for action in legal(state, state.turn)]
    return max(values) if state.turn.side is Side.US else min(values)
