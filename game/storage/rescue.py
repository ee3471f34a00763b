"""A damaged file: kept aside untouched, with what can still be read carried over into a new one."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from game.storage.connection import Database
from game.storage.migrations import APPLICATION, TABLES, tables_of

Rows = dict[str, list[tuple[Any, ...]]]

_MAGIC = b"SQLite format 3\x00"
_LAST_VERSION = 9999  # beyond this it is no version but damage
_VERSION_AT, _APPLICATION_AT, _HEAD = 60, 68, 100


class Damaged(Exception):
    """The file is not, or no longer, a whole database of ours."""


def version_in_head(path: Path) -> int:
    """The schema version as the first bytes of the file tell it, without opening it as a database.

    Raises Damaged if these bytes cannot be those of one of our files, OSError if it may not be written.
    """
    with path.open("r+b") as stream:  # not to write: SQLite would report a lack of rights in many ways
        head = stream.read(_HEAD)
    if len(head) < _HEAD or not head.startswith(_MAGIC) or _number(head, _APPLICATION_AT) != APPLICATION:
        raise Damaged(path)
    version = _number(head, _VERSION_AT)
    if version > _LAST_VERSION:
        raise Damaged(path)
    return version


def check_whole(database: Database) -> None:
    """Raises Damaged if any page is broken or a table is missing, sqlite3.Error if it cannot even be told."""
    faults = database.connection.execute("PRAGMA quick_check(1)").fetchall()
    tables = database.connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    wanted = tables_of(database.pragma("user_version"))
    if faults != [("ok",)] or not {name for (name,) in tables}.issuperset(wanted):
        raise Damaged(database.path)


def free_name(folder: Path, stem: str, day: date) -> Path:
    """A name for a file kept aside that nothing has yet: `stem-2026-01-31.db`, `stem-2026-01-31-2.db` ..."""
    number = 1
    while True:
        ending = f"-{number}" if number > 1 else ""
        path = folder / f"{stem}-{day.isoformat()}{ending}.db"
        if not path.exists() and not wal_of(path).exists():
            return path
        number += 1


def wal_of(path: Path) -> Path:
    """The file beside a database that holds its latest commits."""
    return path.with_name(f"{path.name}-wal")


def keep_aside(path: Path, aside: Path) -> None:
    """Gives the damaged file its second name; the first stays until a new file takes its place.

    The WAL goes first and for good: beside a new file it would be taken for a part of that one.
    """
    if wal_of(path).exists():
        wal_of(path).rename(wal_of(aside))
    if not path.exists():
        return
    try:
        os.link(path, aside)
    except OSError:  # some disks know no second names
        shutil.copyfile(path, aside)


def readable_rows(path: Path) -> Rows:
    """Whatever rows of our tables can still be read, from a copy, so that the file itself stays as it is.

    Raises OSError if there is no room for the copy.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / path.name
        try:
            shutil.copyfile(path, copy)
            if wal_of(path).exists():
                shutil.copyfile(wal_of(path), wal_of(copy))
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise
            return {}  # the disk cannot read it any more
        return _whole_journals({table: _rows(copy, table) for table in TABLES})


def write_rows(database: Database, rows: Rows) -> None:
    """Puts rescued rows into new tables; rows that do not fit there are left out."""
    with database.transaction():
        for table, columns in TABLES.items():
            marks = ", ".join("?" for _column in columns)
            for row in rows.get(table, []):
                database.run(f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)
        for table in ("game_entries", "hand_reviews"):
            database.run(f"DELETE FROM {table} WHERE game_id NOT IN (SELECT id FROM games)")


def _rows(path: Path, table: str) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    connection = sqlite3.connect(path, isolation_level=None)
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA cell_size_check = ON")
        for row in connection.execute(f"SELECT {', '.join(TABLES[table])} FROM {table}"):
            if all(isinstance(value, str | int | float) for value in row):
                found.append(row)
    with suppress(sqlite3.Error):
        connection.close()
    return found


def _whole_journals(rows: Rows) -> Rows:
    """Of each game's journal, the entries up to the first gap: from there on it would be another game."""
    games = {row[0] for row in rows["games"]}
    last: dict[Any, int] = dict.fromkeys(games, 0)
    kept = []
    for game, n, kind, text in rows["game_entries"]:  # read in the order of their key
        if game in last and n == last[game] + 1:
            last[game] = n
            kept.append((game, n, kind, text))
    return {**rows, "game_entries": kept}


def _number(head: bytes, at: int) -> int:
    return int.from_bytes(head[at : at + 4], "big")
