"""A tie at a table is cut for: one of each side draws a card, and the higher one wins (WED-21).

Cards rank as in a plain suit, with the ace high. Two of the same rank are drawn again.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import PLAIN_ORDER, Card, pack, shuffled
from game.rules.ruleset import Switches
from game.rules.seats import Side


@dataclass(frozen=True, slots=True)
class Cut:
    """The cards drawn by both sides, one after the other; the last two decide."""

    drawn: tuple[tuple[Card, Card], ...]

    @property
    def winner(self) -> Side:
        """The side that drew the higher card in the end."""
        us, them = self.drawn[-1]
        return Side.US if _height(us) > _height(them) else Side.THEM


def cut(seed: str, switches: Switches) -> Cut:
    """Draw until two cards differ; the same seed draws the same."""
    drawn: list[tuple[Card, Card]] = []
    while not drawn or _height(drawn[-1][0]) == _height(drawn[-1][1]):
        us, them, *_rest = shuffled(pack(switches.pack, switches.joker), f"{seed}/cut/{len(drawn)}")
        drawn.append((us, them))
    return Cut(tuple(drawn))


def _height(card: Card) -> int:
    return len(PLAIN_ORDER) if card.is_joker else PLAIN_ORDER.index(card.rank)
