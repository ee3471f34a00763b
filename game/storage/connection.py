"""The connection to the SQLite file: how it is opened, and errors in plain words."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.storage.errors import UNREADABLE, StoreDamaged, damaged, in_plain_words

# A commit returns only when it would survive the loss of power:
# - WAL appends a commit to one file and syncs once, where a rollback journal syncs three or four files. A
#   process killed half way leaves a last piece without a valid checksum, which the next start ignores.
# - synchronous=FULL syncs at every commit; NORMAL, the habit with WAL, would only sync at checkpoints.
# - fullfsync makes macOS wait for the disk itself instead of its cache; elsewhere it has no effect.
# - The exclusive mode comes before WAL, so that no shared memory file is needed (some disks cannot have one).
_PRAGMAS = (
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cell_size_check = ON",
)


class Database:
    """An open SQLite file. All methods raise StorageErrors.

    `aside` counts, by table, the rows that were set aside since somebody asked; `damaged` is whether a
    statement met damage. It must not be carried into a forked process.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.path = path
        self.connection = connection
        self.aside: Counter[str] = Counter()
        self.damaged = False

    @classmethod
    def open(cls, path: Path) -> Database:
        """Opens an existing file and holds it alone. Raises sqlite3.Error, for the opener to judge."""
        uri = f"{path.resolve().as_uri()}?mode=rw"
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=1)
        try:
            for pragma in _PRAGMAS:
                connection.execute(pragma)
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
        except UNREADABLE:
            connection.close()
            raise
        return cls(connection, path)

    @classmethod
    def create(cls, path: Path, shown_as: Path) -> Database:
        """Makes an empty file that will be moved to `shown_as` when complete, so it needs no WAL of its own.

        Raises sqlite3.Error.
        """
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")
        return cls(connection, shown_as)

    @classmethod
    def in_memory(cls) -> Database:
        """A database that leaves no trace on the disk."""
        return cls(sqlite3.connect(":memory:", isolation_level=None), Path(":memory:"))

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Carries out one statement and gives its rows. Outside `transaction`, it is on disk on return."""
        with self._in_plain_words():
            return self.connection.execute(sql, values).fetchall()

    def tolerant(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Like `run`; bytes of a text that are no UTF-8 come as lone surrogates instead of an error."""
        with self._in_plain_words():
            try:
                return self.connection.execute(sql, values).fetchall()
            except sqlite3.OperationalError as error:
                if "decode to UTF-8" not in str(error):
                    raise
            self.connection.text_factory = as_surrogates
            try:
                return self.connection.execute(sql, values).fetchall()
            finally:
                self.connection.text_factory = str

    def change(self, sql: str, values: Sequence[Any] = ()) -> int:
        """Carries out one statement and gives the number of rows it changed; otherwise like `run`."""
        with self._in_plain_words():
            return self.connection.execute(sql, values).rowcount

    def look_again(self, table: str, condition: str, values: Sequence[Any]) -> None:
        """For a row that was not found: raises StoreDamaged where it is there when every row is read.

        The condition has a `+` before a column that an index would be used for: the index may be broken.
        """
        if self.run(f"SELECT 1 FROM {table} WHERE {condition} LIMIT 1", values):
            self.damaged = True
            raise damaged(self.path)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All statements inside are kept together, or none of them. One within another is a part of it."""
        if self.connection.in_transaction:
            yield
            return
        self.run("BEGIN IMMEDIATE")
        try:
            yield
            self.run("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.rollback()
            raise

    @contextmanager
    def _in_plain_words(self) -> Iterator[None]:
        try:
            with in_plain_words(self.path):
                yield
        except StoreDamaged:
            self.damaged = True
            raise

    def pragma(self, name: str) -> int:
        """The value of a numeric pragma."""
        return int(self.run(f"PRAGMA {name}")[0][0])

    def close(self) -> None:
        """Closes the file; a second call does nothing."""
        with self._in_plain_words():
            self.connection.close()


def as_surrogates(raw: bytes) -> str:
    """A text of the file, whatever its bytes."""
    return raw.decode("utf-8", "surrogateescape")
