"""What the engine itself holds to be right: the order of cards, the cards asked for, a goal reached."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.course.notation import SuitWord
from game.course.situation import LEARNER, Situation, play_of
from game.course.steps import PickStep, Which
from game.course.table_steps import Goal
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, beats, effective_suit, strength
from game.rules.hand import apply, legal
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.trick import winner


def strongest_first(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...] | None:
    """The cards from strongest to weakest; None where two plain suits meet, of which neither is stronger."""
    placed = tuple(cards)
    plain = {effective_suit(card, trump) for card in placed} - {trump}
    if len(plain) > 1:
        return None
    return tuple(sorted(placed, key=lambda card: _rank(card, trump), reverse=True))


def is_stronger(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether one card stands above another of its suit, or is a trump and the other is not."""
    return _rank(card, trump) > _rank(other, trump)


def _rank(card: Card, trump: Suit | None) -> tuple[bool, int]:
    return trump is not None and effective_suit(card, trump) is trump, strength(card, trump)


def wanted(step: PickStep, situation: Situation) -> frozenset[Card]:
    """The cards of the learner's hand that a pick step asks for."""
    if step.which is Which.LEGAL:
        return frozenset(card for card in situation.hand if situation.may_play(card))
    if step.than is not None:
        return frozenset(card for card in situation.hand if beats(card, step.than, situation.trump))
    suit = wanted_suit(step.which, situation)
    return frozenset(card for card in situation.hand if effective_suit(card, situation.trump) is suit)


def wanted_suit(which: Which, situation: Situation) -> Suit | None:
    """The suit that a pick step asks for; None where it asks for no suit, or while there is no trump."""
    if which in (Which.LEGAL, Which.HIGHER):
        return None
    return situation.trump if which is Which.TRUMP else SuitWord(which).suit


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who takes the trick and with which card, if those still to play do their best against a goal."""

    winner: Seat
    card: Card
    complete: bool  # the learner's card was the last of the trick

    def meets(self, goal: Goal) -> bool:
        if goal is Goal.KEEP_LEAD:
            return self.winner.side is LEARNER.side
        return (self.winner is LEARNER) is (goal is Goal.WIN_TRICK)


def outcome(situation: Situation, card: Card, goal: Goal) -> Outcome:
    """What a legal card leads to in this trick."""
    assert situation.state is not None
    state, _events = apply(situation.state, play_of(card))
    complete = state.phase is Phase.GATHER
    while state.phase is Phase.PLAY:
        state, _events = apply(state, _reply(state, goal))
    assert state.trick is not None
    seat = winner(state.trick, state.trump)
    best = state.trick.card_of(seat)
    assert best is not None
    return Outcome(seat, best, complete)


def meets(situation: Situation, card: Card, goal: Goal) -> bool:
    """Whether a legal card reaches the goal."""
    return outcome(situation, card, goal).meets(goal)


def _reply(state: State, goal: Goal) -> Action:
    """The card that serves the goal least; the partner plays the one that serves it best."""
    assert state.trick is not None
    leading = state.trick.card_of(winner(state.trick, state.trump)) if state.trick.plays else None
    opponent = state.turn.side is not LEARNER.side
    to_beat = {Goal.WIN_TRICK: opponent, Goal.LOSE_TRICK: not opponent, Goal.KEEP_LEAD: True}[goal]

    def serves(action: Action) -> tuple[bool, int]:
        assert action.card is not None
        takes = leading is None or beats(action.card, leading, state.trump)
        return takes is to_beat, strength(action.card, state.trump)

    plays = [action for action in legal(state, state.turn) if action.kind is ActionKind.PLAY]
    return max(plays, key=serves)
