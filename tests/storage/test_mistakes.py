"""Own mistakes in the store: kept once, answered, put off, dropped, and gone with their hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.storage.database import Store, memory_store, open_store
from game.storage.mistakes import MadeMistake, MistakeAnswer

NOW = "2026-11-25T10:00:00+00:00"
LATER = "2026-11-28T10:00:00+00:00"
MADE = MadeMistake(
    "game",
    1,
    0,
    7,
    '{"id": "sheet"}',
    '{"seed": "1"}',
    0,
    "first-lead",
    "lead-trump",
    "0:play:AS",
    "0:play:JH",
    0.6,
)


def test_a_mistake_is_kept_once_however_often_its_hand_is_reviewed() -> None:
    with memory_store() as store:
        store.mistakes.keep(MADE, NOW)
        store.mistakes.keep(replace(MADE, cost=0.7), LATER)
        (kept,) = store.mistakes.all()
        assert (kept.cost, kept.due, kept.ruleset) == (0.6, NOW, '{"id": "sheet"}')


def test_those_due_come_by_what_they_cost() -> None:
    with memory_store() as store:
        for number, cost in enumerate((0.3, 0.9, 0.5)):
            store.mistakes.keep(replace(MADE, setup=str(number), cost=cost), NOW if number else LATER)
        assert [each.cost for each in store.mistakes.due(NOW)] == [0.9, 0.5]


def test_an_answer_moves_it_on_and_is_kept() -> None:
    with memory_store() as store:
        number = _kept(store)
        store.mistakes.keep_sister(number, '{"seed": "2"}')
        told = MistakeAnswer(number, '{"seed": "2"}', "0:play:JH", 0.0, 3, 0, 8)
        store.mistakes.answer(told, '{"state": 2}', LATER, 1)
        found = store.mistakes.find(number)
        assert found is not None
        assert (found.due, found.in_a_row, found.sister) == (LATER, 1, "")
        (answer,) = store.mistakes.answers(number)
        assert (answer.rating, answer.due, answer.setup) == (3, LATER, '{"seed": "2"}')
        with pytest.raises(KeyError):
            store.mistakes.answer(replace(told, mistake_id=99), "", LATER, 1)


def test_one_thrown_away_does_not_come_back_and_can_be_taken_back() -> None:
    with memory_store() as store:
        number = _kept(store)
        store.mistakes.drop(number)
        assert store.mistakes.all() == store.mistakes.due(LATER) == ()
        store.mistakes.drop(number, dropped=False)
        assert [each.id for each in store.mistakes.all()] == [number]


def test_one_put_off_waits() -> None:
    with memory_store() as store:
        store.mistakes.put_off(_kept(store), LATER)
        assert store.mistakes.due(NOW) == ()
        assert len(store.mistakes.due(LATER)) == 1


def test_a_hand_that_is_played_anew_takes_its_mistakes_and_their_answers_along() -> None:
    with memory_store() as store:
        number = _kept(store)
        store.mistakes.keep(replace(MADE, game_id=2, setup="other"), NOW)
        store.mistakes.answer(MistakeAnswer(number, "", "0:play:JH", 0.0, 3, 0, 8), "", LATER, 1)
        store.mistakes.forget_hand(1, 0)
        assert [each.game_id for each in store.mistakes.all()] == [2]
        assert store.mistakes.answers() == ()


def test_they_are_there_after_a_start() -> None:
    with open_store() as store:
        _kept(store)
    with open_store() as store:
        assert len(store.mistakes.all()) == 1


def _kept(store: Store) -> int:
    store.mistakes.keep(MADE, NOW)
    return store.mistakes.all()[0].id
