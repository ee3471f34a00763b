"""The frozen state of a game: everything that is true at the table at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from game.rules.actions import Action, Phase
from game.rules.cards import Card, Suit
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.slips import Honest
from game.rules.table import NOTHING_HIDDEN, NOTHING_SAID, Bidding, FaceDown, Table

Hand = tuple[Card, ...]
Hands = tuple[Hand, Hand, Hand, Hand]
Plays = tuple[tuple[Seat, Card], ...]
NO_HANDS: Hands = ((), (), (), ())
_PLAYING = Phase.PLAY  # asking an enum for its member takes as long as a call


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
    plays: Plays = ()

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
    # at an honest table
    MISDEAL = "misdeal"  # the deal has passed to the next player
    RENEGE = "renege"
    BID_OUT_OF_TURN = "bid-out-of-turn"

    __hash__ = str.__hash__  # Enum's own is a Python call at every look-up

    @property
    def by_slip(self) -> bool:
        """Whether no trick decided it."""
        return self in (AwardKind.MISDEAL, AwardKind.RENEGE, AwardKind.BID_OUT_OF_TURN)


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
class Penalty:
    """Points added for a slip of the other side, or taken away for one's own, and what decides it."""

    points: tuple[int, int]  # by side; below zero where they were taken away
    topic: str


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
    penalties: tuple[Penalty, ...] = ()  # points that a renege brought besides


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
    the hands behind it where the game began earlier. At an `honest` table slips happen.
    """

    seed: str
    dealer: Seat | None = None
    deal: Deal | None = None
    actions: tuple[Action, ...] = ()
    standing: Standing = Standing()
    honest: bool = False


@dataclass(frozen=True, slots=True)
class Dealing:
    """How far the cards are dealt."""

    again: int = 0  # times this deal was dealt anew
    cut: bool = False  # the pack has been cut, or nobody cuts at this table
    packet: int = 0  # packets dealt so far
    first_packet: int = 0  # cards in the first packet
    passed_over: int = 0  # players that the dealer passed over when this round of packets began


@dataclass(frozen=True)
class State(Table):
    """A game at one moment. Only `hand.apply` and `hand.deal_out` make the next one."""

    ruleset: Ruleset
    setup: Setup
    phase: Phase
    standing: Standing
    dealer: Seat
    turn: Seat  # whose action is awaited
    stock: tuple[Card, ...] = ()  # undealt cards, the next one first; later the kitty
    dealing: Dealing = Dealing()
    hands: Hands = NO_HANDS
    bidding: Bidding = NOTHING_SAID
    face_down: FaceDown = NOTHING_HIDDEN
    leader: Seat | None = None  # who leads or led to the trick on the table; None while there is none
    plays: Plays = ()  # the cards that have fallen to it
    tricks: tuple[Trick, ...] = ()  # gathered
    tricks_won: tuple[int, int] = (0, 0)  # of these, by side
    award: Award | None = None  # set when the hand is over
    honest: Honest | None = None  # slips and duties; None at a table where the referee prevents them

    # what hand.legal has found for this moment, kept with it so that nothing is judged twice
    decided: tuple[Action, ...] | None = field(default=None, init=False, compare=False, repr=False)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, made when it is asked for: most are looked at by nobody."""
        return None if self.leader is None else Trick(self.leader, self.plays)

    def changed(self, /, **fields: Any) -> State:
        """This state with some fields set otherwise."""
        fields["decided"] = None
        after = object.__new__(State)
        object.__setattr__(after, "__dict__", {**self.__dict__, **fields})
        return after

    def after_card(self, hands: Hands, plays: Plays, phase: Phase, turn: Seat) -> State:
        """This state with a card played.

        `changed` would do, but naming the fields costs a third more, and nothing is done more often.
        """
        fields = {**self.__dict__}
        fields["hands"], fields["plays"] = hands, plays
        fields["phase"], fields["turn"] = phase, turn
        fields["decided"] = None
        after = object.__new__(State)
        object.__setattr__(after, "__dict__", fields)
        return after

    def after_trick(self, tricks: tuple[Trick, ...], won: tuple[int, int]) -> State:
        """This state with the trick gathered by the seat whose turn it is, which leads to the next."""
        fields = {**self.__dict__}
        fields["tricks"], fields["tricks_won"] = tricks, won
        fields["leader"], fields["plays"], fields["phase"] = self.turn, (), _PLAYING
        fields["decided"] = None
        after = object.__new__(State)
        object.__setattr__(after, "__dict__", fields)
        return after


def honest_of(state: State) -> Honest:
    """What an honest table keeps of slips. Nobody asks a table where the referee prevents them."""
    assert state.honest is not None
    return state.honest


def with_hand(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    """The four hands with one of them replaced."""
    changed = list(hands)
    changed[seat] = hand
    return tuple(changed)  # type: ignore[return-value]  # four came, four go


def hands_without(hands: Hands, seat: Seat, card: Card) -> Hands:
    """The four hands after a card has gone from one of them; one that is not known stays as it is."""
    hand = hands[seat]
    if card not in hand:
        return hands
    held, changed = list(hand), list(hands)
    held.remove(card)
    changed[seat] = tuple(held)
    return tuple(changed)  # type: ignore[return-value]  # four came, four go
