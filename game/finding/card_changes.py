"""Other cards for a hand of the same shape: suits and low cards change places, colours are kept together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from game.rules.actions import Action
from game.rules.cards import Card, Colour, Rank, Suit, drawn_number, pack, shuffled

_LOW = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.QUEEN)
"""What takes no trick by itself. A king does where the ace is gone."""


@dataclass(frozen=True, slots=True)
class CardChange:
    """A card for every card of the pack, and a suit for every suit."""

    cards: Mapping[Card, Card]
    suits: Mapping[Suit, Suit]

    def of(self, action: Action) -> Action:
        """What an action is with the other cards."""
        suit = None if action.suit is None else self.suits[action.suit]
        card = None if action.card is None else self.cards[action.card]
        rest = action.alone, action.count, action.of, action.charge
        return Action(action.seat, action.kind, card, suit, *rest)


@dataclass(frozen=True, slots=True)
class Kept:
    """What does not change: `trump` is settled or None, `ranks` may change, but not of what was `played`."""

    upcard_suit: Suit | None
    trump: Suit | None
    jacks: bool  # whether every jack may still become a bower
    ranks: bool = True
    played: frozenset[Card] = frozenset()


def card_change(kept: Kept, size: int, joker: bool, seed: str) -> CardChange:
    """Other cards fixed by a seed; the suit that was turned up is another one.

    Suits of one colour stay suits of one colour, so that bowers stay bowers.
    """
    suits = _suit_changes(kept.upcard_suit)
    changed = suits[drawn_number(0, len(suits) - 1, f"{seed}/suits")]
    whole = pack(size, joker)
    cards = {card: card if card.suit is None else Card(card.rank, changed[card.suit]) for card in whole}
    for suit in Suit:
        low = tuple(card for card in whole if card.suit is suit and _may_change(card, kept))
        others = shuffled(tuple(cards[card] for card in low), f"{seed}/{suit}")
        cards.update(zip(low, others, strict=True))
    return CardChange(cards, changed)


def _may_change(card: Card, kept: Kept) -> bool:
    if not kept.ranks or card in kept.played:
        return False
    if card.rank is Rank.JACK and not kept.jacks:
        return kept.trump is None or card.suit not in (kept.trump, kept.trump.sister)
    return card.rank in _LOW


def _suit_changes(other: Suit | None) -> list[dict[Suit, Suit]]:
    """The ways in which suits can change places together with their colours."""
    found = []
    for colours, black, red in product((False, True), repeat=3):
        change = {}
        for suit in Suit:
            first = suit.sister if (black if suit.colour is Colour.BLACK else red) else suit
            change[suit] = _ACROSS[first] if colours else first
        if other is None or change[other] is not other:
            found.append(change)
    return found


_ACROSS = {
    Suit.SPADES: Suit.HEARTS,
    Suit.CLUBS: Suit.DIAMONDS,
    Suit.HEARTS: Suit.SPADES,
    Suit.DIAMONDS: Suit.CLUBS,
}
