"""Watches the app at work for `leftbower bench`: how long frames take, how many are drawn, what idling costs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import Surface

from game.client.app import App
from game.client.window import run

FRAME = 1 / 60
"""Seconds that a frame may take."""

_BLITS = 60


@dataclass
class Watch:
    """What a run of the real loop showed. Times in seconds."""

    work: list[float] = field(default_factory=list)  # events, time and picture of each turn of the loop
    drawn: int = 0
    elapsed: float = 0.0
    processor: float = 0.0

    @property
    def late(self) -> int:
        """Turns of the loop that took longer than a frame may."""
        return sum(1 for seconds in self.work if seconds > FRAME)


class _WatchedWindow:
    """Stands in for a window and tells when a picture has reached it."""

    def __init__(self, window: pygame.Window, shown: Callable[[], None]) -> None:
        self._window, self._shown = window, shown

    def flip(self) -> None:
        self._window.flip()
        self._shown()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)


def until_first_frame(app: App, window: pygame.Window) -> None:
    """The real loop, left as soon as the first picture is shown; says so on standard output."""

    def shown() -> None:
        print("frame", flush=True)
        app.quit()

    run(app, _WatchedWindow(window, shown))  # type: ignore[arg-type]


def blit_seconds(surface: Surface) -> float:
    """The median time of covering the whole surface with an opaque picture."""
    picture = surface.copy()
    times = []
    for _turn in range(_BLITS):
        begun = time.perf_counter()
        surface.blit(picture, (0, 0))
        times.append(time.perf_counter() - begun)
    return sorted(times)[_BLITS // 2]
