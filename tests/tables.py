"""Tables set for a test: a deal in a few words, played on to the moment that matters."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from game.rules.actions import Action
from game.rules.cards import Card, pack, shuffled
from game.rules.hand import actors, apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup, State
from game.rulesets.shipped import load_ruleset
from game.strategy.guesses import Guess
from game.strategy.packed import layout_of

HOYLE = "hoyle-classic"
DANVILLE = "danville"
PACKS = ((24, False), (24, True), (28, False), (32, True))
"""Packs that the tests of whole games go through: cards, and whether a joker is among them."""


def rules(ruleset_id: str = HOYLE, **switches: Any) -> Ruleset:
    """A shipped ruleset, some of its switches set otherwise."""
    return load_ruleset(ruleset_id).with_switches(**switches)


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes.split())


def hand_setup(
    south: str = "",
    west: str = "",
    north: str = "",
    east: str = "",
    *,
    dealer: Seat,
    upcard: str,
    ruleset: Ruleset | None = None,
) -> Setup:
    """A deal with these cards in these hands; the rest of the pack fills the gaps in a fixed order."""
    switches = (ruleset or rules()).switches
    named = [cards(codes) for codes in (south, west, north, east)]
    turned = Card.parse(upcard)
    used = {turned, *(card for hand in named for card in hand)}
    rest = [card for card in shuffled(pack(switches.pack, switches.joker), "fill") if card not in used]
    filled = [(*hand, *(rest.pop() for _gap in range(5 - len(hand)))) for hand in named]
    first, second, third, fourth = filled
    return Setup("situation", dealer, Deal((first, second, third, fourth), turned, tuple(rest)))


def reach(setup: Setup, actions: str = "", ruleset: Ruleset | None = None) -> State:
    """The state after the actions, written as in files: `1:pass 2:order`."""
    state = start(ruleset or rules(), setup)
    for text in actions.split():
        state, _events = apply(state, Action.parse(text))
    return state


def random_states(ruleset: Ruleset, seed: str, deals: int = 1) -> Iterator[State]:
    """The states of so many hands in which everybody does something legal at random."""
    state = start(ruleset, Setup(seed))
    number = 0
    while state.standing.deals < deals and actors(state):
        yield state
        (seat,) = actors(state)
        choice = shuffled_actions(legal(state, seat), f"{seed}/{number}")[0]
        state, _events = apply(state, choice)
        number += 1
    yield state


def shuffled_actions(actions: Iterable[Action], seed: str) -> list[Action]:
    """The actions in an order fixed by the seed."""
    order = list(actions)
    random.Random(seed).shuffle(order)
    return order


def redealt(state: State, seat: Seat, seed: str) -> State:
    """The same public history with the cards that `seat` cannot see dealt otherwise."""
    knows_discard = seat is state.dealer or state.discard is None
    kept = (state.discard,) if knows_discard and state.discard is not None else ()
    unseen = [card for other in Seat if other is not seat for card in state.hands[other]]
    stock = [card for card in state.stock if card not in kept]
    pool = list(shuffled(tuple(sorted((*unseen, *stock), key=str)), seed))
    south, west, north, east = (
        state.hands[other] if other is seat else tuple(pool.pop() for _card in state.hands[other])
        for other in Seat
    )
    discard = state.discard if knows_discard else pool[0]
    face_down = replace(state.face_down, discard=discard)
    return state.changed(hands=(south, west, north, east), stock=(*pool, *kept), face_down=face_down)


def guess_of(state: State) -> Guess:
    """The deal in a state, as a search holds it possible."""
    at, hidden = layout_of(state), (state.discard, state.given, state.lone_discard)
    south, west, north, east = map(at.packed, state.hands)
    return Guess((south, west, north, east), *[0 if card is None else at.bit[card] for card in hidden])
