"""Suits, ranks, cards and packs, and the one home of the left bower: `effective_suit`."""

from __future__ import annotations

import random
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


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the pack. `suit` is the printed suit, None for the joker alone."""

    rank: Rank
    suit: Suit | None

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
        code = text.strip().upper()
        if code == "XX":
            return JOKER
        if len(code) != 2 or code[0] not in "789TJQKA" or code[1] not in "SHDC":
            raise ValueError(f"not a card: {text!r}")
        return cls(Rank(code[0]), Suit(code[1]))


JOKER = Card(Rank.JOKER, None)


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


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether `card`, played later, takes a trick that `other` is winning.

    Assumes what holds in any trick: `other` is of the suit led or a trump.
    """
    mine, theirs = effective_suit(card, trump), effective_suit(other, trump)
    if mine is theirs:
        return strength(card, trump) > strength(other, trump)
    return mine is trump and trump is not None


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
