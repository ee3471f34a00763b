"""How often each skill goes wrong at its first opportunity, its second, and so on.

An opportunity is a decision in a game, a lesson's hand or a drill, or a question of a lesson, first tries
only; one that was right after a hint counts as an error.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass

LEAST = 4
"""Learners at an opportunity, below which nothing is said of it."""

FLAT = 0.02
"""A curve falls when an error is rarer by at least this much an opportunity."""


@dataclass(frozen=True, slots=True)
class Opportunity:
    """One of them: whose, of which skill, in which lesson ("" for a game), when, and if it went wrong."""

    learner: str
    skill: str
    lesson: str
    when: str
    wrong: bool


Question = tuple[str, str]
"""A question by its lesson and its step."""


def first_tries(
    learner: str, told: Iterable[tuple[Question, str, bool, str]], helped: Container[Question]
) -> Iterator[Opportunity]:
    """Questions that test a skill, each for its first time; one of those `helped` by a hint went wrong.

    Told of each answer are its question, the skill ("" for none), whether it was right at once, and when.
    """
    seen = set[tuple[Question, str]]()
    for question, skill, at_once, when in told:
        if skill and (question, skill) not in seen:
            seen.add((question, skill))
            yield Opportunity(learner, skill, question[0], when, not at_once or question in helped)


def went_wrong(mark: object, hint: object) -> bool:
    """Whether a decision counts as an error: a mistake, or one with a hint."""
    return mark == "mistake" or bool(hint)


@dataclass(frozen=True, slots=True)
class Point:
    """The n-th opportunity, from 1: how many had it, and how many of them went wrong."""

    n: int
    learners: int
    wrong: int

    @property
    def rate(self) -> float:
        return self.wrong / self.learners


@dataclass(frozen=True, slots=True)
class Curve:
    """The curve of one skill, or of a lesson's questions."""

    name: str
    points: tuple[Point, ...]

    @property
    def slope(self) -> float:
        """How much rarer an error becomes with each opportunity, by least squares; weighted by learners."""
        told = [point for point in self.points if point.learners >= LEAST]
        weight = sum(point.learners for point in told)
        if len(told) < 2 or not weight:
            return 0.0
        mean_n = sum(point.n * point.learners for point in told) / weight
        mean_rate = sum(point.rate * point.learners for point in told) / weight
        over = sum(point.learners * (point.n - mean_n) * (point.rate - mean_rate) for point in told)
        under = sum(point.learners * (point.n - mean_n) ** 2 for point in told)
        return -over / under

    @property
    def known(self) -> bool:
        """Whether enough learners had two opportunities."""
        return sum(point.learners >= LEAST for point in self.points) > 1

    @property
    def flat(self) -> bool:
        """Whether it is known and does not fall, though there is something to learn."""
        first = next(iter(self.points), None)
        return self.known and self.slope < FLAT and first is not None and first.rate > FLAT


def in_order(told: Iterable[Opportunity]) -> Curve:
    """One curve of all skills: each counts its own opportunities."""
    return next(iter(_curves(told, lambda _each: "")), Curve("", ()))


def by_skill(told: Iterable[Opportunity]) -> tuple[Curve, ...]:
    """A curve for every skill, by its name."""
    return _curves(told, lambda each: each.skill)


def by_lesson(told: Iterable[Opportunity]) -> tuple[Curve, ...]:
    """A curve for every lesson: its questions that test a skill, each in the order it was had."""
    return _curves((each for each in told if each.lesson), lambda each: each.lesson)


def _curves(told: Iterable[Opportunity], name_of: object) -> tuple[Curve, ...]:
    assert callable(name_of)
    rows: dict[str, dict[tuple[str, str], list[Opportunity]]] = defaultdict(lambda: defaultdict(list))
    for each in told:
        rows[name_of(each)][each.learner, each.skill].append(each)
    return tuple(Curve(name, _points(rows[name].values())) for name in sorted(rows))


def _points(series: Iterable[list[Opportunity]]) -> tuple[Point, ...]:
    had: dict[int, list[bool]] = defaultdict(list)
    for row in series:
        for n, each in enumerate(sorted(row, key=lambda each: each.when), 1):
            had[n].append(each.wrong)
    return tuple(Point(n, len(had[n]), sum(had[n])) for n in sorted(had))
