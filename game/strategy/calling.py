"""What hands are worth for calling.

A hand is valued in tricks it should take; the figures are the author's own round numbers, good enough
for a sound player, and the rest is what partners usually bring.
"""

from __future__ import annotations

from functools import cache

from game.rules.cards import Card, Rank, Suit, effective_suit, is_left_bower, is_right_bower, pack, strength
from game.rules.seats import Seat

ORDER_AT = 2.1  # own tricks with which to accept the turn-up
_INTO_THEIRS_AT = 2.5
"""The same where the other side gets it. With the first seat's call forced both ways in 400,000 deals,
ordering up won 0.36 points a hand less than passing at 2.1 to 2.3, 0.31 less up to 2.5, and hardly less from
2.7 on; for players who search their cards it was 0.34 and 0.39. So Sharp, who orders up from there in 3 of
100 hands, is right against people, who do in 12."""
NAME_AT = 2.0  # own tricks with which to name a suit in the second round
ALONE_AT = 3.0
"""Own tricks with which to send the partner out.

In 200,000 duplicate deals each, thresholds from 2.8 to 3.0 won 0.030 to 0.034 points a hand from 3.4, the
lower ones with more euchres (0.005 of it by leading the last trump alone, if it is the highest). Rules that
count losers or the highest trumps in a row won less. With this one a fifth of all calls goes alone, a third
of those march, and 4 in 100 are euchred. It is about what a person can count: one for each bower and the ace
of trump, a half for any other trump or ace, and three in all, which won 0.024.
"""
_PARTNER_GAINS = 0.55  # what the turn-up is worth in partner's hand, of its own value
_THEM_GAIN = 0.6  # what it costs in an opponent's hand
_NEXT_BONUS = 0.35  # the side that did not deal expects help in the sister suit
_CROSS_BONUS = 0.25  # and the dealer's side in the other colour


def trick_value(card: Card, trump: Suit | None) -> float:
    """The tricks a card should take while `trump` is trump, or without trump."""
    return _rated(trump)[card][0]


@cache
def _rated(trump: Suit | None) -> dict[Card, tuple[float, Suit | None]]:
    """What every card is worth, and the suit it is played in: hands are valued all the time in a search."""
    return {card: (_worth(card, trump), effective_suit(card, trump)) for card in pack(32, joker=True)}


def _worth(card: Card, trump: Suit | None) -> float:
    if trump is None:
        return {Rank.ACE: 0.8, Rank.KING: 0.3}.get(card.rank, 0.0)
    if card.is_joker or is_right_bower(card, trump):
        return 1.0
    if is_left_bower(card, trump):
        return 0.85
    if effective_suit(card, trump) is trump:
        return {Rank.ACE: 0.75, Rank.KING: 0.6, Rank.QUEEN: 0.5}.get(card.rank, 0.4)
    return {Rank.ACE: 0.6, Rank.KING: 0.15}.get(card.rank, 0.0)


def hand_value(hand: tuple[Card, ...], trump: Suit | None) -> float:
    """The tricks a five-card hand should take with `trump` as trump, or without trump."""
    rated = _rated(trump)
    cards = [rated[card] for card in hand]
    value = sum([worth for worth, _suit in cards])
    if trump is None:
        return value
    suits = [suit for _worth, suit in cards]
    if suits.count(trump) < 2:
        return value - 0.4  # aces fall and ruffs fail without a second trump
    return value + 0.2 * (4 - len(set(suits)))


def best_discard(choices: tuple[Card, ...], hand: tuple[Card, ...], trump: Suit | None) -> Card:
    """Of `choices`, the card whose leaving costs the hand least; equal ones by rank."""

    def cost(card: Card) -> tuple[float, int]:
        rest = tuple(held for held in hand if held != card)
        return (-hand_value(rest, trump), strength(card, trump))

    return min(choices, key=cost)


def order_at(seat: Seat, dealer: Seat) -> float:
    """Tricks, set right for who gets the turn-up, with which a seat accepts it."""
    return ORDER_AT if dealer.side is seat.side else _INTO_THEIRS_AT


def accepted_value(
    hand: tuple[Card, ...], seat: Seat, dealer: Seat, upcard: Card, suit: Suit
) -> tuple[float, float]:
    """The tricks of a seat's own hand if the turn-up is accepted, and these set right for who gets it.

    A dealer's own are counted with the turn-up taken and the best discard made.
    """
    if dealer is seat:
        six = (*hand, upcard)
        out = best_discard(hand, six, suit)
        own = hand_value(tuple(card for card in six if card != out), suit)
        return own, own
    own, gain = hand_value(hand, suit), trick_value(upcard, suit)
    return own, own + (_PARTNER_GAINS if dealer is seat.partner else -_THEM_GAIN) * gain


def named_value(hand: tuple[Card, ...], dealers_side: bool, down: Suit | None, suit: Suit) -> float:
    """The tricks of a hand that names a suit in the second round, set right for next and cross."""
    value = hand_value(hand, suit)
    if down is None:
        return value
    if not dealers_side and suit is down.sister:
        return value + _NEXT_BONUS
    if dealers_side and suit.colour is not down.colour:
        return value + _CROSS_BONUS
    return value
