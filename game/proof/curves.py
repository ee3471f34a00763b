"""How often each skill goes wrong at its first opportunity, its second, and so on.

An opportunity is a decision in a game, a lesson's hand or a drill, or a question of a lesson, first tries
only; one that was right after a hint counts as an error.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt

from game.tutor.estimate import student
from game.tutor.significance import NINETY

LEAST = 4
"""Learners at an opportunity, or skills of one learner, below which nothing is said of it."""

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


QUESTION, PLAY = "question/", "play/"
"""What skills of lessons and topics of decisions begin with: some have one name, and are no one skill."""

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
            wrong = not at_once or question in helped
            yield Opportunity(learner, f"{QUESTION}{skill}", question[0], when, wrong)


def decided(learner: str, topic: str, when: str, mark: object, hint: object) -> Opportunity:
    """A decision at a table."""
    return Opportunity(learner, f"{PLAY}{topic}", "", when, went_wrong(mark, hint))


def went_wrong(mark: object, hint: object) -> bool:
    """Whether a decision counts as an error: a mistake, or one with a hint."""
    return mark == "mistake" or bool(hint)


@dataclass(frozen=True, slots=True)
class Point:
    """The n-th opportunity, from 1: how many learners had it, in how many skills, how many went wrong."""

    n: int
    learners: int
    tries: int
    wrong: int

    @property
    def rate(self) -> float:
        return self.wrong / self.tries


@dataclass(frozen=True, slots=True)
class Curve:
    """The curve of one skill, or of a lesson's questions.

    `fall` is how much rarer an error becomes with each opportunity, `off` half of its 90 % interval; both
    are 0 where it is not `known`.
    """

    name: str
    points: tuple[Point, ...]
    fall: float = 0.0
    off: float = 0.0

    @property
    def known(self) -> bool:
        """Whether enough learners had two opportunities."""
        return sum(point.learners >= LEAST for point in self.points) > 1

    @property
    def to_learn(self) -> bool:
        """Whether anything goes wrong at first."""
        return bool(self.points) and self.points[0].rate > FLAT

    @property
    def flat(self) -> bool:
        """Whether it surely does not fall, though there is something to learn."""
        return self.known and self.to_learn and self.fall + self.off < FLAT

    @property
    def falls(self) -> bool:
        """Whether it surely falls."""
        return self.known and self.fall - self.off > 0


def in_order(told: Iterable[Opportunity]) -> Curve:
    """One curve of all skills: each counts its own opportunities."""
    return next(iter(_curves(told, lambda _each: "")), Curve("", ()))


def by_skill(told: Iterable[Opportunity]) -> tuple[Curve, ...]:
    """A curve for every skill, by its name."""
    return _curves(told, lambda each: each.skill)


def by_lesson(told: Iterable[Opportunity]) -> tuple[Curve, ...]:
    """A curve for every lesson: its questions that test a skill, each in the order it was had."""
    return _curves((each for each in told if each.lesson), lambda each: each.lesson)


_Series = Mapping[tuple[str, str], list[Opportunity]]
"""By learner and skill the opportunities in their order."""


def _curves(told: Iterable[Opportunity], name_of: Callable[[Opportunity], str]) -> tuple[Curve, ...]:
    rows: dict[str, dict[tuple[str, str], list[Opportunity]]] = defaultdict(lambda: defaultdict(list))
    for each in sorted(told, key=lambda each: each.when):
        rows[name_of(each)][each.learner, each.skill].append(each)
    return tuple(_curve(name, rows[name]) for name in sorted(rows))


def _curve(name: str, series: _Series) -> Curve:
    had: dict[int, list[Opportunity]] = defaultdict(list)
    for row in series.values():
        for n, each in enumerate(row, 1):
            had[n].append(each)
    points = tuple(
        Point(n, len({each.learner for each in had[n]}), len(had[n]), sum(each.wrong for each in had[n]))
        for n in sorted(had)
    )
    return Curve(name, points, *_fall(had, frozenset(point.n for point in points if point.learners >= LEAST)))


def _fall(had: Mapping[int, list[Opportunity]], known: frozenset[int]) -> tuple[float, float]:
    """The slope by least squares over these opportunities, and how far it may be off.

    Tries of one learner are no chance draws of their own: the error is that of whole learners (Liang and
    Zeger 1986), with Student's factor for so many of them; it is never below that of as many single draws.
    """
    tries = [(n, each.learner, float(each.wrong)) for n in known for each in had[n]]
    if len(known) < 2:
        return 0.0, 0.0
    mean_n = sum(n for n, _who, _wrong in tries) / len(tries)
    mean = sum(wrong for _n, _who, wrong in tries) / len(tries)
    under = sum((n - mean_n) ** 2 for n, _who, _wrong in tries)
    slope = sum((n - mean_n) * (wrong - mean) for n, _who, wrong in tries) / under
    pulls: dict[str, float] = defaultdict(float)
    for n, who, wrong in tries:
        pulls[who] += (n - mean_n) * (wrong - mean - slope * (n - mean_n)) / under
    count = len(pulls)
    share = (mean * len(tries) + NINETY**2 / 2) / (len(tries) + NINETY**2)  # none is surely 0 or 1
    error = sqrt(
        max(sum(pull**2 for pull in pulls.values()) * count / (count - 1), share * (1 - share) / under)
    )
    return -slope, student(count - 1) * error
