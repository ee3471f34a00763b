"""A learner of an earlier version of the course keeps all: lessons, questions, skills and memory cards.

The data file lists its lessons, each with its questions, hands and words: `step suit bowers` is a question
and the skill it tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.course.memory.cards import term_card_id
from game.course.memory.deck import Deck
from game.course.memory.mix import StepItem, plan
from game.course.memory.skills import skills
from game.presenters.lesson_list import entries
from game.rulesets.shipped import load_ruleset
from game.storage.database import Store, stamp
from game.storage.memory import StepAnswer
from tests.clock import Clock
from tests.shipped import course

COURSE = course()
LISTED = Path(__file__).parent / "data" / "course_at_4cd3d49.txt"


@dataclass
class Lesson:
    """A lesson of then."""

    id: str
    asked: dict[str, list[str]] = field(default_factory=dict)
    """The skills that each question or hand tests."""
    words: list[str] = field(default_factory=list)


def earlier() -> Iterator[Lesson]:
    """The lessons of that version."""
    found: Lesson | None = None
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        kind, *names = line.split()
        if not names:
            if found is not None:
                yield found
            found = Lesson(kind)
        elif found is not None and kind == "word":
            found.words += names
        elif found is not None:
            found.asked[names[0]] = names[1:]
    assert found is not None
    yield found


EARLIER = tuple(earlier())


@pytest.fixture
def learner(store: Store) -> Store:
    """Somebody who has taken every lesson of then, and was wrong everywhere at the first try."""
    now = stamp(store.now())
    for lesson in EARLIER:
        store.progress.save(lesson.id, "danville", fingerprint="", position="", answers="", done=True)
        store.memory.meet(map(term_card_id, lesson.words))
        store.memory.note(
            StepAnswer(lesson.id, step, skill, False, now, now, "")
            for step, tested in lesson.asked.items()
            for skill in tested or ("",)
        )
    return store


def test_every_lesson_stays_done(learner: Store) -> None:
    now = {entry.id: entry for entry in entries(learner.progress.all())}
    assert all(now[lesson.id].done for lesson in EARLIER)


def test_every_skill_keeps_its_name_and_is_still_tested(learner: Store) -> None:
    tried = {skill.id for skill in skills(learner, COURSE.course) if skill.marks or skill.due}
    tested = {skill for file in COURSE.lessons for step in file.lesson.shown for skill in step.tests}
    assert {skill for lesson in EARLIER for known in lesson.asked.values() for skill in known} <= tried
    assert tried <= tested
    assert tried <= set(COURSE.course.skills)


def test_every_memory_card_is_still_there(learner: Store) -> None:
    deck = Deck(learner, COURSE.glossary, load_ruleset("danville"))
    cards = learner.memory.cards()
    assert len(cards) > 20
    assert all(deck.card(card) is not None for card in cards)


def test_every_question_is_still_asked_somewhere(learner: Store) -> None:
    asked = {(file.id, step.id) for file in COURSE.lessons for step in file.lesson.shown}
    answers = COURSE.course.as_asked_now(learner.memory.answers())
    assert {(told.lesson_id, told.step_id) for told in answers} <= asked


def test_what_went_wrong_in_a_question_that_moved_comes_back_where_it_is_asked_now(
    store: Store, clock: Clock
) -> None:
    now = stamp(store.now())
    store.memory.note([StepAnswer("sitting-down", "black-jack", "the-deal", False, now, now, "")])
    clock.forward(days=1)
    items = plan(Deck(store, COURSE.glossary, load_ruleset("danville")), COURSE).items
    steps = [(item.file.id, item.step_id) for item in items if isinstance(item, StepItem)]
    assert steps == [("deal-customs", "first-black-jack")]


def test_no_question_that_moved_is_still_asked_where_it_was() -> None:
    asked = {f"{file.id}/{step.id}" for file in COURSE.lessons for step in file.lesson.shown}
    assert not asked & set(COURSE.course.formerly)
    assert set(COURSE.course.formerly.values()) <= asked
