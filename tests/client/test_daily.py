"""The deal of the day in the window, and the check of a game's deals at its end."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pygame

from game.bots.at_once import AtOnce
from game.bots.levels import Steady
from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.daily import DailyScreen
from game.client.screens.home import HomeScreen
from game.client.screens.messages import MessageScreen
from game.presenters.daily_deal import line_of, today
from game.rules.actions import Phase
from game.storage.database import Store
from tests.client.drive import click_on, new_app, press


def played(store: Store) -> tuple[App, DailyScreen]:
    """The hand of today played to its end, and reviewed."""
    app = new_app(store=store, speed="fast", reduced_motion=True)
    app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()), thinks=lambda: True)
    app.stage.go("home")
    app.stage.go("daily")
    screen = app.stage.top
    assert isinstance(screen, DailyScreen)
    steady, session = Steady(), screen.session
    while session.state.phase is not Phase.HAND_OVER:
        app.tick(200)
        if screen.still and session.waits_for_learner:
            session.submit(steady.choose(session.view))
    for _frame in range(60):
        app.tick(200)
    return app, screen


def test_its_line_comes_when_the_hand_was_reviewed_and_can_be_copied(store: Store) -> None:
    app, screen = played(store)
    line = line_of(store, today(store))
    assert line.startswith("Left Bower, ")
    assert line in str(screen.presenter.page().blocks)
    click_on(app, "copy")
    assert isinstance(app.stage.top, MessageScreen)
    assert pygame.scrap.get_text().strip("\0") == line
    press(app, "escape")
    press(app, "n")
    assert isinstance(app.stage.top, HomeScreen)


def test_a_second_try_is_only_for_fun(store: Store) -> None:
    played(store)
    line = line_of(store, today(store))
    _app, screen = played(store)
    assert "Your first try is the one that counts." in str(screen.presenter.page().blocks)
    assert line_of(store, today(store)) == line
