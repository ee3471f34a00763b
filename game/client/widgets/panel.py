"""Hands events to the parts of a screen and keeps the focus.

Tab and Shift-Tab go through the stops, arrows within a group or to the nearest part that way,
F6 to the next zone, Enter and Space activate; without a focus Enter presses the brass button.
The ring shows only after a key was pressed.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.widgets.base import Widget, focus_ring, is_press, is_release

_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class Panel:
    """The parts of one screen, in the order of Tab. `dirty` says that something looks different."""

    def __init__(self, widgets: Sequence[Widget] = (), focus: str = "", ring: bool = False) -> None:
        self.widgets = list(widgets)
        self.focus_key = focus
        self.ring = ring
        self.dirty = True
        self._down: Widget | None = None
        self._mouse_at = (-1, -1)
        if (now := self.focused) is not None:
            now.focus_came()

    @property
    def focused(self) -> Widget | None:
        """The part that keys go to."""
        for widget in self.widgets:
            if widget.focusable and widget.key == self.focus_key:
                return widget
        return None

    @property
    def held(self) -> bool:
        """Whether the mouse holds a part down, which must not be taken from under it."""
        return self._down is not None

    def find(self, key: str) -> Widget | None:
        """The part of that key, if it is on the screen."""
        return next((widget for widget in self.widgets if widget.key == key), None)

    def action_at(self, pos: tuple[int, int], screen: str) -> str:
        """What tells the part that a press there is for from others; those of the bar are on every screen."""
        modal = next((widget for widget in self.widgets if widget.modal), None)
        over = modal or next((each for each in reversed(self.widgets) if each.hit.collidepoint(pos)), None)
        if over is None or not over.key:
            return ""
        return over.key if over.zone == "bar" else f"{screen} {over.key_at(pos)}"

    def focus(self, widget: Widget | None, ring: bool = True) -> None:
        """Moves the focus; `ring` shows it."""
        self.focus_key = widget.key if widget else ""
        self.ring = ring
        self.dirty = True
        if widget:
            widget.focus_came()

    def handle(self, event: Event) -> bool:
        """Gives the event to whom it belongs; True if somebody took it."""
        modal = next((widget for widget in self.widgets if widget.modal), None)
        if event.type == pygame.KEYDOWN:
            return self._key(event, modal)
        if event.type in _MOUSE:
            return self._mouse(event, modal)
        return False

    # -- keys --------------------------------------------------------------------------------

    def _key(self, event: Event, modal: Widget | None) -> bool:
        target = modal or self.focused
        if target and target.handle_key(event):
            self.dirty = True
            return True
        if modal:
            return True
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key == pygame.K_F6:
            return self._next_zone(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in _ARROWS:
            return self._arrow(*_ARROWS[event.key])
        if event.key in _ENTER and target:
            self.ring = self.dirty = True
            target.activate()
            return True
        if event.key in _ENTER[:2] and (main := self._main()):
            self.dirty = True
            main.activate()
            return True
        return False

    def _main(self) -> Widget | None:
        """The brass button, which Enter presses where nothing has the focus; a screen has one at most."""
        return next((widget for widget in self.widgets if widget.focusable and widget.is_main), None)

    def _stops(self) -> list[Widget]:
        """One part for each stop of Tab: of a group, the chosen one or the first."""
        stops: dict[str, Widget] = {}
        for number, widget in enumerate(self.widgets):
            if not widget.focusable:
                continue
            name = f"group {widget.group}" if widget.group else f"part {number}"
            chosen = bool(getattr(widget, "chosen", False))
            if name not in stops or chosen or widget.key == self.focus_key:
                if name in stops and stops[name].key == self.focus_key:
                    continue
                stops[name] = widget
        return list(stops.values())

    def _step(self, way: int) -> bool:
        stops = self._stops()
        if not stops:
            return False
        here = next((n for n, w in enumerate(stops) if w.key == self.focus_key), None)
        start = -1 if way > 0 else 0
        self.focus(stops[((start if here is None else here) + way) % len(stops)])
        return True

    def _next_zone(self, way: int) -> bool:
        zones = list(dict.fromkeys(w.zone for w in self.widgets if w.focusable))
        if not zones:
            return False
        now = self.focused
        here = zones.index(now.zone) if now else -1 if way > 0 else 0
        zone = zones[(here + way) % len(zones)]
        self.focus(next(w for w in self._stops() if w.zone == zone))
        return True

    def _arrow(self, dx: int, dy: int) -> bool:
        now = self.focused
        if now is None:
            return self._step(1)
        near = [w for w in self.widgets if w.focusable and w is not now]
        if now.group:
            near = [w for w in near if w.group == now.group] or near
        best, best_cost = None, float("inf")
        for widget in near:
            x, y = widget.rect.centerx - now.rect.centerx, widget.rect.centery - now.rect.centery
            ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if ahead > 0 and ahead + 3 * aside < best_cost:
                best, best_cost = widget, ahead + 3 * aside
        if best is None:
            self.ring = self.dirty = True
            return True
        self.focus(best)
        return True

    # -- mouse -------------------------------------------------------------------------------

    def _mouse(self, event: Event, modal: Widget | None) -> bool:
        if modal:
            self.dirty = True
            return modal.pointer(event) or True
        self._mouse_at = position = getattr(event, "pos", self._mouse_at)  # the wheel has no place
        over = next((w for w in reversed(self.widgets) if w.hit.collidepoint(position)), None)
        if event.type == pygame.MOUSEMOTION:
            self._hover(over)
        if over and over.pointer(event):
            self.dirty = True
            return True
        if is_press(event):
            self._hold(over)
            if over is None or over.focusable:
                self.focus(over, ring=False)  # beside everything: nothing has the focus
            return over is not None
        if is_release(event):
            held = self._down
            self._hold(None)
            if held and held is over:
                held.click(position)
                return True
        return False

    def _hover(self, over: Widget | None) -> None:
        for widget in self.widgets:
            if widget.hovered != (widget is over):
                widget.hovered = widget is over
                self.dirty = True

    def _hold(self, widget: Widget | None) -> None:
        if self._down:
            self._down.pressed = False
        if widget:
            widget.pressed = True
        self._down = widget
        self.dirty = True

    # -- drawing -----------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draws the parts within the surface's clip, the focus ring above them, and open lists above that."""
        clip = surface.get_clip()
        for widget in self.widgets:
            if widget.touched.colliderect(clip):
                widget.draw(surface)
        now = self.focused
        if now:
            now.draw_caret(surface)
        if now and self.ring:
            focus_ring(now.ui, surface, now.ring_rect, now.ring_radius)
        for widget in self.widgets:
            widget.draw_over(surface)
        self.dirty = False
