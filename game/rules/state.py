"""The frozen state of a game: everything that is true at the table at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from game.rules.actions import Action, Phase
from game.rules.cards import Card, Suit
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side

Hand = tuple[Card, ...]
Hands = tuple[Hand, Hand, Hand, Hand]
NO_HANDS: Hands = ((), (), (), ())
_NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Deal:
    """One whole deal: each seat's five cards by seat number, the turn-up, and what is left below it."""

    hands: Hands
    upcard: Card
    kitty: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in the order they fell, the leader's first."""

    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for _, card in self.plays)

    def card_of(self, seat: Seat) -> Card | None:
        return next((card for player, card in self.plays if player is seat), None)


class AwardKind(StrEnum):
    """How a hand ended."""

    THROWN_IN = "thrown-in"
    MADE = "made"
    MARCH = "march"
    EUCHRE = "euchre"
    LONE_MADE = "lone-made"
    LONE_MARCH = "lone-march"
    LONE_EUCHRE = "lone-euchre"
    LONE_DEFENCE = "lone-defence"
    LONE_DEFENCE_MARCH = "lone-defence-march"


@dataclass(frozen=True, slots=True)
class Award:
    """What a hand paid, by side and by player, and the topic that decides it.

    Where a lone player and the partner score differently, `points` has the lone player's.
    """

    kind: AwardKind
    points: tuple[int, int]
    players: tuple[int, int, int, int]
    topic: str
    side: Side | None  # who scored; None when nobody did


@dataclass(frozen=True, slots=True)
class HandResult:
    """One finished hand as the score sheet has it."""

    dealer: Seat
    upcard: Card | None
    trump: Suit | None
    maker: Seat | None
    alone: bool
    tricks_won: tuple[int, int]
    award: Award


@dataclass(frozen=True, slots=True)
class Standing:
    """The game score between hands: points by side and by player, and the hands behind them.

    Where each player has a score of their own, `players` decides the game.
    """

    points: tuple[int, int] = (0, 0)
    players: tuple[int, int, int, int] = (0, 0, 0, 0)
    results: tuple[HandResult, ...] = ()

    @classmethod
    def shared(cls, points: tuple[int, int]) -> Standing:
        """The points of the sides, which both players of a side have; of the hands behind them nothing."""
        us, them = points
        return cls(points, (us, them, us, them))

    @property
    def deals(self) -> int:
        """Deals finished so far."""
        return len(self.results)


@dataclass(frozen=True, slots=True)
class Setup:
    """Where a game begins.

    With a seed alone the first dealer is drawn for; with `dealer` that seat deals first; with `deal`
    the first hand is this one, already dealt, and `actions` have been played in it. Starting from a
    deal that is not one whole pack is a ValueError. `standing` is the score before the first hand, with
    the hands behind it where the game began earlier.
    """

    seed: str
    dealer: Seat | None = None
    deal: Deal | None = None
    actions: tuple[Action, ...] = ()
    standing: Standing = Standing()


@dataclass(frozen=True)
class State:
    """A game at one moment. Only `hand.apply` makes the next one."""

    ruleset: Ruleset
    setup: Setup
    phase: Phase
    standing: Standing
    dealer: Seat
    turn: Seat  # whose action is awaited
    stock: tuple[Card, ...] = ()  # undealt cards, the next one first; later the kitty
    again: int = 0  # times this deal was dealt anew
    cut: bool = False  # the pack has been cut, or nobody cuts at this table
    packet: int = 0  # packets dealt so far in this deal
    first_packet: int = 0  # cards in the first packet of this deal
    hands: Hands = NO_HANDS
    upcard: Card | None = None
    upcard_suit: Suit | None = None  # its printed suit, or the one named for a joker
    farmer: Seat | None = None  # who exchanged a farmer's hand
    shown: tuple[Card, ...] = ()  # the cards of it, shown to all and now under the kitty
    turned_down: bool = False
    picked_up: bool = False  # the dealer took the upcard into the hand
    discard: Card | None = None  # what the dealer put down
    calls: tuple[Action, ...] = ()  # this hand's bidding, in order
    trump: Suit | None = None  # None after the maker's call in a hand without trump
    maker: Seat | None = None
    alone: bool = False
    gave: bool = False  # the partner of a lone maker has given a card, as everyone sees
    given: Card | None = None  # which one
    lone_discard: Card | None = None  # what the lone maker put down for it
    defender: Seat | None = None  # the lone defender
    declined: int = 0  # opponents of a lone maker that chose to defend together
    trick: Trick | None = None  # on the table
    tricks: tuple[Trick, ...] = ()  # gathered
    award: Award | None = None  # set when the hand is over

    @property
    def upcards(self) -> tuple[Card, ...]:
        """The turn-up, once there is one, as the cards a reason rests on."""
        return () if self.upcard is None else (self.upcard,)

    @property
    def sitting_out(self) -> frozenset[Seat]:
        """Partners of lone players."""
        if not self.alone:
            return _NOBODY
        return frozenset(lone.partner for lone in (self.maker, self.defender) if lone is not None)

    def changed(self, **fields: Any) -> State:
        """This state with some fields set otherwise.

        `dataclasses.replace` would do, but it sets every field one by one, which made up half the cost
        of an action.
        """
        after = object.__new__(State)
        after.__dict__.update(self.__dict__, **fields)
        return after
