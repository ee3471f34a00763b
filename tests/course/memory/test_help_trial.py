"""Half of what comes back is held back for two weeks: which half, for how long, and what is compared then."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from game.course.loader import Catalogue
from game.course.memory.deck import Deck
from game.course.memory.help_trial import HelpTrial, begin, can_begin, stop, trial_of
from game.course.memory.mix import StepItem, plan
from game.course.memory.own_mistakes import due_mistakes
from game.proof.help_found import found
from game.storage.database import Store, memory_store, stamp
from game.storage.decisions import KeptDecision
from game.storage.memory import StepAnswer
from tests.clock import MORNING, Clock
from tests.course.asked import STEPS
from tests.course.writing import CLASSIC, GLOSSARY, lesson, read
from tests.own_mistakes import keep

LATER = MORNING + timedelta(days=3)


@pytest.mark.parametrize(("topics", "seed"), [(12, 1), (12, 2), (13, 3), (2, 4), (3, 5)])
def test_just_half_of_the_topics_are_held_back_for_two_weeks_and_no_longer(
    store: Store, clock: Clock, topics: int, seed: int
) -> None:
    for number in range(topics):
        keep(store, setup=str(number), principle=f"topic {number}")
    begin(store, Random(seed))
    clock.forward(days=1)
    trial = trial_of(store)
    back = {each.topic for each in store.mistakes.all() if trial.holds_back(each.topic, store.now())}
    assert len(back) in (topics // 2, (topics + 1) // 2)
    assert not back & {each.topic for each in due_mistakes(store, 99).now}
    clock.forward(days=13)
    assert len(due_mistakes(store, 99).now) == topics
    assert trial.over(store.now())


def test_a_new_topic_has_no_coin_and_comes_back_as_usual(store: Store, clock: Clock) -> None:
    for number in range(2):
        keep(store, setup=str(number), principle=f"topic {number}")
    begin(store, Random(1))
    keep(store, setup="new", principle="new")
    clock.forward(days=1)
    assert "new" in {each.topic for each in due_mistakes(store, 99).now}


def test_without_two_things_that_come_back_there_are_no_halves(store: Store) -> None:
    assert not can_begin(store)
    keep(store, principle="lead-trump")
    assert not can_begin(store)
    keep(store, setup="another", principle="lead-ace")
    assert can_begin(store)


@pytest.mark.parametrize("seed", range(6))
def test_questions_of_a_skill_are_held_back_as_its_mistakes_are(
    store: Store, clock: Clock, tmp_path: Path, seed: int
) -> None:
    catalogue = Catalogue((read(lesson(STEPS), tmp_path),), (), GLOSSARY)
    now = stamp(store.now())
    store.memory.note([StepAnswer("trial", "suit", "bowers", False, now, now, "")])
    keep(store, principle="bowers")
    begin(store, Random(seed))
    clock.forward(days=1)
    mix = plan(Deck(store, GLOSSARY, CLASSIC), catalogue)
    comes = trial_of(store).coins["bowers"]
    assert [item.step_id for item in mix.items if isinstance(item, StepItem)] == ["suit"] * comes
    assert mix.mistakes == comes
    clock.forward(days=14)
    mix = plan(Deck(store, GLOSSARY, CLASSIC), catalogue)
    assert (mix.steps, mix.mistakes) == (1, 1)


def test_whoever_stops_gets_everything_back_and_keeps_what_was_found(store: Store, clock: Clock) -> None:
    for number in range(8):
        keep(store, setup=str(number), principle=f"topic {number}")
    begin(store, Random(1))
    clock.forward(days=5)
    stop(store)
    trial = trial_of(store)
    assert (trial.since, trial.end) == (MORNING, MORNING + timedelta(days=5))
    assert trial.over(store.now())
    assert len(due_mistakes(store, 99).now) == 8
    clock.forward(days=30)
    assert trial_of(store) == trial
    begin(store, Random(2))
    assert trial_of(store).since == store.now()
    assert trial_of(store).stopped is None


TRIAL = HelpTrial(MORNING, {f"topic {number}": number % 2 == 0 for number in range(200)})


def decisions(source: str = "game", when: str = stamp(LATER)) -> list[KeptDecision]:
    """One of each topic; what was held back goes wrong half of the time."""
    marks = ("best", "mistake", "best", "best")
    return [
        KeptDecision(source, 1, 0, number, "lead", f"topic {number}", marks[number % 4], 0.0, 0, when)
        for number in range(200)
    ]


def test_what_came_back_is_compared_with_what_did_not() -> None:
    result = found(TRIAL, decisions())
    assert result is not None
    assert (result.with_it.value, result.without.value) == (1.0, 0.5)
    assert result.change.sure
    assert found(TRIAL, decisions()[:5]) is None
    assert found(HelpTrial(), decisions()) is None


@pytest.mark.parametrize(
    "others",
    [
        decisions(source="drill"),
        decisions(source="lesson"),
        decisions(when=stamp(MORNING - timedelta(days=1))),
        decisions(when=stamp(MORNING + timedelta(days=14))),
        [KeptDecision("game", 1, 0, 0, "lead", "without a coin", "mistake", 0.0, 0, stamp(LATER))] * 50,
    ],
    ids=["drills", "lessons", "before it", "after it", "other topics"],
)
def test_only_decisions_in_games_while_it_ran_about_what_was_tossed_for_count(
    others: list[KeptDecision],
) -> None:
    assert found(TRIAL, others) is None
    assert found(TRIAL, [*decisions(), *others]) == found(TRIAL, decisions())


def test_over_many_learners_the_coin_of_a_topic_falls_to_both_sides_alike() -> None:
    heads = 0
    for seed in range(200):
        with memory_store(Clock()) as store:
            for number in range(3):
                keep(store, setup=str(number), principle=f"topic {number}")
            begin(store, Random(seed))
            heads += trial_of(store).coins["topic 1"]
    assert 70 < heads < 130
