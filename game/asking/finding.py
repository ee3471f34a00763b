"""Finds the questions that somebody means, as people put them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.asking.catalogue import questions
from game.asking.matching import Weights, WordIndex
from game.asking.question import Question
from game.asking.vocabulary import OTHER_GAME
from game.asking.wordings import Wordings
from game.i18n import current

_SURE, _COVERED = 0.4, 0.46  # how well what is meant fits, and how much of what was typed it speaks of
_LIKELY, _PARTLY, _SEVERAL = 0.33, 0.3, 2  # the same for one that shares several things of the game
_ALL = 0.9  # how much one speaks of that shares nothing of the game
_WORDING = 0.3  # what the words themselves count beside what they mean
_ADVICE = "ADVICE"  # the frame of questions for advice
_MEANS = "MEAN"  # that of questions for what a word means
_TELLING = ("COST", _MEANS, "WHERE")  # that, and those of questions for what a slip costs and for a place
_ASKED = ("May", "Must")  # what is asked about a thing, and never about a word
_UNLIKE = 0.8  # what is left of a score where one of those is asked and another kind of question found


@dataclass(frozen=True, slots=True)
class Found:
    """A question, how well it fits, and how much of what was typed it speaks of; both from 0 to 1."""

    question: Question
    score: float
    covered: float = 1.0
    shared: int = 0  # things of the game that both speak of
    tells: bool = True  # both speak of more than where one plays
    known: bool = True  # no thing of the game was typed that no question speaks of

    @property
    def sure(self) -> bool:
        """Whether it is taken as meant, if none fits better."""
        if not (self.tells and self.known) or not (self.shared or self.covered >= _ALL):
            return False
        likely = self.shared >= _SEVERAL and self.score >= _LIKELY and self.covered >= _PARTLY
        return likely or (self.score >= _SURE and self.covered >= _COVERED)


def find(typed: str, most: int = 3) -> tuple[Found, ...]:
    """The questions that fit best, the best first. Whether the first one is meant `is_sure` tells."""
    known, index, wordings = _index(current())
    wanted, alike = index.weights(typed), wordings.alike(typed)
    scored = (
        Found(
            question,
            1.0
            if index.is_put(typed, place)
            else _fits(question, wanted, index.score(wanted, place), alike[place])
            * (1.0 if _asked_so(question, index, wanted, place) else _UNLIKE),
            index.covered(wanted, place),
            index.shared(wanted, place),
            index.tells_more(wanted, place) and OTHER_GAME not in wanted,
            index.knows_all(wanted),
        )
        for place, question in enumerate(known)
    )
    best = sorted((found for found in scored if found.covered > 0), key=lambda found: -found.score)
    return tuple(best[:most])


def _fits(question: Question, wanted: Weights, meaning: float, wording: float) -> float:
    alike = (question.advice is not None) == (_ADVICE in wanted)
    return 0.99 * ((1 - _WORDING) * meaning + _WORDING * wording) * (1.0 if alike else _UNLIKE)


def _asked_so(question: Question, index: WordIndex, wanted: Weights, place: int) -> bool:
    if question.word and _MEANS not in wanted and any(mode in wanted for mode in _ASKED):
        return False
    return all(index.asks(frame, place) for frame in _TELLING if frame in wanted)


def is_sure(found: Iterable[Found]) -> bool:
    """Whether the first of these is what was asked."""
    first = next(iter(found), None)
    return first is not None and first.sure


@lru_cache(maxsize=4)
def _index(language: str) -> tuple[tuple[Question, ...], WordIndex, Wordings]:
    known = questions()
    phrases = [(question.ask, *question.also) for question in known]
    return known, WordIndex(phrases), Wordings(phrases)
