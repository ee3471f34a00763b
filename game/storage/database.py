"""The store: one SQLite file with the learner's settings, lesson progress, memory and games."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from game.storage import aside
from game.storage.connection import Database
from game.storage.database_file import close_file, open_file
from game.storage.errors import StoreDamaged, in_plain_words, read_only
from game.storage.learners import Learners
from game.storage.lock import Lock
from game.storage.migrations import MIGRATIONS, TABLES, Migration, migrate
from game.storage.paths import data_home
from game.storage.settings import Settings, read_settings, write_settings

if TYPE_CHECKING:
    from game.storage.decisions import Decisions
    from game.storage.drills import Drills
    from game.storage.evenings import Evenings
    from game.storage.first_answers import FirstAnswers
    from game.storage.journal import Games
    from game.storage.memory import Memory
    from game.storage.mistakes import Mistakes
    from game.storage.noticing import Noticing
    from game.storage.progress import Progress
    from game.storage.proof import Proof
    from game.storage.reviews import Reviews

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The clock of the machine."""
    return datetime.now(UTC)


class Store:
    """The learner's data, open. Everything written is on disk when the call returns.

    `notice` is a sentence the learner should see once, or "": it tells of a damaged file that was kept aside.
    What is found unreadable later is told by `news`.
    """

    def __init__(self, database: Database, clock: Clock, lock: Lock | None = None, notice: str = "") -> None:
        self._database = database
        self._lock = lock
        self._clock = clock
        self._closed = False
        self._settings = read_settings(database)
        self.notice = notice

    # What the first picture does not ask for is fetched when it is asked for.

    @cached_property
    def games(self) -> Games:
        """Games and their journals."""
        from game.storage.journal import Games

        return Games(self._database, self._stamp)

    @cached_property
    def evenings(self) -> Evenings:
        """Evenings and their journals."""
        from game.storage.evenings import Evenings

        return Evenings(self._database, self._stamp)

    @cached_property
    def progress(self) -> Progress:
        """How far the learner has come in each lesson."""
        from game.storage.progress import Progress

        return Progress(self._database, self._stamp)

    @cached_property
    def memory(self) -> Memory:
        """Memory cards and the steps answered."""
        from game.storage.memory import Memory

        return Memory(self._database, self._stamp)

    @cached_property
    def first_answers(self) -> FirstAnswers:
        """How each question of a lesson went the first time."""
        from game.storage.first_answers import FirstAnswers

        return FirstAnswers(self._database)

    @cached_property
    def reviews(self) -> Reviews:
        """What the learner's decisions cost."""
        from game.storage.reviews import Reviews

        return Reviews(self._database, self._stamp)

    @cached_property
    def decisions(self) -> Decisions:
        """Every decision that was weighed."""
        from game.storage.decisions import Decisions

        return Decisions(self._database, self._stamp)

    @cached_property
    def mistakes(self) -> Mistakes:
        """The learner's own mistakes, and the answers when they came back."""
        from game.storage.mistakes import Mistakes

        return Mistakes(self._database, self._stamp)

    @cached_property
    def drills(self) -> Drills:
        """Drills with their answers."""
        from game.storage.drills import Drills

        return Drills(self._database, self._stamp)

    @cached_property
    def proof(self) -> Proof:
        """Answers to the parallel forms, and coins tossed."""
        from game.storage.proof import Proof

        return Proof(self._database, self._stamp)

    @cached_property
    def noticing(self) -> Noticing:
        """Which slips the learner called at honest tables."""
        from game.storage.noticing import Noticing

        return Noticing(self._database, self._stamp)

    def _stamp(self) -> str:
        return stamp(self._clock())

    def now(self) -> datetime:
        """The time by the clock of this store, in UTC."""
        return self._clock().astimezone(UTC)

    def together(self) -> AbstractContextManager[None]:
        """What is saved inside is kept as a whole, or not at all."""
        return self._database.transaction()

    def rows(self, table: str) -> list[dict[str, object]]:
        """Everything in a table of the file, by the names of its columns, for an export."""
        found = aside.read(self._database, table)
        return [dict(zip(TABLES[table], row, strict=True)) for row in found]

    def news(self) -> str:
        """A sentence about what could not be read since the last call, or ""."""
        if not self._database.aside:
            return ""
        told = aside.words(self._database.aside)
        self._database.aside.clear()
        return told

    @property
    def path(self) -> Path:
        """The file itself."""
        return self._database.path

    @property
    def settings(self) -> Settings:
        """The settings as they were last saved."""
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """Keeps the settings. Raises StorageErrors; the old ones are then still in force."""
        write_settings(self._database, self._settings, settings)
        self._settings = settings

    def close(self) -> None:
        """Closes the file and lets another copy of the app have it; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        try:
            whole = close_file(self._database)
            if whole and self._lock is not None:
                with suppress(OSError):  # the next start looks closer then
                    self._lock.note_closed()
        finally:
            if self._lock is not None:
                self._lock.release()

    def mended(self) -> Store:
        """This store closed and opened again, when it turned out to be damaged. Raises StorageErrors."""
        self.close()
        return open_store(self.path.parent, self._clock, file=self.path.name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(
    home: Path | None = None,
    clock: Clock = utc_now,
    steps: Sequence[Migration] = MIGRATIONS,
    file: str = "",
) -> Store:
    """Opens the store in the folder `home` (None: the user's own), and makes what is missing.

    `file` is the database of a learner; "" for that of whoever learnt here last. `clock` gives the times
    that are saved and must be aware of its time zone. Raises StorageErrors: StoreBusy if another copy of
    the app has this file, StoreNewer, StoreFull, StoreReadOnly, StoreUnreachable or StoreFailed.
    """
    folder = home or data_home()
    path = folder / (file or Learners(folder).chosen.file)
    with in_plain_words(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if not _may_write(folder):
            raise read_only(folder)
    locked = path.with_suffix(".lock")
    with in_plain_words(locked):
        lock = Lock(locked)
    try:
        try:
            store = _opened(path, clock, steps, lock, doubtful=lock.left_open)
        except StoreDamaged:  # even what a start reads is broken: now all of it is searched
            store = _opened(path, clock, steps, lock, doubtful=True)
        with suppress(OSError):  # a full disk; what is not closed leaves a trace beside the file, too
            lock.note_open()
        return store
    except BaseException:
        lock.release()
        raise


def _opened(path: Path, clock: Clock, steps: Sequence[Migration], lock: Lock, *, doubtful: bool) -> Store:
    with in_plain_words(path):
        database, notice = open_file(path, lambda: clock().date(), steps, doubtful=doubtful)
    try:
        return Store(database, clock, lock, notice)
    except BaseException:
        database.close()
        raise


@contextmanager
def open_for_command(file: str = "") -> Iterator[Store]:
    """Opens the store for a command; what could not be read is said on the error stream.

    It is told only once, so a command that kept it to itself would keep it from the learner for good.
    Raises what `open_store` raises.
    """
    with open_store(file=file) as store:
        if store.notice:
            print(store.notice, file=sys.stderr)
        try:
            yield store
        finally:
            if told := store.news():
                print(told, file=sys.stderr)


def has_store() -> bool:
    """Whether the user has a store already. A folder that cannot be looked at is left to `open_store`."""
    folder = data_home()
    try:
        return (folder / Learners(folder).chosen.file).exists()
    except OSError:
        return True


def _may_write(folder: Path) -> bool:
    return os.access(folder, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids)


def memory_store(clock: Clock = utc_now) -> Store:
    """A store that forgets everything when it is closed: for pictures, transcripts and tests."""
    database = Database.in_memory()
    migrate(database, MIGRATIONS, lambda _version: Path())
    return Store(database, clock)


def stamp(time: datetime) -> str:
    """A time as the store keeps it: two of them compare as texts."""
    return time.astimezone(UTC).isoformat(timespec="seconds")
