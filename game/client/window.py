"""The real window: its loop draws only when something changed and sleeps in between."""

from __future__ import annotations

import os
import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.client.rest import Rest
from game.i18n import _
from game.storage import paths

if TYPE_CHECKING:
    from game.client.app import App
    from game.storage.database import Store
    from game.storage.errors import StorageError

MINIMUM = (1024, 640)
FIRST = (1280, 720)
BARS = 80  # points of a desktop's height that a title bar and the system's bar take
REST_AFTER = 2.5
"""Seconds without an event or a new picture until the loop rests; a table has its cards ready by then."""

_FRAME = 1 / 60  # seconds
_SHORTEST_NAP = 0.001
_PLACED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class NoDisplay(Exception):
    """No window can be opened on this machine."""


class WrongPygame(Exception):
    """Another package has taken the place of pygame-ce. `sentence` says what to do."""

    @property
    def sentence(self) -> str:
        return _(
            "Left Bower needs pygame-ce, but the older pygame is installed instead. Please run: {commands}"
        ).format(commands="pip uninstall -y pygame pygame-ce && pip install pygame-ce")


def check_pygame() -> None:
    """Raises WrongPygame unless pygame-ce is what `import pygame` gives."""
    if not getattr(pygame, "IS_CE", False):
        raise WrongPygame


def has_display() -> bool:
    """Whether the system offers a display to open windows on."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def start_pygame() -> None:
    """Starts display and fonts, nothing else. Raises NoDisplay, WrongPygame."""
    check_pygame()
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "leftbower"  # pygame has put the script's name there
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    wanted = os.environ.get("SDL_VIDEODRIVER", "")
    if not wanted and not has_display():
        raise NoDisplay  # before SDL looks for one and complains on its own
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay from error
    if not wanted and pygame.display.get_driver() in ("dummy", "offscreen"):
        raise NoDisplay
    pygame.font.init()


def main(language: str | None = None, record: str = "", preview: str = "", ruleset: str = "") -> int:
    """Opens the window and stays until it is closed.

    `record` is a record of a game to show, `preview` a lesson file to show its author by a ruleset.

    Raises NoDisplay, WrongPygame.
    """
    start_pygame()
    from game.client.app import App
    from game.client.draw.shelf import Shelf
    from game.storage.database import has_store, memory_store
    from game.storage.learners import Learners

    known = has_store()  # a new store takes long to make: the first picture does not wait for it
    store, fault = _opened() if known else (memory_store(), None)
    with store:
        window = open_window(store.settings.window or FIRST)
        app = App(
            store,
            window.get_surface().get_size(),
            density=_density(window),
            language=language or "",
            hurried=True,
            shelf=Shelf(paths.cache_home()),
        )

        app.stage.crosses = True

        def arrive() -> None:
            from game.client import routes

            nonlocal fault
            if not known:
                new, fault = _opened()
                app.take_store(new)
            app.start(fault)
            if record and app.stage.top is not None:
                routes.dropped(app.services, app.stage.top, record)
            if preview:
                app.stage.push(routes.preview(app.services, preview, ruleset))

        try:
            app.begin(arrive, whole=not record and not preview and len(Learners().all()) == 1)
            run(app, window)
            if not app.fullscreen and fault is None:
                app.remember_window(window.size)
        finally:
            app.close()  # with the data of another learner, perhaps
    return 0


def _opened() -> tuple[Store, StorageError | None]:
    """The learner's data; or data that are not kept, and why."""
    from game.storage.database import memory_store, open_store
    from game.storage.errors import StorageError

    try:
        return open_store(), None
    except StorageError as error:
        return memory_store(), error


def open_window(size: tuple[int, int] = FIRST) -> pygame.Window:
    """A window that fits the desktop with its title bar, shown at once."""
    size = fitted(size, pygame.display.get_desktop_sizes()[0])
    try:
        window = pygame.Window("Left Bower", size, resizable=True, allow_high_dpi=True)
    except pygame.error as error:
        raise NoDisplay from error
    window.minimum_size = MINIMUM
    icon = paths.sprites() / "icon" / "icon-64.png"
    if icon.exists():
        window.set_icon(pygame.image.load(str(icon)))
    return window


def fitted(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """A size with room for a title bar and the system's own bar on a desktop, never below the least one."""
    room = (desktop[0], desktop[1] - BARS)
    return max(MINIMUM[0], min(size[0], room[0])), max(MINIMUM[1], min(size[1], room[1]))


def _density(window: pygame.Window) -> float:
    return window.get_surface().get_width() / max(1, window.size[0])


def run(app: App, window: pygame.Window, rest_after: float = REST_AFTER) -> None:
    """The loop: events, time, and a picture when one is due. A late frame never loses time.

    After `rest_after` seconds without an event or a new picture it waits instead of turning on.
    """
    last = woken = time.perf_counter()
    shown_full = warm = resting = False
    rest = Rest()
    while app.running:
        events = pygame.event.get()
        resized = bool(events) and _hand_over(events, app, window)
        if app.fullscreen != shown_full:
            shown_full = app.fullscreen
            if shown_full:
                window.set_fullscreen(True)
            else:
                window.set_windowed()
            resized = True
        if resized:
            app.resize(window.get_surface().get_size(), _density(window))
        now = time.perf_counter()
        changed = app.tick((now - last) * 1000)
        last = now
        if app.draw(window.get_surface()):
            window.flip()
            if not warm and app.arrived:
                warm = True
                Thread(target=app.warm_up, daemon=True).start()
        if events or changed:
            woken = now
        if now - woken <= rest_after:
            resting = False
            spent = time.perf_counter() - now
            time.sleep(max(_SHORTEST_NAP, _FRAME - spent))
            continue
        if not resting:
            resting = True
            app.pause()
        rest.wait()


def _hand_over(events: list[Event], app: App, window: pygame.Window) -> bool:
    """Gives the app its events; True if the size changed: the app arranges itself once, for the last one."""
    density, resized = _density(window), False
    for event in events:
        if event.type == pygame.WINDOWSIZECHANGED:
            resized = True  # many come while an edge is drawn
        else:
            app.handle(in_pixels(event, density))
    return resized


def in_pixels(event: Event, density: float) -> Event:
    """The event with its places in pixels instead of points."""
    if density == 1.0 or event.type not in _PLACED:
        return event
    fields = dict(event.dict)
    fields["pos"] = tuple(round(part * density) for part in event.pos)
    if "rel" in fields:
        fields["rel"] = tuple(round(part * density) for part in event.rel)
    return Event(event.type, fields)
