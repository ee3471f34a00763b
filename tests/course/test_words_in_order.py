"""A beginner meets no word of the table before it is explained, along the course in its order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

import pytest

from game.course.checks.texts import texts
from game.course.links import LINK, linked_terms
from game.course.loader import LessonFile
from game.course.steps import TermStep
from tests.shipped import course

COURSE = course()
BEGINNERS = tuple(takewhile(lambda file: not file.chapter.startswith("4"), COURSE.lessons))
"""The first three chapters."""

EVERYDAY = {
    "call": "to say something at your turn",
    "deal": "to give out cards, as in any game",
    "euchre": "the name of the game",
    "game": "what is played",
    "hand": "the cards somebody holds",
    "made": "also of other things",
    "making": "also of other things",
    "next": "the one that follows",
    "no-trump": "a hand may have no trump in it",
    "pick-up": "to take a card from the table",
    "point": "what is scored",
    "rank": "how high a card is",
    "round": "to go round the table",
    "side": "two people against two others",
    "suit": "known to all who have seen cards",
    "tie": "as much as the other",
}
"""Words of the glossary that a lesson may use in their common meaning, and that meaning."""

PARTS = {"bower": r"(?<!right )(?<!left )bower", "lead": r"(?:first )?leads?"}
"""Words that are looked for in another way than by their title."""


def words() -> dict[str, re.Pattern[str]]:
    """How each word looks in a text, but for those of every day."""
    titles = {term: PARTS.get(term, re.escape(view.title)) for term, view in COURSE.glossary.terms.items()}
    return {
        term: re.compile(rf"\b(?:{title})s?\b", re.IGNORECASE)
        for term, title in titles.items()
        if term not in EVERYDAY
    }


def used(file: LessonFile) -> Iterator[tuple[str, set[str], str]]:
    """Each text of a lesson's steps: where it stands, the words it explains, and what is left of it."""
    for step in file.marked.data["steps"]:
        named = step.get("id") or f"term-{step['term']}"
        if step["type"] == "term":
            yield named, {step["term"]}, LINK.sub("", COURSE.glossary.terms[step["term"]].text)
        for _path, text in texts(step):
            yield named, set(linked_terms(text)), LINK.sub("", text)


def too_early() -> Iterator[str]:
    """Words that a lesson uses before a step or a link has explained them."""
    looks, known = words(), set[str]()
    for file in BEGINNERS:
        for step, explained, text in used(file):
            known |= explained
            for term, look in looks.items():
                if term not in known and look.search(text):
                    yield f"{term} in {file.id}/{step}"


def test_no_word_is_used_before_it_is_explained() -> None:
    assert list(too_early()) == []


@pytest.mark.parametrize("file", BEGINNERS, ids=lambda file: file.id)
def test_no_link_stands_before_the_step_of_the_same_lesson_that_explains_its_word(file: LessonFile) -> None:
    own = {step.term: number for number, step in enumerate(file.lesson.steps) if isinstance(step, TermStep)}
    early = [
        (term, number)
        for number, step in enumerate(file.marked.data["steps"])
        for _path, text in texts(step)
        for term in linked_terms(text)
        if number < own.get(term, 0)
    ]
    assert early == []


def test_everyday_words_are_words_of_the_glossary() -> None:
    assert set(EVERYDAY) | set(PARTS) <= set(COURSE.glossary.terms)
