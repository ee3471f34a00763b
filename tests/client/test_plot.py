"""The plot of points lost a hand: its scale, its mean, its words, and how it fills."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.client.screens.messages import MessageScreen
from game.client.screens.progress import ProgressScreen
from game.client.widgets.plot import Plot, moving_mean, scale
from game.client.widgets.scroll import ScrollArea
from game.dev.shots.memory import fill_hands
from game.pages.progress import hand_cost_line
from game.storage.reviews import HandCost
from tests.client.drive import new_app, picture, press, show


@given(st.floats(0, 500))
def test_the_scale_holds_the_highest_value_with_few_lines(highest: float) -> None:
    step, count = scale(highest)
    assert 1 <= count <= 4
    assert highest <= step * count + 1e-6


def test_each_point_of_the_line_is_the_mean_of_the_last_values() -> None:
    assert moving_mean([1, 2, 3, 4], 2) == [1, 1.5, 2.5, 3.5]


@given(st.lists(st.floats(0, 10), min_size=1, max_size=60), st.integers(1, 12))
def test_the_line_stays_between_the_lowest_and_the_highest_value(values: list[float], of: int) -> None:
    means = moving_mean(values, of)
    assert len(means) == len(values)
    assert all(min(values) - 1e-9 <= mean <= max(values) + 1e-9 for mean in means)


def test_without_hands_the_sheet_says_how_it_fills() -> None:
    app = new_app()
    screen = ProgressScreen(app.services)
    show(app, screen)
    part = screen.panel.find("plot")
    assert isinstance(part, ScrollArea)
    assert "After each practice hand" in part.spoken


def test_two_hands_are_too_few_for_a_line_and_are_counted() -> None:
    app = new_app()
    fill_hands(app.store, 2)
    screen = ProgressScreen(app.services)
    show(app, screen)
    part = screen.panel.find("plot")
    assert part is not None
    assert "2 hands have been reviewed" in part.spoken


def test_the_plot_tells_its_mean_and_the_one_before() -> None:
    app = new_app()
    fill_hands(app.store, 42)
    screen = ProgressScreen(app.services)
    show(app, screen)
    part = screen.panel.find("plot")
    assert isinstance(part, Plot)
    costs = [hand.cost for hand in app.store.reviews.latest(50)]
    assert f"last 10 hands reviewed: {sum(costs[-10:]) / 10:.1f}." in part.spoken
    assert f"{sum(costs[-20:-10]) / 10:.1f}, {sum(costs[-10:]) / 10:.1f}." in part.spoken


def test_enter_reads_the_values_as_a_list() -> None:
    app = new_app()
    fill_hands(app.store, 12)
    screen = ProgressScreen(app.services)
    show(app, screen)
    part = screen.panel.find("plot")
    screen.panel.focus(part)
    press(app, "return")
    listed = app.stage.top
    assert isinstance(listed, MessageScreen)
    assert listed.spoken.count("hand") >= 12


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the clock of this system cannot be moved")
def test_hands_stand_at_the_day_where_the_learner_is(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = HandCost(1, 0, "2026-11-22T02:30:00+00:00", 0.5, 1.0, 6, 1)
    for zone, day in (("America/New_York", "21"), ("UTC", "22")):
        with monkeypatch.context() as there:
            there.setenv("TZ", zone)
            time.tzset()
            assert f"Nov {day}" in hand_cost_line(hand)
    time.tzset()


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 150), ((1280, 720), 100), ((1920, 1080), 130)])
def test_the_plot_draws_inside_its_sheet_in_every_window(size: tuple[int, int], text: int) -> None:
    app = new_app(size, text=text)
    fill_hands(app.store, 50)
    screen = ProgressScreen(app.services)
    show(app, screen)
    part, skills = screen.panel.find("plot"), screen.panel.find("skills")
    assert part is not None
    assert skills is not None
    assert part.rect.bottom < skills.rect.top
    assert part.rect.h > 3 * app.stage.ui.font(14)
    assert picture(app).get_size() == size
