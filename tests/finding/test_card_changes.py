"""Other cards for a hand: suits change places with their colours, and nothing that matters is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.finding.card_changes import CardChange, Kept, card_change
from game.rules.actions import Action
from game.rules.cards import Card, Rank, Suit, effective_suit, is_left_bower, is_right_bower, pack
from tests.tables import PACKS

SUITS = st.sampled_from(list(Suit))
SEEDS = st.integers(0, 10_000).map(str)


@given(SUITS, st.sampled_from(PACKS), SEEDS)
def test_every_card_becomes_one_card_and_bowers_stay_bowers(
    trump: Suit, cards: tuple[int, bool], seed: str
) -> None:
    size, joker = cards
    change = card_change(Kept(trump, trump, jacks=False), size, joker, seed)
    whole = pack(size, joker)
    assert set(change.cards) == set(change.cards.values()) == set(whole)
    now = change.suits[trump]
    assert now is not trump
    for card, other in change.cards.items():
        suit = effective_suit(card, trump)
        assert suit is not None
        assert effective_suit(other, now) is change.suits[suit]
        assert is_right_bower(card, trump) is is_right_bower(other, now)
        assert is_left_bower(card, trump) is is_left_bower(other, now)
        assert (card.rank is other.rank) or {card.rank, other.rank}.isdisjoint({Rank.ACE, Rank.KING})


@given(SUITS, SEEDS)
def test_suits_of_one_colour_stay_together(upcard: Suit, seed: str) -> None:
    suits = card_change(Kept(upcard, None, jacks=True), 24, False, seed).suits
    assert set(suits.values()) == set(Suit)
    assert all(suits[suit].sister is suits[suit.sister] for suit in Suit)


@given(SUITS, SEEDS)
def test_every_jack_stays_a_jack_while_any_suit_may_become_trump(upcard: Suit, seed: str) -> None:
    change = card_change(Kept(upcard, None, jacks=True), 24, False, seed)
    assert all((card.rank is Rank.JACK) is (other.rank is Rank.JACK) for card, other in change.cards.items())


@given(SUITS, SEEDS)
def test_what_was_played_keeps_its_rank(trump: Suit, seed: str) -> None:
    played = frozenset(pack(24)[::3])
    change = card_change(Kept(trump, trump, jacks=False, played=played), 24, False, seed)
    assert all(change.cards[card].rank is card.rank for card in played)


@given(SUITS, SEEDS)
def test_where_ranks_are_what_it_is_about_none_changes(upcard: Suit, seed: str) -> None:
    change = card_change(Kept(upcard, None, jacks=True, ranks=False), 32, True, seed)
    assert all(card.rank is other.rank for card, other in change.cards.items())


def test_low_cards_change_places() -> None:
    changes = [card_change(Kept(Suit.HEARTS, Suit.HEARTS, jacks=False), 24, False, str(n)) for n in range(9)]
    assert len({change.cards[Card.parse("9S")].rank for change in changes}) > 1


def test_what_was_done_is_done_with_the_other_cards() -> None:
    spades, hearts = Suit.SPADES, Suit.HEARTS
    change = CardChange({Card.parse("JS"): Card.parse("JH")}, {spades: hearts})
    assert change.of(Action.parse("2:play:JS")) == Action.parse("2:play:JH")
    assert change.of(Action.parse("1:call:S:alone")) == Action.parse("1:call:H:alone")
    assert change.of(Action.parse("3:pass")) == Action.parse("3:pass")
