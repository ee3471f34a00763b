"""Drills in the window: chosen, answered with one key, going on by themselves, and told at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pygame
import pytest

from game.bots.at_once import AtOnce
from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.drill import NOD, DealingScreen, DrillTable, open_run
from game.client.screens.drill_result import DrillResultScreen
from game.client.screens.drill_setup import DrillSetupScreen
from game.client.screens.home import HomeScreen
from game.client.screens.lesson import LessonScreen
from game.client.table.bidding import CallButton
from game.drills.moments import trumps_out
from game.drills.plan import Plan, Topic
from game.rules.actions import Action
from game.storage.database import Store
from tests.client.drive import click_on, new_app, picture, press, random_events
from tests.drill_tables import rules
from tests.tables import HOYLE


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.presenters.drill_run.fresh_seed", lambda: "window")


def app_of(store: Store) -> App:
    app = new_app(store=store)
    app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()))
    app.stage.go("home")
    return app


def begun(store: Store, topic: Topic, count: int = 10) -> App:
    app = app_of(store)
    app.stage.push(open_run(app.services, Plan(topic, ruleset=HOYLE, count=count), rules()))
    return app


def table(app: App) -> DrillTable:
    """The table that is asked at now, come to its decision."""
    for _frame in range(400):
        app.tick(40)
        top = app.stage.top
        if isinstance(top, DrillTable) and top.still and not top.asking.answered:
            return top
    raise AssertionError("no decision")


def place_of(screen: DrillTable, action: Action) -> str:
    """The key for a choice."""
    if action.card is not None:
        return str(screen.board.state.hand.index(action.card) + 1)
    calls = [part.call.action for part in screen.said if isinstance(part, CallButton)]
    return str(calls.index(action) + 1)


def answer(app: App, rank: int) -> DrillTable:
    """One key for the choice of a rank, the best being 0."""
    screen = table(app)
    values = screen.asking.asked.values
    assert values is not None
    press(app, place_of(screen, values.ranked[rank].action))
    for _frame in range(40):
        if screen.asking.answered:
            return screen
        app.tick(40)
    raise AssertionError("not answered")


def test_a_drill_is_chosen_from_home_and_begins(store: Store) -> None:
    app = app_of(store)
    assert isinstance(app.stage.top, HomeScreen)
    press(app, "d")
    assert isinstance(app.stage.top, DrillSetupScreen)
    press(app, "7")
    assert app.stage.top.setup.plan.topic is Topic.SECOND
    press(app, "return")
    assert isinstance(app.stage.top, DealingScreen | DrillTable)
    assert table(app).run.plan.topic is Topic.SECOND


@pytest.mark.parametrize("topic", [Topic.ORDER_UP, Topic.ALONE, Topic.DISCARD, Topic.THIRD])
def test_one_key_answers(store: Store, topic: Topic) -> None:
    screen = answer(begun(store, topic), 0)
    assert len(screen.run.given) == 1
    assert screen.run.given[0].cost == 0


def test_a_card_is_clicked_once(store: Store) -> None:
    app = begun(store, Topic.DISCARD)
    screen = table(app)
    card = next(action.card for action in screen.asking.view.legal if action.card is not None)
    screen.choose(card)
    for _frame in range(40):
        app.tick(40)
    assert len(store.drills.latest(1)[0].answers) == 1


def test_letters_stand_for_calls(store: Store) -> None:
    app = begun(store, Topic.ORDER_UP)
    screen = table(app)
    press(app, "p")
    for _frame in range(20):
        app.tick(40)
    assert screen.asking.answered


def test_a_nod_goes_on_by_itself_and_a_reason_waits(store: Store) -> None:
    app = begun(store, Topic.SECOND)
    first = answer(app, 0)
    for _frame in range(2 * NOD // 40):
        app.tick(40)
    assert app.stage.top is first  # the first right answer has its reason
    press(app, "return")
    second = answer(app, 0)
    assert second is not first
    for _frame in range(NOD // 40 - 8):
        app.tick(40)
    assert app.stage.top is second
    assert table(app) is not second
    assert len(second.run.given) == 2


def test_after_a_wrong_answer_n_goes_on(store: Store) -> None:
    app = begun(store, Topic.TAKE_UP)
    screen = answer(app, -1)
    for _frame in range(2 * NOD // 40):
        app.tick(40)
    assert app.stage.top is screen
    press(app, "n")
    assert table(app).run.number == 2


def test_it_ends_with_its_figure_and_goes_on_with_more(store: Store) -> None:
    app = begun(store, Topic.SECOND)
    for number in range(10):
        answer(app, 0 if number % 3 else -1)
        press(app, "n")
    screen = app.stage.top
    assert isinstance(screen, DrillResultScreen)
    assert "points lost per decision" in screen.spoken
    assert store.drills.latest(1)[0].ended
    picture(app)
    click_on(app, "again")
    assert table(app).run.again
    press(app, "escape")
    assert isinstance(app.stage.top, HomeScreen)


def test_twenty_more_and_the_lesson_are_a_press_away(store: Store) -> None:
    app = begun(store, Topic.SECOND)
    answer(app, 0)
    click_on(app, "stop")
    assert isinstance(app.stage.top, DrillResultScreen)
    click_on(app, "lesson")
    assert isinstance(app.stage.top, LessonScreen)
    app.stage.pop()
    click_on(app, "more")
    assert table(app).run.number == 1


def test_stopped_before_any_answer_it_goes_back(store: Store) -> None:
    app = begun(store, Topic.SECOND)
    table(app)
    click_on(app, "stop")
    assert isinstance(app.stage.top, HomeScreen)


def test_trumps_are_counted_with_a_digit(store: Store) -> None:
    app = begun(store, Topic.COUNT_TRUMPS)
    screen = table(app)
    right = len(trumps_out(screen.asking.view))
    press(app, "9")
    assert not screen.asking.answered
    press(app, str(right))
    assert screen.asking.answered
    assert store.drills.latest(1)[0].answers[0].cost == 0
    screen = table(app)  # it went on by itself
    wrong = next(n for n in (0, 1) if n != len(trumps_out(screen.asking.view)))
    click_on(app, f"count {wrong}")
    assert screen.asking.page().title.endswith(f"not {wrong}")
    press(app, "return")
    assert table(app) is not screen


def test_left_and_returned_to_it_goes_on(store: Store) -> None:
    app = begun(store, Topic.SECOND)
    screen = table(app)
    app.stage.go("settings")
    app.stage.pop()
    assert app.stage.top is screen
    answer(app, 0)
    press(app, "n")
    assert table(app).run.number == 2


def test_rules_without_such_a_decision_say_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.drills.dealing.MOST_TRIED", 0)
    app = begun(store, Topic.SECOND)
    for _frame in range(10):
        app.tick(40)
    assert isinstance(app.stage.top, DealingScreen)
    assert "doesn't come up" in app.stage.top.spoken
    press(app, "escape")
    assert isinstance(app.stage.top, HomeScreen)


def test_a_resting_drill_draws_nothing(store: Store) -> None:
    app = begun(store, Topic.ORDER_UP)
    table(app)
    for _frame in range(40):
        app.tick(40)
        app.draw(picture(app))
    assert not app.tick(40)


@pytest.mark.parametrize("topic", [Topic.ORDER_UP, Topic.ALONE, Topic.COUNT_TRUMPS, Topic.THIRD])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_pressed_it_goes_on(store: Store, topic: Topic, seed: int) -> None:
    app = begun(store, topic)
    random_events(app, 300, seed)


def test_with_a_process_that_thinks_nothing_waits(store: Store) -> None:
    """Deals come from the worker; no frame works one out itself."""
    app = new_app(store=store)
    app.stage.go("home")
    app.stage.push(open_run(app.services, Plan(Topic.SECOND, ruleset=HOYLE, count=10), rules()))
    assert isinstance(app.stage.top, DealingScreen)
    for _frame in range(3000):
        app.tick(20)
        if isinstance(app.stage.top, DrillTable):
            break
        pygame.time.wait(10)
    assert isinstance(app.stage.top, DrillTable)
