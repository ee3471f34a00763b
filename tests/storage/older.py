"""Files as version 3 left them, and starts that are killed while they bring one up to date."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from pathlib import Path

from game.storage.connection import Database
from game.storage.database import open_store
from game.storage.migrations import MIGRATIONS, migrate

TIME = "2026-01-31T09:30:00+00:00"
RULES = ('{"id": "sheet"}', '{"id": "barn", "name": "Scheune, früher"}')


def file_of_version_3(home: Path, games: int, size: int = 0) -> Path:
    """A closed file with games of two rulesets, each of `size` letters more; the last one is in play."""
    home.mkdir(parents=True)
    path = home / "leftbower.db"
    database = Database.create(path, path)
    migrate(database, MIGRATIONS[:3], lambda _version: path)
    with database.transaction():
        for number in range(1, games + 1):
            status = "playing" if number == games else "finished"
            database.run(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, '[]', ?)",
                (number, TIME, TIME, rules(number, size), f'{{"seed": "{number}"}}', status),
            )
            entry = (number, f"{number % 4}:pass")
            database.run("INSERT INTO game_entries VALUES (?, 1, 'action', ?)", entry)
            database.run("INSERT INTO hand_reviews VALUES (?, 0, ?, 0.1, 1, 7, 0)", (number, TIME))
    database.close()
    return path


def rules(number: int, size: int) -> str:
    """The ruleset of a game."""
    return RULES[number % 2] + " " * size


def kept(home: Path, games: int, size: int = 0) -> None:
    """Raises AssertionError unless today's version finds all that `file_of_version_3` wrote."""
    with open_store(home) as store:
        assert store.notice == ""
        assert store.news() == ""
        for number in range(1, games + 1):
            game = store.games.load(number)
            assert game is not None
            assert (game.ruleset, game.texts) == (rules(number, size), (f"{number % 4}:pass",))
        current = store.games.current()
        assert current is not None
        assert current.id == games
        assert len(store.reviews.latest(games + 1)) == games


def killed_start(home: Path, lifetime: float) -> None:
    """A start of today's version that lives so many seconds."""
    child = os.fork()
    if child == 0:
        try:
            open_store(home).close()
        finally:
            os._exit(0)
    time.sleep(lifetime)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def version(path: Path) -> int:
    """The version that the file says it is of; what lies beside it counts."""
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()
