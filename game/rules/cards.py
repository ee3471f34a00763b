"""Suits, ranks, cards and packs, and the one home of the left bower: `effective_suit`."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache


class Colour(StrEnum):
    """The colour printed on a card; it decides which jack is the left bower."""

    RED = "red"
    BLACK = "black"


class Suit(StrEnum):
    """The four suits, by the letter that files use."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    # members are equal to their text; Enum's own hash is a Python call at every look-up
    __hash__ = str.__hash__

    @property
    def colour(self) -> Colour:
        return Colour.RED if self in (Suit.HEARTS, Suit.DIAMONDS) else Colour.BLACK

    @property
    def sister(self) -> Suit:
        """The other suit of the same colour."""
        return _SISTERS[self]


_SISTERS = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}


class Rank(StrEnum):
    """Ranks from low to high as they stand in a plain suit; the joker has no suit."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    JOKER = "X"

    __hash__ = str.__hash__


PLAIN_ORDER = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
_PLAIN_STRENGTH = {rank: number for number, rank in enumerate(PLAIN_ORDER)}
_LEFT_BOWER, _RIGHT_BOWER, _JOKER = 8, 9, 10


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Card:
    """One card of the pack. `suit` is the printed suit, None for the joker alone.

    There is one object for each card, so that cards can be compared and looked up by identity. A rank and
    a suit that make no card are a ValueError.
    """

    rank: Rank
    suit: Suit | None

    def __new__(cls, rank: Rank, suit: Suit | None) -> Card:
        return _card(rank, suit)

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit | None]]:
        return Card, (self.rank, self.suit)

    def __str__(self) -> str:
        return f"{self.rank}{self.suit or 'X'}"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    @property
    def is_joker(self) -> bool:
        return self.rank is Rank.JOKER

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a two-letter code such as `JH`, `TD` or `XX`.

        Raises ValueError for anything else.
        """
        card = _BY_CODE.get(text.strip().upper())
        if card is None:
            raise ValueError(f"not a card: {text!r}")
        return card


@cache
def _card(rank: Rank, suit: Suit | None) -> Card:
    if (rank == Rank.JOKER) is not (suit is None):
        raise ValueError(f"no card has rank {rank} and suit {suit}")
    card = object.__new__(Card)
    object.__setattr__(card, "rank", Rank(rank))
    object.__setattr__(card, "suit", None if suit is None else Suit(suit))
    return card


JOKER = Card(Rank.JOKER, None)
EVERY_CARD = (*(Card(rank, suit) for suit in Suit for rank in PLAIN_ORDER), JOKER)
_BY_CODE = {str(card): card for card in EVERY_CARD}


@cache
def pack(size: int, joker: bool = False) -> tuple[Card, ...]:
    """A euchre pack in a fixed order: 24 cards down to the nine, 28 to the eight, 32 to the seven.

    Raises ValueError for any other size.
    """
    if size not in (24, 28, 32):
        raise ValueError(f"no euchre pack has {size} cards")
    ranks = PLAIN_ORDER[-size // 4 :]
    cards = tuple(Card(rank, suit) for suit in Suit for rank in ranks)
    return (*cards, JOKER) if joker else cards


def is_right_bower(card: Card, trump: Suit | None) -> bool:
    """The jack of trump, the highest card but for a joker."""
    return card.rank is Rank.JACK and trump is not None and card.suit is trump


def is_left_bower(card: Card, trump: Suit | None) -> bool:
    """The jack of trump's colour that is not the jack of trump."""
    return card.rank is Rank.JACK and trump is not None and card.suit is _SISTERS[trump]


def effective_suit(card: Card, trump: Suit | None) -> Suit | None:
    """The suit a card belongs to for following and winning while `trump` is trump.

    The left bower and the joker belong to trump. Before trump is made a joker belongs to no suit: None.
    """
    if card.suit is None or is_left_bower(card, trump):
        return trump
    return card.suit


def strength(card: Card, trump: Suit | None) -> int:
    """How high a card stands within its effective suit; a larger number is higher."""
    if card.is_joker:
        return _JOKER
    if is_right_bower(card, trump):
        return _RIGHT_BOWER
    if is_left_bower(card, trump):
        return _LEFT_BOWER
    return _PLAIN_STRENGTH[card.rank]


@cache
def suits_under(trump: Suit | None) -> Mapping[Card, Suit | None]:
    """The effective suit of every card while `trump` is trump."""
    return {card: effective_suit(card, trump) for card in EVERY_CARD}


@cache
def heights_in_trick(led: Suit | None, trump: Suit | None) -> Mapping[Card, int]:
    """How high every card stands in a trick to which `led` was led: the highest takes it, 0 cannot."""
    above = {led: 1, trump: 1 + _JOKER} if trump is not None else {led: 1}
    return {
        card: above[suit] + strength(card, trump) if suit in above else 0
        for card, suit in suits_under(trump).items()
    }


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether `card`, played later, takes a trick that `other` is winning.

    Assumes what holds in any trick: `other` is of the suit led or a trump.
    """
    heights = heights_in_trick(suits_under(trump)[other], trump)
    return heights[card] > heights[other]


def suit_cards(suit: Suit, trump: Suit | None, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of `cards` that belong to `suit` under `trump`, from high to low."""
    members = [card for card in cards if effective_suit(card, trump) is suit]
    return tuple(sorted(members, key=lambda card: -strength(card, trump)))


def drawn_number(least: int, most: int, seed: str) -> int:
    """A number between two others, both included, fixed by `seed` on every machine."""
    return least + int(random.Random(seed).random() * (most - least + 1))


def shuffled(cards: tuple[Card, ...], seed: str) -> tuple[Card, ...]:
    """The cards in an order fixed by `seed`, the same on every machine and Python version.

    `random.Random.random()` on a text seed is the one generator method promised stable, so the
    shuffle itself (Fisher and Yates) is written out here.
    """
    draw = random.Random(seed).random
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
