"""The way to an open database, whatever stands in its place."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.i18n import _
from game.storage.connection import Database
from game.storage.errors import UNREADABLE, StorageError, StoreDamaged, newer
from game.storage.migrations import Migration, migrate
from game.storage.rescue import (
    Damaged,
    Rows,
    check_whole,
    free_name,
    is_newer,
    keep_aside,
    readable_rows,
    true_version,
    version_in_head,
    wal_of,
    write_rows,
)

Today = Callable[[], date]

_SMALL = 256  # pages of which nobody misses half


def open_file(
    path: Path, today: Today, steps: Sequence[Migration], *, doubtful: bool = False
) -> tuple[Database, str]:
    """The database at `path`, made if it is missing and begun anew if it is damaged, and a notice or "".

    All of it is checked only if it is `doubtful`, was not closed or has to be changed: a check takes the
    longer the more was learnt. The caller holds the lock. Raises StorageErrors, sqlite3.Error and OSError.
    """
    notice = ""
    if path.is_symlink() and not path.exists():  # what it leads to may be on a disk that is not there now
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if path.exists():
        try:
            return _open_existing(path, today, steps, doubtful or wal_of(path).exists()), notice
        except Damaged:
            notice = _begin_anew(path, today, steps, readable_rows(path, steps))
    elif wal_of(path).exists():
        notice = _begin_anew(path, today, steps, {})
    else:
        _put_in_place(_build(path, steps, {}), path)
    return _open_existing(path, today, steps, doubtful=False), notice


def close_file(database: Database) -> bool:
    """Closes the file and says whether it was found whole: the check is made here, where nobody waits.

    Raises StorageErrors.
    """
    whole = False
    with suppress(Damaged, StorageError, *UNREADABLE):
        check_whole(database)
        whole = not database.damaged
        if 2 * database.pragma("freelist_count") > database.pragma("page_count") > _SMALL:
            database.run("VACUUM")  # gives back the room of what a migration or a rescue made smaller
    database.close()
    return whole


def _open_existing(path: Path, today: Today, steps: Sequence[Migration], doubtful: bool) -> Database:
    """Opens the file that is there. Raises Damaged if it is not whole, StoreNewer if it is newer."""
    if is_newer(path, version_in_head(path), steps):
        raise newer(path)
    database = None
    try:
        database = Database.open(path)
        version = true_version(database, steps)
        if doubtful or version != len(steps):
            check_whole(database)
        if version != database.pragma("user_version"):
            database.run(f"PRAGMA user_version = {version}")
            database.run("PRAGMA wal_checkpoint(TRUNCATE)")
        migrate(
            database, steps, lambda version: free_name(path.parent, f"{path.stem}-version-{version}", today())
        )
    except BaseException as error:
        if database is not None:
            _close(database)
        if isinstance(error, StoreDamaged) or _means_damage(error):
            raise Damaged(path) from error
        raise
    return database


def _begin_anew(path: Path, today: Today, steps: Sequence[Migration], rows: Rows) -> str:
    """Keeps a damaged file under another name, puts a new one in its place and says so."""
    fresh = _build(path, steps, rows)
    aside = free_name(path.parent, f"{path.stem}-damaged", today())
    keep_aside(path, aside)
    _put_in_place(fresh, path)
    if any(rows.values()):
        sentence = _(
            "Your progress file was damaged, so Left Bower started a new one with everything it could "
            "still read. The damaged file is kept as {file}."
        )
    else:
        sentence = _(
            "Your progress file was damaged and nothing in it could be read, so Left Bower started a new "
            "one. The damaged file is kept as {file}."
        )
    return sentence.format(file=aside)


def _build(path: Path, steps: Sequence[Migration], rows: Rows) -> Path:
    """A new file with these rows, complete before it takes its place, so that no start finds it half made."""
    fresh = path.with_name(f"{path.stem}-new.db")
    for leftover in (fresh, fresh.with_name(f"{fresh.name}-journal")):
        leftover.unlink(missing_ok=True)
    database = Database.create(fresh, shown_as=path)
    try:
        migrate(database, steps, lambda _version: fresh)
        write_rows(database, rows)
    finally:
        _close(database)
    return fresh


def _put_in_place(fresh: Path, path: Path) -> None:
    os.replace(fresh, path)
    if os.name == "posix":  # a new name is safe from a loss of power only when its folder is synced too
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _close(database: Database) -> None:
    with suppress(StorageError):
        database.close()


def _means_damage(error: BaseException) -> bool:
    if not isinstance(error, UNREADABLE):
        return False
    # an error of the plain kind while a file is opened: its form or its tables are none that can be
    damage = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in damage
