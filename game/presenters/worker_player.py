"""Has players who search choose in the process that thinks, so that no frame of the table waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bots.levels import Bot
from game.rules.actions import Action
from game.rules.view import SeatView
from game.taking_part import Player, Thought

if TYPE_CHECKING:
    from game.bots.at_once import Thinker, Waited
    from game.bots.worker import Handle


class WorkerPlayer:
    """What `Session.ask` is at a table in a window."""

    def __init__(self, worker: Callable[[], Thinker]) -> None:
        self._worker = worker

    def __call__(self, player: Player, view: SeatView) -> Thought:
        if not isinstance(player, Bot) or not player.searches(view):
            return _Made(player.choose(view))
        try:
            return _Searched(self._worker().choose(player, view), player, view)
        except OSError:  # the system has no process for us
            return _Made(player.by_principle(view))


@dataclass(frozen=True, slots=True)
class _Made:
    """A choice that took no time."""

    choice: Action

    def poll(self) -> Action:
        return self.choice

    def cancel(self) -> None:
        """Nothing goes on."""


@dataclass(frozen=True, slots=True)
class _Searched:
    """A choice that the process makes; where it cannot, the rule of thumb holds."""

    handle: Handle | Waited
    player: Bot
    view: SeatView

    def poll(self) -> Action | None:
        report = self.handle.poll()
        if report is None or not report.done:
            return None
        return report.choice or self.player.by_principle(self.view)

    def cancel(self) -> None:
        self.handle.cancel()
