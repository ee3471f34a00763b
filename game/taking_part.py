"""Who takes part in a session besides the learner: players, whoever interrupts them, and the journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.rules.actions import Action
from game.rules.state import State
from game.rules.view import SeatView


class Player(Protocol):
    """Whoever decides for a seat: a bot or a script."""

    def choose(self, view: SeatView) -> Action:
        """One of `view.legal`."""


class Interrupter(Protocol):
    """Who does what nobody is asked for: at an honest table slips happen and are called."""

    def interrupts(self, state: State) -> Action | None:
        """What somebody does before the game goes on; None: nobody does anything. Asked once a state."""


class Thought(Protocol):
    """A choice in the making."""

    def poll(self) -> Action | None:
        """The choice, None while it is not made yet. Returns at once."""

    def cancel(self) -> None:
        """Nobody wants the choice any more."""


Ask = Callable[[Player, SeatView], Thought]
"""Has a player choose without waiting for it. Asked the same again, it comes to the same choice."""


class Journal(Protocol):
    """Where decisions go before anyone sees their effect."""

    def append(self, *entries: str) -> None:
        """Keep the entries for good before returning, all or none. Raises StorageError if it cannot."""
