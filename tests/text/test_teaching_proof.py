"""Whether the course teaches, by typed lines: a form is begun, left, and gone on with."""

from __future__ import annotations

from game.storage.database import Store
from tests.text.typists import converse


def prove(store: Store, *typed: str) -> str:
    return converse(store, "is the course working?", *typed, "quit")


def test_what_is_known_and_what_can_be_done_is_said(store: Store) -> None:
    said = prove(store, "back")
    assert "Before the course: not yet." in said
    assert "1 Take the first 24" in said


def test_decisions_of_a_form_are_taken_one_after_the_other_until_it_is_left(store: Store) -> None:
    said = prove(store, "take the first 24", "1", "", "1", "", "finish later", "back")
    assert said.count("Noted.") == 2
    assert len(store.proof.answers()) == 2
    assert said.index("Noted.") < said.rindex("Before the course")


def test_a_form_that_was_left_goes_on_with_its_other_items(store: Store) -> None:
    prove(store, "take the first 24", "1", "", "finish later", "back")
    first = store.proof.answers()
    prove(store, "1", "1", "", "finish later", "back")
    answers = store.proof.answers()
    assert answers[:1] == first
    assert len({answer.item for answer in answers}) == len(answers) == 2
    assert len({answer.form for answer in answers}) == 1


def test_it_does_not_say_how_an_answer_was_before_the_form_is_done(store: Store) -> None:
    said = prove(store, "take the first 24", "1", "", "finish later", "back")
    noted = said.split("Noted.")[1].split("Before the course")[0]
    assert " pt" not in noted
    assert "You'll see how you did when you've finished all of them." in said
