"""Screens and the stack they lie on: the uppermost gets the events and is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.crossing import Crossing
from game.client.screens.presses import Presses

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.presenters.desk import Route


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

    def renew(self) -> None:
        """A setting that it may show was changed by a key that works everywhere."""

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

    def action_at(self, pos: tuple[int, int]) -> str:
        """What tells the button at a place of the window from every other one; empty where there is none."""
        return ""

    def pressed_at(self, event: Event) -> str:
        """What lies below a press of the mouse; empty for every other event."""
        return self.action_at(event.pos) if event.type == pygame.MOUSEBUTTONDOWN else ""

    def same_way(self, pressed: str, here: str) -> bool:
        """Whether the button `here` goes on with what was `pressed` in its place, though it is another."""
        return False

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
        self._presses = Presses()
        self.crosses = False
        """Whether one picture fades into the next; else the next is there at once."""
        self.calm: Callable[[], bool] = lambda: False
        """Whether less motion is wanted."""
        self._crossing: Crossing | None = None
        self._shown = False  # whether there is a picture to come from

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
        self._shown, self._crossing = False, None
        self.ui = ui

    def _show(self) -> None:
        if self._shown:
            self.cross(Crossing(theme.REDUCED if self.calm() else theme.CROSS))
        self._shown = True
        if self.top:
            self.top.enter()
        self.invalidate()

    def cross(self, crossing: Crossing) -> None:
        """The next picture comes in this way."""
        if self.crosses and not self.dirty:
            self._crossing = crossing

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
        """Gives an event to the screen on top; a click that was meant for what lay there before is none."""
        if event.type == pygame.MOUSEMOTION:
            self._presses.move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and self.top and not self._counts(self.top, event.pos):
            return True
        if self._crossing is not None and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._crossing.finish()
        used = self.top.handle(event) if self.top else False
        self._presses.look(self._page)
        return used

    def _counts(self, top: Screen, pos: tuple[int, int]) -> bool:
        """Whether a press of the mouse is meant for what lies there now."""
        return self._presses.counts(pos, top.action_at(pos), top.same_way)

    def tick(self, dt: float) -> bool:
        """Passes time on; a covered screen stands still, and so does one that is fading in."""
        if self._crossing is not None and self._crossing.begun:
            self._crossing.pass_time(dt)
            self._presses.look(self._page)
            self.dirty = True
            return True
        changed = bool(self.top and self.top.tick(dt))
        self._presses.look(self._page)
        self.dirty = self.dirty or changed
        return self.dirty

    @property
    def _page(self) -> object:
        """What tells the page that is shown from the next."""
        return self.top, self.top and self.top.page_id

    def rest(self) -> None:
        """The page has been seen long enough: whatever is clicked now is meant."""
        self._presses.rest(self._page)

    def draw(self, surface: Surface) -> None:
        """Brings the window up to date; on the way from one picture to the next it shows both."""
        crossing = self._crossing
        if crossing is None:
            self._draw(surface)
            return
        if not crossing.begun:
            before = surface.copy()
            self._draw(surface)
            crossing.take(before, surface.copy())
        crossing.draw(surface)
        if crossing.over:
            self._crossing = None

    def _draw(self, surface: Surface) -> None:
        lowest = len(self.screens) - 1
        while lowest > 0 and self.screens[lowest].over:
            lowest -= 1
        shown = self.screens[max(0, lowest) :]
        for screen in shown:
            screen.stale = screen.stale or len(shown) > 1
            screen.draw(surface)
            screen.stale = False
        self.dirty = False
