"""How each question of a lesson went the first time stays, whatever is answered later."""

from __future__ import annotations

from dataclasses import replace

from game.storage.database import Store
from game.storage.first_answers import LONGEST_TIME, FirstAnswer

ASKED = FirstAnswer("bowers", "one", "0000000a", "KD", 1, 0, "asking", 10)


def test_a_question_goes_on_until_it_is_decided(store: Store) -> None:
    store.first_answers.note([ASKED])
    store.first_answers.note([replace(ASKED, answer="JD", tries=2, state="answered", seconds=5)])
    store.first_answers.note([replace(ASKED, answer="9S", tries=7, state="shown", seconds=5)])
    assert store.first_answers.of("bowers") == {"one": replace(ASKED, tries=2, state="answered", seconds=15)}


def test_a_hint_read_before_any_answer_leaves_the_first_answer_open(store: Store) -> None:
    store.first_answers.note([replace(ASKED, answer="", tries=0, hints=1)])
    store.first_answers.note([ASKED])
    told = store.first_answers.of("bowers")["one"]
    assert (told.answer, told.hints) == ("KD", 1)


def test_a_lesson_left_open_overnight_took_no_more_than_an_hour(store: Store) -> None:
    for _time in range(3):
        store.first_answers.note([replace(ASKED, seconds=LONGEST_TIME)])
    assert store.first_answers.of("bowers")["one"].seconds == LONGEST_TIME


def test_what_was_begun_without_a_clock_has_no_time(store: Store) -> None:
    store.first_answers.note([replace(ASKED, seconds=None)])
    store.first_answers.note([replace(ASKED, tries=2, state="answered")])
    assert store.first_answers.of("bowers")["one"].seconds is None


def test_lessons_are_told_apart(store: Store) -> None:
    store.first_answers.note([ASKED, replace(ASKED, lesson_id="club/bowers")])
    assert store.first_answers.lessons() == {"bowers", "club/bowers"}
    assert list(store.first_answers.of("club/bowers")) == ["one"]
    assert store.first_answers.of("never") == {}
