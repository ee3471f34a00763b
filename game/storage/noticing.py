"""What the learner saw of the slips at honest tables, one line for every hand in which there was any."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.storage.aside import read
from game.storage.connection import Database

_COLUMNS = "game_id, deal, kept, against, called, wrong"


@dataclass(frozen=True)
class HandNoticing:
    """One hand. `deal` counts the deals of its game from 0, `kept` is ISO 8601 in UTC.

    `against` are the slips against the learner's side, `called` those of them that the learner called, and
    `wrong` the learner's calls where there was nothing.
    """

    game_id: int
    deal: int
    kept: str
    against: int
    called: int
    wrong: int


class Noticing:
    """Slips seen and missed, in the store. Methods raise StorageErrors; what they write is then on disk."""

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def keep(self, game_id: int, deal: int, against: int, called: int, wrong: int) -> None:
        """Keeps a hand in the place of what was kept of it. Raises ValueError for an unknown game."""
        written = self._database.change(
            f"INSERT OR REPLACE INTO hand_noticing ({_COLUMNS}) "
            "SELECT id, ?, ?, ?, ?, ? FROM games WHERE id = ?",
            (deal, self._now(), against, called, wrong, game_id),
        )
        if written != 1:
            self._database.look_again("games", "+id = ?", (game_id,))
            raise ValueError(f"there is no game {game_id}")

    def latest(self, most: int) -> tuple[HandNoticing, ...]:
        """The hands that were played last, the first played first."""
        rows = read(self._database, "hand_noticing", "ORDER BY game_id DESC, deal DESC LIMIT ?", (most,))
        return tuple(HandNoticing(*row) for row in reversed(rows))


def together(hands: Iterable[HandNoticing]) -> tuple[int, int, int]:
    """Slips against the learner's side, those called, and wrong calls, over all these hands."""
    against = called = wrong = 0
    for hand in hands:
        against, called, wrong = against + hand.against, called + hand.called, wrong + hand.wrong
    return against, called, wrong
