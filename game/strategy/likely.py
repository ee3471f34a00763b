"""How well a deal fits what the others have called, put down and played so far.

A sound player's call says something about the hand, a beginner's less; so a deal that speaks against a
call is rarer, never impossible.
"""

from __future__ import annotations

from math import exp

from game.rules.actions import Action, ActionKind
from game.rules.bidding import natural_trumps
from game.rules.cards import Card, Rank, Suit, effective_suit
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import SeatView
from game.strategy.calling import (
    ALONE_AT,
    NAME_AT,
    accepted_value,
    hand_value,
    named_value,
    order_at,
    trick_value,
)
from game.strategy.habits import Habits

_BLUR = 0.3  # tricks by which players differ in what they call on
_LEAST = 0.015  # how often anything at all is called
_ODD_DISCARD = {True: 0.1, False: 0.4}  # a trump put down, and an ace, against any other card


class Likely:
    """The likelihood of deals for one view: a number from 0 to 1, worked out only as far as needed."""

    def __init__(self, view: SeatView) -> None:
        self._seat = view.seat
        others = [(number, call) for number, call in enumerate(view.calls) if call.seat is not view.seat]
        self._calls = others[::-1]  # the maker's call, which says most, first
        self._played: dict[Seat, tuple[Card, ...]] = dict.fromkeys(Seat, ())
        for trick in (*view.tricks, view.trick):
            for seat, card in trick.plays if trick is not None else ():
                self._played[seat] += (card,)
        self._habits = Habits(view)
        self._found: dict[tuple[int, frozenset[Card]], float] = {}

    def __call__(self, state: State, least: float) -> float:
        """The likelihood of a deal if it is above this, else 0."""
        share = self._of_discard(state)
        if share > least:
            share *= self._habits.share(state, least / share)
        for number, call in self._calls:
            if share <= least:
                return 0.0
            share *= self._of_call(state, number, call)
        return share if share > least else 0.0

    def _of_call(self, state: State, number: int, call: Action) -> float:
        hand = self._dealt(state, call.seat)
        known = (number, frozenset(hand))  # late in a hand the same ones come up again and again
        if known not in self._found:
            of_call = _of_first(state, call, hand) if number < 4 else _of_second(state, call, hand)
            self._found[known] = _LEAST + (1 - _LEAST) * of_call
        return self._found[known]

    def _dealt(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The five cards that a seat called on."""
        cards = (*state.hands[seat], *self._played[seat])
        if state.picked_up and seat is state.dealer:
            cards = _swapped(cards, state.upcard, state.discard)
        if state.gave and seat is state.maker:
            cards = _swapped(cards, state.given, state.lone_discard)
        if state.gave and state.maker is seat.partner:
            cards = _swapped(cards, None, state.given)
        return cards

    def _of_discard(self, state: State) -> float:
        card = state.discard
        if card is None or state.dealer is self._seat:
            return 1.0
        if effective_suit(card, state.trump) is state.trump and state.trump is not None:
            return _ODD_DISCARD[True]
        return _ODD_DISCARD[False] if card.rank is Rank.ACE else 1.0


def _swapped(cards: tuple[Card, ...], got: Card | None, gave: Card | None) -> tuple[Card, ...]:
    """Some cards before one came in and another went out."""
    before = cards if gave is None else (*cards, gave)
    return tuple(card for card in before if card != got)


def _rising(value: float, threshold: float) -> float:
    """How often a hand of this value goes beyond a threshold."""
    return 1 / (1 + exp((threshold - value) / _BLUR))


def _of_first(state: State, call: Action, hand: tuple[Card, ...]) -> float:
    assert state.upcard is not None
    assert state.upcard_suit is not None
    if call.seat is state.dealer:
        own = total = _with_upcard(hand, state.upcard, state.upcard_suit)
    else:
        own, total = accepted_value(hand, call.seat, state.dealer, state.upcard, state.upcard_suit)
    lone, accepts = _rising(own, ALONE_AT), _rising(total, order_at(call.seat, state.dealer))
    if call.kind is ActionKind.PASS:
        return 1 - _may_accept(state, call.seat, hand, lone, accepts)
    return lone if call.alone else accepts * (1 - lone)


def _may_accept(state: State, seat: Seat, hand: tuple[Card, ...], lone: float, accepts: float) -> float:
    """How often a hand accepts the turn-up where the table may not let it."""
    switches = state.ruleset.switches
    if switches.natural_trump and not natural_trumps(state, hand):
        return 0.0
    only_alone = switches.canadian_loner and seat is state.dealer.partner
    return lone if only_alone else max(accepts, lone)


def _with_upcard(hand: tuple[Card, ...], upcard: Card, suit: Suit) -> float:
    """About what a dealer's hand comes to with the turn-up: trying out every discard would take too long."""
    worst = min(hand, key=lambda card: trick_value(card, suit))
    return hand_value((*(card for card in hand if card is not worst), upcard), suit)


def _of_second(state: State, call: Action, hand: tuple[Card, ...]) -> float:
    ours = state.dealer.side is call.seat.side
    values = {
        suit: named_value(hand, ours, state.upcard_suit, suit)
        for suit in Suit
        if suit is not state.upcard_suit
    }
    if call.kind is ActionKind.PASS:
        return 1 - _rising(max(values.values()), NAME_AT)
    if call.kind is ActionKind.NO_TRUMP:
        return _rising(hand_value(hand, None), NAME_AT)
    assert call.suit is not None
    value, best = values[call.suit], max(values.values())
    lone = _rising(value, ALONE_AT)
    chosen = _rising(value, best - _BLUR)
    stuck = state.ruleset.switches.stick_the_dealer and call.seat is state.dealer
    calls = chosen if stuck else chosen * _rising(value, NAME_AT)
    return lone if call.alone else calls * (1 - lone)
