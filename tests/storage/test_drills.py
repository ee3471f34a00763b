"""Drills and the answers to parallel forms in the store."""

from __future__ import annotations

from game.storage.database import memory_store
from game.storage.drills import DrillAnswer
from game.storage.proof import ProofAnswer

ANSWER = DrillAnswer("{}", 0, "0:pass", "0:order", 0.5, 0.1, 4)


def test_a_drill_is_read_back_with_its_answers_in_their_order() -> None:
    with memory_store() as store:
        first, second = (store.drills.begin("order-up", '{"id": "sheet"}', "{}") for _time in range(2))
        assert [store.drills.answer(first, ANSWER) for _time in range(3)] == [1, 2, 3]
        store.drills.end(first)
        one, other = store.drills.latest(5)
        assert (one.id, len(one.answers), bool(one.ended), one.ruleset) == (first, 3, True, '{"id": "sheet"}')
        assert (other.id, other.answers, other.ended) == (second, (), "")


def test_drills_are_told_by_their_kind() -> None:
    with memory_store() as store:
        store.drills.begin("order-up", "{}", "{}")
        number = store.drills.begin("discard", "{}", "{}")
        assert [each.id for each in store.drills.latest(5, "discard")] == [number]


def test_a_coin_is_tossed_once() -> None:
    with memory_store() as store:
        assert store.proof.toss("form", 1) == 1
        assert store.proof.toss("form", 0) == 1


def test_answers_to_a_form_are_kept() -> None:
    with memory_store() as store:
        store.proof.answer(ProofAnswer("a", "before", "lead-1", "0:play:JH", 0.0, True))
        (kept,) = store.proof.answers()
        assert (kept.form, kept.sitting, kept.good, bool(kept.answered)) == ("a", "before", True, True)
