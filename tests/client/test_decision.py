"""Own mistakes at the table in the window: by keys, by mouse, with help, and in the daily mix."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from game.bots.at_once import AtOnce
from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.decision import MistakeScreen
from game.client.screens.lesson import LessonScreen
from game.client.screens.memory_cards import CardsScreen
from game.client.screens.practice import PracticeScreen
from game.course.lesson_start import begin
from game.presenters.lesson_use import CourseLesson
from game.rules.actions import Phase
from game.rules.record import setup_to_json
from game.rulesets.shipped import list_rulesets
from game.storage.database import Store, stamp
from game.storage.mistakes import MistakeAnswer
from tests.client.drive import click_on, new_app, picture, press, random_events
from tests.clock import Clock
from tests.own_mistakes import MADE, ORDER, keep
from tests.shipped import course


def mix(store: Store, clock: Clock, count: int = 1) -> App:
    """An app whose daily mix has begun, with so many mistakes of yesterday."""
    for number in range(count):
        keep(store, principle=f"topic {number}", setup=_other(number))
    clock.forward(days=1)
    app = new_app(store=store)
    app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()))
    app.stage.go("mix")
    press(app, "return")
    return app


def _other(number: int) -> str:
    return MADE.setup if not number else MADE.setup.replace('"situation"', f'"situation {number}"')


def table(app: App) -> MistakeScreen:
    """The table of the mistake, come to its decision."""
    screen = app.stage.top
    assert isinstance(screen, MistakeScreen)
    for _frame in range(200):
        app.tick(40)
        if screen.still:
            break
    assert screen.still
    return screen


def answered(app: App, screen: MistakeScreen) -> None:
    for _frame in range(50):
        app.tick(40)
        if screen.asking.answer is not None:
            return
    raise AssertionError("not weighed")


def test_the_mix_deals_the_mistake_and_a_digit_answers_it(store: Store, clock: Clock) -> None:
    app = mix(store, clock)
    screen = table(app)
    press(app, "2")
    answered(app, screen)
    assert screen.right
    press(app, "n")
    assert isinstance(app.stage.top, CardsScreen)
    assert "Right this time: 1." in " ".join(app.stage.top.cards.told())


def test_two_mistakes_come_one_after_the_other(store: Store, clock: Clock) -> None:
    app = mix(store, clock, 2)
    for _each in range(2):
        screen = table(app)
        press(app, "p")
        answered(app, screen)
        assert not screen.right
        press(app, "return")
    assert len(store.mistakes.answers()) == 2
    assert isinstance(app.stage.top, CardsScreen)


def test_by_mouse_it_can_be_put_off_and_thrown_away(store: Store, clock: Clock) -> None:
    app = mix(store, clock, 2)
    for button in ("another day", "not again"):
        table(app)
        click_on(app, button)
    assert isinstance(app.stage.top, CardsScreen)
    assert len(store.mistakes.all()) == 1
    assert store.mistakes.answers() == ()


def test_escape_leaves_it_for_another_time(store: Store, clock: Clock) -> None:
    app = mix(store, clock)
    table(app)
    press(app, "escape")
    assert isinstance(app.stage.top, CardsScreen)
    assert store.mistakes.answers() == ()


def test_the_hand_can_be_played_on_and_the_mix_goes_on_after_it(store: Store, clock: Clock) -> None:
    app = mix(store, clock)
    screen = table(app)
    press(app, "2")
    answered(app, screen)
    click_on(app, "play on")
    assert isinstance(app.stage.top, PracticeScreen)
    app.stage.pop()
    assert app.stage.top is screen
    press(app, "n")
    assert isinstance(app.stage.top, CardsScreen)
    assert len(store.mistakes.answers()) == 1


def test_a_resting_table_draws_nothing(store: Store, clock: Clock) -> None:
    app = mix(store, clock)
    table(app)
    for _frame in range(40):
        app.tick(40)
        app.draw(picture(app))
    assert not app.tick(40)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_it_goes_on(store: Store, clock: Clock, seed: int) -> None:
    app = mix(store, clock, 2)
    random_events(app, 300, seed)


def test_what_a_hand_of_a_lesson_cost_is_kept_once_it_is_over(store: Store) -> None:
    app = new_app(store=store)
    app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()))
    file, step = next(
        (file, step) for file in course().lessons for step in file.lesson.shown if step.type == "free-play"
    )
    runner = begin(file, course().glossary, list_rulesets()[0])
    runner.go(step.id)
    screen = LessonScreen(app.services, file, runner, CourseLesson())
    app.stage.go("home")
    app.stage.push(screen)
    table = runner.step.table
    assert table is not None
    while table.state.phase is not Phase.HAND_OVER:
        if not table.advance():
            table.submit(table.view.legal[0])
    screen.enter()
    for _frame in range(40):
        app.tick(100)
    assert {told.source for told in store.decisions.latest(99)} == {"lesson"}


def test_a_sister_is_looked_for_while_cards_lie_there_and_asked_instead(store: Store, clock: Clock) -> None:
    mistake = keep(store)
    told = MistakeAnswer(mistake.id, "", str(ORDER), 0.0, 3, 0, 5)
    store.mistakes.answer(told, "", stamp(store.now()), 2)
    clock.forward(days=1)
    app = new_app(store=store)
    app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()))
    app.stage.go("mix")
    app.tick(40)
    found = store.mistakes.find(mistake.id)
    assert found is not None
    assert found.sister
    press(app, "return")
    screen = table(app)
    assert setup_to_json(screen.asking.asked.setup) == found.sister
    assert screen.asking.page().title == "A hand like one you misplayed"
