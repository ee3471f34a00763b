"""How the loop of the window waits while nobody does anything: cheaply, and awake at the first key.

A look for events costs little, but waking up for it costs the processor as much as a frame without changes.
Where SDL can wait for the window system without looking it does; else looks come as seldom as they may.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import cached_property

import pygame

PULSE = 0.022
"""Seconds between two looks for events at rest: a key must be answered within 25 ms, drawing included."""

BREATH = 20 * PULSE
"""Seconds between two turns of the loop at rest, in which a screen may notice that something has changed."""

_WAITING_DRIVERS = ("x11", "wayland")  # elsewhere, and without a window, SDL looks each millisecond itself
_LIBRARY = "libSDL2-2"


class Rest:
    """The waiting of one loop."""

    def wait(self) -> None:
        """Returns at the first event, which stays in the queue, or after a breath."""
        if self._sdl_wait is not None:
            self._sdl_wait(None, round(BREATH * 1000))
            return
        for _look in range(round(BREATH / PULSE)):
            time.sleep(PULSE)
            if pygame.event.peek():
                return

    @cached_property
    def _sdl_wait(self) -> Callable[[None, int], int] | None:
        """SDL's own wait, in place of which pygame has one that looks each millisecond; None if not found."""
        if pygame.display.get_driver() not in _WAITING_DRIVERS:
            return None
        path = _loaded(_LIBRARY)
        if not path:
            return None
        import ctypes

        try:
            wait: Callable[[None, int], int] = ctypes.CDLL(path).SDL_WaitEventTimeout
        except (OSError, AttributeError):
            return None
        return wait


def _loaded(library: str) -> str:
    """The file of a library that this process has loaded; empty if the system does not tell."""
    if sys.platform != "linux":
        return ""
    try:
        with open("/proc/self/maps", encoding=sys.getfilesystemencoding(), errors="surrogateescape") as maps:
            files = (line.partition("/")[2].rstrip("\n") for line in maps)
            return next((f"/{file}" for file in files if os.path.basename(file).startswith(library)), "")
    except OSError:
        return ""
