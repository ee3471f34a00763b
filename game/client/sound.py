"""The sounds of the table, played where the machine can play any. Nothing here raises an error."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from threading import Lock, Thread
from typing import Literal

import pygame

Level = Literal["off", "soft", "full"]

LEVELS: tuple[Level, ...] = ("off", "soft", "full")
CARDS = ("card_1", "card_2", "card_3", "card_4")
CARD = "card"
"""Any of the four cards: they take turns, so that no two in a row sound the same."""

_VOLUME = {"off": 0.0, "soft": 0.5, "full": 1.0}
_FORMAT = (22050, -16, 1, 512)  # as the files are; at that rate 512 samples are 23 ms
_PATIENCE = 2.0  # seconds


def next_level(level: Level) -> Level:
    """The level after this one; after the last the first."""
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]


class Sounds:
    """The sound files of a folder.

    The device is opened after `allow`, by a thread of its own, and only if anything is to be heard: until
    then, and on a machine without one, playing does nothing.
    """

    def __init__(self, folder: Path, level: Level) -> None:
        self._folder, self._level = folder, level
        self._allowed = self._closed = False
        self._opening: Thread | None = None
        self._lock = Lock()  # the window may be closed while the thread that warms up allows sounds
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._due: list[tuple[float, str]] = []  # milliseconds to wait, and what is played then
        self._cards = cycle(CARDS)

    @property
    def level(self) -> Level:
        return self._level

    @level.setter
    def level(self, level: Level) -> None:
        self._level = level
        self._open()

    def allow(self) -> None:
        """The first picture is there: from now on the device may be opened."""
        self._allowed = True
        self._open()

    def _open(self) -> None:
        with self._lock:
            wanted = self._allowed and not self._closed and self._level != "off"
            if wanted and self._opening is None and has_loudspeaker():
                self._opening = Thread(target=self._fetch, daemon=True)
                self._opening.start()

    def _fetch(self) -> None:
        with suppress(RuntimeError, OSError):  # no device, or a pygame without sound
            pygame.mixer.init(*_FORMAT)
            files = sorted(self._folder.glob("*.wav"))
            self._ready = {file.stem: pygame.mixer.Sound(str(file)) for file in files}

    def wait(self) -> bool:
        """Waits a while for the device to open or fail to; True if sounds can be played."""
        if self._opening is not None:
            self._opening.join(_PATIENCE)
        return bool(self._ready)

    def play(self, name: str, after: float = 0.0) -> None:
        """Plays a sound so many milliseconds from now, if any are to be heard."""
        if self._level == "off":
            return
        if after > 0:
            self._due.append((after, name))
        else:
            self._start(name)

    def tick(self, dt: float) -> None:
        """`dt` milliseconds have passed."""
        if self._due:
            waiting = [(left - dt, name) for left, name in self._due]
            self._due = [each for each in waiting if each[0] > 0]
            for left, name in waiting:
                if left <= 0:
                    self._start(name)

    def _start(self, name: str) -> None:
        sound = self._ready.get(next(self._cards) if name == CARD else name)
        if sound is not None and self._level != "off":
            with suppress(pygame.error):  # a device may go at any time
                sound.set_volume(_VOLUME[self._level])
                sound.play()

    def close(self) -> None:
        """Lets go of the device for good. Any thread may still allow sounds; none is opened any longer."""
        with self._lock:
            self._closed = True
        self._due.clear()
        if self.wait():
            self._ready = {}
            pygame.mixer.quit()
        self._opening = None


def has_loudspeaker() -> bool:
    """Whether there may be a device: where there is none, a library of Linux would complain aloud."""
    if sys.platform != "linux" or any(os.environ.get(name) for name in ("SDL_AUDIODRIVER", "PULSE_SERVER")):
        return True
    running = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    places = (Path("/dev/snd"), running / "pulse" / "native", running / "pipewire-0")
    return any(place.exists() for place in places)
