"""Deals that agree with what a seat has seen: never against it, and every one of them possible."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import ActionKind, Phase
from game.rules.bidding import natural_trumps
from game.rules.cards import Card, pack
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.trick import followers, suit_led
from game.rules.view import observe
from game.strategy.worlds import NoWorld, Worlds
from tests.rules.test_properties import cards_of, setups, sheets, some
from tests.tables import HOYLE, hand_setup, reach, redealt, rules

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
BEFORE = (Phase.DRAW, Phase.DEALING)


def some_moment(ruleset: Ruleset, setup: Setup, chance: Random, length: int) -> State:
    """A moment of the first hand, after at most so many of its actions."""
    state = start(ruleset, setup)
    while state.phase in BEFORE:
        state, _events = apply(state, chance.choice(legal(state, state.turn)))
    for _step in range(length):
        choices = legal(state, state.turn)
        if state.phase is Phase.HAND_OVER:
            break
        state, _events = apply(state, chance.choice(choices))
    return state


positions = st.builds(
    some_moment, sheets, setups, st.integers(0, 2**32).map(Random), st.integers(0, 40)
).filter(lambda state: state.phase not in BEFORE)


@some
@given(positions)
def test_a_world_looks_to_its_seat_exactly_as_the_table_does(state: State) -> None:
    for seat in Seat:
        view = observe(state, seat)
        for world in islice(Worlds(view, "worlds"), 3):
            assert observe(world, seat) == view
            whole = pack(state.ruleset.switches.pack, state.ruleset.switches.joker)
            assert sorted(map(str, cards_of(world))) == sorted(map(str, whole))


@some
@given(positions)
def test_no_world_holds_a_renege_that_the_seat_would_have_seen(state: State) -> None:
    for seat in Seat:
        for world in islice(Worlds(observe(state, seat), "voids"), 3):
            check_every_play(world)


def check_every_play(state: State) -> None:
    """Nobody failed to follow with a card that is still in the hand or was played later."""
    tricks = [trick for trick in (*state.tricks, state.trick) if trick is not None]
    for number, trick in enumerate(tricks):
        led = suit_led(trick, state.trump)
        for seat, card in trick.plays:
            later = [other.card_of(seat) for other in tricks[number + 1 :]]
            held = (*state.hands[seat], *(card for card in later if card is not None))
            assert followers((card,), led, state.trump) or not followers(held, led, state.trump)


@some
@given(positions)
def test_whoever_ordered_where_that_needs_a_natural_trump_had_one(state: State) -> None:
    if not (
        state.ruleset.switches.natural_trump and state.calls and state.calls[-1].kind is ActionKind.ORDER
    ):
        return
    maker = state.maker
    assert maker is not None
    for seat in Seat:
        for world in islice(Worlds(observe(state, seat), "natural"), 3):
            played = [trick.card_of(maker) for trick in (*world.tricks, world.trick) if trick is not None]
            buried = [world.discard if maker is world.dealer else None, world.lone_discard]
            own = tuple(card for card in (*world.hands[maker], *played, *buried) if card is not None)
            own = tuple(card for card in own if card not in (world.upcard, world.given))
            assert natural_trumps(world, own)


def test_every_deal_is_equally_likely() -> None:
    # Ezra's two cards, Nora's two and the kitty's four are hidden, and Nora has shown a void in hearts
    setup = hand_setup("AH KH QH 9H AS", "TH 9D TD QD KD", "JC TC 9C AC KC", "JH QC 9S TS QS",
                       dealer=E, upcard="AD")  # fmt: skip
    state = reach(setup, "0:pass 1:pass 2:pass 3:pass 0:call:S 0:play:AH 1:play:TH 2:play:9C 3:play:JH")
    worlds = Worlds(observe(state, S), "fair")
    holder = Counter(
        next(place for place, cards in enumerate((*world.hands, world.stock)) if card in cards)
        for world in islice(worlds, 3000)
        for card in [Card.parse("JS")]
    )
    # the left-over places for a spade: four of Walt's, four of Nora's, four of Ezra's, three below
    for place, share in ((W, 4 / 15), (N, 4 / 15), (E, 4 / 15), (4, 3 / 15)):
        assert abs(holder[int(place)] / 3000 - share) < 0.05


def test_the_turn_up_stays_with_the_dealer_until_it_is_played() -> None:
    setup = hand_setup("AH KH QH 9H AS", dealer=E, upcard="9S")
    state = reach(setup, "0:order 3:discard:" + str(reach(setup, "0:order").hands[E][0]))
    for world in islice(Worlds(observe(state, S), "upcard"), 50):
        assert Card.parse("9S") in world.hands[E]
        assert world.discard in world.stock


def test_a_world_can_be_played_on() -> None:
    setup = hand_setup("AH KH QH 9H AS", dealer=E, upcard="9C")
    state = reach(setup, "0:pass 1:pass 2:pass 3:pass 0:call:H")
    world = Worlds(observe(state, S), "on").world(0)
    after, _events = apply(world, observe(world, S).legal[0])
    assert after.turn is W


def test_a_seed_and_a_number_name_one_world() -> None:
    state = reach(hand_setup(dealer=E, upcard="9C"))
    view = observe(state, S)
    again = observe(redealt(state, S, "otherwise"), S)
    assert Worlds(view, "one").world(7) == Worlds(again, "one").world(7)
    assert Worlds(view, "one").world(7) != Worlds(view, "two").world(7)


def test_a_view_that_contradicts_itself_has_no_world() -> None:
    view = observe(reach(hand_setup("AH KH QH 9H AS", dealer=E, upcard="9C"), ruleset=rules(HOYLE)), S)
    with pytest.raises(NoWorld):
        Worlds(replace(view, kitty_size=9), "none")
