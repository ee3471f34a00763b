"""Errors by the n-th opportunity: of many learners, and of the one who learns here."""

from __future__ import annotations

from random import Random

from game.proof.curves import Opportunity, by_lesson, by_skill
from game.proof.own import own_curves
from game.storage.database import Store, stamp
from game.storage.decisions import KeptDecision
from game.storage.memory import StepAnswer
from tests.clock import Clock


def told(rates: list[float], learners: int = 40, skill: str = "leads", seed: int = 3) -> list[Opportunity]:
    """Learners whose errors come at these rates, one opportunity after another."""
    chance = Random(seed)
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
    (curve,) = by_lesson(told([0.5] * 8, learners=200))
    assert curve.flat
    assert not curve.falls
    assert not by_lesson(told([0.0, 0.0, 0.0]))[0].flat


def test_few_learners_call_no_curve_flat_that_falls() -> None:
    """Eight learners whose errors get rarer by a twentieth each time: the curve may not be known to fall."""
    rates = [0.5, 0.45, 0.4, 0.35, 0.3]
    curves = [by_skill(told(rates, learners=8, seed=seed))[0] for seed in range(300)]
    assert all(curve.known for curve in curves)
    assert sum(curve.flat for curve in curves) < 0.05 * len(curves)
    holds = [curve for curve in curves if abs(curve.fall - 0.05) <= curve.off]
    assert len(holds) > 0.85 * len(curves)


def test_eight_learners_who_never_get_it_right_do_not_prove_that_it_cannot_be_learnt() -> None:
    (curve,) = by_skill(told([1.0] * 4, learners=8))
    assert not curve.flat
    assert by_skill(told([1.0] * 8, learners=100))[0].flat


def test_what_cannot_be_told_yet_neither_falls_nor_is_flat() -> None:
    (curve,) = by_skill(told([0.5] * 4, learners=8))
    assert (curve.known, curve.falls, curve.flat) == (True, False, False)


def test_the_skills_of_one_learner_are_no_more_learners() -> None:
    one = [each for skill in range(9) for each in told([0.9] * 4, learners=1, skill=f"skill {skill}")]
    (curve,) = by_lesson(one)
    assert [(point.learners, point.tries) for point in curve.points] == [(1, 9)] * 4
    assert not curve.known
    assert not curve.flat


def test_of_few_learners_nothing_is_said() -> None:
    (curve,) = by_skill(told([0.5, 0.5], learners=2))
    assert not curve.known
    assert not curve.flat


def test_opportunities_count_in_the_order_they_were_had() -> None:
    late = Opportunity("a", "x", "", "2026-02-02", wrong=False)
    early = Opportunity("a", "x", "", "2026-01-01", wrong=True)
    (curve,) = by_skill([late, early])
    assert [(point.n, point.wrong) for point in curve.points] == [(1, 1), (2, 0)]


def test_ones_own_curve_counts_questions_once_and_hints_as_errors(store: Store, clock: Clock) -> None:
    for step in range(2):
        for skill in range(5):
            when = stamp(store.now())
            told_step = StepAnswer("lesson", f"s{skill}-{step}", f"skill {skill}", step == 1, when, when, "")
            store.memory.note([told_step, told_step])
        clock.forward(minutes=5)
    store.decisions.keep([KeptDecision("game", 0, 0, 0, "lead", "skill 0", "best", 0.0, 2)])
    curve = own_curves(store).together
    assert [(point.tries, point.wrong) for point in curve.points] == [(6, 6), (5, 0)]


def test_a_skill_of_lessons_and_a_topic_of_play_with_one_name_are_two(store: Store) -> None:
    now = stamp(store.now())
    store.memory.note(
        StepAnswer("lesson", f"step {step}", "lead-trump", True, now, now, "") for step in range(10)
    )
    store.decisions.keep(
        KeptDecision("game", 0, 0, step, "lead", "lead-trump", "mistake", 0.5) for step in range(12)
    )
    found = own_curves(store)
    assert [(each.skill, each.count, each.wrong) for each in found.skills] == [
        ("play/lead-trump", 12, (1.0, 1.0)),
        ("question/lead-trump", 10, (0.0, 0.0)),
    ]
    assert [point.tries for point in found.together.points] == [2] * 10 + [1] * 2


def test_a_curve_of_ones_own_begins_with_the_very_first_time(store: Store) -> None:
    store.decisions.keep(
        KeptDecision("game", 0, 0, step, "lead", "lead-ace", "mistake" if step < 1200 else "best", 0.1)
        for step in range(6000)
    )
    (curve,) = own_curves(store).skills
    assert (curve.count, curve.wrong) == (6000, (1.0, 0.0, 0.0, 0.0, 0.0))


def test_of_a_skill_that_was_tried_seldom_there_is_no_curve(store: Store) -> None:
    store.decisions.keep(KeptDecision("game", 0, 0, step, "lead", "", "best", 0.0) for step in range(9))
    assert own_curves(store).skills == ()
