"""How long somebody thought: the time while something else lay above doesn't count."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Runs from when it is made; `clock` tells seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._since = clock, clock()
        self._rests: float | None = None

    def begin(self) -> None:
        """Now, from nought."""
        self._since, self._rests = self._clock(), None

    def rest(self) -> None:
        """Nobody looks now."""
        if self._rests is None:
            self._rests = self._clock()

    def wake(self) -> None:
        """Somebody looks again."""
        if self._rests is not None:
            self._since += self._clock() - self._rests
            self._rests = None

    @property
    def seconds(self) -> int:
        """How many went by."""
        now = self._clock() if self._rests is None else self._rests
        return round(now - self._since)
