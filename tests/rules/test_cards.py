from __future__ import annotations

import copy
import itertools
import pickle

import pytest

from game.rules.cards import (
    JOKER,
    PLAIN_ORDER,
    Card,
    Colour,
    Rank,
    Suit,
    beats,
    effective_suit,
    heights_in_trick,
    is_left_bower,
    is_right_bower,
    pack,
    shuffled,
    strength,
    suit_cards,
    suits_under,
)
from tests.rules.tables import cards

FULL = pack(32, joker=True)
TRUMP_ORDERS = {
    Suit.SPADES: "XX JS JC AS KS QS TS 9S 8S 7S",
    Suit.HEARTS: "XX JH JD AH KH QH TH 9H 8H 7H",
    Suit.DIAMONDS: "XX JD JH AD KD QD TD 9D 8D 7D",
    Suit.CLUBS: "XX JC JS AC KC QC TC 9C 8C 7C",
}


def test_there_is_one_object_for_each_card() -> None:
    for card in FULL:
        assert Card.parse(str(card)) is card
        assert Card(card.rank, card.suit) is card
        assert pickle.loads(pickle.dumps(card)) is copy.deepcopy(card) is card


@pytest.mark.parametrize(("rank", "suit"), [(Rank.JOKER, Suit.SPADES), (Rank.ACE, None), ("1", Suit.CLUBS)])
def test_what_makes_no_card_is_refused(rank: Rank, suit: Suit | None) -> None:
    with pytest.raises(ValueError, match=r"has rank|not a valid Rank"):
        Card(rank, suit)


@pytest.mark.parametrize("trump", [*Suit, None])
def test_the_table_of_suits_says_what_the_rule_says(trump: Suit | None) -> None:
    assert suits_under(trump) == {card: effective_suit(card, trump) for card in FULL}


@pytest.mark.parametrize("trump", [*Suit, None])
@pytest.mark.parametrize("led", Suit)
def test_cards_that_neither_follow_nor_trump_have_no_height(led: Suit, trump: Suit | None) -> None:
    for card, height in heights_in_trick(led, trump).items():
        assert (height > 0) is (effective_suit(card, trump) in {led, trump} - {None})


def test_sisters_share_their_colour_and_are_not_the_same() -> None:
    for suit in Suit:
        assert suit.sister is not suit
        assert suit.sister.colour is suit.colour
        assert suit.sister.sister is suit


def test_two_suits_are_red_and_two_black() -> None:
    assert [suit.colour for suit in Suit] == [Colour.BLACK, Colour.RED, Colour.RED, Colour.BLACK]


@pytest.mark.clause("HOY-02")
@pytest.mark.clause("BASE-02")
def test_a_pack_of_24_runs_from_ace_to_nine_in_each_suit() -> None:
    assert {card.rank for card in pack(24)} == set("9TJQKA")
    assert len(set(pack(24))) == 24


def test_a_pack_of_28_adds_the_eights() -> None:
    assert set(pack(28)) - set(pack(24)) == set(cards("8S 8H 8D 8C"))


def test_a_pack_of_32_adds_eights_and_sevens() -> None:
    assert set(pack(32)) - set(pack(28)) == set(cards("7S 7H 7D 7C"))


@pytest.mark.parametrize("size", [24, 28, 32])
def test_a_joker_is_one_card_more(size: int) -> None:
    assert set(pack(size, joker=True)) - set(pack(size)) == {JOKER}
    assert len(pack(size, joker=True)) == size + 1


@pytest.mark.parametrize("size", [0, 23, 25, 36, 52, -24])
def test_no_other_pack_is_a_euchre_pack(size: int) -> None:
    with pytest.raises(ValueError, match="no euchre pack"):
        pack(size)


def test_the_code_of_every_card_reads_back() -> None:
    assert [Card.parse(str(card)) for card in FULL] == list(FULL)
    assert str(JOKER) == "XX"


@pytest.mark.parametrize("text", ["", "J", "10H", "6H", "XH", "HX", "JHH", "1S", "JX", "J H"])
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.clause("HOY-04")
@pytest.mark.clause("BASE-22")
@pytest.mark.clause("BASE-04")
@pytest.mark.parametrize("trump", Suit)
def test_trump_runs_from_joker_and_bowers_down(trump: Suit) -> None:
    assert suit_cards(trump, trump, FULL) == cards(TRUMP_ORDERS[trump])


@pytest.mark.clause("HOY-04")
def test_the_example_of_hearts_ranks_as_the_sheet_prints_it() -> None:
    assert suit_cards(Suit.HEARTS, Suit.HEARTS, pack(24)) == cards("JH JD AH KH QH TH 9H")


@pytest.mark.clause("BASE-23")
@pytest.mark.parametrize(("trump", "suit"), list(itertools.permutations(Suit, 2)))
def test_a_plain_suit_runs_from_the_ace_down_without_a_left_bower(trump: Suit, suit: Suit) -> None:
    ranks = "AKQT987" if suit is trump.sister else "AKQJT987"
    assert [str(card.rank) for card in suit_cards(suit, trump, FULL)] == list(ranks)


@pytest.mark.parametrize("trump", Suit)
def test_only_the_left_bower_and_the_joker_change_their_suit(trump: Suit) -> None:
    moved = {card for card in FULL if effective_suit(card, trump) is not card.suit}
    assert moved == {JOKER, Card(Rank.JACK, trump.sister)}
    assert {effective_suit(card, trump) for card in moved} == {trump}


def test_before_trump_is_made_every_card_keeps_its_printed_suit() -> None:
    assert all(effective_suit(card, None) is card.suit for card in FULL)


def test_before_trump_is_made_no_jack_is_a_bower() -> None:
    assert not any(is_left_bower(card, None) or is_right_bower(card, None) for card in FULL)


@pytest.mark.parametrize("trump", Suit)
def test_each_trump_has_one_right_and_one_left_bower_of_its_colour(trump: Suit) -> None:
    assert [card for card in FULL if is_right_bower(card, trump)] == [Card(Rank.JACK, trump)]
    assert [card for card in FULL if is_left_bower(card, trump)] == [Card(Rank.JACK, trump.sister)]


@pytest.mark.parametrize("trump", [*Suit, None])
@pytest.mark.parametrize("suit", Suit)
def test_no_two_cards_of_one_suit_are_equally_strong(suit: Suit, trump: Suit | None) -> None:
    members = [strength(card, trump) for card in FULL if effective_suit(card, trump) is suit]
    assert len(set(members)) == len(members)


@pytest.mark.parametrize("trump", Suit)
def test_of_two_cards_that_can_win_exactly_one_beats_the_other(trump: Suit) -> None:
    for led in Suit:
        contenders = [card for card in FULL if effective_suit(card, trump) in (led, trump)]
        for one, other in itertools.combinations(contenders, 2):
            assert beats(one, other, trump) is not beats(other, one, trump)


@pytest.mark.clause("HOY-07")
@pytest.mark.clause("BASE-25")
@pytest.mark.parametrize("trump", Suit)
def test_the_lowest_trump_beats_the_highest_plain_card(trump: Suit) -> None:
    lowest = Card(PLAIN_ORDER[0], trump)
    for suit in set(Suit) - {trump}:
        assert beats(lowest, Card(Rank.ACE, suit), trump)
        assert not beats(Card(Rank.ACE, suit), lowest, trump)


def test_a_card_of_another_plain_suit_beats_nothing() -> None:
    ace, nine = cards("AS 9D")
    assert not beats(ace, nine, Suit.HEARTS)
    assert not beats(ace, nine, None)


def test_a_left_bower_beats_the_ace_of_trump_and_loses_to_the_right() -> None:
    left, ace, right = cards("JD AH JH")
    assert beats(left, ace, Suit.HEARTS)
    assert beats(right, left, Suit.HEARTS)
    assert not beats(left, right, Suit.HEARTS)


def test_a_jack_without_its_colour_in_trump_is_a_plain_jack() -> None:
    jack, queen = cards("JD QD")
    assert beats(queen, jack, Suit.SPADES)


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(map(str, shuffled(FULL, "seed"))) == sorted(map(str, FULL))


def test_one_seed_gives_one_order_and_another_seed_another() -> None:
    assert shuffled(FULL, "seed") == shuffled(FULL, "seed")
    assert shuffled(FULL, "seed") != shuffled(FULL, "seeds")


@pytest.mark.clause("HOY-03")
def test_the_order_of_a_seed_never_changes() -> None:
    order = " ".join(map(str, shuffled(pack(24), "left bower/0")))
    assert order == "JS 9D AD AH QD TS TH QC QH JH QS AC TC AS 9H KD JC KS KH TD JD 9C 9S KC"


def test_every_place_of_the_pack_is_reached_about_equally_often() -> None:
    first = [shuffled(pack(24), f"{number}")[0] for number in range(2400)]
    counts = [first.count(card) for card in pack(24)]
    assert min(counts) > 60
    assert max(counts) < 150
