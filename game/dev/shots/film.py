"""A short film of the table as an animated picture: a refusal with its reason, and a trick."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.screens.practice import PracticeScreen

_FRAME = 80  # milliseconds
_WINDOW, _PICTURE = (1280, 720), (800, 450)
_COLOURS = 256
_SEEN = 700  # how long the table stays as it is before anything is done
_LAST = 480  # before the next player goes on
_READ = 2600  # for a refusal


def write(path: Path) -> None:
    """Writes the film as a GIF. Needs Pillow (extra "dev")."""
    from PIL import Image

    drawn = [Image.frombytes("RGB", _PICTURE, pygame.image.tobytes(frame, "RGB")) for frame in frames()]
    colours = drawn[len(drawn) // 2].quantize(_COLOURS)  # the same for all, so that what stays is kept
    first, *others = (each.quantize(palette=colours, dither=Image.Dither.NONE) for each in drawn)
    first.save(path, save_all=True, append_images=others, duration=_FRAME, loop=0, optimize=True)


def frames() -> Iterator[Surface]:
    """The pictures one after another, each to be shown for 80 milliseconds."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.client.app import App
    from game.client.window import start_pygame
    from game.dev.shots.tables import play
    from game.storage.database import memory_store

    start_pygame()
    with memory_store() as store:
        app = App(store, _WINDOW)
        screen = play(app.services, "1")
        app.stage.push(screen)
        app.stage.crosses = True
        yield from _scenes(app, screen, Surface(_WINDOW))  # type: ignore[arg-type]


def _scenes(app: App, screen: PracticeScreen, window: Surface) -> Iterator[Surface]:
    yield from _pass(app, window, _SEEN)
    legal = [action.card for action in screen.table.view.legal if action.card is not None]
    screen.choose(next(card for card in screen.table.view.hand if card not in legal))
    yield from _pass(app, window, _READ)
    screen.press("back to now")
    yield from _pass(app, window, _SEEN)
    screen.choose(legal[0])
    taken = len(screen.table.view.tricks)
    for _frame in range(80):
        yield from _pass(app, window, _FRAME)
        if len(screen.table.view.tricks) > taken and screen.still:
            break
    yield from _pass(app, window, _LAST)


def _pass(app: App, window: Surface, time: int) -> Iterator[Surface]:
    """What the window shows while so many milliseconds pass."""
    for _frame in range(time // _FRAME):
        app.tick(_FRAME)
        app.draw(window)
        yield pygame.transform.smoothscale(window, _PICTURE)
