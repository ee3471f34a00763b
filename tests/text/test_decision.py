"""Own mistakes by typed lines: asked, helped with, put off, and played on."""

from __future__ import annotations

from game.storage.database import Store, stamp
from game.storage.mistakes import MistakeAnswer
from tests.clock import Clock
from tests.own_mistakes import ORDER, keep
from tests.text.typists import converse


def mix(store: Store, clock: Clock, *typed: str) -> str:
    keep(store)
    clock.forward(days=1)
    return converse(store, "today", *typed, "quit")


def test_a_mistake_is_asked_and_its_answer_weighed(store: Store, clock: Clock) -> None:
    said = mix(store, clock, "2", "")
    assert "1 mistake to replay" in said
    assert "You've been here before." in said
    assert "Right this time." in said
    assert "1 of your mistakes came back. Right this time: 1." in said
    assert [told.rating for told in store.mistakes.answers()] == [3]


def test_the_old_choice_and_the_reason_come_only_after_the_answer(store: Store, clock: Clock) -> None:
    said = mix(store, clock, "pass", "")
    before, after = said.split("Not this time.")
    assert "then and now" not in before
    assert "then and now" in after


def test_a_hint_and_a_reason_can_be_had(store: Store, clock: Clock) -> None:
    said = mix(store, clock, "hint", "why pass", "2", "")
    assert [told.hints for told in store.mistakes.answers()] == [1]
    assert "Right, but not right away." in said


def test_it_can_be_put_off_by_its_words(store: Store, clock: Clock) -> None:
    mix(store, clock, "tomorrow")
    assert store.mistakes.answers() == ()
    (mistake,) = store.mistakes.all()
    assert mistake.due > stamp(store.now())


def test_it_can_still_be_put_off_after_a_hint(store: Store, clock: Clock) -> None:
    said = mix(store, clock, "hint", "tomorrow")
    assert "I don't understand" not in said
    assert store.mistakes.all()[0].due > stamp(store.now())


def test_nonsense_is_said_to_be_none(store: Store, clock: Clock) -> None:
    said = mix(store, clock, "rhubarb", "2", "rhubarb", "")
    assert said.count("“rhubarb”") >= 2
    assert len(store.mistakes.answers()) == 1


def test_the_hand_is_played_on_from_there(store: Store, clock: Clock) -> None:
    said = mix(store, clock, "2", "play on", "menu")
    assert len(store.mistakes.answers()) == 1
    assert "Right this time." in said
    assert "Trick 1. Your turn." in said.split("play on")[-1]


def test_after_two_right_answers_another_deal_is_found_and_asked(store: Store, clock: Clock) -> None:
    mistake = keep(store)
    told = MistakeAnswer(mistake.id, "", str(ORDER), 0.0, 3, 0, 5)
    store.mistakes.answer(told, "", stamp(store.now()), 2)
    said = mix(store, clock, "2", "")
    assert "Finding you another deal like it" in said
    assert "A hand like one you misplayed." in said
    assert "You've been here before." not in said
    assert store.mistakes.answers()[-1].setup not in ("", mistake.setup)


def test_nothing_is_said_of_another_deal_where_none_is_wanted(store: Store, clock: Clock) -> None:
    assert "Finding you another deal" not in mix(store, clock, "2", "")
