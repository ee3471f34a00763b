"""What a table shows: what its player may know, what is marked, said and written on top of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from game.rules.actions import Phase
from game.rules.cards import Card, Suit, effective_suit, strength
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.words import seat_name


class Mood(StrEnum):
    """What a face shows."""

    RESTING = "resting"
    THINKING = "thinking"
    PLEASED = "pleased"
    RUEFUL = "rueful"


@dataclass(frozen=True)
class Marks:
    """Marks on cards of the hand and the trick."""

    help: bool = False  # raise what may be played, hatch what may not
    tags: bool = False  # show the left bower's tag
    allowed: frozenset[Card] | None = None  # None: by the view's legal actions
    tried: Card | None = None
    chosen: frozenset[Card] = frozenset()
    recommended: frozenset[Card] = frozenset()
    mistaken: frozenset[Card] = frozenset()
    won: frozenset[Card] = frozenset()
    lit: tuple[Card, ...] = ()  # cited cards, in the order of the sentences
    numbered: Mapping[Card, int] = field(default_factory=dict)  # as the sentences have them
    veil: bool = False  # dim all but the cited cards
    steps: Mapping[Card, int] = field(default_factory=dict)  # the number at a card; 0: none


@dataclass(frozen=True)
class TableModel:
    """Everything that a look is made from."""

    view: SeatView
    hand: tuple[Card, ...]  # the learner's cards in the order they are held
    marks: Marks = Marks()
    speech: Mapping[Seat, str] = field(default_factory=dict)  # what hangs in bubbles by the seats
    turn_words: str = ""  # below the own name while it is the learner's turn
    drawn: tuple[tuple[Seat, Card], ...] = ()  # face-up cards that find the first dealer
    show_dealer: bool = True
    stamped: bool = True  # whether the end of a hand says how it went
    settled: bool = True  # whether a full trick shows who takes it
    place_words: str = ""  # in the learner's own place of the trick
    ringed: frozenset[str] = frozenset()  # areas a lesson points at: trump, upcard, trick, kitty, score
    ringed_seats: frozenset[Seat] = frozenset()
    names: tuple[str, str, str, str] | None = None  # by seat, of a game that others played
    faces: tuple[str, str, str, str] | None = None  # whose portraits go with the names; "" for a letter
    hides: frozenset[str] = frozenset()  # parts a lesson has not explained yet: kitty, score, trump
    question: object = None  # what else a look is made from, so that a change of it is seen

    def name_of(self, seat: Seat) -> str:
        """Who sits there."""
        return seat_name(seat, self.view.seat) if self.names is None else self.names[seat]


def mood_of(view: SeatView, seat: Seat, *, settled: bool = True) -> Mood:
    """What the face of a player shows: how the hand or the trick went, or that it is this player's turn.

    A trick that is not `settled` is asked about: no face may give away who takes it.
    """
    if view.award is not None and view.award.side is not None:
        return Mood.PLEASED if seat.side is view.award.side else Mood.RUEFUL
    if view.phase is Phase.GATHER:
        return Mood.PLEASED if settled and seat is view.winning else Mood.RESTING
    return Mood.THINKING if seat in view.actors and seat is not view.seat else Mood.RESTING


def in_order(cards: tuple[Card, ...], trump: Suit | None) -> tuple[Card, ...]:
    """Cards as a player holds them: trumps first, then suits of changing colour, high to low."""
    cycle = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
    start = cycle.index(trump) if trump is not None else 0
    suits = (None, *cycle[start:], *cycle[:start])
    place = {suit: number for number, suit in enumerate(suits)}
    return tuple(sorted(cards, key=lambda card: (place[effective_suit(card, trump)], -strength(card, trump))))
