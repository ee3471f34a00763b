"""Three hundred simulated learners over eight weeks."""

from __future__ import annotations

from statistics import mean

import pytest

from game.bots.ladder import Level
from game.course.memory.mix import SECONDS
from game.course.memory.own_mistakes import MOST_OF_ONE
from tests.course.memory.eight_weeks import DAYS, Learner, course, learners


@pytest.fixture(scope="module", params=[pytest.param(30), pytest.param(300, marks=pytest.mark.slow)])
def lived(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Learner]:
    found = learners(request.param, course(tmp_path_factory.mktemp("lessons")))
    for each in found:
        each.live()
    return found


def test_the_mixes_of_a_day_never_take_longer_than_five_minutes(lived: list[Learner]) -> None:
    """With cards that come back and a second mix later on; of extra practice there may be more."""
    longest = [each.longest for each in lived]
    assert max(longest) <= SECONDS
    assert min(longest) > 0.8 * SECONDS, "there is too little to come back for the bound to mean anything"
    assert sum(each.extras for each in lived) > len(lived)


def test_everything_has_its_share_of_the_mix(lived: list[Learner]) -> None:
    for each in lived:
        assert each.cards > DAYS, each
        assert each.steps > DAYS / 8, each
        assert sum(each.asked.values()) > 0 or not each.made, each


def test_of_one_principle_few_come_on_a_day(lived: list[Learner]) -> None:
    assert max(each.most_of_one for each in lived) == MOST_OF_ONE


def test_what_is_known_by_now_is_asked_at_sister_deals(lived: list[Learner]) -> None:
    assert all(each.sisters for each in lived if each.level is not Level.SHARP)


def test_slips_that_were_cured_stop_coming(lived: list[Learner]) -> None:
    """Two weeks after the cure a slip comes a third as often as in the week before it, at most."""
    early = [(each, each.cured_on) for each in lived if each.cured_on is not None]
    early = [(each, day) for each, day in early if 7 <= day <= DAYS - 28]
    assert len(early) >= len(lived) // 5
    before = mean(a_day(each, day - 7, day) for each, day in early)
    after = mean(a_day(each, day + 14) for each, day in early)
    assert after < before / 3


def test_slips_that_were_not_cured_come_back(lived: list[Learner]) -> None:
    """Whoever is not cured meets the slip every few days to the end."""
    never = [each for each in lived if not each.rate]
    assert min(a_day(each, DAYS - 28) for each in never) > 1 / 7
    early = [each for each in lived if each.cured_on is not None and each.cured_on <= DAYS - 28]
    assert mean(a_day(each, DAYS - 14) for each in never) > 4 * mean(a_day(each, DAYS - 14) for each in early)


def a_day(learner: Learner, first: int, end: int = DAYS) -> float:
    """How often the slip was asked a day, from a day on."""
    days = range(first, end)
    return sum(learner.asked[day] for day in days) / len(days)
