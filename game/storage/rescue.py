"""A damaged file: kept aside untouched, with what can still be read carried over into a new one."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from game.storage.aside import put_aside
from game.storage.cells import fits, is_hash
from game.storage.connection import Database
from game.storage.errors import UNREADABLE
from game.storage.migrations import APPLICATION, TABLES, Layout, Migration, hash_of, layout, layout_of

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]

_MAGIC = b"SQLite format 3\x00"
_LAST_VERSION = 9999  # beyond this it is no version but damage
_VERSION_AT, _APPLICATION_AT, _HEAD = 60, 68, 100
_FORMS_AT = slice(18, 20)


class Damaged(Exception):
    """The file is not, or no longer, a whole database of ours."""


def version_in_head(path: Path) -> int:
    """The schema version as the first bytes of the file tell it, without opening it as a database.

    Raises Damaged if these bytes cannot be those of one of our files, OSError if it may not be written.
    """
    if any(each.exists() and not each.is_file() for each in (path, *_beside(path))):
        raise Damaged(path)  # a folder or a pipe, which SQLite would report in many ways or wait for
    with path.open("r+b") as stream:  # not to write: SQLite would report a lack of rights in many ways
        head = stream.read(_HEAD)
    if len(head) < _HEAD or not head.startswith(_MAGIC) or _number(head, _APPLICATION_AT) != APPLICATION:
        raise Damaged(path)
    if not set(head[_FORMS_AT]) <= {1, 2}:  # SQLite would take it for a file that may not be written
        raise Damaged(path)
    return _number(head, _VERSION_AT)


def is_newer(path: Path, version: int, steps: Sequence[Migration]) -> bool:
    """Whether a file that says it is of this version is from the future: it has other tables, too.

    Raises Damaged for a number that no version will ever have.
    """
    if version <= len(steps) or layout_at_rest(path) in _layouts(steps):
        return False
    if version > _LAST_VERSION:
        raise Damaged(path)
    return True


def layout_at_rest(path: Path) -> Layout | None:
    """The layout of a file, read without a trace beside it; None where it cannot be read."""
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        return layout(connection)
    except UNREADABLE:
        return None
    finally:
        connection.close()


def true_version(database: Database, steps: Sequence[Migration]) -> int:
    """How many of the steps the file has taken, whatever it says.

    Raises Damaged if its tables tell nothing.
    """
    found = layout(database.connection)
    if layout_of(steps) <= found:
        return len(steps)
    layouts = _layouts(steps)
    if found not in layouts:
        raise Damaged(database.path)
    return layouts.index(found) + 1


def _layouts(steps: Sequence[Migration]) -> list[Layout]:
    return [layout_of(steps[:number]) for number in range(1, len(steps) + 1)]


def check_whole(database: Database) -> None:
    """Raises Damaged if a page or an index is broken, sqlite3.Error if it cannot even be told."""
    if database.connection.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
        raise Damaged(database.path)


def free_name(folder: Path, stem: str, day: date) -> Path:
    """A name for a file kept aside that nothing has yet: `stem-2026-01-31.db`, `stem-2026-01-31-2.db` ..."""
    number = 1
    while True:
        ending = f"-{number}" if number > 1 else ""
        path = folder / f"{stem}-{day.isoformat()}{ending}.db"
        if not any(each.exists() for each in (path, *_beside(path))):
            return path
        number += 1


def wal_of(path: Path) -> Path:
    """The file beside a database that holds its latest commits."""
    return path.with_name(f"{path.name}-wal")


def _beside(path: Path) -> tuple[Path, Path]:
    """What SQLite takes for a part of the database: its latest commits, or what to undo in it."""
    return wal_of(path), path.with_name(f"{path.name}-journal")


def keep_aside(path: Path, aside: Path) -> None:
    """Gives the damaged file its second name; the first stays until a new file takes its place.

    What stands beside it goes first and for good: it would be taken for a part of the new one.
    """
    for there, then in zip(_beside(path), _beside(aside), strict=True):
        if there.exists():
            there.rename(then)
    if not path.exists():
        return
    if not path.is_file():
        path.rename(aside)
        return
    try:
        os.link(path, aside)
    except OSError:  # some disks know no second names
        shutil.copyfile(path, aside)


def readable_rows(path: Path, steps: Sequence[Migration]) -> Rows:
    """Whatever rows of our tables can still be read, from a copy, so that the file itself stays as it is.

    Raises OSError if there is no room for the copy.
    """
    from game.storage.mending import found_rows, mend_head, mend_tables  # a start needs none of it

    if not path.is_file():
        return {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / path.name
        try:
            shutil.copyfile(path, copy)
            if wal_of(path).is_file():
                shutil.copyfile(wal_of(path), wal_of(copy))
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise
            return {}  # the disk cannot read it any more
        mend_head(copy)
        mend_tables(copy, steps)
        return {table: found_rows(copy, table) for table in TABLES}


def write_rows(database: Database, rows: Rows) -> None:
    """Puts rescued rows into new tables. Those that do not fit there are kept among those set aside."""
    with database.transaction():
        for table, columns in TABLES.items():
            marks = ", ".join("?" for _column in columns)
            sql = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"
            for row in rows.get(table, []):
                if not fits(table, row) or not _belongs(database, table, row):
                    put_aside(database, table, row)
                elif table == "games" and not is_hash(row[_RULESET]):
                    database.run(sql, _with_hash(database, row))
                elif not database.change(sql, row) and table != "rulesets":
                    put_aside(database, table, row)


def _belongs(database: Database, table: str, row: Row) -> bool:
    """Whether the row of a game has that game, and an entry of its journal the one before it.

    Behind a gap it would be another game.
    """
    if table in ("hand_reviews", "hand_noticing"):
        return bool(database.run("SELECT 1 FROM games WHERE id = ?", row[:1]))
    if table == "mistake_answers":
        return bool(database.run("SELECT 1 FROM mistakes WHERE id = ?", row[1:2]))
    if table not in _JOURNALS:
        return True
    parents, parent = _JOURNALS[table]
    if row[1] > 1:
        before = (row[0], row[1] - 1)
        return bool(database.run(f"SELECT 1 FROM {table} WHERE {parent} = ? AND n = ?", before))
    return bool(database.run(f"SELECT 1 FROM {parents} WHERE id = ?", row[:1]))


_JOURNALS = {
    "game_entries": ("games", "game_id"),
    "evening_entries": ("evenings", "evening_id"),
    "drill_answers": ("drills", "drill_id"),
}


_RULESET = TABLES["games"].index("ruleset")


def _with_hash(database: Database, game: Row) -> Row:
    """A game from before version 4, its ruleset kept apart."""
    text = game[_RULESET]
    found = hash_of(text.encode())
    database.run("INSERT OR IGNORE INTO rulesets VALUES (?, ?)", (found, text))
    return (*game[:_RULESET], found, *game[_RULESET + 1 :])


def _number(head: bytes, at: int) -> int:
    return int.from_bytes(head[at : at + 4], "big")
