"""Lessons made wrong by chance: each is read or refused in words, soon, and nothing else happens."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.course.loader import lesson_paths
from game.storage import paths
from game.storage.database import memory_store
from tests.fuzz.lesson_mutating import mutated_lesson
from tests.fuzz.lesson_roads import ALWAYS, NOW_AND_THEN, Trip, weighed
from tests.presenters.conftest import PlainDesk

LONGEST = 2.0
"""Seconds that a lesson may take on each of its ways, as the issue of packs has it."""

OFTEN = 10
"""One lesson of so many takes the longer ways, too."""

_WRITES = re.compile("[wax+]")
_DEEDS = ("os.system", "subprocess.Popen", "socket.connect", "os.exec", "os.posix_spawn", "os.startfile")
_CHANGES = (
    "os.mkdir",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.link",
    "os.symlink",
    "os.truncate",
    "os.chmod",
)


class _Outside:
    """What is written, removed or carried out anywhere but in a folder."""

    def __init__(self) -> None:
        self.inside: Path | None = None
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, about: tuple[object, ...]) -> None:
        if self.inside is None:
            return
        if event in _DEEDS:
            self.seen.append(f"{event} {about!r}")
        written = event == "open" and _WRITES.search(str(about[1] or "r"))
        if (written or event in _CHANGES) and not isinstance(about[0], int):
            place = os.path.join(_folder_of(about[-1]), os.fsdecode(about[0]))  # type: ignore[arg-type]
            if not place.startswith(str(self.inside)) and "__pycache__" not in place and place != os.devnull:
                self.seen.append(f"{event} {place}")


def _folder_of(about: object) -> str:
    """The folder that a name is told in, where that is an open one: how whole folders are removed."""
    opened = Path(f"/proc/self/fd/{about}")
    return os.readlink(opened) if isinstance(about, int) and about >= 0 and opened.exists() else os.getcwd()


_outside = cache(_Outside)
"""A hook that listens cannot be taken off again: there is one."""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[_Outside]:
    """What happens out of the folder of a test while it runs."""
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # that of Python itself
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    found = _outside()
    found.seen.clear()
    found.inside = tmp_path
    yield found
    found.inside = None


@cache
def _lessons() -> tuple[bytes, ...]:
    """Those of the course and the whole examples of the guide."""
    guide = (paths.lessons() / "README.md").read_text(encoding="utf-8")
    examples = (text.encode() for text in re.findall(r"```yaml[^\n]*\n(.*?)```", guide, re.DOTALL))
    shipped = (path.read_bytes() for path in lesson_paths(paths.lessons()))
    return (*shipped, *(text for text in examples if b"steps:" in text))


def _try(seeds: range, place: Path, outside: _Outside) -> tuple[int, int]:
    """How many lessons were read, and how many refused."""
    readable = 0
    with memory_store() as store:
        desk = PlainDesk(store, lambda: pytest.fail("nobody is to think"))
        for seed in seeds:
            dice = Random(f"lesson {seed}")
            file = place / "lessons" / dice.choice(("mutated.yaml", "mutated.YML"))
            file.parent.mkdir()
            file.write_bytes(mutated_lesson(dice, dice.choice(_lessons()), _lessons()))
            trip = Trip(file, dice, desk)
            for way in ALWAYS if seed % OFTEN else (*ALWAYS, *NOW_AND_THEN):
                trip.go(way)
                longest = LONGEST * trip.weights if way is weighed else LONGEST
                assert trip.took[way.__name__] < longest, (seed, way.__name__)
            assert not outside.seen, seed
            assert {entry.name for entry in os.scandir(place)} <= {"lessons", "home", "temporary"}, seed
            assert {entry.name for entry in os.scandir(file.parent)} <= {file.name, "locales", "pack.yaml"}, (
                seed
            )
            assert not any(os.scandir(place / "temporary")), seed
            shutil.rmtree(file.parent)
            readable += trip.readable
    return readable, len(seeds) - readable


def test_forty_mutated_lessons_do_no_harm(tmp_path: Path, outside: _Outside) -> None:
    readable, refused = _try(range(40), tmp_path, outside)
    assert min(readable, refused) > 3


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 500, 100))
def test_more_mutated_lessons_do_no_harm(first: int, tmp_path: Path, outside: _Outside) -> None:
    readable, refused = _try(range(first, first + 100), tmp_path, outside)
    assert min(readable, refused) > 10
