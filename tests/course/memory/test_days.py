"""What was done on which day, where the learner is."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.course.memory.days import Day, days, last_week
from game.course.memory.mix import local_day
from game.storage.database import Store, memory_store, stamp
from game.storage.memory import StepAnswer
from tests.clock import MORNING, Clock

ZONES = (
    "UTC",
    "America/Chicago",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "America/Sao_Paulo",
    "Australia/Lord_Howe",
)

pytestmark = pytest.mark.skipif(not hasattr(time, "tzset"), reason="needs time zones that can be changed")


@pytest.fixture(autouse=True)
def zone_again() -> Iterator[None]:
    before = os.environ.get("TZ")
    yield
    os.environ.pop("TZ", None)
    os.environ.update({} if before is None else {"TZ": before})
    time.tzset()


def live_in(zone: str) -> None:
    os.environ["TZ"] = zone
    time.tzset()


def note(store: Store, when: datetime, step: str = "s", skills: tuple[str, ...] = ("a",)) -> None:
    store.memory.note(StepAnswer("l", step, skill, True, stamp(when), stamp(when), "") for skill in skills)


def test_a_step_that_tests_two_skills_counts_once() -> None:
    with memory_store(Clock()) as store:
        note(store, MORNING, skills=("a", "b"))
        note(store, MORNING, "t")
        assert days(store, 9) == (Day(MORNING.astimezone().date(), steps=2),)


def test_the_latest_days_come_first_and_no_more_than_wanted() -> None:
    live_in("UTC")
    with memory_store(Clock()) as store:
        for back in (400, 30, 2, 0):
            note(store, MORNING - timedelta(days=back))
        assert [day.day.isoformat() for day in days(store, 3)] == ["2026-01-31", "2026-01-29", "2026-01-01"]
        assert [day.steps for day in last_week(store)] == [0, 0, 0, 0, 1, 0, 1]


@pytest.mark.parametrize("zone", ZONES)
@settings(max_examples=25, deadline=None)
@given(moments=st.lists(st.integers(0, 900 * 24 * 4), min_size=1, max_size=25))
@example(moments=[1544])  # the last hour before a day that begins at one o'clock in São Paulo
def test_every_answer_counts_on_its_day_whatever_the_zone_and_its_summer_time(
    zone: str, moments: list[int]
) -> None:
    live_in(zone)
    begun = datetime(2010, 10, 1, tzinfo=UTC)
    times = [begun + timedelta(minutes=15 * quarter) for quarter in moments]
    expected: dict[date, int] = {}
    with memory_store(Clock()) as store:
        for number, moment in enumerate(times):
            note(store, moment, f"s{number}")
            day = local_day(stamp(moment))
            expected[day] = expected.get(day, 0) + 1
        assert {day.day: day.steps for day in days(store, 99)} == expected
        assert [day.day for day in days(store, 99)] == sorted(expected, reverse=True)
