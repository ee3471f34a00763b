"""How well a deal fits what the others have called, put down and played so far.

A sound player's call says something about the hand, a beginner's less; so a deal that speaks against a
call is rarer, never impossible.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Suit
from game.rules.ruleset import Switches
from game.rules.seats import Seat
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
from game.strategy.guesses import Guess
from game.strategy.habits import Habits
from game.strategy.packed import layout, layout_of
from game.strategy.unseen import played_by

_BLUR = 0.3  # tricks by which players differ in what they call on
_LEAST = 0.015  # how often anything at all is called
_ODD_TRUMP, _ODD_ACE = 0.1, 0.4  # a trump put down, and an ace, against any other card


class Likely:
    """The likelihood of deals for one view: a number from 0 to 1, worked out only as far as needed."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._layout = at = layout_of(view)
        self._upcard = 0 if view.upcard is None else at.bit[view.upcard]
        self._habits = Habits(view)
        others = [(number, call) for number, call in enumerate(view.calls) if call.seat is not view.seat]
        self._calls = [  # the maker's call, which says most, first
            (call.seat, at.packed(played_by(view, call.seat)), _telling(view, number, call))
            for number, call in reversed(others)
        ]

    def __call__(self, guess: Guess, least: float) -> float:
        """The likelihood of a deal if it is above this, else 0."""
        share = self._of_discard(guess)
        if share > least:
            share *= self._habits.share(guess, least / share)
        for seat, played, telling in self._calls:
            if share <= least:
                return 0.0
            share *= telling.share(self._dealt(guess, seat, played))
        return share if share > least else 0.0

    def _dealt(self, guess: Guess, seat: Seat, played: int) -> int:
        """The five cards that a seat called on."""
        view, cards = self._view, guess.hands[seat] | played
        if view.picked_up and seat is view.dealer:
            cards = (cards | guess.discard) & ~self._upcard
        if view.gave and seat is view.maker:
            cards = (cards | guess.lone_discard) & ~guess.given
        if view.gave and view.maker is seat.partner:
            cards |= guess.given
        return cards

    def _of_discard(self, guess: Guess) -> float:
        if self._view.dealer is self._view.seat:
            return 1.0
        if guess.discard & self._layout.trump:
            return _ODD_TRUMP
        return _ODD_ACE if guess.discard & self._layout.aces else 1.0


@dataclass(frozen=True, slots=True)
class _Asked:
    """A call and all that it depends on beside the hand."""

    switches: Switches
    trump: Suit | None  # of the layout
    call: Action
    first_round: bool
    dealer: Seat
    upcard: Card
    upcard_suit: Suit | None


class _Telling:
    """What one call tells of the hand that it was made on."""

    def __init__(self, asked: _Asked) -> None:
        switches = asked.switches
        self._asked = asked
        self._layout = layout(switches.pack, switches.joker, asked.trump)
        self._found: dict[int, float] = {}

    def share(self, hand: int) -> float:
        """How often the call is made on a hand, given in bits."""
        found = self._found.get(hand)
        if found is None:
            of_call = _of_first if self._asked.first_round else _of_second
            often = of_call(self._asked, self._layout.cards(hand))
            found = self._found[hand] = _LEAST + (1 - _LEAST) * often
        return found


def _telling(view: SeatView, number: int, call: Action) -> _Telling:
    """What the call with this number tells; in every decision of a hand the same hands come up for it."""
    assert view.upcard is not None
    asked = _Asked(
        view.ruleset.switches, view.trump, call, number < 4, view.dealer, view.upcard, view.upcard_suit
    )
    return _kept(asked)


@lru_cache(maxsize=64)
def _kept(asked: _Asked) -> _Telling:
    return _Telling(asked)


def _rising(value: float, threshold: float) -> float:
    """How often a hand of this value goes beyond a threshold."""
    return 1 / (1 + exp((threshold - value) / _BLUR))


def _of_first(asked: _Asked, hand: tuple[Card, ...]) -> float:
    call, dealer, suit = asked.call, asked.dealer, asked.upcard_suit
    assert suit is not None
    if call.seat is dealer:
        own = total = _with_upcard(hand, asked.upcard, suit)
    else:
        own, total = accepted_value(hand, call.seat, dealer, asked.upcard, suit)
    lone, accepts = _rising(own, ALONE_AT), _rising(total, order_at(call.seat, dealer))
    if call.kind is ActionKind.PASS:
        return 1 - _may_accept(asked, hand, lone, accepts)
    return lone if call.alone else accepts * (1 - lone)


def _may_accept(asked: _Asked, hand: tuple[Card, ...], lone: float, accepts: float) -> float:
    """How often a hand accepts the turn-up where the table may not let it."""
    switches = asked.switches
    if switches.natural_trump and not any(card.suit is asked.upcard_suit for card in hand):
        return 0.0
    only_alone = switches.canadian_loner and asked.call.seat is asked.dealer.partner
    return lone if only_alone else max(accepts, lone)


def _with_upcard(hand: tuple[Card, ...], upcard: Card, suit: Suit) -> float:
    """About what a dealer's hand comes to with the turn-up: trying out every discard would take too long."""
    worst = min(hand, key=lambda card: trick_value(card, suit))
    return hand_value((*(card for card in hand if card is not worst), upcard), suit)


def _of_second(asked: _Asked, hand: tuple[Card, ...]) -> float:
    call, down = asked.call, asked.upcard_suit
    ours = asked.dealer.side is call.seat.side
    values = {suit: named_value(hand, ours, down, suit) for suit in Suit if suit is not down}
    if call.kind is ActionKind.PASS:
        return 1 - _rising(max(values.values()), NAME_AT)
    if call.kind is ActionKind.NO_TRUMP:
        return _rising(hand_value(hand, None), NAME_AT)
    assert call.suit is not None
    value, best = values[call.suit], max(values.values())
    lone = _rising(value, ALONE_AT)
    chosen = _rising(value, best - _BLUR)
    stuck = asked.switches.stick_the_dealer and call.seat is asked.dealer
    calls = chosen if stuck else chosen * _rising(value, NAME_AT)
    return lone if call.alone else calls * (1 - lone)
