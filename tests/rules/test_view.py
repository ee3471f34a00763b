from __future__ import annotations

import random

import pytest

from game.rules.actions import Action, Phase
from game.rules.cards import Card, Suit
from game.rules.events import Discarded, Event, FarmersExchange, PacketDealt
from game.rules.hand import apply, legal, start
from game.rules.seats import Seat, Side
from game.rules.state import Hands, Setup, State
from game.rules.table import FaceDown
from game.rules.view import mask, mask_action, observe
from tests.rules.tables import (
    CLASSIC,
    DANVILLE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    cards,
    do,
    everyone_passes,
    first_legal,
    random_action,
    sheet,
    table,
    told,
)


def re_dealt(state: State, seat: Seat, chance: random.Random) -> State:
    """The same table to the eyes of one seat: every card it has not seen lies somewhere else."""
    fixed = {*state.shown} | (known_cards(state, seat) - {None})
    unseen = state.phase is Phase.NAME_UPCARD or (
        state.phase is Phase.DEALING and state.ruleset.switches.joker
    )
    own = set() if unseen else {seat}
    hidden = [card for other in Seat if other not in own for card in state.hands[other]]
    hidden = [card for card in (*hidden, *state.stock) if card not in fixed]
    chance.shuffle(hidden)
    place = {card: hidden.pop() for card in sorted({*hidden}, key=str)}

    def now(card: Card) -> Card:
        return place.get(card, card)

    south, west, north, east = (tuple(map(now, hand)) for hand in state.hands)
    moved: Hands = (south, west, north, east)
    return state.changed(
        hands=moved,
        stock=tuple(map(now, state.stock)),
        face_down=FaceDown(
            discard=state.discard and now(state.discard),
            given=state.given and now(state.given),
            lone_discard=state.lone_discard and now(state.lone_discard),
        ),
    )


def known_cards(state: State, seat: Seat) -> set[Card | None]:
    """Cards that lie elsewhere and that this seat has held or seen, but for the upcard."""
    known: set[Card | None] = {state.discard} if seat is state.dealer else set()
    if state.maker is not None and state.given is not None:
        known |= {state.given} if seat in (state.maker, state.maker.partner) else set()
        known |= {state.lone_discard} if seat is state.maker else set()
    return known


@pytest.mark.parametrize("seed", range(12))
def test_a_view_does_not_depend_on_a_card_the_seat_cannot_see(seed: int) -> None:
    chance = random.Random(seed)
    ruleset = sheet(
        (CLASSIC, DANVILLE)[seed % 2],
        pack=(24, 28, 32)[seed % 3],
        joker=seed % 4 > 1,
        defend_alone=seed % 4 == 1,
        take_upcard=("must", "may")[seed % 2],
        partners_best=seed % 3 == 1,
        farmers_hand=("exchange", "redeal", "played")[seed % 3],
        no_trump=seed % 3 == 0,
    )
    state = start(ruleset, Setup(f"view {seed}"))
    while state.phase is not Phase.HAND_OVER:
        for seat in Seat:
            assert observe(re_dealt(state, seat, chance), seat) == observe(state, seat)
        state, _ = apply(state, random_action(state, chance))


@pytest.mark.parametrize("seed", range(12))
def test_an_event_as_told_to_a_seat_holds_no_card_it_cannot_see(seed: int) -> None:
    chance = random.Random(seed)
    ruleset = sheet(
        take_upcard=("must", "may")[seed % 2], partners_best=seed % 3 > 0, farmers_hand="exchange"
    )
    state = start(ruleset, Setup(f"mask {seed}"))
    while state.phase is not Phase.HAND_OVER:
        action = random_action(state, chance)
        after, events = apply(state, action)
        for seat in Seat:
            seen = set().union(*(cards_in(mask(event, seat)) for event in events))
            assert seen.isdisjoint(hidden_from(after, seat))
        state = after


def hidden_from(state: State, seat: Seat) -> set[Card]:
    """Cards in other hands and in the stock, but for the turned-up card, which everyone has seen."""
    hidden = {card for other in Seat if other is not seat for card in state.hands[other]} | set(state.stock)
    return hidden - known_cards(state, seat) - {state.upcard, *state.shown}


def cards_in(event: Event) -> set[Card]:
    """Every card that an event names outright."""
    if isinstance(event, PacketDealt):
        return {card for card in event.cards if card is not None}
    if isinstance(event, FarmersExchange):
        return {card for card in (*event.shown, *event.taken) if card is not None}
    card = getattr(event, "card", None)
    return {card} if isinstance(card, Card) else set()


def test_a_packet_is_shown_to_its_owner_alone() -> None:
    (packet,) = told(start(sheet(), Setup("x", SOUTH)), "0:deal:2")
    assert mask(packet, WEST) == packet
    for seat in (SOUTH, NORTH, EAST):
        assert mask(packet, seat) == PacketDealt(SOUTH, WEST, (None, None))


def test_a_discard_is_shown_to_the_dealer_alone() -> None:
    state = table(dealer=SOUTH, south="9S", done="1:order")
    discarded, *_ = told(state, "0:discard:9S")
    assert mask(discarded, SOUTH) == Discarded(SOUTH, *cards("9S"))
    for seat in (WEST, NORTH, EAST):
        assert mask(discarded, seat) == Discarded(SOUTH, None)


def test_a_discard_is_no_action_that_others_see() -> None:
    discard = Action.parse("0:discard:9S")
    assert mask_action(discard, SOUTH) == discard
    assert mask_action(discard, WEST) is None
    assert mask_action(Action.parse("0:play:9S"), WEST) == Action.parse("0:play:9S")


def test_the_discard_stays_known_to_the_dealer_alone() -> None:
    state = table(dealer=SOUTH, south="9S", done="1:order 0:discard:9S")
    assert observe(state, SOUTH).discard == state.discard
    assert [observe(state, seat).discard for seat in (WEST, NORTH, EAST)] == [None] * 3


@pytest.mark.clause("BASE-05")
def test_a_dealer_names_the_jokers_suit_without_seeing_a_hand() -> None:
    state = table(sheet(joker=True), dealer=EAST, upcard="XX")
    view = observe(state, EAST)
    assert view.hand == ()
    assert view.hand_sizes == (5, 5, 5, 5)
    assert observe(do(state, "3:name:H"), EAST).hand == state.hands[EAST]


@pytest.mark.clause("BASE-05")
def test_where_a_joker_may_be_turned_up_nobody_looks_at_a_hand_before() -> None:
    state = do(start(sheet(joker=True), Setup("x", SOUTH)), "0:deal:3 " * 4)
    assert observe(state, WEST).hand == ()
    assert observe(state, WEST).hand_sizes == (3, 3, 3, 3)
    (packet,) = told(state, "0:deal:2")
    assert mask(packet, WEST) == PacketDealt(SOUTH, WEST, (None, None), untouched=True)


def test_a_view_offers_what_its_own_seat_may_do() -> None:
    state = table(dealer=SOUTH)
    assert observe(state, WEST).legal == legal(state, WEST)
    assert observe(state, WEST).my_turn
    for seat in (SOUTH, NORTH, EAST):
        assert observe(state, seat).legal == ()
        assert not observe(state, seat).my_turn


def test_a_view_counts_the_cards_that_it_does_not_show() -> None:
    view = observe(table(dealer=SOUTH, south="9S", done="1:order 0:discard:9S"), WEST)
    assert view.hand_sizes == (5, 5, 5, 5)
    assert view.kitty_size == 4


def test_a_view_tells_the_suit_led_and_who_is_winning() -> None:
    done = f"{everyone_passes(EAST)} 0:call:D 0:play:JH 1:play:JD"
    view = observe(table(dealer=EAST, upcard="9H", south="JH", west="JD", done=done), NORTH)
    assert (view.led, view.winning) == (Suit.DIAMONDS, WEST)


def test_a_view_counts_the_tricks_of_each_side() -> None:
    state = first_legal(table(dealer=EAST, done=f"{everyone_passes(EAST)} 0:call:D"), [Phase.GATHER])
    won = observe(do(state, f"{int(state.turn)}:gather"), NORTH).tricks_won
    assert won == ((1, 0) if state.turn.side is Side.US else (0, 1))


def test_a_hand_laid_down_stays_hidden_from_everyone_else() -> None:
    state = table(dealer=EAST, upcard="9H", done=f"{everyone_passes(EAST)} 0:call:D:alone")
    chance = random.Random(1)
    for seat in (SOUTH, WEST, EAST):
        assert observe(re_dealt(state, seat, chance), seat) == observe(state, seat)
    assert observe(state, NORTH).hand == state.hands[NORTH]
