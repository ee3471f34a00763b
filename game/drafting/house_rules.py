"""The house rules a draft relies on: those that keep it from tables at which the hand could not have been."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.course.fitting import fits
from game.course.glossary import NO_GLOSSARY
from game.course.lesson_proof import check_file
from game.course.loader import LessonFile
from game.course.needs_line import OF_PLAY
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets


def needed(file: LessonFile, own: Ruleset) -> Mapping[str, Any]:
    """As few switches of the hand's own rules as leave out every ruleset under which its draft has faults.

    Of switches that leave out as many, the one that keeps more of the others.
    """
    fitting = [ruleset for ruleset in list_rulesets() if fits(file.lesson, ruleset)]
    failing = [ruleset for ruleset in fitting if check_file(file, NO_GLOSSARY, [ruleset])]
    holding = [ruleset for ruleset in fitting if ruleset not in failing]
    found: dict[str, Any] = {}
    while failing:
        name = max(OF_PLAY, key=lambda name: (_unlike(name, own, failing), -_unlike(name, own, holding)))
        if not _unlike(name, own, failing):
            break
        found[name] = getattr(own.switches, name)
        failing = [ruleset for ruleset in failing if getattr(ruleset.switches, name) == found[name]]
    return found


def _unlike(name: str, own: Ruleset, others: list[Ruleset]) -> int:
    """How many of the others have this switch otherwise."""
    value = getattr(own.switches, name)
    return sum(getattr(other.switches, name) != value for other in others)
