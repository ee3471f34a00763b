"""A lesson is written down as it goes: each step counted once, words met, all of it together."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from game.course.keeping import Keeper
from game.course.runner import Runner
from game.storage.database import Store, memory_store
from tests.clock import Clock
from tests.course.asked import STEPS
from tests.course.writing import lesson, run


@pytest.fixture
def store() -> Iterator[Store]:
    with memory_store() as store:
        yield store


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    return run(lesson(STEPS), tmp_path)


def noted(store: Store) -> list[tuple[str, str, bool]]:
    return [(told.step_id, told.skill, told.at_once) for told in store.memory.answers()]


def test_a_word_is_met_where_its_step_was_seen(store: Store, runner: Runner) -> None:
    Keeper(store, runner).keep()
    assert list(store.memory.cards()) == ["term/left-bower"]


def test_a_step_counts_once_for_each_of_its_skills(store: Store, runner: Runner) -> None:
    keeper = Keeper(store, runner)
    runner.go("suit")
    keeper.keep()
    assert noted(store) == []
    runner.answer("trump")
    keeper.keep()
    keeper.keep()
    assert noted(store) == [("suit", "bowers", True), ("suit", "suits", True)]


def test_a_step_without_a_skill_counts_as_well(store: Store, runner: Runner) -> None:
    keeper = Keeper(store, runner)
    runner.go("plain")
    runner.answer("trump")
    keeper.keep()
    assert noted(store) == [("plain", "", True)]


def test_a_step_right_at_the_second_try_is_one_that_went_wrong(store: Store, runner: Runner) -> None:
    keeper = Keeper(store, runner)
    runner.go("suit")
    runner.answer("own")
    keeper.keep()
    assert noted(store) == []
    runner.answer("trump")
    keeper.keep()
    assert noted(store) == [("suit", "bowers", False), ("suit", "suits", False)]


def test_a_lesson_taken_up_again_does_not_count_its_steps_again(
    store: Store, runner: Runner, tmp_path: Path
) -> None:
    runner.go("suit")
    runner.answer("trump")
    Keeper(store, runner).keep()
    again = run(lesson(STEPS), tmp_path, saved=runner.save())
    keeper = Keeper(store, again)
    keeper.keep()
    assert noted(store) == []
    again.go("plain")
    again.answer("trump")
    keeper.keep()
    assert noted(store) == [("plain", "", True)]


def test_a_single_question_leaves_the_place_in_its_lesson_alone(store: Store, runner: Runner) -> None:
    keeper = Keeper(store, runner, whole=False)
    runner.go("suit")
    runner.answer("trump")
    keeper.keep()
    assert store.progress.all() == {}
    assert len(noted(store)) == 2


def test_the_place_in_a_lesson_is_kept(store: Store, runner: Runner) -> None:
    keeper = Keeper(store, runner)
    runner.go("suit")
    keeper.keep()
    kept = store.progress.load("trial")
    assert kept is not None
    assert (kept.position, kept.done) == (runner.save(), False)


@pytest.mark.parametrize("answered", [True, False])
def test_a_lesson_gone_through_without_an_answer_is_not_done(
    store: Store, runner: Runner, answered: bool
) -> None:
    keeper = Keeper(store, runner)
    while not runner.finished:
        if answered and runner.step.id == "suit":
            runner.answer("trump")
        runner.forward()
    keeper.keep()
    kept = store.progress.load("trial")
    assert kept is not None
    assert kept.done is answered


def first(store: Store, step: str) -> tuple[str, int, int, str, int | None]:
    told = store.first_answers.of("trial")[step]
    return told.answer, told.tries, told.hints, told.state, told.seconds


def test_a_question_keeps_its_first_answer_tries_and_time_until_it_was_decided(runner: Runner) -> None:
    clock = Clock()
    with memory_store(clock) as store:
        keeper = Keeper(store, runner)
        runner.go("suit")
        keeper.keep()
        clock.time += timedelta(seconds=40)
        runner.answer("own")
        keeper.keep()
        assert first(store, "suit") == ("own", 1, 0, "asking", 40)
        clock.time += timedelta(seconds=15)
        runner.answer("trump")
        keeper.keep()
        clock.forward(180)
        runner.forward()
        keeper.keep()
        assert first(store, "suit") == ("own", 2, 0, "answered", 55)


def test_a_lesson_taken_once_more_leaves_the_first_answers_as_they_were(
    store: Store, runner: Runner, tmp_path: Path
) -> None:
    keeper = Keeper(store, runner)
    for answer in ("own", "trump"):
        runner.go("suit")
        runner.answer(answer)
        keeper.keep()
    again = run(lesson(STEPS), tmp_path)
    keeper = Keeper(store, again)
    again.go("suit")
    keeper.keep()
    again.answer("trump")
    keeper.keep()
    assert first(store, "suit")[:2] == ("own", 2)


def test_a_question_left_undecided_is_told_as_far_as_it_went(
    store: Store, runner: Runner, tmp_path: Path
) -> None:
    keeper = Keeper(store, runner)
    runner.go("suit")
    keeper.keep()
    assert store.first_answers.lessons() == frozenset()
    runner.answer("own")
    keeper.keep()
    assert first(store, "suit")[:4] == ("own", 1, 0, "asking")
    again = run(lesson(STEPS), tmp_path, saved=runner.save())
    keeper = Keeper(store, again)
    again.answer("trump")
    keeper.keep()
    assert first(store, "suit")[:4] == ("own", 2, 0, "answered")


def test_a_single_question_asked_again_is_no_part_of_what_is_handed_in(store: Store, runner: Runner) -> None:
    runner.go("suit")
    keeper = Keeper(store, runner, whole=False)
    runner.answer("own")
    keeper.keep()
    assert store.first_answers.lessons() == frozenset()
