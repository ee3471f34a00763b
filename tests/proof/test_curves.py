"""Errors by the n-th opportunity, what the scheduler promised, and whether spacing helped."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from game.course.memory.scheduling import Answered, card_after
from game.proof.curves import Opportunity, by_lesson, by_skill
from game.proof.own import own_curve
from game.proof.promise import bins
from game.storage.database import Store, stamp
from game.storage.decisions import KeptDecision
from game.storage.memory import Review, StepAnswer
from tests.clock import MORNING, Clock


def told(rates: list[float], learners: int = 40, skill: str = "leads") -> list[Opportunity]:
    """Learners whose errors come at these rates, one opportunity after another."""
    chance = Random(3)
    return [
        Opportunity(f"learner {who}", skill, "lesson", f"2026-01-{n + 1:02}", chance.random() < rate)
        for who in range(learners)
        for n, rate in enumerate(rates)
    ]


def test_a_skill_that_is_learnt_has_a_curve_that_falls() -> None:
    (curve,) = by_skill(told([0.8, 0.5, 0.3, 0.1]))
    assert [point.n for point in curve.points] == [1, 2, 3, 4]
    assert curve.points[0].rate > 2 * curve.points[3].rate
    assert not curve.flat


def test_a_lesson_that_teaches_nothing_is_flat_and_one_everyone_can_do_is_not() -> None:
    assert by_lesson(told([0.5, 0.5, 0.5, 0.5]))[0].flat
    assert not by_lesson(told([0.0, 0.0, 0.0]))[0].flat


def test_of_few_learners_nothing_is_said() -> None:
    (curve,) = by_skill(told([0.5, 0.5], learners=2))
    assert not curve.known
    assert not curve.flat


def test_opportunities_count_in_the_order_they_were_had() -> None:
    late = Opportunity("a", "x", "", "2026-02-02", wrong=False)
    early = Opportunity("a", "x", "", "2026-01-01", wrong=True)
    (curve,) = by_skill([late, early])
    assert [(point.n, point.wrong) for point in curve.points] == [(1, 1), (2, 0)]


def test_a_promise_is_measured_against_what_happened() -> None:
    """Learners who forget just as the scheduler says are in bins whose promise is kept."""
    chance, reviews = Random(5), list[Review]()
    for number in range(400):
        memory, now = "", MORNING
        for _time in range(6):
            if memory:
                now += timedelta(days=chance.choice((1, 3, 9, 30)))
            from game.course.memory.scheduling import chance as known

            knows = not memory or chance.random() < known(memory, now)
            answered = Answered.KNEW_IT if knows else Answered.NOT_YET
            held = card_after(memory, answered, now)
            reviews.append(Review(f"card {number}", int(answered), stamp(now), stamp(held.due)))
            memory = held.memory
    for told_bin in bins(reviews):
        if told_bin.answers > 100:
            assert abs(told_bin.happened - told_bin.promised) < 0.1
    assert sum(told_bin.answers for told_bin in bins(reviews)) == 400 * 5


def test_ones_own_curve_counts_questions_once_and_hints_as_errors(store: Store, clock: Clock) -> None:
    for step in range(2):
        for skill in range(5):
            when = stamp(store.now())
            told_step = StepAnswer("lesson", f"s{skill}-{step}", f"skill {skill}", step == 1, when, when, "")
            store.memory.note([told_step, told_step])
        clock.forward(minutes=5)
    store.decisions.keep([KeptDecision("game", 0, 0, 0, "lead", "skill 0", "best", 0.0, 2)])
    curve = own_curve(store)
    assert [(point.learners, point.wrong) for point in curve.points] == [(5, 5), (5, 0), (1, 1)]
