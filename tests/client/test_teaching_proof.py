"""The forms in the window: one decision after another, left and taken up again."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from game.bots.at_once import AtOnce
from game.bots.levels import Steady
from game.bots.worker import Worker
from game.client.screens.decision import DecisionScreen
from game.client.screens.teaching_proof import ProofScreen
from game.storage.database import Store
from tests.client.drive import click_on, new_app, press


def test_a_form_is_taken_left_and_taken_up_again(store: Store) -> None:
    app = new_app(store=store, speed="fast", reduced_motion=True)
    app.services = replace(app.services, worker=lambda: cast(Worker, AtOnce()))
    app.stage.go("home")
    app.stage.go("teaching_proof")
    press(app, "return")
    for number in range(3):
        screen = app.stage.top
        assert isinstance(screen, DecisionScreen)
        for _frame in range(40):
            app.tick(200)
        press(app, "?")
        assert screen.asking.sheet.hint.view is None
        screen.asking.call(Steady().choose(screen.asking.view))
        for _frame in range(5):
            app.tick(200)
        assert len(store.proof.answers()) == number + 1
        press(app, "n")
    for _frame in range(40):
        app.tick(200)
    click_on(app, "another day")
    screen = app.stage.top
    assert isinstance(screen, ProofScreen)
    assert screen.panel.find("take") is not None
    press(app, "return")
    assert isinstance(app.stage.top, DecisionScreen)
    assert len(store.proof.answers()) == 3
