"""The tables of evenings: who sits where and what each hand brought, as the journal of a whole night."""

from __future__ import annotations

from game.storage.connection import Database

EVENING_TABLES = {
    "evenings": ("id", "begun", "changed", "ruleset", "plan", "status"),
    "evening_entries": ("evening_id", "n", "kind", "text"),
}
"""The tables with their columns. Of `evenings`, `ruleset` is the hash of a row in `rulesets`."""


def evening_tables(database: Database) -> None:
    """Version 6: evenings with their journals; a game may belong to one, and is left and taken up with it."""
    database.run(
        """
        CREATE TABLE evenings (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            begun TEXT NOT NULL,
            changed TEXT NOT NULL,
            ruleset TEXT NOT NULL,
            plan TEXT NOT NULL,         -- JSON: people, seed, rounds and what else was chosen
            status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'abandoned'))
        )
        """
    )
    # named unlike the index of games, so that a damaged file's statements are not taken for each other
    database.run("CREATE UNIQUE INDEX tonight ON evenings (status) WHERE status LIKE 'playing'")
    database.run(
        """
        CREATE TABLE evening_entries (
            evening_id INTEGER NOT NULL REFERENCES evenings (id),
            n INTEGER NOT NULL CHECK (n > 0),
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (evening_id, n)
        ) WITHOUT ROWID
        """
    )
    database.run("ALTER TABLE games ADD COLUMN evening INTEGER CHECK (evening > 0)")
    database.run("DROP INDEX one_game_in_play")
    database.run(
        "CREATE UNIQUE INDEX one_game_in_play ON games (status) WHERE status = 'playing' AND evening IS NULL"
    )
    database.run(
        "CREATE UNIQUE INDEX one_game_of_an_evening ON games (evening) "
        "WHERE status = 'playing' AND evening IS NOT NULL"
    )
