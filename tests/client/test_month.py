"""A learner's month at a set clock, by clicks alone: hands misplayed in one way, five minutes every day."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import cast

import pytest

from game.bots import slips
from game.bots.at_once import AtOnce
from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.decision import DecisionScreen
from game.client.screens.memory_cards import CardsScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.table_screen import TableScreen
from game.course.memory.mix import CARD_SECONDS, SECONDS
from game.course.memory.own_mistakes import MISTAKE_SECONDS
from game.presenters.own_mistake import OwnMistake
from game.rules.actions import Action, Phase
from game.rules.record import setup_from_json
from game.rules.view import SeatView
from game.storage.database import Store
from game.storage.learner_export import exported
from game.storage.learners import Learners
from game.storage.settings import Practice
from game.strategy.decisions import decide
from tests.client.drive import click, click_on, new_app
from tests.clock import Clock

DAYS = 30
MISPLAYED = ("lead-trump", "lead-bower-to-partner", "pass-weak-hand", "not-into-their-hand")
"""The rules of thumb that the slips go against."""

CURED = 12
"""The day from which on the slip is not made any more."""


def misplayed(view: SeatView) -> Action:
    """What somebody does who does not dare to lead trump, and calls on hope."""
    sound = decide(view)
    return slips.hoards_trumps(view, sound) or slips.calls_on_hope(view, sound) or sound.action


def do(app: App, screen: TableScreen, action: Action) -> None:
    """An action by clicks on the table."""
    if action.card is not None:
        click(app, screen.board.card_rect(action.card).center)
        rest(app)
        if screen.panel.find("put down") is not None:
            click_on(app, "put down")
        return
    if action.alone and screen.panel.find(f"call {action}") is None:
        click_on(app, "alone")
    click_on(app, f"call {action}")


def rest(app: App, frames: int = 40) -> None:
    for _frame in range(frames):
        app.tick(100)


def play_a_hand(app: App, seed: int, *, cured: bool) -> None:
    """A practice hand to its end, reviewed, and back home."""
    app.stage.go("table", Practice(length="hand", seed=str(seed)))
    screen = app.stage.top
    assert isinstance(screen, PracticeScreen)
    session = screen.session
    for _turn in range(400):
        if session.state.phase is Phase.HAND_OVER:
            break
        app.tick(150)
        if screen.still and session.waits_for_learner:
            view = session.view
            do(app, screen, decide(view).action if cured else misplayed(view))
    assert session.state.phase is Phase.HAND_OVER
    rest(app, 60)
    app.stage.home()


def five_minutes(app: App, *, cured: bool) -> Counter[str]:
    """The mix of a day; what was asked, by kind."""
    asked: Counter[str] = Counter()
    app.stage.go("mix")
    if app.stage.top.panel.find("start") is None:  # type: ignore[union-attr]
        app.stage.home()
        return asked
    click_on(app, "start")
    for _item in range(40):
        screen = app.stage.top
        if isinstance(screen, DecisionScreen):
            rest(app)
            view = screen.asking.view
            purpose = screen.asking.purpose
            assert isinstance(purpose, OwnMistake)
            asked["sister" if is_sister(screen) else "mistake"] += 1
            asked["slip"] += purpose.mistake.topic in MISPLAYED
            do(app, screen, decide(view).action if cured else misplayed(view))
            rest(app, 6)
            assert screen.asking.answer is not None
            click_on(app, "next")
        elif isinstance(screen, CardsScreen) and screen.panel.find("turn") is not None:
            asked["card"] += 1
            click_on(app, "turn")
            click_on(app, "answer 3")
        else:
            break
    app.stage.home()
    return asked


def seconds(asked: Counter[str]) -> int:
    """How long a day's mix took, about."""
    return MISTAKE_SECONDS * (asked["mistake"] + asked["sister"]) + CARD_SECONDS * asked["card"]


def is_sister(screen: DecisionScreen) -> bool:
    """Whether another deal like the one of the mistake lies on the table."""
    purpose = screen.asking.purpose
    assert isinstance(purpose, OwnMistake)
    sister = purpose.mistake.sister
    return bool(sister) and screen.asking.asked.setup == setup_from_json(sister)


@pytest.mark.slow
def test_a_month_of_practice_brings_mistakes_back_until_they_are_gone(store: Store, clock: Clock) -> None:
    days = []
    for day in range(DAYS):
        cured = day >= CURED
        app = new_app(store=store, speed="fast", reduced_motion=True, card_help=False)
        app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()), thinks=lambda: True)
        app.stage.go("home")
        days.append(five_minutes(app, cured=cured))
        if day % 2 == 0:
            play_a_hand(app, day, cured=cured)
        clock.forward(days=1)
    assert max(seconds(asked) for asked in days) <= SECONDS
    assert sum(asked["mistake"] for asked in days[:CURED]) > 2
    assert sum(asked["sister"] for asked in days) > 0
    late = sum(days[-7:], Counter[str]())
    early = sum(days[CURED - 7 : CURED], Counter[str]())
    assert late["slip"] < early["slip"]
    data = json.loads(exported(store, Learners().chosen))
    assert len(data["mistake answers"]) == sum(asked["mistake"] + asked["sister"] for asked in days)
    assert len(data["hands reviewed"]) == len(range(0, DAYS, 2))
