"""What the learner's decisions cost, one line for every hand that was reviewed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.storage.aside import read
from game.storage.connection import Database

_COLUMNS = "game_id, deal, reviewed, cost, points, decisions, mistakes"


@dataclass(frozen=True)
class HandCost:
    """A reviewed hand. `deal` counts the deals of its game from 0, `reviewed` is ISO 8601 in UTC.

    `cost` and `points` are in points: what the decisions cost, and what the hand brought the learner's side
    above the other.
    """

    game_id: int
    deal: int
    reviewed: str
    cost: float
    points: float
    decisions: int
    mistakes: int


class Reviews:
    """Reviewed hands in the store. Methods raise StorageErrors; what they write is on disk on return."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def keep(
        self, game_id: int, deal: int, cost: float, points: float, decisions: int, mistakes: int
    ) -> None:
        """Keeps a hand in the place of an earlier review of it. Raises ValueError for an unknown game."""
        written = self._database.change(
            f"INSERT OR REPLACE INTO hand_reviews ({_COLUMNS}) "
            "SELECT id, ?, ?, ?, ?, ?, ? FROM games WHERE id = ?",
            (deal, self._now(), cost, points, decisions, mistakes, game_id),
        )
        if written != 1:
            self._database.look_again("games", "+id = ?", (game_id,))
            raise ValueError(f"there is no game {game_id}")

    def drop(self, game_id: int, deal: int) -> None:
        """Forgets the hands of a game from this deal on; without any nothing happens."""
        self._database.change("DELETE FROM hand_reviews WHERE game_id = ? AND deal >= ?", (game_id, deal))

    def latest(self, most: int) -> tuple[HandCost, ...]:
        """The reviewed hands that were played last, the first played first."""
        rows = read(self._database, "hand_reviews", "ORDER BY game_id DESC, deal DESC LIMIT ?", (most,))
        return tuple(HandCost(*row) for row in reversed(rows))

    def all(self) -> tuple[HandCost, ...]:
        """All reviewed hands, the first played first."""
        rows = read(self._database, "hand_reviews", "ORDER BY game_id, deal")
        return tuple(HandCost(*row) for row in rows)

    def of(self, game_id: int) -> dict[int, HandCost]:
        """The reviewed hands of a game by the number of the deal."""
        rows = read(self._database, "hand_reviews", "WHERE game_id = ? ORDER BY deal", (game_id,))
        return {row[1]: HandCost(*row) for row in rows}


def lost_a_hand(hands: Sequence[HandCost]) -> float:
    """The points that decisions cost on average. Raises ValueError where there are no hands."""
    if not hands:
        raise ValueError("no hands")
    return sum(hand.cost for hand in hands) / len(hands)
