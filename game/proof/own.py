"""The opportunities of whoever learns here, out of the store: the same that an export tells an author."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.proof.curves import Curve, Opportunity, decided, first_tries, in_order
from game.storage.database import Store

_SPANS = 5
"""Shares at most that a learner's own curve of a skill is told in."""

_EACH = 5
"""Opportunities that a share is made of at least."""


@dataclass(frozen=True, slots=True)
class OwnCurve:
    """How one skill went, from the first opportunities to the latest: a share of errors for each span.

    `skill` begins with where it was tried, as in `curves`; all spans hold as many opportunities, or one more.
    """

    skill: str
    count: int
    wrong: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class OwnCurves:
    """All skills together by the n-th opportunity, and each that was tried often, the most tried first."""

    together: Curve
    skills: tuple[OwnCurve, ...]


def own_curves(store: Store) -> OwnCurves:
    """How often skills went wrong at their first opportunities and later ones. Raises StorageErrors."""
    told = sorted((*_questions(store), *_decisions(store)), key=lambda each: each.when)
    rows: dict[str, list[bool]] = defaultdict(list)
    for each in told:
        rows[each.skill].append(each.wrong)
    often = [OwnCurve(skill, len(row), _shares(row)) for skill, row in rows.items() if len(row) >= 2 * _EACH]
    return OwnCurves(in_order(told), tuple(sorted(often, key=lambda each: (-each.count, each.skill))))


def _shares(row: Sequence[bool]) -> tuple[float, ...]:
    """The shares of errors in equal spans."""
    count = min(_SPANS, len(row) // _EACH)
    cuts = [len(row) * number // count for number in range(count + 1)]
    return tuple(sum(row[first:end]) / (end - first) for first, end in pairwise(cuts))


def _questions(store: Store) -> Iterable[Opportunity]:
    """Questions of lessons that test a skill."""
    answers = store.memory.answers()
    helped = frozenset(
        (lesson, step)
        for lesson in {told.lesson_id for told in answers}
        for step, first in store.first_answers.of(lesson).items()
        if first.hints
    )
    told = (((each.lesson_id, each.step_id), each.skill, each.at_once, each.answered) for each in answers)
    return first_tries("", told, helped)


def _decisions(store: Store) -> Iterator[Opportunity]:
    """Decisions at tables, by their topic."""
    for each in store.decisions.all():
        yield decided("", each.topic, each.decided, each.mark, each.hint)
