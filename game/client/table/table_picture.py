"""One still picture of the table: pieces that can move, and items that only come and go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Surface

from game.client.table.places import Spot
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.words import seat_name

ABOVE_ALL = 100
"""Items from this height on lie above buttons, bubbles and boxes."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or a wooden piece lying at a spot. `code` is a card as in files, `back`, or furniture."""

    code: str
    spot: Spot
    z: int = 0
    states: tuple[str, ...] = ()
    tab: str = ""  # the suit of the brass "= trump" tag
    veiled: bool = False
    shadow: str = "card"
    number: int = 0  # the disc of a lit card; 0: none


class Item(NamedTuple):
    """A picture at a place. Items of equal height are drawn in the order of their keys' coming."""

    z: int
    surface: Surface
    at: tuple[int, int]


@dataclass(frozen=True)
class TablePicture:
    """All that lies on the table, by keys that stay the same while a thing stays the same thing."""

    pieces: Mapping[str, Piece] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)


@dataclass(frozen=True)
class Marks:
    """What the screen says about cards of the hand and the trick, on top of what the view knows."""

    help: bool = False  # raise what may be played, hatch what may not
    tags: bool = False  # show the left bower's tag
    allowed: frozenset[Card] | None = None  # None: by the view's legal actions
    tried: Card | None = None
    chosen: frozenset[Card] = frozenset()
    recommended: frozenset[Card] = frozenset()
    mistaken: frozenset[Card] = frozenset()
    won: frozenset[Card] = frozenset()
    lit: tuple[Card, ...] = ()  # cited cards, in the order of the sentences
    veil: bool = False  # dim all but the cited cards
    hovered: Card | None = None
    focused: Card | None = None
    dragged: tuple[Card, Spot] | None = None
    steps: Mapping[Card, int] = field(default_factory=dict)


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
    place_words: str = ""  # in the learner's own place of the trick
    ringed: frozenset[str] = frozenset()  # areas a lesson points at: trump, upcard, trick, kitty, score
    ringed_seats: frozenset[Seat] = frozenset()
    names: tuple[str, str, str, str] | None = None  # by seat, of a game that others played
    question: object = None  # what else a look is made from, so that a change of it is seen

    def name_of(self, seat: Seat) -> str:
        """Who sits there."""
        return seat_name(seat) if self.names is None else self.names[seat]
