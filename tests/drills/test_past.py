"""Drills day by day, those of one kind together."""

from __future__ import annotations

from dataclasses import replace

from game.drills.past import drilled_days, last_plan, together
from game.drills.plan import Plan, Topic, plan_to_json
from game.rules.record import ruleset_to_json
from game.storage.database import Store, memory_store
from game.storage.drills import DrillAnswer
from tests.clock import Clock
from tests.tables import rules

ALONE = Plan(Topic.ALONE, ruleset="hoyle-classic")


def keep(store: Store, plan: Plan, *costs: float) -> None:
    drill = store.drills.begin(plan.topic, ruleset_to_json(rules()), plan_to_json(plan))
    for cost in costs:
        store.drills.answer(drill, DrillAnswer("{}", 0, "0:pass", "0:order", cost, 0.1, 3))


def test_drills_of_a_day_count_together_and_those_of_another_kind_do_not() -> None:
    clock = Clock()
    with memory_store(clock) as store:
        keep(store, ALONE, 0.2)
        keep(store, ALONE, 0.4, 0.0)
        keep(store, replace(ALONE, close=True), 4.0)
        keep(store, replace(ALONE, ruleset="other"), 4.0)
        keep(store, replace(ALONE, topic=Topic.DISCARD), 4.0)
        clock.forward(days=2)
        keep(store, ALONE, 0.1)
        keep(store, ALONE)
        first, second = drilled_days(store, ALONE)
    assert [cost for cost, _error in first.costs] == [0.2, 0.4, 0.0]
    assert (second.day - first.day).days == 2
    every = together((first, second))
    assert every is not None
    assert every.count == 4
    assert together(()) is None


def test_the_last_plan_is_found_whatever_else_was_kept_since() -> None:
    with memory_store(Clock()) as store:
        assert last_plan(store) is None
        keep(store, ALONE, 0.1)
        assert last_plan(store) == ALONE
        store.drills.begin("alone", ruleset_to_json(rules()), '{"from": "the future"}')
        store.drills.begin(
            "daily", ruleset_to_json(rules()), '{"day": "2026-11-25", "line": "", "entries": []}'
        )
        assert last_plan(store) == ALONE
        assert len(drilled_days(store, ALONE)) == 1
