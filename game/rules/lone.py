"""Between trump and the first lead of a lone hand: a card from the partner, and defending alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules import events as ev
from game.rules import slips
from game.rules import trick as tricks
from game.rules.actions import Action, ActionKind, Phase
from game.rules.reasons import Reason, ReasonKind
from game.rules.state import State, hands_without, with_hand

Step = tuple[State, tuple[ev.Event, ...]]


def after_trump(state: State) -> State:
    """Trump is made and the dealer has put a card down: what comes before the first lead."""
    said, switches = state.bidding, state.ruleset.switches
    assert said.maker is not None
    if said.alone and not said.gave and switches.partners_best:
        return state.changed(phase=Phase.GIVE, turn=said.maker.partner)
    if said.alone and switches.defend_alone:
        # the maker's left is asked first, then the right; the first yes wins
        return state.changed(phase=Phase.DEFEND, turn=said.maker.left)
    return tricks.first_lead(state)


def candidates(state: State) -> Iterator[Action]:
    """Every card that could be given, or both answers to "do you defend alone?"; all of them are allowed."""
    if state.phase is Phase.GIVE:
        yield from (Action(state.turn, ActionKind.GIVE, card) for card in state.hands[state.turn])
    else:
        yield from (Action(state.turn, ActionKind.DEFEND, alone=alone) for alone in (False, True))


def objections(state: State, action: Action) -> Iterator[Reason]:
    """Why this card cannot be given: it is not there."""
    cards = () if action.card is None else (action.card,)
    yield Reason(ReasonKind.NOT_IN_HAND, state.ruleset.cite("partners_best"), cards)


def give(state: State, action: Action) -> Step:
    """The partner gives a card, lays the others down and sits out; the maker holds six."""
    assert state.maker is not None
    assert action.card is not None
    hands = hands_without(state.hands, action.seat, action.card)
    after = state.changed(
        hands=with_hand(hands, state.maker, (*hands[state.maker], action.card)),
        bidding=state.bidding.changed(gave=True),
        face_down=replace(state.face_down, given=action.card),
        phase=Phase.DISCARD,
        turn=state.maker,
        honest=slips.without_card(state.honest, action.seat, action.card),
    )
    return after, (ev.CardGiven(action.seat, action.card), ev.LaidDown(action.seat))


def put_down(state: State, action: Action) -> Step:
    """The lone maker is back to five cards; the sixth lies face down with the dead ones."""
    assert action.card is not None
    after = state.changed(
        hands=hands_without(state.hands, action.seat, action.card),
        face_down=replace(state.face_down, lone_discard=action.card),
        stock=(*state.stock, action.card),
        honest=slips.without_card(state.honest, action.seat, action.card),
    )
    return after_trump(after), (ev.LoneDiscarded(action.seat, action.card),)


def answer_defence(state: State, action: Action) -> Step:
    """One opponent's answer to "do you defend alone?"."""
    told: tuple[ev.Event, ...] = (ev.DefenceChosen(action.seat, action.alone),)
    if action.alone:
        after = state.changed(bidding=state.bidding.changed(defender=action.seat))
        return tricks.first_lead(after), (*told, ev.LaidDown(action.seat.partner))
    declined = state.bidding.declined + 1
    after = state.changed(bidding=state.bidding.changed(declined=declined), turn=action.seat.partner)
    return (after if declined == 1 else tricks.first_lead(after)), told
