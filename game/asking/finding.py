"""Finds a question by the words somebody types: synonyms count, and so do words with slips of the pen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.asking.catalogue import questions
from game.asking.matching import WordIndex
from game.asking.question import Question
from game.i18n import current

_SURE = 0.55  # from here on a question is taken as meant


@dataclass(frozen=True, slots=True)
class Found:
    """A question and how well it fits, from 0 to 1."""

    question: Question
    score: float


def find(typed: str, most: int = 3) -> tuple[Found, ...]:
    """The questions that fit best, the best first. Whether the first one is meant `is_sure` tells."""
    known, index = _index(current())
    wanted = index.weights(typed)
    same = typed.strip().casefold()
    scored = (
        Found(question, 1.0 if question.ask.casefold() == same else 0.99 * index.score(wanted, place))
        for place, question in enumerate(known)
    )
    best = sorted((found for found in scored if found.score > 0), key=lambda found: -found.score)
    return tuple(best[:most])


def is_sure(found: Iterable[Found]) -> bool:
    """Whether the first of these is what was asked."""
    first = next(iter(found), None)
    return first is not None and first.score >= _SURE


@lru_cache(maxsize=4)
def _index(language: str) -> tuple[tuple[Question, ...], WordIndex]:
    known = questions()
    return known, WordIndex([(question.ask, *question.also) for question in known])
