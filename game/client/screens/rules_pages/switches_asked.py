"""The switches that a question in plain words is about."""

from __future__ import annotations

from difflib import SequenceMatcher

from game.asking.finding import find as find_questions
from game.asking.finding import is_sure
from game.asking.question import SWITCHES
from game.rulesets.switches import groups

_NEAR = 0.75  # of the best score: what may have been meant as well


def find(question: str) -> tuple[str, ...]:
    """The switches behind the questions that fit, the best first; none, if none fits."""
    found = find_questions(question, 5)
    if not is_sure(found):
        return ()
    near = [each.question for each in found if each.score >= _NEAR * found[0].score]
    return tuple(dict.fromkeys(name for each in near for name in each.on if name in SWITCHES))


def nearest(question: str, count: int = 3) -> tuple[str, ...]:
    """The switches whose names look most like the question."""
    names = {name: text.name.lower() for group in groups() for name, text in group.texts.items()}

    def likeness(name: str) -> float:
        return -SequenceMatcher(None, question.lower(), names[name]).ratio()

    return tuple(sorted(names, key=likeness)[:count])
