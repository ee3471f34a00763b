"""What the levels lose in drills, as the file has it."""

from __future__ import annotations

import pytest

from game.bots.ladder import Level
from game.dev.measure_levels import measure
from game.drills.level_costs import FILE, level_costs, measured, written
from game.drills.plan import Plan, Topic
from tests.tables import rules


@pytest.mark.parametrize("close", [False, True])
@pytest.mark.parametrize("topic", [topic for topic in Topic if topic is not Topic.COUNT_TRUMPS])
def test_every_kind_of_decision_was_measured(topic: Topic, close: bool) -> None:
    costs = level_costs(Plan(topic, close=close, ruleset="rules of their own"))
    assert set(costs) == set(Level)
    assert all(0 <= cost < 2 and 0 <= error < 0.1 for cost, error in costs.values())
    assert costs[Level.SHARP][0] <= costs[Level.STEADY][0] + 0.02
    assert costs[Level.STEADY][0] <= costs[Level.GREENHORN][0] + 0.02


def test_counting_has_no_levels() -> None:
    assert level_costs(Plan(Topic.COUNT_TRUMPS)) == {}


def test_the_file_is_as_it_is_written() -> None:
    assert FILE.read_text(encoding="ascii") == written(measured())


def test_the_levels_are_measured_at_the_same_deals() -> None:
    found = measure(rules(), Topic.THIRD, False, 4, "test")
    assert found.deals == 4
    assert found.costs == measure(rules(), Topic.THIRD, False, 4, "test").costs
    assert found.costs[Level.SHARP][0] <= found.costs[Level.GREENHORN][0] + 0.2
