"""The format's spelling of cards: `9h`, `N` for a nine, `L` and `R` for the bowers, `B` for the joker."""

from __future__ import annotations

from game.rules.cards import JOKER, Card, Rank, Suit

SUITS = {suit.lower(): suit for suit in Suit}
"""The suits by their letter in calls and cards."""


def meant(text: str, trump: Suit | None) -> Card | None:
    """The card that is meant; None where the record does not tell it, as with `Xx` or `Kx`.

    `L`, `R`, `t` (a trump) and `n` (a card of trump's sister suit) need trump to mean anything.
    """
    if text == "B":
        return JOKER
    if text in "LR":
        if trump is None:
            return None
        return Card(Rank.JACK, trump if text == "R" else trump.sister)
    rank, letter = text[0], text[1]
    suit = SUITS.get(letter)
    if trump is not None and letter in "tn":
        suit = trump if letter == "t" else trump.sister
    if suit is None or rank == "X":
        return None
    return Card(Rank.NINE if rank == "N" else Rank(rank), suit)


def spelled(card: Card) -> str:
    """A card as the format writes it: `Jh`, `B` for the joker."""
    return "B" if card.suit is None else f"{card.rank}{card.suit.lower()}"
