"""Pictures that took long to draw, kept on the disk for the next start.

The shelf is a folder of files of pixels. Its loss costs nothing but time: whatever is missing, damaged, of
another version or cannot be read is drawn anew, and where nothing can be written nothing is kept.
"""

from __future__ import annotations

import os
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import pygame
from pygame import Surface

from game import __version__

BUDGET = 100_000_000
"""Bytes of pictures on the disk; what was not looked at for longest goes first."""

_ENDING = ".pixels"
_CODE = ("assets", "dashes", "shapes", "textures", "theme", "ui")  # the modules that decide about pixels
_TROUBLE = (OSError, ValueError, pygame.error)


class About(NamedTuple):
    """What a picture is of, its size in pixels, and all that decides about them beside the app's version."""

    name: str
    size: tuple[int, int]
    details: str
    alpha: bool  # whether parts of it are transparent

    def blank(self) -> Surface:
        """A picture with nothing on it."""
        return Surface(self.size, pygame.SRCALPHA if self.alpha else 0)


class Shelf:
    """The pictures in a folder, which need not exist yet. No method raises for want of a disk."""

    def __init__(self, folder: Path, budget: int = BUDGET) -> None:
        self._folder, self._budget = folder, budget
        self._fresh: deque[tuple[Path, bytes, bytes]] = deque()  # path, head and pixels to be written
        self._writing = Lock()

    def picture(self, about: About, make: Callable[[], Surface]) -> Surface:
        """The picture of that description, made now if it is not kept; never draw on it."""
        found = self.find(about)
        if found is None:
            found = make()
            self.keep(about, found)
        return found

    def find(self, about: About) -> Surface | None:
        """The picture of that description if it is kept; never draw on it."""
        found = about.blank()
        path, head = self._place(about)
        return found if _read(path, head, found) else None

    def keep(self, about: About, picture: Surface) -> None:
        """Takes a picture in, to be written when pictures are put away."""
        room = self._budget - sum(len(pixels) for _path, _head, pixels in list(self._fresh))
        if _alike(picture, about.blank()) and picture.get_buffer().length <= room:
            # Copied now: while another thread reads a surface this one cannot draw from it.
            self._fresh.append((*self._place(about), picture.get_buffer().raw))

    def _place(self, about: About) -> tuple[Path, bytes]:
        """The file of a picture and the line it begins with, which tells all that decides its pixels."""
        head = f"{about} {self._maker}\n".encode()
        wide, high = about.size
        return self._folder / f"{about.name}-{wide}x{high}-{zlib.crc32(head):08x}{_ENDING}", head

    @property
    def waiting(self) -> bool:
        """Whether there are pictures that are not on the disk yet."""
        return bool(self._fresh)

    def put_away(self) -> None:
        """Writes what was made since the last time and clears out the oldest. Any thread may call it."""
        with self._writing:
            if not self._fresh:
                return
            try:
                self._folder.mkdir(parents=True, exist_ok=True)
                while self._fresh:
                    _write(*self._fresh.popleft())
                self._clear_out()
            except _TROUBLE:
                self._fresh.clear()  # what could not be written now will not be later

    def _clear_out(self) -> None:
        """Removes the oldest pictures until the rest is within the budget; what else lies there stays."""
        files = []
        for entry in os.scandir(self._folder):
            if _ENDING in entry.name:
                with suppress(OSError):  # another copy of the app clears out, too
                    found = entry.stat()
                    files.append((found.st_mtime, found.st_size, entry.path))
        room = self._budget
        for _looked_at, size, path in sorted(files, reverse=True):
            room -= size
            if room < 0:
                with suppress(OSError):
                    os.unlink(path)

    @cached_property
    def _maker(self) -> str:
        """Who draws: the versions, and in a checkout the very state of the code."""
        stamps = []
        for module in _CODE:
            with suppress(OSError):  # in one file with others, perhaps
                found = Path(__file__).with_name(f"{module}.py").stat()
                stamps.append(f"{found.st_mtime_ns}/{found.st_size}")
        return f"{__version__} {pygame.ver} {pygame.get_sdl_version()} {' '.join(stamps)}"


def _alike(made: Surface, blank: Surface) -> bool:
    """Whether the pixels of one can be copied into the other as they are."""
    return (made.get_size(), made.get_masks(), made.get_pitch()) == (
        blank.get_size(),
        blank.get_masks(),
        blank.get_pitch(),
    )


def _read(path: Path, head: bytes, blank: Surface) -> bool:
    """Fills the blank with the pixels of a file; False if it is not there or not whole."""
    try:
        with path.open("rb") as file:
            if file.read(len(head)) != head:
                return False
            check = file.read(4)
            pixels = blank.get_buffer()
            whole = file.readinto(pixels) == pixels.length and not file.read(1)  # type: ignore[arg-type]
            if not whole or _check(pixels) != check:
                return False
    except _TROUBLE:
        return False
    with suppress(OSError):
        os.utime(path)  # looked at just now
    return True


def _write(path: Path, head: bytes, pixels: bytes) -> None:
    """Puts a picture into a file; a reader finds all of it or nothing. Raises OSError."""
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.writelines((head, _check(pixels), pixels))
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def _check(pixels: bytes | pygame.BufferProxy) -> bytes:
    return zlib.crc32(pixels).to_bytes(4, "big")  # type: ignore[arg-type]
