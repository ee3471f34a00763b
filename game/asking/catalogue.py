"""All questions by topic, in the language spoken now: the reader of `questions.yaml`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from pydantic import RootModel

from game.asking.question import Question, Topics
from game.i18n import current
from game.rulesets.translated import read_translated
from game.storage.paths import rulesets

TEXT_KEYS = frozenset({"title", "ask", "says", "moot", "also"})
"""Keys of `questions.yaml` under which every scalar is read by a person."""


class _File(RootModel[tuple[Topics, ...]]):
    pass


def topics() -> tuple[Topics, ...]:
    """Every question, in the order of play."""
    return _topics(current())


def read_questions(path: Path) -> tuple[Topics, ...]:
    """The questions of a file in the language spoken now. Raises YamlFault."""
    return read_translated(path, _File, TEXT_KEYS).root


@lru_cache(maxsize=4)
def _topics(language: str) -> tuple[Topics, ...]:
    return read_questions(rulesets() / "questions.yaml")


def questions() -> tuple[Question, ...]:
    """Every question of every topic."""
    return tuple(question for topic in topics() for question in topic.questions)


def question_of(name: str) -> Question:
    """A question by its id. Raises KeyError for an unknown one."""
    return {question.id: question for question in questions()}[name]
