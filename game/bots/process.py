"""A process at the other end of a pipe, with a thread for each way, so that nobody here ever waits for it.

A pipe that is full, or whose other end was stopped, holds up whoever writes to it; here that is a thread of
its own.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

_BROKEN = (EOFError, OSError, ValueError, pickle.UnpicklingError)
"""What a pipe raises whose other end is gone or has written nonsense."""


class Process:
    """One process. No method waits; making it takes some hundredths of a second and may raise OSError."""

    def __init__(self, serve: Callable[[Connection], None], name: str) -> None:
        """`serve` is what the process does with its end of the pipe."""
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name=name, daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._out: SimpleQueue[Any] = SimpleQueue()
        self._in: SimpleQueue[Any] = SimpleQueue()
        self.gone = False
        """Whether it is known to have ended."""
        for work in (self._write, self._read):
            Thread(target=work, name=name, daemon=True).start()

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    def send(self, message: object) -> None:
        """Hands a message on its way."""
        self._out.put((message,))

    def received(self) -> list[Any]:
        """All messages that have come in since the last time."""
        found = []
        with suppress(Empty):
            while True:
                found.append(self._in.get_nowait())
        return found

    def stop(self) -> None:
        """Ends the process, even one that was halted, and lets go of all that belongs to it."""
        self.gone = True
        self._out.put(None)
        with suppress(OSError, AttributeError):
            self._process.kill()
        Thread(target=self._bury, daemon=True).start()

    def join(self, seconds: float) -> None:
        """Waits for the end of a process that was stopped, for the end of the app."""
        self._process.join(seconds)

    def _write(self) -> None:
        while (item := self._out.get()) is not None:
            try:
                self._pipe.send(item[0])
            except _BROKEN:
                self.gone = True
                return

    def _read(self) -> None:
        with suppress(*_BROKEN):
            while True:
                self._in.put(self._pipe.recv())
        self.gone = True

    def _bury(self) -> None:
        self._process.join()
        with suppress(OSError):
            self._pipe.close()
