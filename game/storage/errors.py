"""What can go wrong with the file of the learner's data, each with a sentence for the learner."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.i18n import _

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What a statement may raise in a damaged file: its complaint repeats bytes that may be no text."""

_NO_ROOM = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}


class StorageError(Exception):
    """Something could not be read or saved; `sentence` says what happened and what to do, translated.

    Nothing that was saved before is lost by it, and the call that raised it can be repeated.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class StoreBusy(StorageError):
    """Another copy of the app has the file open."""


class StoreNewer(StorageError):
    """The file was written by a newer version of the app."""


class StoreFull(StorageError):
    """There is no room left on the disk."""


class StoreReadOnly(StorageError):
    """The folder or the file may not be written."""


class StoreUnreachable(StorageError):
    """The folder is not there and cannot be made, or the file cannot be opened."""


class StoreDamaged(StorageError):
    """The file turned out to be damaged while it was in use."""


class StoreFailed(StorageError):
    """The disk reported an error of another kind."""


def busy() -> StoreBusy:
    """The sentence for a second copy of the app."""
    return StoreBusy(_("Left Bower is already open. Continue in its other window, or close that one first."))


def newer(path: Path) -> StoreNewer:
    """The sentence for a file from the future."""
    sentence = _(
        "Your progress was saved by a newer version of Left Bower, and this version can't read it. Start "
        "the newer version, or update this one. The file {file} wasn't changed."
    )
    return StoreNewer(sentence.format(file=path))


def not_written(file: Path, error: OSError) -> str:
    """The sentence for a file, named by the user, that cannot be written."""
    return _("{file} can't be written: {reason}.").format(file=file, reason=error.strerror or error)


def from_system(error: OSError, path: Path) -> StorageError:
    """An error of the operating system at `path`, in the learner's terms."""
    if error.errno in _NO_ROOM:
        return _full(path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return read_only(path)
    sentence = _(
        "Left Bower can't save your progress in {file}: {reason}. Check the folder, or name another one "
        "in the environment variable LEFTBOWER_HOME."
    )
    return StoreUnreachable(sentence.format(file=path, reason=error.strerror or str(error)))


def from_sqlite(error: Exception, path: Path) -> StorageError:
    """An error of the database at `path`, in the learner's terms."""
    # The low byte is the kind of error; the high bytes only say where it came up.
    usual = sqlite3.SQLITE_CORRUPT if isinstance(error, UnicodeDecodeError) else sqlite3.SQLITE_ERROR
    kind = getattr(error, "sqlite_errorcode", usual) & 0xFF
    if kind == sqlite3.SQLITE_FULL:
        return _full(path)
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return busy()
    if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return read_only(path)
    if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return damaged(path)
    if kind == sqlite3.SQLITE_CANTOPEN:
        sentence = _(
            "Left Bower can't open {file}. Check that the folder exists and that you have "
            "permission to use it."
        )
        return StoreUnreachable(sentence.format(file=path))
    sentence = _("The disk couldn't save to {file}: {reason}. Check the disk, then try again.")
    return StoreFailed(sentence.format(file=path, reason=error))


@contextmanager
def in_plain_words(path: Path) -> Iterator[None]:
    """Turns errors of the database and the operating system into StorageErrors."""
    try:
        yield
    except UNREADABLE as error:
        raise from_sqlite(error, path) from error
    except OSError as error:
        raise from_system(error, path) from error


def damaged(path: Path) -> StoreDamaged:
    """The sentence for a file that turned out to be broken."""
    sentence = _(
        "Your progress file, {file}, is damaged. Start Left Bower again. It will set the damaged file "
        "aside and save what it can still read."
    )
    return StoreDamaged(sentence.format(file=path))


def _full(path: Path) -> StoreFull:
    sentence = _(
        "The disk with {file} is full, so nothing more can be saved. Free up some space, then try again. "
        "Everything you saved before is safe."
    )
    return StoreFull(sentence.format(file=path))


def read_only(path: Path) -> StoreReadOnly:
    """The sentence for a file or folder without the right to write."""
    sentence = _(
        "Left Bower doesn't have permission to write to {file}, so it can't save your progress. Change "
        "that, or name another folder in the environment variable LEFTBOWER_HOME."
    )
    return StoreReadOnly(sentence.format(file=path))
