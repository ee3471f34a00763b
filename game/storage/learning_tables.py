"""The tables of what a learner decided: every decision with its cost, own mistakes, drills, and the proof."""

from __future__ import annotations

from game.storage.connection import Database

LEARNING_TABLES = {
    "decisions": (
        "n",
        "source",
        "game_id",
        "deal",
        "step",
        "decided",
        "kind",
        "principle",
        "mark",
        "cost",
        "hint",
    ),
    "mistakes": (
        "id",
        "source",
        "game_id",
        "deal",
        "step",
        "made",
        "ruleset",
        "setup",
        "seat",
        "kind",
        "principle",
        "action",
        "best",
        "cost",
        "due",
        "memory",
        "in_a_row",
        "sister",
        "status",
    ),
    "mistake_answers": (
        "n",
        "mistake_id",
        "setup",
        "action",
        "cost",
        "rating",
        "hints",
        "seconds",
        "answered",
        "due",
    ),
    "drills": ("id", "begun", "kind", "ruleset", "plan", "ended"),
    "drill_answers": (
        "drill_id",
        "n",
        "setup",
        "seat",
        "action",
        "best",
        "cost",
        "error",
        "seconds",
        "answered",
    ),
    "proof_answers": ("n", "form", "sitting", "item", "action", "cost", "good", "answered"),
    "coins": ("name", "side", "tossed"),
}
"""The tables with their columns, parents before children."""


def learning_tables(database: Database) -> None:
    """Version 8: decisions by their principle, mistakes that come back, drills, forms, and coins tossed."""
    database.run(
        """
        CREATE TABLE decisions (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            source TEXT NOT NULL CHECK (source IN ('game', 'lesson', 'drill', 'slip')),
            game_id INTEGER NOT NULL,   -- 0 for what no kept game holds; a drill has its own number here
            deal INTEGER NOT NULL,      -- of the game, from 0
            step INTEGER NOT NULL,      -- of the deal, from 0
            decided TEXT NOT NULL,
            kind TEXT NOT NULL,         -- which decision it was: strategy/decision_kind.py
            principle TEXT NOT NULL,    -- the rule of thumb that was right; empty where none was
            mark TEXT NOT NULL CHECK (mark IN ('best', 'good', 'mistake')),
            cost REAL NOT NULL,         -- points
            hint INTEGER NOT NULL       -- steps of a hint read before, 0 to 3
        )
        """
    )
    database.run(
        """
        CREATE TABLE mistakes (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            source TEXT NOT NULL CHECK (source IN ('game', 'lesson', 'drill', 'slip')),
            game_id INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            step INTEGER NOT NULL,
            made TEXT NOT NULL,
            ruleset TEXT NOT NULL,      -- hash of a row in rulesets
            setup TEXT NOT NULL,        -- JSON: leads to the very decision
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
            kind TEXT NOT NULL,
            principle TEXT NOT NULL,
            action TEXT NOT NULL,       -- what was done
            best TEXT NOT NULL,
            cost REAL NOT NULL,
            due TEXT NOT NULL,
            memory TEXT NOT NULL,       -- JSON of the scheduler; empty before the first answer
            in_a_row INTEGER NOT NULL,  -- right answers since the last wrong one
            sister TEXT NOT NULL,       -- JSON: a deal like it to ask instead; empty: the deal itself
            status TEXT NOT NULL CHECK (status IN ('kept', 'dropped')),
            UNIQUE (setup, seat)
        )
        """
    )
    database.run(
        """
        CREATE TABLE mistake_answers (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            mistake_id INTEGER NOT NULL REFERENCES mistakes (id),
            setup TEXT NOT NULL,        -- JSON of the sister deal that was asked; empty: the deal itself
            action TEXT NOT NULL,
            cost REAL NOT NULL,
            rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
            hints INTEGER NOT NULL,
            seconds INTEGER NOT NULL,
            answered TEXT NOT NULL,
            due TEXT NOT NULL           -- when it was to come back after this answer
        )
        """
    )
    database.run(
        """
        CREATE TABLE drills (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            begun TEXT NOT NULL,
            kind TEXT NOT NULL,
            ruleset TEXT NOT NULL,      -- hash of a row in rulesets
            plan TEXT NOT NULL,         -- JSON: what was chosen for it
            ended TEXT NOT NULL         -- empty while it goes on, and where it was left
        )
        """
    )
    database.run(
        """
        CREATE TABLE drill_answers (
            drill_id INTEGER NOT NULL REFERENCES drills (id),
            n INTEGER NOT NULL CHECK (n > 0),
            setup TEXT NOT NULL,        -- JSON: leads to the decision
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
            action TEXT NOT NULL,
            best TEXT NOT NULL,
            cost REAL NOT NULL,
            error REAL NOT NULL,        -- standard error of the cost
            seconds INTEGER NOT NULL,
            answered TEXT NOT NULL,
            PRIMARY KEY (drill_id, n)
        ) WITHOUT ROWID
        """
    )
    database.run(
        """
        CREATE TABLE proof_answers (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            form TEXT NOT NULL,         -- which of the parallel forms
            sitting TEXT NOT NULL CHECK (sitting IN ('before', 'after', 'later')),
            item TEXT NOT NULL,
            action TEXT NOT NULL,
            cost REAL NOT NULL,
            good INTEGER NOT NULL CHECK (good IN (0, 1)),
            answered TEXT NOT NULL
        )
        """
    )
    database.run(
        """
        CREATE TABLE coins (
            name TEXT PRIMARY KEY NOT NULL,  -- what was drawn for
            side INTEGER NOT NULL CHECK (side IN (0, 1)),
            tossed TEXT NOT NULL
        ) WITHOUT ROWID
        """
    )
    _indexes(database)


def daily_source(database: Database) -> None:
    """Version 9: the deal of the day is a source of its own; it was a drill of no number."""
    for table in ("decisions", "mistakes", "mistake_answers"):
        ((made,),) = database.run("SELECT sql FROM sqlite_master WHERE name = ?", (table,))
        made = str(made).replace(f"TABLE {table} ", f"TABLE {table}_9 ", 1)
        made = made.replace("REFERENCES mistakes ", "REFERENCES mistakes_9 ")
        database.run(made.replace("'drill', 'slip'", "'drill', 'daily', 'slip'"))
        database.run(f"INSERT INTO {table}_9 SELECT * FROM {table}")
    for table in ("decisions", "mistake_answers", "mistakes"):  # children before parents
        database.run(f"DROP TABLE {table}")
    for table in ("decisions", "mistakes", "mistake_answers"):
        database.run(f"ALTER TABLE {table}_9 RENAME TO {table}")
    for table in ("decisions", "mistakes"):
        database.run(f"UPDATE {table} SET source = 'daily' WHERE source = 'drill' AND game_id = 0")
    _indexes(database)


def _indexes(database: Database) -> None:
    database.run("CREATE UNIQUE INDEX decisions_of_games ON decisions (source, game_id, deal, step, n)")
    database.run("CREATE INDEX decisions_by_principle ON decisions (principle, n)")
    database.run("CREATE INDEX mistakes_due ON mistakes (status, due)")
    database.run("CREATE INDEX mistakes_of_games ON mistakes (source, game_id, deal, step)")
