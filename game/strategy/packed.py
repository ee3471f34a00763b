"""A deal in play as small numbers: one bit a card, so that search need not handle cards one by one.

Following and winning are repeated here in bits, for speed alone. Every table is made from
`game.rules.cards`, and tests hold the outcome against the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from game.rules.actions import Phase
from game.rules.cards import JOKER, Card, Rank, Suit, effective_suit, pack, strength
from game.rules.dealing import HAND_SIZE
from game.rules.seats import Seat, Side
from game.rules.state import State
from game.rules.trick import winner
from game.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Layout:
    """Which bit is which card while one suit, or none, is trump.

    The cards of a suit lie side by side, the higher ones further up, trump above all, with an unused
    bit between two suits. So `c` takes a trick from `w` if `c > w and c & (suit led | trump)`.
    """

    bit: Mapping[Card, int]
    card: Mapping[int, Card]
    suit: Mapping[int, int]  # of a card's bit: all bits of the suit it is played in
    suits: tuple[int, ...]  # the bits of each plain suit
    trump: int  # the bits of all trumps; 0 without trump
    aces: int
    bowers: int  # those of trump, and the joker
    height: Mapping[int, int]  # of a card's bit: how high it stands in its suit
    whole: int  # the bits of all cards

    def packed(self, cards: Iterable[Card]) -> int:
        """The bits of some cards."""
        bit = self.bit
        return sum([bit[card] for card in cards])

    def cards(self, packed: int) -> tuple[Card, ...]:
        """The cards of some bits, the lowest bit first."""
        found = []
        while packed:
            lowest = packed & -packed
            packed ^= lowest
            found.append(self.card[lowest])
        return tuple(found)


@cache
def layout(size: int, joker: bool, trump: Suit | None) -> Layout:
    """The layout of a pack, as `cards.pack` makes it, under a trump."""
    cards = pack(size, joker)
    suits = [*(suit for suit in Suit if suit is not trump), *([trump] if trump is not None else [])]
    bit: dict[Card, int] = {}
    masks: dict[Suit, int] = {}
    place = 0
    for suit in suits:
        members = [card for card in cards if effective_suit(card, trump) is suit]
        members.sort(key=lambda card: strength(card, trump))
        bit |= {card: 1 << place + number for number, card in enumerate(members)}
        masks[suit] = sum(bit[card] for card in members)
        place += len(members) + 1
    if joker and trump is None:  # while trump is being made
        bit[JOKER] = 1 << place
    of_suit = {
        number: next((mask for mask in masks.values() if mask & number), number) for number in bit.values()
    }
    trumps = masks[trump] if trump is not None else 0
    return Layout(
        bit=bit,
        card={number: card for card, number in bit.items()},
        suit=of_suit,
        suits=tuple(mask for suit, mask in masks.items() if suit is not trump),
        trump=trumps,
        aces=sum(number for card, number in bit.items() if card.rank is Rank.ACE),
        bowers=trumps & sum(bit[card] for card in cards if card.rank in (Rank.JACK, Rank.JOKER)),
        height={number: strength(card, trump) for card, number in bit.items()},
        whole=sum(bit.values()),
    )


def layout_of(table: State | SeatView) -> Layout:
    """The layout of the deal at a table under its trump, if there is one yet."""
    switches = table.ruleset.switches
    return layout(switches.pack, switches.joker, table.trump)


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in play with all hands known. A seat that sits out has an empty hand."""

    layout: Layout
    hands: tuple[int, int, int, int]
    seat: int  # whose card is awaited
    led: int  # the bits of the suit led; 0 where `seat` leads
    best: int  # the card that is winning the trick, 0 where `seat` leads
    holder: int  # who played it; `seat` where it leads
    table: int  # the cards of the trick so far
    waiting: int  # seats from `seat` on that have yet to play to this trick, those sitting out included
    left: int  # tricks not yet gathered, the one on the table included
    won: int  # tricks that South and North have gathered

    @property
    def dead(self) -> int:
        """The cards that are neither in a hand in play nor on the table."""
        south, west, north, east = self.hands
        return self.layout.whole & ~(south | west | north | east | self.table)

    def dealt(self, hands: Iterable[Iterable[Card]]) -> Position:
        """The same moment with other cards in the hands that are in play."""
        packed = self.layout.packed
        south, west, north, east = [
            before and packed(hand) for before, hand in zip(self.hands, hands, strict=True)
        ]
        return Position(
            layout=self.layout,
            hands=(south, west, north, east),
            seat=self.seat,
            led=self.led,
            best=self.best,
            holder=self.holder,
            table=self.table,
            waiting=self.waiting,
            left=self.left,
            won=self.won,
        )

    def after(self, card: int) -> Position:
        """The position once the seat has played a card; the trick may be full and not yet gathered."""
        hands = list(self.hands)
        hands[self.seat] ^= card
        south, west, north, east = hands
        led = self.led or self.layout.suit[card]
        wins = card > self.best and card & (led | self.layout.trump)
        return Position(
            layout=self.layout,
            hands=(south, west, north, east),
            seat=(self.seat + 1) % 4,
            led=led,
            best=card if wins else self.best,
            holder=self.seat if wins else self.holder,
            table=self.table | card,
            waiting=self.waiting - 1,
            left=self.left,
            won=self.won,
        )


def position(state: State) -> Position:
    """The position in a state in which a card is awaited. Raises ValueError in any other."""
    trick = state.trick
    if state.phase is not Phase.PLAY or trick is None:
        raise ValueError(f"nobody is to play a card: {state.phase}")
    at = layout_of(state)
    out = state.sitting_out
    south, west, north, east = (0 if seat in out else at.packed(state.hands[seat]) for seat in Seat)
    led = best = table = 0
    holder = state.turn
    if trick.plays:
        holder = winner(trick, state.trump)
        best = at.bit[next(card for seat, card in trick.plays if seat is holder)]
        led = at.suit[at.bit[trick.plays[0][1]]]
        table = at.packed(trick.cards)
    return Position(
        layout=at,
        hands=(south, west, north, east),
        seat=int(state.turn),
        led=led,
        best=best,
        holder=int(holder),
        table=table,
        waiting=4 - (state.turn - trick.leader) % 4,
        left=HAND_SIZE - len(state.tricks),
        won=sum(winner(taken, state.trump).side is Side.US for taken in state.tricks),
    )
