"""Four hands and an upcard set up card by card: what lies where, and the rest dealt by chance."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from game.presenters.practice_games import fresh_seed
from game.rules.cards import Card, pack, shuffled
from game.rules.dealing import HAND_SIZE
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Deal, Setup


class Spare(Enum):
    """Where a card lies that is in nobody's hand."""

    UPCARD = auto()
    PACK = auto()


CardPlace = Seat | Spare
"""Where a card can lie before the play."""


class HandSetup:
    """The cards of one pack, each in one place. Nothing is chosen for anybody until `deal_rest`."""

    def __init__(self, ruleset: Ruleset, seed: Callable[[], str] = fresh_seed) -> None:
        self.ruleset, self.dealer = ruleset, Seat.SOUTH
        self._seed = seed
        self._places: dict[Card, CardPlace] = {}
        self.clear()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The whole pack."""
        return tuple(self._places)

    def at(self, place: CardPlace) -> tuple[Card, ...]:
        """What lies in a place, in the order in which it came there."""
        return tuple(card for card, where in self._places.items() if where is place)

    def room(self, place: CardPlace) -> int:
        """How many more cards a place takes."""
        if place is Spare.PACK:
            return len(self._places)
        return (1 if place is Spare.UPCARD else HAND_SIZE) - len(self.at(place))

    def put(self, card: Card, place: CardPlace) -> bool:
        """Lays a card somewhere else; False where a hand is full. The upcard gives way to another one."""
        if self._places.get(card) is place or card not in self._places:
            return card in self._places
        if place is Spare.UPCARD:
            for there in self.at(place):
                self._lay(there, Spare.PACK)
        elif self.room(place) <= 0:
            return False
        self._lay(card, place)
        return True

    def _lay(self, card: Card, place: CardPlace) -> None:
        del self._places[card]
        self._places[card] = place  # as the last one there

    def hold(self, place: CardPlace, cards: tuple[Card, ...]) -> None:
        """Exactly these cards in a place, wherever they were. Raises ValueError for what can't be there."""
        most = 1 if place is Spare.UPCARD else HAND_SIZE
        if len(cards) > most or len(set(cards)) < len(cards) or not set(cards) <= set(self._places):
            raise ValueError(f"{place} cannot hold {cards}")
        for card in self.at(place):
            self._lay(card, Spare.PACK)
        for card in cards:
            self._lay(card, place)

    def clear(self) -> None:
        """Every card back into the pack."""
        switches = self.ruleset.switches
        self._places = dict.fromkeys(pack(switches.pack, switches.joker), Spare.PACK)

    def play_by(self, ruleset: Ruleset) -> None:
        """Other house rules; cards that their pack lacks leave the table."""
        before = self._places
        self.ruleset = ruleset
        self.clear()
        for card, place in before.items():
            if card in self._places and place is not Spare.PACK:
                self._lay(card, place)

    def deal_rest(self) -> None:
        """Fills every place up by chance."""
        left = list(shuffled(self.at(Spare.PACK), self._seed()))
        for place in (Spare.UPCARD, *Seat):
            for _card in range(self.room(place)):
                self._lay(left.pop(), place)

    def deal_all(self) -> None:
        """All cards anew."""
        self.clear()
        self.deal_rest()

    @property
    def ready(self) -> bool:
        """Whether every hand is whole and a card is turned up."""
        return not any(self.room(place) for place in (Spare.UPCARD, *Seat))

    @property
    def setup(self) -> Setup:
        """The deal, once it is ready."""
        south, west, north, east = (self.at(seat) for seat in Seat)
        (upcard,) = self.at(Spare.UPCARD)
        return Setup("recorded", self.dealer, Deal((south, west, north, east), upcard, self.at(Spare.PACK)))
