"""Runs cases one after the other and keeps what went wrong with the line that shows it again."""

from __future__ import annotations

import os
import signal
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FrameType

from game.storage.paths import HOME_VARIABLE
from tests.fuzz.cases import KINDS, Case

LONGEST = 120
"""Seconds a case may take before it counts as hanging; the first one of a kind reads the whole course."""


class Hangs(Exception):
    """A case that does not come to an end."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A case that went wrong."""

    number: int
    kind: str
    trace: str

    def told(self, seed: str) -> str:
        """What happened and how to see it again."""
        again = f"python -m tests.fuzz --seed {seed} --case {self.number} --kind {self.kind}"
        return f"{self.kind} {self.number}:\n{self.trace}\n  again: {again}"


def run_cases(
    numbers: Sequence[int], seed: str, kinds: Sequence[str] = tuple(KINDS)
) -> Iterator[Finding | None]:
    """For each case its finding, or None for one that went well. Kinds take turns."""
    for number in numbers:
        kind = kinds[number % len(kinds)]
        with tempfile.TemporaryDirectory() as folder, _at_home(folder):
            try:
                with _not_for_ever():
                    KINDS[kind](Case(Random(f"{seed}/{kind}/{number}"), Path(folder)))
            except Exception:
                yield Finding(number, kind, traceback.format_exc(limit=-8))
            else:
                yield None


@contextmanager
def _at_home(folder: str) -> Iterator[None]:
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ[HOME_VARIABLE]
        else:
            os.environ[HOME_VARIABLE] = before


@contextmanager
def _not_for_ever() -> Iterator[None]:
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _stop)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise Hangs(f"more than {LONGEST} seconds")
