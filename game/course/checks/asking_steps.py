"""What a question needs to be asked at all: a table, the learner's turn, answers that name what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.course.answers import Answer, AnyOf
from game.course.checks.rule_numbers import Rule, Ruled, breaking
from game.course.exercises.base import Exercise, Found
from game.i18n import _


def faults(asked: Exercise[Any, Any]) -> Iterator[Ruled]:
    """All that keeps the question from being asked; what the answers are worth is not looked at."""
    standing = [*asked.standing()]
    yield from breaking(Rule.ASKABLE, standing)
    if not standing:
        for number, answer in enumerate(asked.step.answers):
            for rule, (path, message, mend) in _answer(asked, answer):
                yield rule, (("answers", number, *path), message, mend)


def _answer(asked: Exercise[Any, Any], answer: Answer) -> Iterator[Ruled]:
    yield from breaking(Rule.IDLE_KEYS, _idle_keys(asked, answer))
    yield from breaking(Rule.NAMED_ANSWERS, asked.unreadable(answer))


def _idle_keys(asked: Exercise[Any, Any], answer: Answer) -> Iterator[Found]:
    if answer.any is AnyOf.ILLEGAL and not asked.acts:
        message = _("Nothing can be illegal in this step, so this answer never matches.")
        yield ("any",), message, _("Write “any: other”, or remove the answer.")
    if answer.then and not asked.acts:
        message = _("This step doesn't do anything at the table, so nothing can follow it.")
        yield ("then",), message, _("Remove “then:”.")
