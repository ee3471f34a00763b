"""Drives the client without a window or a clock: posted events in, pictures out."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pygame
from pygame import Surface
from pygame.event import Event

from game.bots.worker import Worker
from game.client.app import App
from game.client.screens.messages import MessageScreen
from game.client.screens.stage import Screen
from game.client.window import start_pygame
from game.storage.database import Store, memory_store

KEYS = (
    "tab", "return", "space", "escape", "left", "right", "up", "down", "f1", "f6", "home", "end",
    "page up", "page down", "backspace", "delete", "1", "2", "3", "4", "5", "6",
    "a", "c", "d", "e", "g", "h", "l", "o", "p", "r", "s", "t", "?",
)  # fmt: skip


def new_app(size: tuple[int, int] = (1280, 720), store: Store | None = None, **settings: object) -> App:
    """An app on a store that forgets, with some settings; no screen is open yet."""
    start_pygame()
    store = store or memory_store()
    store.save_settings(replace(store.settings, **{"language": "en", **settings}))
    app = App(store, size)
    app.services = replace(app.services, worker=thinker)
    _OPEN.append(app)
    return app


_OPEN: list[App] = []
"""The apps of the test that runs now."""


def close_apps() -> None:
    """Closes every app that was made: their pictures are too large to wait for the garbage collector."""
    while _OPEN:
        _OPEN.pop().close()


@cache
def thinker() -> Worker:
    """One process that thinks for all apps of a test run."""
    return Worker()


def close_doors(app: App) -> list[object]:
    """Makes tables and lessons open a plain message instead; gives the list of what was asked for."""
    asked: list[object] = []

    usual = app.services.open

    def instead(route: str, *about: object) -> Screen:
        if route not in ("table", "lesson", "resume"):
            return usual(route, *about)
        asked.extend(about)
        return MessageScreen("Table", "A table would open here.")

    app.services = replace(app.services, open=instead)
    return asked


def show(app: App, screen: Screen) -> Surface:
    """Puts a screen above home and draws it."""
    if not app.stage.screens:
        app.stage.go("home")
    app.stage.push(screen)
    return picture(app)


def picture(app: App) -> Surface:
    """What the app shows now."""
    width, height = app.stage.ui.metrics.width, app.stage.ui.metrics.height
    surface = Surface((width, height))
    app.stage.invalidate()
    app.draw(surface)
    return surface


def press(app: App, *names: str, shift: bool = False, ctrl: bool = False) -> None:
    """Presses and releases keys by their names, for example "tab" or "return"."""
    mod = (pygame.KMOD_SHIFT if shift else 0) | (pygame.KMOD_CTRL if ctrl else 0)
    for name in names:
        code = pygame.K_SLASH if name == "?" else pygame.key.key_code(name)
        typed = name if len(name) == 1 else " " if name == "space" else ""
        app.handle(Event(pygame.KEYDOWN, key=code, mod=mod, unicode=typed, scancode=0))
        app.handle(Event(pygame.KEYUP, key=code, mod=mod, unicode=typed, scancode=0))


def move(app: App, pos: tuple[int, int], buttons: tuple[int, int, int] = (0, 0, 0)) -> None:
    app.handle(Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=buttons, touch=False))


def click(app: App, pos: tuple[int, int], button: int = 1) -> None:
    """Moves there, presses and releases, when the page has been seen for a while."""
    app.stage.rest()
    move(app, pos)
    app.handle(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False))
    app.handle(Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False))


def click_on(app: App, key: str) -> None:
    """Clicks the middle of the part with that key on the uppermost screen."""
    widget = app.stage.top.panel.find(key)  # type: ignore[union-attr]
    assert widget is not None, f"no part {key}"
    click(app, widget.rect.center)


def random_events(app: App, count: int = 2000, seed: int = 1, draw_every: int = 40) -> None:
    """Throws random keys, clicks, drags, wheels, resizes and passing time at the app."""
    draw = random.Random(seed)
    metrics = app.stage.ui.metrics
    first = (metrics.width, metrics.height)
    surface = Surface(first)
    for number in range(count):
        _one_event(app, draw, surface.get_size())
        app.tick(draw.choice((0, 5, 16, 16, 16, 200, 3000)))
        if number % draw_every == 0:
            app.draw(surface)
        if number % 500 == 250:
            surface = Surface((1024, 640) if surface.get_size() == first else first)
            app.resize(surface.get_size())
    app.draw(surface)


def _one_event(app: App, draw: random.Random, size: tuple[int, int]) -> None:
    pos = (draw.randrange(-5, size[0] + 5), draw.randrange(-5, size[1] + 5))
    kind = draw.random()
    if kind < 0.45:
        press(app, draw.choice(KEYS), shift=draw.random() < 0.1, ctrl=draw.random() < 0.02)
    elif kind < 0.65:
        click(app, pos, draw.choice((1, 1, 1, 3)))
    elif kind < 0.80:
        move(app, pos)
    elif kind < 0.88:
        app.handle(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    elif kind < 0.95:
        app.handle(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
    elif kind < 0.985:
        app.handle(Event(pygame.MOUSEWHEEL, x=0, y=draw.choice((-1, 1)), flipped=False))
    else:
        app.handle(Event(pygame.WINDOWEXPOSED))
