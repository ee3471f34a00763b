"""The learners of this computer: a name and a database file each, in one folder."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from game.i18n import _, format_number
from game.i18n.foreign_text import on_one_line
from game.storage.errors import in_plain_words
from game.storage.learner_files import FIRST, LIST, OTHER
from game.storage.lock import Lock
from game.storage.paths import data_home
from game.storage.writing import write_whole

LONGEST = 24
"""Letters a name may have."""


class NameRefused(Exception):
    """A name that cannot be given. `sentence` says why, translated."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Learner:
    """A learner: the number in lists, the name of the database file, and the day it was begun, if known.

    `asked` is whether a name was asked for, which happens once.
    """

    number: int
    file: str
    given: str = ""  # the name as it was typed; empty until the first learner gets one
    since: date | None = None
    asked: bool = False

    @property
    def name(self) -> str:
        """The name to show."""
        # NOTE: a learner without a name yet; {n} counts the learners of this computer
        return self.given or _("Learner {n}").format(n=format_number(self.number))


@dataclass(frozen=True)
class _Kept:
    """The list's file."""

    chosen: str = FIRST
    learners: tuple[Learner, ...] = ()


class Learners:
    """The list of a folder (None: the user's own). It is read anew by every call, and written whole."""

    def __init__(self, home: Path | None = None) -> None:
        self.home = home or data_home()

    def all(self) -> tuple[Learner, ...]:
        """Everyone, the first learner first; a database without a line in the list is found again."""
        listed = {learner.file: learner for learner in self._read().learners}
        files = sorted(self._files(listed), key=_number)
        return tuple(listed.get(file) or Learner(_number(file), file) for file in files)

    @property
    def chosen(self) -> Learner:
        """Who learnt here last."""
        known, last = self.all(), self._read().chosen
        return next((learner for learner in known if learner.file == last), known[0])

    def find(self, wanted: str) -> Learner | None:
        """A learner by name or by number, as typed."""
        typed = wanted.strip().casefold()
        named = [learner for learner in self.all() if learner.name.casefold() == typed]
        return next(iter(named), None) or next(
            (learner for learner in self.all() if str(learner.number) == typed), None
        )

    def choose(self, learner: Learner) -> None:
        """From now on this one learns here. Raises StorageError."""
        self._write(self.all(), learner)

    def add(self, name: str, today: date) -> Learner:
        """A new learner with an empty file to come. Raises NameRefused, StorageError."""
        known = self.all()
        number = 1 + max(learner.number for learner in known)
        new = Learner(number, f"learner-{number}.db", self._fit(name, known), today)
        self._write([*known, new], self.chosen)
        return new

    def rename(self, learner: Learner, name: str) -> Learner:
        """Gives a learner another name. Raises NameRefused, StorageError."""
        known = self.all()
        others = [other for other in known if other.file != learner.file]
        named = replace(learner, given=self._fit(name, others))
        self._write([named if other.file == learner.file else other for other in known], self.chosen)
        return named

    def note_asked(self, learner: Learner) -> None:
        """A learner was asked for a name, and is not asked again. Raises StorageError."""
        known = [replace(one, asked=True) if one.file == learner.file else one for one in self.all()]
        self._write(known, self.chosen)

    def erase(self, learner: Learner) -> None:
        """Removes everything kept of a learner: file, copies, name. Rulesets are everybody's and stay.

        Raises StoreBusy if the file is open, StorageError.
        """
        path = self.home / learner.file
        with in_plain_words(path):
            lock = Lock(path.with_suffix(".lock")) if self.home.is_dir() else None
        try:
            with in_plain_words(path):
                for file in self._belonging(path):
                    file.unlink(missing_ok=True)
            self._write([other for other in self.all() if other.file != learner.file], self.chosen)
        finally:
            if lock is not None:
                lock.release()

    def _belonging(self, path: Path) -> Iterator[Path]:
        """A database, what SQLite keeps beside it, and the copies made of it when it was old or damaged."""
        yield path
        for ending in ("-wal", "-shm", "-journal"):
            yield path.with_name(path.name + ending)
        for kind in ("new", "version-*", "damaged-*"):
            yield from sorted(self.home.glob(f"{path.stem}-{kind}.db*"))

    # -- the file of the list --------------------------------------------------------------------

    def _files(self, listed: Iterable[str]) -> set[str]:
        """The databases of the list and of the folder; that of the first learner where there is none."""
        found = set(listed)
        with suppress(OSError):  # a folder that cannot be looked into has none; opening one says why
            found.update(file.name for file in self.home.glob("*.db"))
        return {file for file in found if file == FIRST or OTHER.fullmatch(file)} or {FIRST}

    def _read(self) -> _Kept:
        path = self.home / LIST
        try:
            if not path.is_file():  # what is no file at all might be waited for without an end
                return _Kept()
            kept = json.loads(path.read_bytes())
            return _Kept(_text(kept, "chosen", FIRST), tuple(map(_listed, kept.get("learners", ()))))
        except (OSError, ValueError, TypeError, AttributeError, KeyError, RecursionError):
            return _Kept()  # no list, or one that is damaged

    def _write(self, learners: Sequence[Learner], chosen: Learner) -> None:
        lines = [
            {
                "file": one.file, "name": one.given, "asked": one.asked,
                "since": one.since.isoformat() if one.since else None,
            }
            for one in learners
        ]  # fmt: skip
        text = json.dumps({"chosen": chosen.file, "learners": lines}, ensure_ascii=False, indent=2)
        path = self.home / LIST
        with in_plain_words(path):
            self.home.mkdir(parents=True, exist_ok=True)
            write_whole(path, f"{text}\n".encode())

    def _fit(self, name: str, others: Sequence[Learner]) -> str:
        typed = " ".join(name.split())[:LONGEST].strip()
        if not typed or typed.isdecimal() or not typed.isprintable():
            raise NameRefused(_("A name needs at least one letter."))
        if any(other.name.casefold() == typed.casefold() for other in others):
            raise NameRefused(_("{name} is already on the list.").format(name=typed))
        return typed


def _number(file: str) -> int:
    other = OTHER.fullmatch(file)
    return int(other[1]) if other else 1


def _listed(line: Any) -> Learner:
    """A learner in the list's file. Raises what reading anything else would."""
    file, since = _text(line, "file"), line.get("since")
    name = " ".join(on_one_line(_text(line, "name", "")).split())[:LONGEST].strip()
    begun = None if since is None else date.fromisoformat(since)
    return Learner(_number(file), file, name, begun, line.get("asked") is True)


def _text(line: Any, key: str, usual: str | None = None) -> str:
    text = line[key] if usual is None else line.get(key, usual)
    if not isinstance(text, str):
        raise TypeError
    text.encode()  # halves of a sign are no text
    return text
