"""A copy of a damaged file made readable as far as it goes, and its rows read around what is broken.

Nothing here touches the learner's own file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from game.storage.connection import Database, as_surrogates
from game.storage.errors import UNREADABLE
from game.storage.migrations import APPLICATION, TABLES, Migration

_PAGE = 4096
_MOST_PAGES = 2**16
"""Pages that a file may say it once had: 256 MB, many times what somebody learns in years."""

_ALIKE = 0.8
"""How much of the statement of a table must be left to know it again; a flipped bit leaves nearly all."""

_HIGHEST = 2**62
_COUNTED = frozenset(
    (
        "games",
        "game_entries",
        "card_reviews",
        "step_answers",
        "hand_reviews",
        "hand_noticing",
        "evenings",
        "evening_entries",
        "decisions",
        "mistakes",
        "mistake_answers",
        "drills",
        "drill_answers",
        "proof_answers",
        "set_aside",
    )
)
"""Tables whose first column is a number that counts up."""


def mend_head(path: Path) -> None:
    """Writes into the head of the file what stands there in every file of ours. Raises OSError.

    A file that was cut off gets its length back: SQLite reads no table while the page of any is missing.
    """
    size = path.stat().st_size
    if size < _PAGE:
        return
    with path.open("rb") as stream:
        head = stream.read(100)
    once = int.from_bytes(head[28:32], "big")
    pages = max(-(-size // _PAGE), once if once <= _MOST_PAGES else 0)
    known = {
        0: b"SQLite format 3\x00",
        16: _PAGE.to_bytes(2, "big"),
        18: b"\x02\x02\x00\x40\x20\x20",  # WAL, no bytes reserved, shares of a page
        28: pages.to_bytes(4, "big"),
        32: bytes(8),  # no free pages: they hold no rows
        44: (4).to_bytes(4, "big"),  # the form of the schema
        52: bytes(4),  # no vacuum by itself
        56: (1).to_bytes(4, "big"),  # texts in UTF-8
        64: bytes(4),
        68: APPLICATION.to_bytes(4, "big"),
    }
    with path.open("r+b") as stream:
        stream.truncate(pages * _PAGE)
        stream.seek(92)
        stream.write(head[24:28])  # or the number of pages would not be believed
        for place, value in known.items():
            stream.seek(place)
            stream.write(value)


def mend_tables(path: Path, steps: Sequence[Migration]) -> None:
    """Gives the tables of the file their names and statements again, each by what is left of it."""
    wanted = _statements(steps)
    with suppress(*UNREADABLE), closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.text_factory = bytes
        connection.execute("PRAGMA writable_schema = ON")
        for _attempt in range(2):  # the first one only finds out that not all of it can be read
            with suppress(*UNREADABLE):
                rows = connection.execute("SELECT rowid, sql FROM sqlite_master").fetchall()
                break
        else:
            return
        for number, found in rows:
            best = max(wanted, key=lambda each: _likeness(found, each[3]), default=None)
            if best is not None and _likeness(found, best[3]) >= _ALIKE:
                connection.execute(
                    "UPDATE sqlite_master SET type = ?, name = ?, tbl_name = ?, sql = ? WHERE rowid = ?",
                    (*best, number),
                )
                wanted.remove(best)


def _statements(steps: Sequence[Migration]) -> list[tuple[str, str, str, str]]:
    database = Database.in_memory()
    try:
        for step in steps:
            step(database)
        return database.connection.execute(
            "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"
        ).fetchall()
    finally:
        database.close()


def _likeness(found: bytes | None, statement: str) -> float:
    if not isinstance(found, bytes):
        return 0.0
    likeness = SequenceMatcher(None, as_surrogates(found), statement, autojunk=False)
    return likeness.ratio() if likeness.quick_ratio() >= _ALIKE else 0.0


def found_rows(path: Path, table: str) -> list[tuple[Any, ...]]:
    """The rows of a table that can be read, in the order of their key; a broken page costs its own alone."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = as_surrogates
    try:
        with suppress(*UNREADABLE):
            connection.execute("PRAGMA cell_size_check = ON")
            connection.execute(f"SELECT 1 FROM {table} LIMIT 0")
            return list(dict.fromkeys(_around(connection, table)))
        return []
    finally:
        with suppress(*UNREADABLE):
            connection.close()


def _around(connection: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    key = TABLES[table][0]
    if table not in _COUNTED:
        yield from _until_broken(connection, table, f"ORDER BY {key}")
        yield from reversed([*_until_broken(connection, table, f"ORDER BY {key} DESC")])
        return
    last = 0
    while True:
        broken = True
        rows: list[tuple[Any, ...]] = []
        try:
            for row in _select(connection, table, f"WHERE {key} > {last} ORDER BY {key}"):
                rows.append(row)
            broken = False
        except UNREADABLE:
            pass
        yield from rows
        if not broken:
            return
        numbers = [row[0] for row in rows if isinstance(row[0], int)]
        last = max(numbers, default=last)
        behind = _behind(connection, table, key, last)
        if behind is None:
            return
        between = f"WHERE {key} > {last} AND {key} <= {behind} ORDER BY {key} DESC"
        yield from reversed([*_until_broken(connection, table, between)])
        last = behind


def _behind(connection: sqlite3.Connection, table: str, key: str, last: int) -> int | None:
    """A number behind the broken place from which on reading goes well again; None where there is none."""
    step = 1
    while step < _HIGHEST:
        with suppress(*UNREADABLE):
            found = connection.execute(
                f"SELECT {key} FROM {table} WHERE {key} > ? ORDER BY {key} LIMIT 1", (last + step,)
            ).fetchone()
            return last + step if found else None
        step *= 2
    return None


def _until_broken(connection: sqlite3.Connection, table: str, rest: str) -> Iterator[tuple[Any, ...]]:
    with suppress(*UNREADABLE):
        yield from _select(connection, table, rest)


def _select(connection: sqlite3.Connection, table: str, rest: str) -> Iterator[tuple[Any, ...]]:
    yield from connection.execute(f"SELECT {', '.join(TABLES[table])} FROM {table} {rest}")
