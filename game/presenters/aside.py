"""Work that would hold a frame up, done aside: looked at now and then, or waited for where nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

_Found = TypeVar("_Found")

_AT_ONCE = 0.012
"""Seconds within which most work is done, so that its result is there with the same picture."""


class Aside(Generic[_Found]):
    """One piece of work in a thread of its own. What it raises is raised again by `found`."""

    def __init__(self, work: Callable[[], _Found]) -> None:
        self._work = work
        self._found: list[_Found] = []
        self._trouble: Exception | None = None
        self._thread = Thread(target=self._run, name="aside", daemon=True)
        self._thread.start()
        self._thread.join(_AT_ONCE)
        self._seen = self.done

    def _run(self) -> None:
        try:
            self._found.append(self._work())
        except Exception as trouble:  # handed to whoever asked for the work
            self._trouble = trouble

    @property
    def done(self) -> bool:
        """Whether there is a result."""
        return not self._thread.is_alive()

    def has_come(self) -> bool:
        """Whether it was done since this was asked last; once."""
        news = self.done and not self._seen
        self._seen = self._seen or news
        return news

    def wait(self) -> None:
        """Waits for the end of it."""
        self._thread.join()

    @property
    def found(self) -> _Found | None:
        """The result; None while there is none."""
        if not self.done:
            return None
        if self._trouble is not None:
            raise self._trouble
        return self._found[0]
