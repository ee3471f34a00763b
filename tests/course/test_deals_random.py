"""Any table that some deal satisfies is filled; whatever is filled is legal and holds what the table says."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.course.deals import fill
from game.course.notation import Move, SeatWord, SuitWord, seat_word, suit_word
from game.course.tables import Hands, Made, PartHand, Table
from game.course.unfillable import Unfillable
from game.rules.actions import ActionKind, Phase
from game.rules.cards import Card, Suit, effective_suit, pack
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from tests.course.writing import CLASSIC, STICK

RULESETS = [
    CLASSIC,
    STICK,
    CLASSIC.with_switches(pack=32, joker=True),
    CLASSIC.with_switches(pack=28, defend_alone=True, natural_trump=True),
]
rulesets = st.sampled_from(RULESETS)
seeds = st.integers(0, 10**9)


def played_for_a_while(ruleset: Ruleset, seed: int) -> State | None:
    """A hand played legally at random up to a random point of its play; None where none came to be."""
    chance = random.Random(f"hand {seed}")
    state = start(ruleset, Setup(str(seed), dealer=Seat(chance.randrange(4))))
    plays = chance.randrange(21)
    while state.phase in (Phase.DEALING, Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARD, Phase.DEFEND):
        options = legal(state, state.turn)
        if state.phase is Phase.DEFEND:  # tables cannot say that somebody defends alone
            options = options[:1]
        state, _events = apply(state, chance.choice(options))
    while plays and state.phase in (Phase.PLAY, Phase.GATHER):
        plays -= state.phase is Phase.PLAY
        state, _events = apply(state, chance.choice(legal(state, state.turn)))
    return state if state.trump is not None and state.award is None else None


def five_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The five cards that a seat plays the hand with."""
    tricks = (*state.tricks, *([state.trick] if state.trick else []))
    return (*state.hands[seat], *(card for trick in tricks if (card := trick.card_of(seat))))


def partly_told(state: State, seed: int) -> Table:
    """A table that says some true things about a state."""
    chance = random.Random(f"table {seed}")

    def perhaps(value: Any) -> Any:
        return value if chance.random() < 0.5 else None

    tricks = (*state.tricks, *([state.trick] if state.trick else []))
    fallen = tuple(Move(seat, card) for trick in tricks for seat, card in trick.plays)
    assert state.trump is not None
    assert state.maker is not None
    hands = {seat_word(seat).value: hand_told(state, seat, chance) for seat in Seat}
    made = Made.FIRST_ROUND if state.calls[-1].kind is ActionKind.ORDER else Made.SECOND_ROUND
    alone = state.alone
    return Table(
        dealer=seat_word(state.dealer),
        trump=suit_word(state.trump),
        maker=seat_word(state.maker) if alone or fallen else perhaps(seat_word(state.maker)),
        made=perhaps(made),
        alone=alone,
        upcard=None if state.upcard is None or state.upcard.is_joker else perhaps(state.upcard),
        discard=perhaps(state.discard) if made is Made.FIRST_ROUND else None,
        hands=Hands(**{word: hand for word, hand in hands.items() if hand is not None}),
        played=fallen,
    )


def hand_told(state: State, seat: Seat, chance: random.Random) -> tuple[Card, ...] | PartHand | None:
    hand = five_of(state, seat)
    if chance.random() < 0.25:
        return hand
    if chance.random() < 0.25:
        return None
    others = [card for card in pack(24) if card not in hand]
    empty = [suit for suit in Suit if all(effective_suit(card, state.trump) is not suit for card in hand)]
    return PartHand(
        has=tuple(chance.sample(hand, chance.randrange(4))),
        lacks=tuple(chance.sample(others, chance.randrange(5))),
        void=tuple(suit_word(suit) for suit in empty if chance.random() < 0.5),
    )


def holds(table: Table, state: State, dealt: Callable[[Seat], tuple[Card, ...]]) -> bool:
    """Whether a filled table is all that it says."""
    for word, known, _whole in table.hands.known():
        hand = dealt(word.seat)
        voids = {SuitWord(suit).suit for suit in known.void}
        if not set(known.has) <= set(hand) or set(known.lacks) & set(hand):
            return False
        if any(effective_suit(card, state.trump) in voids for card in hand):
            return False
    return (
        state.dealer is table.dealer.seat
        and (table.maker is None or state.maker is table.maker.seat)
        and (table.upcard is None or state.upcard == table.upcard)
        and (table.discard is None or state.discard == table.discard)
        and all(len(set(dealt(seat))) == 5 for seat in Seat)
    )


@given(rulesets, seeds)
@settings(max_examples=250, deadline=None)
def test_true_statements_about_any_hand_can_be_filled_and_hold(ruleset: Ruleset, seed: int) -> None:
    true = played_for_a_while(ruleset, seed)
    if true is None or (true.upcard is not None and true.upcard.is_joker):
        return
    table = partly_told(true, seed)
    state = start(ruleset, fill(table, ruleset, str(seed)))
    assert state.trump is true.trump
    assert state.turn is true.turn or true.phase is Phase.GATHER
    assert holds(table, state, lambda seat: five_of(state, seat))


@given(rulesets, seeds)
@settings(max_examples=250, deadline=None)
def test_any_statements_at_all_lead_to_a_legal_deal_or_to_a_fault(ruleset: Ruleset, seed: int) -> None:
    chance = random.Random(f"any {seed}")
    cards = chance.sample(pack(24), 12)
    hands = {
        word.value: PartHand(
            has=tuple(cards.pop() for _card in range(chance.randrange(3))),
            lacks=tuple(chance.sample(pack(24), chance.randrange(4))),
            void=tuple(chance.sample(list(SuitWord), chance.randrange(3))),
        )
        for word in SeatWord
    }
    dealer = chance.choice(list(SeatWord))
    played = []
    if cards and chance.random() < 0.5:
        played = [Move(dealer.seat.left, cards[0]), Move(dealer.seat.partner, chance.choice(pack(24)))]
    table = Table(
        dealer=dealer, trump=chance.choice(list(SuitWord)), hands=Hands(**hands), played=tuple(played)
    )
    try:
        setup = fill(table, ruleset, str(seed))
    except Unfillable:
        return
    state = start(ruleset, setup)
    assert holds(table, state, lambda seat: five_of(state, seat))
    assert setup.deal is not None
    whole = [*(card for hand in setup.deal.hands for card in hand), setup.deal.upcard, *setup.deal.kitty]
    assert sorted(map(str, whole)) == sorted(map(str, pack(ruleset.switches.pack, ruleset.switches.joker)))
