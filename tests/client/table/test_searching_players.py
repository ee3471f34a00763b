"""A table with players who search: they think in a process of their own, and no frame waits for them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic, sleep
from typing import NoReturn

import pytest

from game.bots.ladder import Level
from game.bots.levels import Bot, Steady
from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.practice import PracticeScreen
from game.client.screens.practice_door import new_table, resume_table
from game.presenters.occasions import GameOccasion
from game.presenters.practice_games import begin, unfinished
from game.rules.actions import Action, ActionKind, Phase
from game.rules.view import observe
from game.session import HOME_SEAT
from game.storage.database import memory_store
from game.storage.settings import Practice
from tests.client.drive import click, click_on, new_app, press

PRACTICE = Practice(ruleset="danville", seed="11", opponents=Level.SHARP, partner=Level.SHARP)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    ours = Worker()
    yield ours
    ours.close()


@pytest.fixture(autouse=True)
def nobody_searches_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search in the process of the window would make a frame late."""
    found_quickly = Bot.choose

    def choose(player: Bot, view: object) -> Action:
        assert not player.searches(view)  # type: ignore[arg-type]
        return found_quickly(player, view)  # type: ignore[arg-type]

    monkeypatch.setattr(Bot, "choose", choose)


def sit_down(worker: Callable[[], Worker]) -> tuple[App, PracticeScreen]:
    app = new_app(speed="fast")
    app.services = replace(app.services, worker=worker)
    app.stage.go("home")
    screen = new_table(app.services, PRACTICE)
    assert isinstance(screen, PracticeScreen)
    app.stage.push(screen)
    return app, screen


def until(app: App, wanted: Callable[[], bool], dt: float = 100) -> None:
    """Passes time, also that of the process, until something holds."""
    patience = monotonic() + 120
    while not wanted():
        assert monotonic() < patience, "it never came to that"
        app.tick(dt)
        sleep(0.002)


def at_rest(screen: PracticeScreen) -> bool:
    return screen.session.waits_for_learner and screen.still and not screen.board.motion.moving


def act(app: App, screen: PracticeScreen, action: Action) -> None:
    """Does the learner's action with the mouse."""
    if action.card is None:
        click_on(app, f"call {action}")
        return
    click(app, screen.board.card_rect(action.card).center)
    if action.kind is ActionKind.DISCARD:
        click_on(app, "put down")


def play_a_hand(app: App, screen: PracticeScreen) -> None:
    while True:
        until(app, lambda: at_rest(screen))
        if screen.table.view.phase is Phase.HAND_OVER:
            return
        before = screen.session.state
        act(app, screen, Steady().choose(screen.table.view))
        assert screen.session.state is not before


def to_a_thought(app: App, screen: PracticeScreen) -> None:
    """Plays until one of the others has begun to search."""
    while not screen.session.thinking:
        assert screen.table.view.phase is not Phase.HAND_OVER
        if at_rest(screen):
            act(app, screen, Steady().choose(screen.table.view))
        app.tick(100)


@pytest.fixture(scope="module")
def expected() -> tuple[Action, ...]:
    """All that is done in the first hand, found without a window and without a process."""
    session = begin(memory_store(), PRACTICE).session
    while session.state.phase is not Phase.HAND_OVER:
        if not session.advance():
            session.submit(Steady().choose(session.view))
    return session.actions


def test_a_hand_is_played_to_its_end_as_the_players_play_it_anywhere(
    worker: Worker, expected: tuple[Action, ...]
) -> None:
    app, screen = sit_down(lambda: worker)
    play_a_hand(app, screen)
    assert screen.session.actions == expected


def test_a_killed_process_is_replaced_and_the_game_goes_on_as_it_would_have(
    worker: Worker, expected: tuple[Action, ...]
) -> None:
    app, screen = sit_down(lambda: worker)
    for _time in range(2):
        to_a_thought(app, screen)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        until(app, lambda: not screen.session.thinking)
    play_a_hand(app, screen)
    assert screen.session.actions == expected


def test_leaving_the_table_ends_the_search_and_coming_back_begins_it_again(
    worker: Worker, expected: tuple[Action, ...]
) -> None:
    app, screen = sit_down(lambda: worker)
    to_a_thought(app, screen)
    done = screen.session.actions
    press(app, "escape")
    assert app.stage.top is not screen
    assert not worker.in_hand
    saved = unfinished(app.store)
    assert saved is not None
    again = resume_table(app.services, saved)
    assert isinstance(again, PracticeScreen)
    assert isinstance(again.presenter.occasion, GameOccasion)
    practice = again.presenter.occasion.practice
    assert practice is not None
    assert practice.opponents is practice.partner is Level.SHARP
    app.stage.push(again)
    assert again.session.actions == done
    play_a_hand(app, again)
    assert again.session.actions == expected


def test_a_covered_table_thinks_of_nothing(worker: Worker, expected: tuple[Action, ...]) -> None:
    app, screen = sit_down(lambda: worker)
    to_a_thought(app, screen)
    press(app, "f1")
    assert not worker.in_hand
    press(app, "escape")
    assert app.stage.top is screen
    until(app, lambda: len(screen.session.actions) > 10)
    assert screen.session.actions == expected[: len(screen.session.actions)]


def test_taking_back_ends_the_search(worker: Worker) -> None:
    app, screen = sit_down(lambda: worker)
    until(app, lambda: at_rest(screen))
    decision = screen.session.state
    act(app, screen, Steady().choose(screen.table.view))
    to_a_thought(app, screen)
    press(app, "u")
    app.tick(100)
    assert screen.session.state is decision
    assert not worker.in_hand


def test_who_hurries_gets_the_choice_as_soon_as_it_is_made(worker: Worker) -> None:
    app, screen = sit_down(lambda: worker)
    to_a_thought(app, screen)
    before = len(screen.session.actions)
    press(app, "return")
    assert len(screen.session.actions) == before
    until(app, lambda: len(screen.session.actions) > before, dt=0)


def test_where_no_process_can_be_had_the_others_play_by_rules_of_thumb() -> None:
    def none_left() -> NoReturn:
        raise OSError("no process")

    app, screen = sit_down(none_left)
    play_a_hand(app, screen)
    assert screen.table.view.phase is Phase.HAND_OVER


def test_where_every_process_dies_the_others_play_by_rules_of_thumb(worker: Worker) -> None:
    app, screen = sit_down(lambda: worker)
    to_a_thought(app, screen)
    before, state = len(screen.session.actions), screen.session.state
    assert screen.presenter.game.company is not None
    player = screen.presenter.game.company.players(HOME_SEAT)[state.turn]

    def killed() -> bool:
        if screen.session.thinking and worker.pid is not None:
            os.kill(worker.pid, signal.SIGKILL)
        return len(screen.session.actions) > before

    until(app, killed)
    assert screen.session.actions[before] == player.by_principle(observe(state, state.turn))
