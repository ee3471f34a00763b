"""The daily mix: about five minutes of what is due and of what went wrong before today."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.chapters import Course
from game.course.glossary import Glossary, Term
from game.course.loader import Catalogue
from game.course.memory.asking_again import question_of
from game.course.memory.deck import Deck
from game.course.memory.mix import CARD_SECONDS, SECONDS, STEP_SECONDS, CardItem, StepItem, missed, plan
from game.course.memory.scheduling import Answered, skill_after
from game.course.memory.skills import skills
from game.storage.database import Store, stamp
from game.storage.memory import StepAnswer
from tests.clock import Clock
from tests.course.asked import STEPS
from tests.course.writing import CLASSIC, GLOSSARY, lesson, read


@pytest.fixture
def deck(store: Store) -> Deck:
    return Deck(store, GLOSSARY, CLASSIC)


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    return Catalogue((read(lesson(STEPS), tmp_path),), (), GLOSSARY)


def told(store: Store, step: str, at_once: bool, skill: str = "") -> None:
    """A step of the trial lesson answered now."""
    before = store.memory.skills().get(skill)
    held = skill_after(before.memory if before else "", at_once, store.now())
    now, due = stamp(store.now()), stamp(held.due)
    store.memory.note([StepAnswer("trial", step, skill, at_once, now, due, held.memory)])


def steps(deck: Deck, catalogue: Catalogue) -> list[str]:
    return [item.step_id for item in plan(deck, catalogue).items if isinstance(item, StepItem)]


def test_for_somebody_who_has_not_begun_nothing_lies_ready(deck: Deck, catalogue: Catalogue) -> None:
    assert plan(deck, catalogue).items == ()


def test_what_went_wrong_comes_back_from_the_next_day_on(
    deck: Deck, store: Store, catalogue: Catalogue, clock: Clock
) -> None:
    told(store, "plain", at_once=False)
    assert steps(deck, catalogue) == []
    clock.forward(days=1)
    assert steps(deck, catalogue) == ["plain"]


def test_what_went_wrong_is_mended_by_a_right_answer_on_a_later_day(store: Store, clock: Clock) -> None:
    told(store, "plain", at_once=False)
    told(store, "plain", at_once=True)
    assert missed(store.memory.answers()) == (("trial", "plain"),)
    clock.forward(days=1)
    told(store, "plain", at_once=True)
    assert missed(store.memory.answers()) == ()


def test_a_skill_that_is_due_brings_back_a_question_of_it(
    deck: Deck, store: Store, catalogue: Catalogue, clock: Clock
) -> None:
    told(store, "suit", at_once=True, skill="bowers")
    assert steps(deck, catalogue) == []
    clock.forward(days=3)
    assert steps(deck, catalogue) == ["suit"]


def test_a_step_that_is_gone_or_asks_nothing_is_left_out(
    deck: Deck, store: Store, catalogue: Catalogue, clock: Clock
) -> None:
    for step in ("gone", "term-left-bower"):
        told(store, step, at_once=False)
    clock.forward(days=1)
    assert steps(deck, catalogue) == []


def test_cards_that_are_due_come_first_and_some_new_ones_last(
    deck: Deck, store: Store, catalogue: Catalogue
) -> None:
    store.memory.meet(["term/left-bower"])
    mix = plan(deck, catalogue)
    shown = [item.card.id for item in mix.items if isinstance(item, CardItem)]
    assert shown[0] == "term/left-bower"
    assert shown[1:] == [card.id for card in mix.fresh]
    assert (mix.cards, len(mix.fresh), mix.steps, mix.minutes) == (1, 3, 0, 1)


def test_new_cards_wait_until_the_bowers_have_come_up(
    deck: Deck, store: Store, catalogue: Catalogue, clock: Clock
) -> None:
    store.memory.meet(["term/trick"])
    told(store, "plain", at_once=True)
    assert plan(deck, catalogue).fresh == ()
    deck.take_up(*deck.fresh(1))
    assert len(plan(deck, catalogue).fresh) == 3


def test_who_skipped_the_lesson_on_the_bowers_has_met_them_in_the_test(
    deck: Deck, store: Store, tmp_path: Path
) -> None:
    bower = Term(title="left bower", text="The other jack.", clauses=("HOY-04",))
    asked = read(lesson(STEPS.replace("  id: plain\n", "  id: plain\n  clauses: [HOY-04]\n", 1)), tmp_path)
    course = Catalogue((asked,), (), Glossary({"left-bower": bower}))
    told(store, "suit", at_once=True)
    assert plan(deck, course).fresh == ()
    told(store, "plain", at_once=True)
    assert len(plan(deck, course).fresh) == 3


def test_a_mix_never_takes_much_more_than_five_minutes(
    deck: Deck, store: Store, catalogue: Catalogue, clock: Clock
) -> None:
    deck.take_up(*deck.fresh(60))
    told(store, "plain", at_once=False)
    told(store, "suit", at_once=False, skill="bowers")
    clock.forward(days=1)
    mix = plan(deck, catalogue)
    assert mix.steps == 2
    assert mix.fresh == ()
    assert CARD_SECONDS * mix.cards + STEP_SECONDS * mix.steps <= SECONDS
    assert mix.minutes == 5


def test_a_card_answered_today_is_not_in_todays_next_mix(
    deck: Deck, store: Store, catalogue: Catalogue
) -> None:
    store.memory.meet(["term/left-bower"])
    (card,) = deck.due()
    deck.answer(card, Answered.KNEW_IT)
    assert plan(deck, catalogue).cards == 0


def test_a_skill_is_asked_by_the_question_answered_longest_ago(
    store: Store, catalogue: Catalogue, clock: Clock
) -> None:
    def found(skill: str) -> str | None:
        question = question_of(skill, catalogue, CLASSIC, store.memory.answers())
        return question[1] if question else None

    assert found("bowers") == "suit"
    assert found("unheard") is None
    told(store, "suit", at_once=True, skill="bowers")
    assert found("bowers") == "suit"


def test_skills_are_listed_with_their_marks_the_tried_ones_first(store: Store, clock: Clock) -> None:
    told(store, "suit", at_once=True, skill="bowers")
    clock.forward(days=3)
    course = Course({}, {"suits": "Suits", "bowers": "The bowers"})
    listed = [(skill.title, skill.marks, skill.due, skill.words) for skill in skills(store, course)]
    assert listed == [("The bowers", 2, True, "sticks for a day"), ("Suits", 0, False, "not tried yet")]


def test_skills_that_are_due_are_listed_before_those_that_still_stick(store: Store, clock: Clock) -> None:
    told(store, "trump", at_once=False, skill="bowers")
    clock.forward(days=40)
    told(store, "suit", at_once=True, skill="suits")
    course = Course({}, {"suits": "Suits", "bowers": "The bowers", "lead": "Leading"})
    assert [(skill.id, skill.due) for skill in skills(store, course)] == [
        ("bowers", True),
        ("suits", False),
        ("lead", False),
    ]
