"""The field for what a question tests: a skill that is called otherwise is asked after."""

from __future__ import annotations

import pytest

from game.pages.skill_field import skill_field, skill_meant, skills_near

SKILLS = (
    ("lead-trump", "Leading trump as maker"),
    ("play-alone", "Playing a lone hand"),
    ("when-alone", "When to go alone"),
    ("words-alone", "Words for going alone"),
)


def test_a_skill_is_meant_by_its_id_its_name_or_both() -> None:
    typed = ("when-alone", "When to go alone", "when to go", "When to go alone (when-alone)")
    assert {skill_meant(each, SKILLS) for each in typed} == {"when-alone"}
    assert skill_meant("alone", SKILLS) == skill_meant("", SKILLS) == ""


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("alone", ["when-alone", "play-alone", "words-alone"]),
        ("going alone", ["words-alone"]),
        ("a lone hand", ["play-alone"]),
        ("when-alon", ["when-alone"]),
        ("leeding", ["lead-trump"]),
        ("xyzzy", []),
    ],
)
def test_the_skills_near_it_are_those_with_its_words_else_those_spelt_like_it(
    typed: str, near: list[str]
) -> None:
    assert [skill for skill, _name in skills_near(typed, SKILLS)] == near


def test_they_are_asked_after_by_name_and_id() -> None:
    wrong = skill_field("alone", SKILLS[:3]).wrong
    assert wrong is not None
    assert wrong[1] == "Did you mean When to go alone (when-alone) or Playing a lone hand (play-alone)?"
    nothing = skill_field("xyzzy", SKILLS).wrong
    assert nothing is not None
    assert "leave it out" in nothing[1]
    assert skill_field("when-alone", SKILLS).wrong is None
