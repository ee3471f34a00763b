"""How the cards fell over time: jacks and aces dealt to each seat, against what a fair deal gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from game.records.exporting import saved_game, saved_hands
from game.records.followed_deals import Followed
from game.records.record_faults import RecordRefused
from game.rules.cards import Rank, pack
from game.rules.dealing import HAND_SIZE
from game.rules.seats import Seat
from game.storage.database import Store
from game.storage.errors import StorageError

GAMES = 100
"""So many of the latest games are looked at."""

_Z = 1.96  # of a range that 95 of 100 players are in
_SUITS = 4


@dataclass(frozen=True, slots=True)
class Fall:
    """Cards of a rank: how many each seat was dealt, seen from the learner on, and what is fair."""

    rank: Rank
    dealt: tuple[int, int, int, int]
    fair: float
    spread: float  # how far from fair 95 of 100 players are at most

    @property
    def usual(self) -> tuple[int, int]:
        """The range that 95 of 100 players see."""
        return max(0, round(self.fair - self.spread)), round(self.fair + self.spread)


@dataclass(frozen=True, slots=True)
class CardsFallen:
    """Hands that were counted, how many of them the learner dealt, and the jacks and aces."""

    hands: int
    own_deals: int
    falls: tuple[Fall, ...]


class Counting:
    """Counts the deals of one game after another; `step` looks at one more."""

    def __init__(self, store: Store) -> None:
        self._games = _deals(store)
        self._hands = self._own = 0
        self._fair = dict.fromkeys(_RANKS, 0.0)
        self._variance = dict.fromkeys(_RANKS, 0.0)
        self._dealt = {rank: [0, 0, 0, 0] for rank in _RANKS}
        self.done = False

    def step(self) -> None:
        """One more game, or the end."""
        found = next(self._games, None)
        if found is None:
            self.done = True
            return
        learner, deals = found
        for deal in deals:
            self.count(learner, deal)

    def count(self, learner: Seat, deal: Followed) -> None:
        """One more deal."""
        state = deal.first
        switches = state.ruleset.switches
        size = len(pack(switches.pack, switches.joker))
        self._hands += 1
        self._own += state.dealer is learner
        share = HAND_SIZE / size
        for rank in _RANKS:
            # hypergeometric: five cards of the pack, four of the rank in it
            self._fair[rank] += _SUITS * share
            self._variance[rank] += _SUITS * share * (1 - share) * (size - _SUITS) / (size - 1)
            for seat in Seat:
                held = sum(card.rank is rank for card in state.hands[seat])
                self._dealt[rank][seat.seen_from(learner)] += held

    @property
    def found(self) -> CardsFallen:
        """What was counted so far."""
        falls = []
        for rank in _RANKS:
            own, left, partner, right = self._dealt[rank]
            spread = _Z * sqrt(self._variance[rank])
            falls.append(Fall(rank, (own, left, partner, right), self._fair[rank], spread))
        return CardsFallen(self._hands, self._own, tuple(falls))


_RANKS = (Rank.JACK, Rank.ACE)


def _deals(store: Store) -> Iterator[tuple[Seat, list[Followed]]]:
    """The deals of each of the latest games, with the learner's seat; what cannot be read is left out."""
    for line in store.games.listed(GAMES):
        try:
            record = saved_hands(saved_game(store, line.id))
        except (RecordRefused, StorageError):
            continue
        yield record.learner, [deal for deal in record.deals if not deal.stand_ins]
