"""Screens and the stack they lie on: the uppermost gets the events and is drawn."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw.ui import Ui

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.client.widgets.base import Widget
    from game.client.widgets.panel import Panel
    from game.presenters.desk import Route


_UNREAD = 0.25  # seconds in which nobody can have read a page and mean to click on it


class Screen:
    """One screen. `stage` and `ui` are set before `enter`.

    The order of calls: `relayout` (whenever window, text size, deck or language change, and before
    the first `enter`), `enter`, then `handle`, `tick` and `draw` as they come, `leave`.
    """

    name: str = ""
    over: ClassVar[bool] = False  # lies over the screen below, which stays visible
    stage: Stage
    ui: Ui

    def __init__(self) -> None:
        self.stale = True
        """Set when the surface no longer holds what this screen drew last; draw everything then."""

    def enter(self) -> None:
        """It comes to lie uppermost, the first time or again."""

    def leave(self) -> None:
        """It is covered or taken off the stack."""

    def handle(self, event: Event) -> bool:
        """Takes an event; True if it was used. Esc unused goes back one screen."""
        return False

    def tick(self, dt: float) -> bool:
        """`dt` milliseconds have passed; True if the picture changed."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draws the picture. The surface still holds the last one unless `stale` is set."""

    def relayout(self, ui: Ui) -> None:
        """Arranges everything anew for other measures or another language."""

    def keys(self) -> list[tuple[str, str]]:
        """The keys of this screen for F1: key and what it does."""
        return []

    @property
    def spoken(self) -> str:
        """What speech says on arriving."""
        return ""

    @property
    def page_id(self) -> object:
        """What tells one page of this screen from the next, for clicks that came too soon after a change."""
        return None

    def go_to(self, route: Route | None) -> None:
        """Opens the screen that something leads to."""
        if route is None:
            return
        if route.name == "back":
            self.stage.pop()
        elif route.instead:
            self.stage.replace(self.stage.routes(route.name, *route.about))
        else:
            self.stage.go(route.name, *route.about)


class Stage:
    """The stack of screens."""

    def __init__(self, ui: Ui, routes: Callable[..., Screen]) -> None:
        """`routes` makes a screen of its route and what it is about."""
        self.ui = ui
        self.routes = routes
        self.screens: list[Screen] = []
        self.dirty = True
        self._page: object = None  # the one that was seen last, and since when, in seconds
        self._since = -math.inf

    @property
    def top(self) -> Screen | None:
        return self.screens[-1] if self.screens else None

    def push(self, screen: Screen) -> None:
        """Lays a screen on top."""
        if self.top:
            self.top.leave()
        self.screens.append(screen)
        screen.stage, screen.ui = self, self.ui
        try:
            screen.relayout(self.ui)
        except Exception:  # a screen that cannot read what it shows would end the app with its first picture
            self.screens.pop()
            if self.top:
                self.top.enter()
            raise
        self._show()

    def go(self, route: str, *about: object) -> None:
        """Lays the screen of a route on top."""
        self.push(self.routes(route, *about))

    def pop(self) -> None:
        """Takes the uppermost screen off; the lowest stays."""
        if len(self.screens) > 1:
            self.screens.pop().leave()
            self._show()

    def replace(self, screen: Screen) -> None:
        """Puts a screen in the place of the uppermost one."""
        if self.screens:
            self.screens.pop().leave()
        self.push(screen)

    def home(self) -> None:
        """Goes back to the lowest screen."""
        if len(self.screens) > 1:
            self.screens[-1].leave()
            del self.screens[1:]
            self._show()

    def clear(self, ui: Ui) -> None:
        """Takes every screen off; the next one has these measures."""
        if self.top:
            self.top.leave()
        self.screens.clear()
        self.ui = ui

    def _show(self) -> None:
        if self.top:
            self.top.enter()
        self.invalidate()

    def relayout(self, ui: Ui) -> None:
        """Gives new measures to every screen, the covered ones too."""
        self.ui = ui
        for screen in self.screens:
            screen.ui = ui
            screen.relayout(ui)
        self.invalidate()

    def invalidate(self) -> None:
        """Everything has to be drawn anew."""
        self.dirty = True
        for screen in self.screens:
            screen.stale = True

    def handle(self, event: Event) -> bool:
        """Gives an event to the screen on top; the second click of two is not one for the page that came."""
        if event.type == pygame.MOUSEBUTTONDOWN and time.monotonic() - self._since < _UNREAD:
            return True
        used = self.top.handle(event) if self.top else False
        self._look()
        return used

    def tick(self, dt: float) -> bool:
        """Passes time on; a covered screen stands still."""
        changed = bool(self.top and self.top.tick(dt))
        self._look()
        self.dirty = self.dirty or changed
        return self.dirty

    def _look(self) -> None:
        """Notices that another page is shown; the first one was waited for."""
        page = (self.top, self.top and self.top.page_id)
        if page != self._page:
            self._since = -math.inf if self._page is None else time.monotonic()
            self._page = page

    def rest(self) -> None:
        """The page has been seen long enough: whatever is clicked now is meant."""
        self._look()
        self._since = -math.inf

    def draw(self, surface: Surface) -> None:
        lowest = len(self.screens) - 1
        while lowest > 0 and self.screens[lowest].over:
            lowest -= 1
        shown = self.screens[max(0, lowest) :]
        for screen in shown:
            screen.stale = screen.stale or len(shown) > 1
            screen.draw(surface)
            screen.stale = False
        self.dirty = False


class PanelScreen(Screen, ABC):
    """A screen of a still ground and a panel of parts, built anew in `relayout`.

    Subclasses write `build`, which returns the ground (opaque, as large as the window) and the parts. Still
    parts are drawn onto the ground, which must be a copy then. The sign / goes to the part with the key
    `search`, if there is one.
    """

    first_focus: str = ""
    returns_new: bool = False  # what it shows may have changed while another screen lay over it

    def __init__(self) -> None:
        from game.client.widgets.panel import Panel  # only here: the first picture has no parts

        super().__init__()
        self.panel: Panel = Panel()
        self.ground: Surface | None = None
        self._covered = False

    @abstractmethod
    def build(self) -> tuple[Surface, Sequence[Widget]]:
        """The ground and the parts, for `self.ui`."""

    def relayout(self, ui: Ui) -> None:
        self.ui = ui
        self.rebuild()

    def rebuild(self) -> None:
        """Builds the screen anew; the focus stays on the part of the same key."""
        from game.client.widgets.panel import Panel

        self.ground, parts = self.build()
        for part in parts:
            if part.still:
                part.draw(self.ground)
        widgets = [part for part in parts if not part.still]
        self.panel = Panel(widgets, self.panel.focus_key or self.first_focus, self.panel.ring)

    def leave(self) -> None:
        self._covered = True

    def enter(self) -> None:
        if self._covered and self.returns_new:
            self.rebuild()

    def handle(self, event: Event) -> bool:
        if self.panel.handle(event):
            return True
        search = self.panel.find("search") if getattr(event, "unicode", "") == "/" else None
        if search is not None and event.type == pygame.KEYDOWN:
            self.panel.focus(search)
            return True
        return False

    def tick(self, dt: float) -> bool:
        return self.panel.dirty

    def draw(self, surface: Surface) -> None:
        if self.ground:
            surface.blit(self.ground, (0, 0))
        self.panel.draw(surface)
