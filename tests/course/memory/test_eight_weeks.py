"""Three hundred simulated learners over eight weeks."""

from __future__ import annotations

from statistics import mean

import pytest

from game.course.memory.mix import SECONDS
from game.course.memory.own_mistakes import MOST_OF_ONE
from tests.course.memory.eight_weeks import DAYS, Learner, learners


@pytest.fixture(scope="module", params=[pytest.param(30), pytest.param(300, marks=pytest.mark.slow)])
def lived(request: pytest.FixtureRequest) -> list[Learner]:
    found = learners(request.param)
    for each in found:
        each.live()
    return found


def test_the_mix_of_a_day_never_takes_longer_than_five_minutes(lived: list[Learner]) -> None:
    assert max(each.longest for each in lived) <= SECONDS
    assert max(each.longest for each in lived) > 0


def test_of_one_principle_few_come_on_a_day(lived: list[Learner]) -> None:
    assert max(each.most_of_one for each in lived) <= MOST_OF_ONE


def test_slips_that_were_cured_stop_coming(lived: list[Learner]) -> None:
    """Two weeks after the cure a slip comes less than once a week, from once a day and more before."""
    early = [each for each in lived if each.cured_on is not None and each.cured_on <= DAYS - 28]
    assert len(early) >= len(lived) // 4
    assert mean(a_day(each, (each.cured_on or 0) + 14) for each in early) < 1 / 7


def test_slips_that_were_not_cured_come_back(lived: list[Learner]) -> None:
    """Whoever is not cured meets the slip every few days to the end."""
    never = [each for each in lived if not each.rate]
    assert min(a_day(each, DAYS - 28) for each in never) > 1 / 7
    early = [each for each in lived if each.cured_on is not None and each.cured_on <= DAYS - 28]
    assert mean(a_day(each, DAYS - 14) for each in never) > 4 * mean(a_day(each, DAYS - 14) for each in early)


def a_day(learner: Learner, first: int) -> float:
    """How often the slip was asked a day, from a day on."""
    days = range(first, DAYS)
    return sum(learner.asked[day] for day in days) / len(days)
