"""The journal of an evening: what was chosen, and everything that happened in the order it was known.

The learner's own table is a game of `journal`, one for each round; this journal says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from game.storage.aside import EVENINGS_CHILD, read, set_aside
from game.storage.connection import Database
from game.storage.errors import StorageError
from game.storage.journal import GameStatus
from game.storage.kept_rulesets import keep_ruleset, kept_ruleset

EveningEntry = tuple[str, str]
"""Kind and text of one entry."""


@dataclass(frozen=True)
class SavedEvening:
    """An evening as it was begun, with its entries; ruleset and plan are JSON, `begun` is ISO UTC."""

    id: int
    begun: str
    ruleset: str
    plan: str
    status: GameStatus
    entries: tuple[EveningEntry, ...]


class Evenings:
    """All evenings of the store. Methods raise StorageErrors; what they write is on disk when they return.

    A call that raised has written nothing and can be repeated.
    """

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def begin(self, ruleset: str, plan: str) -> int:
        """Begins an evening from two JSON texts and gives its id. One still in play is abandoned by it."""
        with self._database.transaction():
            now = self._now()
            current = self._database.run("SELECT id FROM evenings WHERE status = 'playing'")
            for (evening_id,) in current:
                self._end(evening_id, GameStatus.ABANDONED)
            self._database.run(
                "INSERT INTO evenings (begun, changed, ruleset, plan, status) VALUES (?, ?, ?, ?, 'playing')",
                (now, now, keep_ruleset(self._database, ruleset), plan),
            )
            evening_id = int(self._database.run("SELECT last_insert_rowid()")[0][0])
            left = read(self._database, EVENINGS_CHILD, "WHERE evening_id = ?", (evening_id,))
            if left:  # left behind without an evening, they would pass for those of this one
                set_aside(self._database, EVENINGS_CHILD, left)
        return evening_id

    def append(self, evening_id: int, *entries: EveningEntry) -> None:
        """Puts entries at the end of an evening in play, all or none. Raises ValueError for any other."""
        rows = self._database.run(
            "SELECT (SELECT coalesce(max(n), 0) + 1 FROM evening_entries WHERE evening_id = evenings.id) "
            "FROM evenings WHERE id = ? AND status = 'playing'",
            (evening_id,),
        )
        if not rows:
            raise ValueError(f"evening {evening_id} is not in play")
        places = ", ".join(["(?, ?, ?, ?)"] * len(entries))
        first = int(rows[0][0])
        values = [
            value for n, (kind, text) in enumerate(entries, first) for value in (evening_id, n, kind, text)
        ]
        # The last statement: once it has returned, nothing may fail, or a retry would write them twice.
        self._database.run(f"INSERT INTO evening_entries (evening_id, n, kind, text) VALUES {places}", values)

    def current(self) -> SavedEvening | None:
        """The evening in play, or None."""
        return self._find("status = ?", GameStatus.PLAYING.value)

    def latest(self) -> SavedEvening | None:
        """The evening begun last, whatever became of it, or None."""
        rows = self._database.run("SELECT max(id) FROM evenings")
        return None if rows[0][0] is None else self.load(int(rows[0][0]))

    def load(self, evening_id: int) -> SavedEvening | None:
        """An evening by its id, or None."""
        return self._find("id = ?", evening_id)

    def finish(self, evening_id: int) -> None:
        """The evening was played to its end. Raises ValueError if it is not in play."""
        with self._database.transaction():
            self._end(evening_id, GameStatus.FINISHED)

    def abandon(self, evening_id: int) -> None:
        """The learner does not want to go on with it. Raises ValueError if it is not in play."""
        with self._database.transaction():
            self._end(evening_id, GameStatus.ABANDONED)

    def _end(self, evening_id: int, status: GameStatus) -> None:
        """The evening ends, and with it a game of it that is still in play."""
        now = self._now()
        written = self._database.change(
            "UPDATE evenings SET status = ?, changed = ? WHERE id = ? AND status = 'playing'",
            (status.value, now, evening_id),
        )
        if written != 1:
            raise ValueError(f"evening {evening_id} is not in play")
        self._database.run(
            "UPDATE games SET status = 'abandoned', changed = ? WHERE status = 'playing' AND evening = ?",
            (now, evening_id),
        )

    def _find(self, condition: str, value: str | int) -> SavedEvening | None:
        rows = read(self._database, "evenings", f"WHERE {condition}", (value,))
        if not rows:
            return None
        evening_id, begun, _changed, rules, plan, status = rows[0]
        text, entries = kept_ruleset(self._database, rules), self._entries(evening_id)
        return SavedEvening(evening_id, begun, text, plan, GameStatus(status), entries)

    def _entries(self, evening_id: int) -> tuple[EveningEntry, ...]:
        rows: Sequence[tuple[int, int, str, str]]
        rows = read(self._database, EVENINGS_CHILD, "WHERE evening_id = ? ORDER BY n", (evening_id,))
        whole = [row for place, row in enumerate(rows, 1) if row[1] == place]
        if len(whole) < len(rows):  # behind a gap it would be another evening
            with suppress(StorageError):
                set_aside(self._database, EVENINGS_CHILD, rows[len(whole) :])
        return tuple((kind, text) for _evening, _n, kind, text in whole)
