"""Sits at tables for tests: passes time until it is the learner's turn, clicks and drags cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import sleep

import pygame
from pygame.event import Event

from game.bots.ladder import Level
from game.bots.levels import Steady, three_bots
from game.client.app import App
from game.client.screens.lesson import LessonScreen
from game.client.screens.lesson_door import open_lesson
from game.client.screens.practice import PracticeScreen
from game.client.screens.practice_door import new_table
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.state import Setup
from game.rules.view import SeatView
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT, Session
from game.storage.settings import Practice
from tests.client.drive import new_app

Wanted = Callable[[SeatView], bool]
Choice = Callable[[SeatView], Action]


def sit_down(seed: str = "1", ruleset: str = "danville", **settings: object) -> tuple[App, PracticeScreen]:
    """A new practice game above the home screen."""
    size, opponents = settings.pop("size", (1280, 720)), settings.pop("opponents", Level.STEADY)
    worker, length = settings.pop("worker", None), settings.pop("length", "game")
    app = new_app(size, **settings)  # type: ignore[arg-type]
    if worker is not None:
        app.services = replace(app.services, worker=worker, thinks=lambda: True)  # type: ignore[arg-type]
    app.stage.go("home")
    practice = Practice(
        ruleset,
        length=length,
        seed=seed,
        opponents=opponents,
        partner=Level.STEADY,  # type: ignore[arg-type]
    )
    screen = new_table(app.services, practice)
    assert isinstance(screen, PracticeScreen)
    app.stage.push(screen)
    return app, screen


def take_lesson(lesson: str = "left-bower", **settings: object) -> tuple[App, LessonScreen]:
    """A lesson, that of the left bower if no other is named, above the home screen."""
    app = new_app(**settings)  # type: ignore[arg-type]
    app.stage.go("home")
    screen = open_lesson(app.services, lesson)
    assert isinstance(screen, LessonScreen)
    app.stage.push(screen)
    return app, screen


def wait(app: App) -> None:
    """Passes time until nothing moves and the learner is waited for."""
    for _turn in range(3000):
        app.tick(100)
        screen = app.stage.top
        if not isinstance(screen, PracticeScreen):
            return
        if screen.session.thinking:
            sleep(0.01)  # a player who searches does so in a process of its own, in real time
        if screen.session.waits_for_learner and screen.still and not screen.board.motion.moving:
            return
    raise AssertionError("the table never came to rest")


def play_on(app: App, wanted: Wanted, most: int = 300, choose: Choice | None = None) -> bool:
    """Plays on, soundly if not told how, to a wanted decision; False if the game ended before."""
    choose = choose or Steady().choose
    for _turn in range(most):
        wait(app)
        screen = app.stage.top
        if not isinstance(screen, PracticeScreen):
            return False
        if wanted(screen.table.view):
            return True
        if screen.table.view.phase is Phase.HAND_OVER:
            screen.press("next")
        else:
            screen.session.submit(choose(screen.table.view))
    return False


def at(wanted: Wanted, ruleset: str = "danville", **settings: object) -> tuple[App, PracticeScreen]:
    """A table at the first decision of that kind, in the first seed that has one."""
    seed = next(str(number) for number in range(1, 200) if _has(str(number), ruleset, wanted))
    app, screen = sit_down(seed, ruleset, **settings)
    assert play_on(app, wanted)
    return app, screen


def _has(seed: str, ruleset: str, wanted: Wanted) -> bool:
    """Whether sound play of the first hand leads to such a decision; found without any window."""
    session, steady = Session(load_ruleset(ruleset), Setup(seed), three_bots(HOME_SEAT)), Steady()
    while session.state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        if session.waits_for_learner:
            if wanted(session.view):
                return True
            session.submit(steady.choose(session.view))
        else:
            session.advance()
    return wanted(session.view)


def must_follow(view: SeatView) -> bool:
    """The learner holds cards that may not be played."""
    return view.phase is Phase.PLAY and view.led is not None and len(view.legal) < len(view.hand)


def legal_cards(screen: PracticeScreen) -> list[Card]:
    return [action.card for action in screen.table.view.legal if action.card is not None]


def illegal_card(screen: PracticeScreen) -> Card:
    return next(card for card in screen.table.view.hand if card not in legal_cards(screen))


def press_at(app: App, pos: tuple[int, int]) -> None:
    app.handle(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))


def release_at(app: App, pos: tuple[int, int]) -> None:
    app.handle(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))


def drag(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Presses, moves in steps, lets go."""
    press_at(app, start)
    for step in range(1, 6):
        pos = (start[0] + (end[0] - start[0]) * step // 5, start[1] + (end[1] - start[1]) * step // 5)
        app.handle(Event(pygame.MOUSEMOTION, pos=pos, rel=(5, 5), buttons=(1, 0, 0), touch=False))
        app.tick(16)
    release_at(app, end)
