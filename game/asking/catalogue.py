"""All questions by topic, in the language spoken now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.asking import play_questions, score_questions, table_questions
from game.asking.question import Question
from game.i18n import _, current


@dataclass(frozen=True, slots=True)
class Topics:
    """The questions of one part of the game."""

    key: str
    title: str
    questions: tuple[Question, ...]


def topics() -> tuple[Topics, ...]:
    """Every question, in the order of play."""
    return _topics(current())


@lru_cache(maxsize=4)
def _topics(language: str) -> tuple[Topics, ...]:
    return (
        Topics("cards", _("The cards"), play_questions.cards()),
        Topics("deal", _("Pack and deal"), table_questions.dealing()),
        Topics("calling", _("Making trump"), table_questions.calling()),
        Topics("alone", _("Going alone"), table_questions.alone()),
        Topics("play", _("The play"), play_questions.play()),
        Topics("scoring", _("Points and games"), score_questions.scoring()),
        Topics("slips", _("When something goes wrong"), score_questions.slips()),
        Topics("words", _("Words of the table"), score_questions.words()),
    )


def questions() -> tuple[Question, ...]:
    """Every question of every topic."""
    return tuple(question for topic in topics() for question in topic.questions)


def question_of(name: str) -> Question:
    """A question by its id. Raises KeyError for an unknown one."""
    return {question.id: question for question in questions()}[name]
