"""The rules of the checker by number. Each has a page in lessons/checks with an example."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import islice

from game.course.exercises.base import Found
from game.yamlfile.faults import MOST_FAULTS
from game.yamlfile.yaml_positions import YamlFault


class Rule(StrEnum):
    """What is proved of a lesson."""

    WRITTEN = "L01"  # the file can be read and has the keys and values of a lesson
    LESSON_IDS = "L02"
    STEP_IDS = "L03"
    TABLE_NAMES = "L04"
    JUMPS = "L05"
    REACHED = "L06"
    WITHIN = "L07"
    SKILLS_TESTED = "L08"
    SKILLS_NAMED = "L09"
    NO_CIRCLE = "L10"
    SOME_RULESET = "L11"
    STEP_NEEDS = "L12"
    CLAUSES = "L13"
    BRACES = "L14"
    BOLD = "L15"
    TERMS = "L16"
    DEALT = "L17"
    ASKABLE = "L18"
    NAMED_ANSWERS = "L19"
    IDLE_KEYS = "L20"
    LEGAL_ANSWERS = "L21"
    AGREED = "L22"
    AUTO = "L23"
    AFTERMATH = "L24"
    NOT_IDLE = "L25"
    BEST = "L26"
    FEEDBACK = "L27"
    FREE_PLAY = "L28"
    NUMBERS = "L29"
    REQUIRED = "L30"
    WORTH = "L31"  # asked for with --values only
    CHAPTERS = "L32"
    LETTERS = "L33"
    LINES = "L34"
    MINUTES = "L35"
    BORNE_OUT = "L36"
    DRAFT = "L37"


STILL_TO_DO = frozenset(
    {
        Rule.REACHED, Rule.WITHIN, Rule.SKILLS_TESTED, Rule.SKILLS_NAMED, Rule.NO_CIRCLE, Rule.CLAUSES,
        Rule.BRACES, Rule.BOLD, Rule.TERMS, Rule.IDLE_KEYS, Rule.NOT_IDLE, Rule.FEEDBACK, Rule.NUMBERS,
        Rule.REQUIRED, Rule.WORTH, Rule.CHAPTERS, Rule.LETTERS, Rule.LINES, Rule.MINUTES, Rule.BORNE_OUT,
        Rule.DRAFT,
    }
)  # fmt: skip
"""A lesson that breaks one of these can be played; every other one keeps it, or a step of it, from that."""


def is_draft(fault: YamlFault) -> bool:
    """Whether a fault only says that a lesson is still a draft, which keeps it from nothing."""
    return fault.rule == Rule.DRAFT


Ruled = tuple[Rule, Found]
"""A fault before it has its place in a file, with the rule that it breaks."""


def ruled(rule: Rule, faults: Iterable[YamlFault]) -> Iterator[YamlFault]:
    """The faults, each with the number of its rule, and no more of one rule than anybody looks at."""
    for fault in islice(faults, MOST_FAULTS):
        fault.rule = rule
        fault.blocks = rule not in STILL_TO_DO or fault.path[-1:] == ("term",)
        yield fault


def breaking(rule: Rule, faults: Iterable[Found]) -> Iterator[Ruled]:
    """The faults of a step, each with the number of its rule."""
    for fault in faults:
        yield rule, fault
