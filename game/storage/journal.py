"""The journal: each game's ruleset and setup, and every action and undo in the order they were made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from game.storage.aside import CHILDREN, read, set_aside
from game.storage.connection import Database
from game.storage.errors import StorageError
from game.storage.kept_rulesets import keep_ruleset, kept_ruleset
from game.storage.migrations import TABLES

_LARGEST_ID = 2**63 - 1  # what SQLite can count to
_RULESET = TABLES["games"].index("ruleset")


class GameStatus(StrEnum):
    """Whether a game goes on; at most one in the store is being played, and one of each evening."""

    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class EntryKind(StrEnum):
    """What an entry of a journal records. A hint that was read stands among the actions."""

    ACTION = "action"
    UNDO = "undo"


@dataclass(frozen=True)
class Entry:
    """One entry of a game's journal; `n` counts from 1."""

    n: int
    kind: EntryKind
    text: str


@dataclass(frozen=True)
class SavedGame:
    """A game as it was begun, with its entries; ruleset, setup and players are JSON, `begun` is ISO UTC."""

    id: int
    begun: str
    ruleset: str
    setup: str
    players: str
    status: GameStatus
    entries: tuple[Entry, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """The entries as they were appended."""
        return tuple(entry.text for entry in self.entries)


@dataclass(frozen=True)
class GameLine:
    """A game as a list shows it; `ruleset` is JSON, `begun` is ISO UTC."""

    id: int
    begun: str
    ruleset: str
    status: GameStatus


class Games:
    """All games of the store. Methods raise StorageErrors; what they write is on disk when they return.

    A call that raised has written nothing and can be repeated.
    """

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def begin(self, ruleset: str, setup: str, players: str, evening: int | None = None) -> int:
        """Begins a game from three JSON texts and gives its id. A game still in play is abandoned by it.

        A round of an evening only ends another one of the same evening, and no other game ends it.
        """
        with self._database.transaction():
            now = self._now()
            self._database.run(
                "UPDATE games SET status = 'abandoned', changed = ? "
                "WHERE status = 'playing' AND evening IS ?",
                (now, evening),
            )
            rules = keep_ruleset(self._database, ruleset)
            self._database.run(
                "INSERT INTO games (begun, changed, ruleset, setup, players, status, evening) "
                "VALUES (?, ?, ?, ?, ?, 'playing', ?)",
                (now, now, rules, setup, players, evening),
            )
            game_id = int(self._database.run("SELECT last_insert_rowid()")[0][0])
            for table in CHILDREN:  # left behind without a game, they would pass for those of this one
                left = read(self._database, table, "WHERE game_id = ?", (game_id,))
                if left:
                    set_aside(self._database, table, left)
        return game_id

    def append(
        self, game_id: int, text: str, kind: EntryKind = EntryKind.ACTION, *, led_by: Sequence[str] = ()
    ) -> int:
        """Puts an entry at the end of a game in play, after the actions that led to it, and gives its number.

        Raises ValueError if the game is not in play.
        """
        rows = self._database.run(
            "SELECT (SELECT coalesce(max(n), 0) + 1 FROM game_entries WHERE game_id = games.id) "
            "FROM games WHERE id = ? AND status = 'playing'",
            (game_id,),
        )
        if not rows:
            raise ValueError(f"game {game_id} is not in play")
        first = int(rows[0][0])
        entries = [*((action, EntryKind.ACTION) for action in led_by), (text, kind)]
        places = ", ".join(["(?, ?, ?, ?)"] * len(entries))
        values = [
            value for n, (said, of) in enumerate(entries, first) for value in (game_id, n, of.value, said)
        ]
        # The last statement: once it has returned, nothing may fail, or a retry would write them twice.
        self._database.run(f"INSERT INTO game_entries (game_id, n, kind, text) VALUES {places}", values)
        return first + len(led_by)

    def undo(self, game_id: int, text: str = "undo") -> int:
        """Records that the table went back; what that means is the session's to know."""
        return self.append(game_id, text, EntryKind.UNDO)

    def journal(self, game_id: int) -> GameJournal:
        """The journal of one game, to be written without its id."""
        return GameJournal(self, game_id)

    def entries(self, game_id: int) -> tuple[Entry, ...]:
        """The entries of a game in their order; none for a game that is not there."""
        rows = read(self._database, "game_entries", "WHERE game_id = ? ORDER BY n", (game_id,))
        whole = [row for place, row in enumerate(rows, 1) if row[1] == place]
        if len(whole) < len(rows):  # behind a gap it would be another game
            with suppress(StorageError):
                set_aside(self._database, "game_entries", rows[len(whole) :])
        return tuple(Entry(n, EntryKind(kind), text) for _game, n, kind, text in whole)

    def load(self, game_id: int) -> SavedGame | None:
        """A game by its id, or None."""
        return self._find("id = ?", game_id) if 0 < game_id <= _LARGEST_ID else None

    def current(self) -> SavedGame | None:
        """The game in play that belongs to no evening, or None."""
        return self._find("status = ? AND evening IS NULL", GameStatus.PLAYING.value)

    def of_evening(self, evening: int) -> SavedGame | None:
        """The round of an evening that is in play, or None."""
        return self._find("status = 'playing' AND evening = ?", evening)

    def latest(self) -> SavedGame | None:
        """The game begun last, whatever became of it, or None."""
        rows = self._database.run("SELECT max(id) FROM games")
        return None if rows[0][0] is None else self.load(int(rows[0][0]))

    def finished(self) -> int:
        """How many games were played to their end."""
        return int(self._database.run("SELECT count(*) FROM games WHERE status = 'finished'")[0][0])

    def listed(self, most: int) -> tuple[GameLine, ...]:
        """The games begun last, the newest first."""
        rows = read(self._database, "games", "ORDER BY id DESC LIMIT ?", (most,))
        texts = {rules: kept_ruleset(self._database, rules) for rules in {row[_RULESET] for row in rows}}
        return tuple(
            GameLine(number, begun, texts[rules], GameStatus(status))
            for number, begun, _changed, rules, _setup, _players, status, _evening in rows
        )

    def line(self, game_id: int) -> GameLine | None:
        """The game of a number; None where there is none."""
        for number, begun, _changed, rules, *_others, status, _evening in read(
            self._database, "games", "WHERE id = ?", (game_id,)
        ):
            return GameLine(number, begun, kept_ruleset(self._database, rules), GameStatus(status))
        return None

    def finish(self, game_id: int) -> None:
        """The game was played to its end. Raises ValueError if it is not in play."""
        self._end(game_id, GameStatus.FINISHED)

    def abandon(self, game_id: int) -> None:
        """The learner does not want to go on with it. Raises ValueError if it is not in play."""
        self._end(game_id, GameStatus.ABANDONED)

    def _end(self, game_id: int, status: GameStatus) -> None:
        written = self._database.change(
            "UPDATE games SET status = ?, changed = ? WHERE id = ? AND status = 'playing'",
            (status.value, self._now(), game_id),
        )
        if written != 1:
            self._database.look_again("games", "+id = ? AND +status = 'playing'", (game_id,))
            raise ValueError(f"game {game_id} is not in play")

    def _find(self, condition: str, value: str | int) -> SavedGame | None:
        rows = read(self._database, "games", f"WHERE {condition}", (value,))
        if not rows:
            return None
        game_id, begun, _changed, rules, setup, players, status, _evening = rows[0]
        text, entries = kept_ruleset(self._database, rules), self.entries(game_id)
        return SavedGame(game_id, begun, text, setup, players, GameStatus(status), entries)


class GameJournal:
    """The journal of one game: decisions go to disk before anyone sees their effect."""

    def __init__(self, games: Games, game_id: int) -> None:
        self._games = games
        self.game_id = game_id

    def append(self, *entries: str) -> None:
        """Keeps the entries for good before returning, all or none; only the last may be no action.

        Raises StorageError if it cannot.
        """
        *led_by, entry = entries
        kind = EntryKind.UNDO if entry.split(":")[0] == EntryKind.UNDO else EntryKind.ACTION
        self._games.append(self.game_id, entry, kind, led_by=led_by)
