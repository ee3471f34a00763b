"""What lies and was said on the table: the turn-up and the calls, cards that changed places face down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from game.rules.actions import Action
from game.rules.cards import Card, Suit
from game.rules.seats import Seat

_NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True)
class Bidding:
    """The turn-up and the calls: what everyone has seen and heard of this hand before its first lead."""

    upcard: Card | None = None
    upcard_suit: Suit | None = None  # its printed suit, or the one named for a joker
    farmer: Seat | None = None  # who exchanged a farmer's hand
    shown: tuple[Card, ...] = ()  # the cards of it, shown to all and now under the kitty
    turned_down: bool = False
    picked_up: bool = False  # the dealer took the upcard into the hand
    calls: tuple[Action, ...] = ()  # in order
    trump: Suit | None = None  # None after the maker's call in a hand without trump
    maker: Seat | None = None
    alone: bool = False
    gave: bool = False  # the partner of a lone maker has given a card
    defender: Seat | None = None  # the lone defender
    declined: int = 0  # opponents of a lone maker that chose to defend together

    @property
    def sitting_out(self) -> frozenset[Seat]:
        """Partners of lone players."""
        return _partners_of(self.maker, self.defender) if self.alone else _NOBODY

    def changed(self, /, **fields: Any) -> Bidding:
        """The same with some fields set otherwise.

        `dataclasses.replace` would do, but it sets every field one by one, half the cost of an action.
        """
        after = object.__new__(Bidding)
        object.__setattr__(after, "__dict__", {**self.__dict__, **fields})
        return after


@cache
def _partners_of(maker: Seat | None, defender: Seat | None) -> frozenset[Seat]:
    return frozenset(lone.partner for lone in (maker, defender) if lone is not None)


@dataclass(frozen=True, slots=True)
class FaceDown:
    """Cards that changed places unseen, as far as they are known to whoever this is told."""

    discard: Card | None = None  # what the dealer put down
    given: Card | None = None  # what a lone maker got from the partner
    lone_discard: Card | None = None  # what the lone maker put down for it


NOTHING_SAID, NOTHING_HIDDEN = Bidding(), FaceDown()


class Table:
    """What is read alike in a State and in what one seat sees of it, as if it were their own."""

    __slots__ = ()
    bidding: Bidding
    face_down: FaceDown

    @property
    def upcard(self) -> Card | None:
        return self.bidding.upcard

    @property
    def upcards(self) -> tuple[Card, ...]:
        """The turn-up, once there is one, as the cards a reason rests on."""
        return () if self.bidding.upcard is None else (self.bidding.upcard,)

    @property
    def upcard_suit(self) -> Suit | None:
        return self.bidding.upcard_suit

    @property
    def farmer(self) -> Seat | None:
        return self.bidding.farmer

    @property
    def shown(self) -> tuple[Card, ...]:
        return self.bidding.shown

    @property
    def turned_down(self) -> bool:
        return self.bidding.turned_down

    @property
    def picked_up(self) -> bool:
        return self.bidding.picked_up

    @property
    def calls(self) -> tuple[Action, ...]:
        return self.bidding.calls

    @property
    def trump(self) -> Suit | None:
        return self.bidding.trump

    @property
    def maker(self) -> Seat | None:
        return self.bidding.maker

    @property
    def alone(self) -> bool:
        return self.bidding.alone

    @property
    def gave(self) -> bool:
        return self.bidding.gave

    @property
    def defender(self) -> Seat | None:
        return self.bidding.defender

    @property
    def sitting_out(self) -> frozenset[Seat]:
        return self.bidding.sitting_out

    @property
    def discard(self) -> Card | None:
        return self.face_down.discard

    @property
    def given(self) -> Card | None:
        return self.face_down.given

    @property
    def lone_discard(self) -> Card | None:
        return self.face_down.lone_discard
