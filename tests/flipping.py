"""The mutation run: every switch of every ruleset is set otherwise, and a test of its clause has to notice.

`python -m pytest tests/rules --flip` changes the shipped rulesets in memory, one switch at a time, and runs
the tests that are marked with the clause which decides that switch until one of them fails.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from enum import EnumMeta
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from _pytest.runner import runtestprotocol

from game.rules.ruleset import Ruleset, Switches
from game.rulesets.shipped import list_rulesets

_KINDS = get_type_hints(Switches)


@dataclass(frozen=True)
class Flip:
    """One switch of one ruleset, set to another value than its sheet gives."""

    ruleset: Ruleset
    switch: str
    value: Any

    @property
    def clause(self) -> str:
        """The clause whose tests have to notice."""
        return self.ruleset.cite(self.switch)

    def __str__(self) -> str:
        own = getattr(self.ruleset.switches, self.switch)
        return f"{self.ruleset.id}: {self.switch} {own} -> {self.value} ({self.clause})"


def other_values(switch: str, own: Any) -> Iterator[Any]:
    """Every other choice; for a number the ones beside it; null where there may be none."""
    kind = _KINDS[switch]
    if kind is bool:
        yield not own
    elif get_origin(kind) is Literal or isinstance(kind, EnumMeta):
        choices: Sequence[Any] = get_args(kind) or list(kind)
        yield from (choice for choice in choices if choice != own)
    else:
        yield 3 if own is None else own + 1
        if own:
            yield own - 1
        if isinstance(kind, UnionType) and own is not None:
            yield None


def flips() -> Iterator[Flip]:
    """All that the run goes through."""
    for ruleset in list_rulesets():
        for field in fields(Switches):
            for value in other_values(field.name, getattr(ruleset.switches, field.name)):
                yield Flip(ruleset, field.name, value)


@contextmanager
def flipped(flip: Flip) -> Iterator[None]:
    """The shipped ruleset with its switch set otherwise, for everyone who has already loaded it."""
    own = flip.ruleset.switches
    object.__setattr__(flip.ruleset, "switches", replace(own, **{flip.switch: flip.value}))
    try:
        yield
    finally:
        object.__setattr__(flip.ruleset, "switches", own)


def run(session: pytest.Session) -> list[Flip]:
    """Go through all flips with the collected tests; return those that no test of their clause noticed."""
    by_clause: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in session.items:
        for mark in item.iter_markers("clause"):
            by_clause[str(mark.args[0])].append(item)
    sound: dict[pytest.Item, bool] = {}
    missed = []
    for flip in flips():
        items = sorted(by_clause[flip.clause], key=lambda item: not _speaks_of(item, flip))
        if not any(_notices(item, flip, sound) for item in items):
            missed.append(flip)
    return missed


def _notices(item: pytest.Item, flip: Flip, sound: dict[pytest.Item, bool]) -> bool:
    """Whether a test fails with the switch flipped, and only then."""
    with flipped(flip):
        if not _fails(item):
            return False
    if item not in sound:
        sound[item] = not _fails(item)
    return sound[item]


def _speaks_of(item: pytest.Item, flip: Flip) -> bool:
    return f"[{flip.ruleset.id}-{flip.switch}]" in item.name


def _fails(item: pytest.Item) -> bool:
    item._initrequest()  # type: ignore[attr-defined]  # as for a test that is run again
    reports = runtestprotocol(item, nextitem=None, log=False)
    return any(report.failed for report in reports)
