"""Lessons at tables with house rules that no shipped sheet has."""

from __future__ import annotations

from typing import Any

import pytest

from game.course.lesson_start import begin
from game.course.loader import LessonFile
from game.rulesets.shipped import load_ruleset
from tests.course.writing import CLASSIC
from tests.shipped import course

CATALOGUE = course()
CHANGES: tuple[dict[str, Any], ...] = (
    {"farmers_hand": "exchange"},
    {"farmers_hand": "redeal"},
    {"partners_best": True},
    {"canadian_loner": True},
    {"no_trump": True},
    {"cut": "offered"},
    {"defend_alone": True},
    {"take_upcard": "may", "bury_upcard": True},
    {"individual_scores": True, "lone_march_partner_points": 3},
)


@pytest.mark.parametrize(
    ("file", "switches"),
    [
        pytest.param(
            file,
            switches,
            id=f"{file.id}-{'-'.join(switches)}",
            marks=() if place % len(CHANGES) == number else pytest.mark.slow,
        )
        for place, file in enumerate(CATALOGUE.lessons)
        for number, switches in enumerate(CHANGES)
    ],
)
def test_a_lesson_runs_at_a_table_with_rules_of_its_own(file: LessonFile, switches: dict[str, Any]) -> None:
    own = load_ruleset(CLASSIC.id).with_switches(**switches)
    assert begin(file, CATALOGUE.glossary, own).step
