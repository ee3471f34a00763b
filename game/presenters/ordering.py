"""Cards that a learner puts in order."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card


@dataclass(frozen=True)
class Ordering:
    """Cards to be put in order: what lies in the places, and what is still to be placed."""

    cards: tuple[Card, ...]  # all of them, as first laid out
    places: tuple[Card | None, ...]
    right: bool = False  # it was judged and is as it should be
    misplaced: frozenset[Card] = frozenset()  # it was judged, and these lie in places of others

    @classmethod
    def of(cls, cards: tuple[Card, ...]) -> Ordering:
        return cls(cards, tuple(None for _ in cards))

    @property
    def full(self) -> bool:
        return None not in self.places

    def put(self, card: Card, number: int) -> Ordering:
        """The card in a place; what lay there makes room, with those between it and the nearest gap."""
        places = [None if laid == card else laid for laid in self.places]
        gaps = [place for place, laid in enumerate(places) if laid is None]
        del places[min(gaps, key=lambda gap: (abs(gap - number), gap < number))]
        places.insert(number, card)
        return Ordering(self.cards, tuple(places))

    def put_first(self, card: Card) -> Ordering:
        """The card in the first free place."""
        return self.put(card, self.places.index(None)) if not self.full else self

    def take(self, card: Card) -> Ordering:
        """The card back to the others."""
        return Ordering(self.cards, tuple(None if laid == card else laid for laid in self.places))
