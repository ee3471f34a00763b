"""Memory cards and answers: what was met and answered is found again, also after a rescue."""

from __future__ import annotations

from datetime import timedelta

import pytest

from game.storage.database import Store, stamp
from game.storage.errors import StoreDamaged
from game.storage.memory import KeptCard, Review, StepAnswer
from tests.clock import MORNING
from tests.storage.conftest import Clock, Opener
from tests.storage.inside import database

NOW = "2026-01-31T09:30:00+00:00"
LATER = "2026-02-03T09:30:00+00:00"
MINUTE = timedelta(minutes=1)


def answer(step: str, skill: str, at_once: bool = True) -> StepAnswer:
    return StepAnswer("left-bower", step, skill, at_once, NOW, LATER, '{"stability": 2.5}')


def test_a_card_that_is_met_is_due_at_once(opened: Opener) -> None:
    opened().memory.meet(["term/march", "term/euchre", "term/march"])
    cards = opened().memory.cards()
    assert list(cards) == ["term/euchre", "term/march"]
    assert cards["term/march"] == KeptCard("term/march", NOW, NOW, "")


def test_meeting_a_card_again_leaves_what_is_known_of_it(store: Store, clock: Clock) -> None:
    store.memory.meet(["term/march"])
    store.memory.review("term/march", 3, LATER, "{}")
    clock.forward(60)
    store.memory.meet(["term/march"])
    assert store.memory.cards()["term/march"] == KeptCard("term/march", NOW, LATER, "{}")


def test_an_answer_to_a_card_moves_it_and_stays_in_the_log(opened: Opener) -> None:
    store = opened()
    store.memory.meet(["term/march", "term/euchre"])
    store.memory.review("term/march", 1, LATER, '{"step": 0}')
    store = opened()
    assert list(store.memory.cards()) == ["term/euchre", "term/march"]
    assert store.memory.reviews() == (Review("term/march", 1, NOW, LATER),)


def test_a_card_that_was_never_met_takes_no_answer_and_leaves_no_trace(store: Store) -> None:
    with pytest.raises(KeyError):
        store.memory.review("term/march", 1, LATER, "{}")
    assert store.memory.reviews() == ()


def test_a_card_that_is_there_and_not_found_is_told_as_damage_and_mended(opened: Opener) -> None:
    store = opened()
    store.memory.meet(["term/bid", "term/euchre", "term/lead", "term/march", "term/pass"])
    store.close()
    with store.path.open("r+b") as stream:
        stream.seek(store.path.read_bytes().index(b"term/lead"))
        stream.write(b"y")  # the cards are looked up by halves, and this one says that all stand before it
    store = opened()
    assert "term/march" in store.memory.cards()
    with pytest.raises(StoreDamaged):
        store.memory.review("term/march", 3, LATER, "{}")
    store = opened()
    assert "everything it could still read" in store.notice
    store.memory.review("term/march", 3, LATER, "{}")
    assert store.memory.cards()["term/march"].due == LATER


def test_every_step_answered_is_kept_in_its_order(opened: Opener) -> None:
    answers = (answer("one", "bowers", at_once=False), answer("one", "following"), answer("two", "bowers"))
    store = opened()
    store.memory.note(answers[:2])
    store.memory.note(())
    store.memory.note(answers[2:])
    assert opened().memory.answers() == answers


def test_of_each_skill_the_latest_answer_counts(store: Store) -> None:
    store.memory.note([answer("one", "bowers", at_once=False), answer("two", ""), answer("two", "bowers")])
    assert store.memory.skills() == {"bowers": answer("two", "bowers")}


def test_progress_and_answers_are_kept_together_or_not_at_all(opened: Opener) -> None:
    store = opened()

    def break_off() -> None:
        with store.together():
            store.progress.save("left-bower", "sheet", "", "{}", "")
            store.memory.note([answer("one", "bowers")])
            raise RuntimeError

    with pytest.raises(RuntimeError):
        break_off()
    store = opened()
    assert store.progress.all() == {}
    assert store.memory.answers() == ()


def test_a_damaged_file_keeps_cards_and_answers_that_can_be_read(opened: Opener) -> None:
    store = opened()
    store.memory.meet(["term/march"])
    store.memory.review("term/march", 2, LATER, "{}")
    store.memory.note([answer("one", "bowers")])
    database(store).run("DROP TABLE games")
    again = opened()
    assert again.notice
    assert list(again.memory.cards()) == ["term/march"]
    assert again.memory.reviews() == (Review("term/march", 2, NOW, LATER),)
    assert again.memory.answers() == (answer("one", "bowers"),)


def test_of_many_answers_the_latest_and_the_latest_wrong_one_of_each_step_are_enough(store: Store) -> None:
    told = [
        StepAnswer("a", step, skill, right, f"2026-01-{day:02}T09:30:00+00:00", LATER, "")
        for day, (step, skill, right) in enumerate(
            [("s", "x", False), ("s", "y", False), ("t", "x", True), ("s", "x", False), ("s", "x", True)] * 4,
            1,
        )
    ]
    store.memory.note(told)
    latest = store.memory.latest_answers()
    assert [(one.step_id, one.skill, one.at_once, one.answered[8:10]) for one in latest] == [
        ("s", "y", False, "17"),
        ("t", "x", True, "18"),
        ("s", "x", False, "19"),
        ("s", "x", True, "20"),
    ]


def test_reading_what_is_due_looks_at_no_more_rows_after_years_than_after_a_day(store: Store) -> None:
    asked: list[str] = []
    for days in (1, 40):
        store.memory.note(
            StepAnswer("a", f"s{n % 5}", f"k{n % 3}", n % 4 > 0, stamp(MORNING + n * MINUTE), LATER, "")
            for n in range(days * 15)
        )
        asked.append(repr(sorted({(one.step_id, one.skill) for one in store.memory.latest_answers()})))
        assert len(store.memory.latest_answers()) <= 15 + 5
    assert asked[0] == asked[1]


@pytest.mark.parametrize(
    "sql", ["reviewed >= '2026' AND reviewed < '2027'", "reviewed < '2026' ORDER BY reviewed DESC"]
)
def test_days_are_counted_by_an_index(store: Store, sql: str) -> None:
    plan = database(store).run(f"EXPLAIN QUERY PLAN SELECT count(*) FROM card_reviews WHERE {sql}")
    assert "cards_reviewed" in str(plan)
