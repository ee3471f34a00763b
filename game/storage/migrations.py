"""The tables, as the steps that lead to them; a file carries the number of steps it has taken."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from game.storage.answer_table import ANSWER_TABLE, answer_table
from game.storage.connection import Database
from game.storage.errors import in_plain_words, newer
from game.storage.evening_tables import EVENING_TABLES, evening_tables
from game.storage.learning_tables import LEARNING_TABLES, daily_source, learning_tables

APPLICATION = 0x4C424F57
"""Marks a SQLite file as ours ("LBOW")."""

TABLES = {
    "settings": ("key", "value"),
    "lesson_progress": (
        "lesson_id",
        "ruleset_id",
        "fingerprint",
        "position",
        "answers",
        "done",
        "begun",
        "changed",
    ),
    "rulesets": ("hash", "text"),
    "games": ("id", "begun", "changed", "ruleset", "setup", "players", "status", "evening"),
    "game_entries": ("game_id", "n", "kind", "text"),
    "memory_cards": ("card_id", "met", "due", "memory"),
    "card_reviews": ("n", "card_id", "rating", "reviewed", "due"),
    "step_answers": ("n", "lesson_id", "step_id", "skill", "at_once", "answered", "due", "memory"),
    "hand_reviews": ("game_id", "deal", "reviewed", "cost", "points", "decisions", "mistakes"),
    "hand_noticing": ("game_id", "deal", "kept", "against", "called", "wrong"),
    **EVENING_TABLES,
    **ANSWER_TABLE,
    **LEARNING_TABLES,
    "set_aside": ("n", "since", "source", "row"),
}
"""The tables of the newest version with their columns, parents before children.

Of `games`, `ruleset` is the hash of a row in `rulesets`, and `evening` the evening they are a round of.
"""

Migration = Callable[[Database], None]


def _first_tables(database: Database) -> None:
    """Version 1. A step that has been released is never edited again: later changes are later steps."""
    database.run("CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID")
    database.run(
        """
        CREATE TABLE lesson_progress (
            lesson_id TEXT PRIMARY KEY NOT NULL,
            ruleset_id TEXT NOT NULL,
            fingerprint TEXT NOT NULL,  -- of the lesson file this position belongs to
            position TEXT NOT NULL,     -- JSON
            answers TEXT NOT NULL,      -- JSON
            done INTEGER NOT NULL CHECK (done IN (0, 1)),
            begun TEXT NOT NULL,        -- ISO 8601, UTC
            changed TEXT NOT NULL
        ) WITHOUT ROWID
        """
    )
    database.run(
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            begun TEXT NOT NULL,
            changed TEXT NOT NULL,
            ruleset TEXT NOT NULL,      -- JSON, resolved: later edits of a ruleset leave this game alone
            setup TEXT NOT NULL,        -- JSON
            players TEXT NOT NULL,      -- JSON
            status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'abandoned'))
        )
        """
    )
    database.run("CREATE UNIQUE INDEX one_game_in_play ON games (status) WHERE status = 'playing'")
    database.run(
        """
        CREATE TABLE game_entries (
            game_id INTEGER NOT NULL REFERENCES games (id),
            n INTEGER NOT NULL CHECK (n > 0),
            kind TEXT NOT NULL CHECK (kind IN ('action', 'undo')),
            text TEXT NOT NULL,
            PRIMARY KEY (game_id, n)
        ) WITHOUT ROWID
        """
    )


def _memory_tables(database: Database) -> None:
    """Version 2: memory cards with every answer given to them, and every step of a lesson answered."""
    database.run(
        """
        CREATE TABLE memory_cards (
            card_id TEXT PRIMARY KEY NOT NULL,
            met TEXT NOT NULL,          -- ISO 8601, UTC, like all times here
            due TEXT NOT NULL,
            memory TEXT NOT NULL        -- JSON of the scheduler; empty before the first answer
        ) WITHOUT ROWID
        """
    )
    database.run(
        """
        CREATE TABLE card_reviews (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            card_id TEXT NOT NULL,
            rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
            reviewed TEXT NOT NULL,
            due TEXT NOT NULL           -- when the card was to come back after this answer
        )
        """
    )
    database.run(
        """
        CREATE TABLE step_answers (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            lesson_id TEXT NOT NULL,
            step_id TEXT NOT NULL,
            skill TEXT NOT NULL,        -- empty for a step that tests none
            at_once INTEGER NOT NULL CHECK (at_once IN (0, 1)),  -- right at the first try
            answered TEXT NOT NULL,
            due TEXT NOT NULL,          -- when the skill is to be tried again after this answer
            memory TEXT NOT NULL        -- JSON of the scheduler: how well the skill is held after it
        )
        """
    )


def _review_table(database: Database) -> None:
    """Version 3: what the learner's decisions cost in each hand that was reviewed."""
    database.run(
        """
        CREATE TABLE hand_reviews (
            game_id INTEGER NOT NULL REFERENCES games (id),
            deal INTEGER NOT NULL CHECK (deal >= 0),  -- of the game, from 0
            reviewed TEXT NOT NULL,
            cost REAL NOT NULL,         -- points that the decisions cost together
            points REAL NOT NULL,       -- what the hand brought the learner's side above the other
            decisions INTEGER NOT NULL,
            mistakes INTEGER NOT NULL,
            PRIMARY KEY (game_id, deal)
        ) WITHOUT ROWID
        """
    )


def _rulesets_once(database: Database) -> None:
    """Version 4: a ruleset is kept once for all games by it; rows that cannot be read have a place.

    `games.ruleset` was the ruleset itself up to here.
    """
    database.run("CREATE TABLE rulesets (hash TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) WITHOUT ROWID")
    database.run(
        """
        CREATE TABLE set_aside (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            since TEXT NOT NULL,
            source TEXT NOT NULL,       -- the table it comes from
            row TEXT NOT NULL           -- JSON: each column with what stood there
        )
        """
    )
    database.run("CREATE INDEX skills_tried ON step_answers (skill, n)")
    database.run("CREATE INDEX steps_tried ON step_answers (lesson_id, step_id, skill, n)")
    database.run("CREATE INDEX steps_missed ON step_answers (lesson_id, step_id, n) WHERE at_once = 0")
    database.run("CREATE INDEX steps_answered ON step_answers (answered)")
    database.run("CREATE INDEX cards_reviewed ON card_reviews (reviewed)")
    database.connection.create_function("hash_of", 1, hash_of, deterministic=True)
    database.run(
        "INSERT OR IGNORE INTO rulesets "
        "SELECT hash_of(CAST(ruleset AS BLOB)), CAST(ruleset AS TEXT) FROM games"
    )
    database.run("UPDATE games SET ruleset = hash_of(CAST(ruleset AS BLOB))")
    database.connection.create_function("hash_of", 1, None)


def _noticing_table(database: Database) -> None:
    """Version 5: which slips the learner called in each hand at an honest table."""
    database.run(
        """
        CREATE TABLE hand_noticing (
            game_id INTEGER NOT NULL REFERENCES games (id),
            deal INTEGER NOT NULL CHECK (deal >= 0),  -- of the game, from 0
            kept TEXT NOT NULL,
            against INTEGER NOT NULL,   -- slips against the learner's side
            called INTEGER NOT NULL,    -- those of them that the learner called
            wrong INTEGER NOT NULL,     -- calls where there was nothing
            PRIMARY KEY (game_id, deal)
        ) WITHOUT ROWID
        """
    )


MIGRATIONS: tuple[Migration, ...] = (
    _first_tables,
    _memory_tables,
    _review_table,
    _rulesets_once,
    _noticing_table,
    evening_tables,
    answer_table,
    learning_tables,
    daily_source,
)
"""The steps. Each changes what `layout` tells, so that a file's version can be known by its tables alone."""

_BLANKS = re.compile(r"--.*|\s+")  # what SQLite passes over, too

Layout = frozenset[tuple[str, str, str]]
"""What SQLite says of the tables and indexes of a file: kind, name and the statement that made it."""


def layout_of(steps: Sequence[Migration]) -> Layout:
    """The layout of a file that has taken these steps."""
    database = Database.in_memory()
    try:
        for step in steps:
            step(database)
        return layout(database.connection)
    finally:
        database.close()


def layout(connection: sqlite3.Connection) -> Layout:
    """The layout of an open file. Raises sqlite3.Error where it cannot be read."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    return frozenset((kind, name, _BLANKS.sub("", str(sql or ""))) for kind, name, sql in rows)


def hash_of(text: bytes) -> str:
    """What a ruleset is found by."""
    from hashlib import blake2b  # only here: a start begins no game

    return blake2b(text, digest_size=16).hexdigest()


def migrate(database: Database, steps: Sequence[Migration], backup: Callable[[int], Path]) -> None:
    """Takes the steps the file has not taken yet, all of them or none.

    A file with data is first copied to `backup(version)`; the copy stays. Raises StoreNewer if the file has
    taken more steps than there are.
    """
    version = database.pragma("user_version")
    if version > len(steps):
        raise newer(database.path)
    if version == len(steps):
        return
    copy = _copy(database, backup(version)) if version else None
    try:
        with database.transaction():
            for step in steps[version:]:
                step(database)
            database.run(f"PRAGMA user_version = {len(steps)}")
            database.run(f"PRAGMA application_id = {APPLICATION}")
    except BaseException:
        if copy is not None:
            copy.unlink(missing_ok=True)  # the file itself is as it was
        raise
    # The version is also read from the head of the file before it is opened, so it must be there.
    database.run("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(database: Database, target: Path) -> Path:
    """A copy of the file, which has its name only when it is whole."""
    beside = target.with_name(f"{target.name}.new")
    try:
        with in_plain_words(target):
            beside.unlink(missing_ok=True)  # of a start that was broken off
        database.run("VACUUM INTO ?", (str(beside),))
        with in_plain_words(target):
            beside.replace(target)
    except BaseException:
        with in_plain_words(target):
            beside.unlink(missing_ok=True)
        raise
    return target
