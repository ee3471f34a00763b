"""Rows that cannot be believed: taken out of their table, kept where nothing is lost, and told of once."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from game.i18n import _, format_list
from game.storage.cells import fits
from game.storage.connection import Database
from game.storage.errors import StorageError, damaged
from game.storage.migrations import TABLES

Row = tuple[Any, ...]

CHILDREN = ("game_entries", "hand_reviews", "hand_noticing")
"""Tables whose rows go where their game goes."""

EVENINGS_CHILD = "evening_entries"
"""The table whose rows go where their evening goes."""

_OF = {
    "games": (CHILDREN, "game_id"),
    "evenings": ((EVENINGS_CHILD,), "evening_id"),
    "mistakes": (("mistake_answers",), "mistake_id"),
    "drills": (("drill_answers",), "drill_id"),
}


def read(database: Database, table: str, rest: str = "", values: Sequence[Any] = ()) -> list[Row]:
    """The whole rows of a table that can be believed; `rest` is what follows the table in the statement.

    The others are set aside; `Database.aside` counts them. Raises StorageErrors.
    """
    rows = database.tolerant(f"SELECT {', '.join(TABLES[table])} FROM {table} {rest}", values)
    if all(fits(table, row) for row in rows):
        return rows
    doubtful = [row for row in rows if not fits(table, row)]
    with suppress(StorageError):  # the disk may be full, or the next start mends more; they are left out
        set_aside(database, table, doubtful)
    return [row for row in rows if fits(table, row)]


def set_aside(database: Database, table: str, rows: Sequence[Row]) -> None:
    """Takes rows out of their table and keeps them among those set aside; with a game all that is its own.

    Raises StorageErrors.
    """
    if database.connection.in_transaction:
        _move(database, table, rows)
    else:
        with database.transaction():
            _move(database, table, rows)
    database.aside[table] += len(rows)


def _move(database: Database, table: str, rows: Sequence[Row]) -> None:
    columns = TABLES[table]
    for row in rows:
        children, parent = _OF.get(table, ((), ""))
        for child in children:
            found = database.tolerant(
                f"SELECT {', '.join(TABLES[child])} FROM {child} WHERE {parent} = ?", row[:1]
            )
            _move(database, child, found)
        put_aside(database, table, row)
        cells = zip(columns, row, strict=True)
        this = " AND ".join(f"{column} IS {_place(value)}" for column, value in cells)
        if not database.change(f"DELETE FROM {table} WHERE {this}", [_bound(value) for value in row]):
            database.damaged = True  # an index of the table leads elsewhere
            raise damaged(database.path)


def put_aside(database: Database, table: str, row: Row) -> None:
    """Keeps a row that stands in no table among those set aside."""
    kept = {column: _said(value) for column, value in zip(TABLES[table], row, strict=True)}
    now = datetime.now(UTC).isoformat(timespec="seconds")
    database.run(
        "INSERT INTO set_aside (since, source, row) VALUES (?, ?, ?)", (now, table, json.dumps(kept))
    )


def words(aside: Counter[str]) -> str:
    """What the learner is told of rows set aside, or "" for none."""
    named = {
        "settings": _("settings"),
        "lesson_progress": _("your place in a lesson"),
        "rulesets": _("the rules of a game"),
        "games": _("a game"),
        "game_entries": _("moves in a game"),
        "memory_cards": _("memory cards"),
        "card_reviews": _("answers to memory cards"),
        "step_answers": _("answers in lessons"),
        "hand_reviews": _("reviewed hands"),
        "hand_noticing": _("slips you called at the table"),
        "evenings": _("a euchre night"),
        "evening_entries": _("hands of a euchre night"),
        "first_answers": _("first answers in lessons"),
        "decisions": _("what your decisions cost"),
        "mistakes": _("mistakes that come back"),
        "mistake_answers": _("answers to mistakes that came back"),
        "drills": _("drills"),
        "drill_answers": _("answers in drills"),
        "proof_answers": _("answers in the test of the course"),
        "coins": _("coin flips"),
    }
    told = [word for table, word in named.items() if aside[table]]
    if not told:
        return ""
    # NOTE: {what} lists kinds of things, for example "memory cards and answers in lessons"
    text = _(
        "Left Bower couldn't read part of your progress file and set it aside inside the file: "
        "{what}. Everything else works as before."
    )
    return text.format(what=format_list(told))


def _place(value: Any) -> str:
    return "CAST(? AS TEXT)" if isinstance(value, str) else "?"


def _bound(value: Any) -> Any:
    """A value as the database takes it back: the very bytes of a text that was no UTF-8."""
    return value.encode("utf-8", "surrogateescape") if isinstance(value, str) else value


def _said(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value
