"""The values behind a hint, as they come in from the process that thinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bots.worker import HINT

if TYPE_CHECKING:
    from game.bots.at_once import Thinker, Waited
    from game.bots.worker import Handle
    from game.rules.actions import Action
    from game.rules.view import SeatView
    from game.strategy.values import Values


class Weighing:
    """One decision at a time is weighed. Nothing here waits: `look` takes what has come in."""

    def __init__(self, worker: Callable[[], Thinker]) -> None:
        self._worker = worker
        self._handle: Handle | Waited | None = None
        self._view: SeatView | None = None
        self.values: Values | None = None
        self.done = False
        self.failed = False
        """Whether the values could not be found at all."""

    @property
    def most(self) -> int:
        """Deals that are looked at, at most."""
        return HINT.most

    @property
    def under_way(self) -> bool:
        """Whether somebody is thinking about it."""
        return self._handle is not None

    def begin(self, view: SeatView, usual: Action) -> None:
        """Asks for the values of a decision, unless they are known or on the way.

        `usual` is what the rule of thumb says; what it costs is found out in any case.
        """
        if view is not self._view:
            self.stop()
            self._view, self.values, self.done, self.failed = view, None, False, False
        if self.done or self.under_way:
            return
        try:
            self._handle = self._worker().appraise(view, replace(HINT, kept=(usual,)), soon=True)
        except OSError:  # the system has no process for us
            self.done = self.failed = True

    def stop(self) -> None:
        """Nobody looks any more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def look(self) -> bool:
        """Takes the newest report; whether there is anything new. Returns at once."""
        report = self._handle.poll() if self._handle is not None else None
        if report is None or (report.values is self.values and not report.done):
            return False
        self.values, self.done = report.values or self.values, report.done
        self.failed = report.done and report.values is None
        if report.done:
            self._handle = None
        return True
