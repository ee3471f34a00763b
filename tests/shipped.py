"""The lessons that ship, read once for all tests of a process, and the tables they are tried at."""

from __future__ import annotations

from functools import cache

from game.course.fitting import fits
from game.course.loader import Catalogue, LessonFile, load_catalogue
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets


@cache
def course() -> Catalogue:
    """The course as it ships."""
    return load_catalogue()


def fitting(file: LessonFile) -> list[Ruleset]:
    """The shipped rulesets under which a lesson can be taken."""
    return [ruleset for ruleset in list_rulesets() if fits(file.lesson, ruleset)]


def usual(file: LessonFile) -> Ruleset:
    """One of the rulesets that fit, another one for the next lesson."""
    choice = fitting(file)
    return choice[course().lessons.index(file) % len(choice)]
