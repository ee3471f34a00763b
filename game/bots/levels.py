"""The players who sit at the table with the learner."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.thumbs import decide


@dataclass(frozen=True, slots=True)
class Steady:
    """Plays soundly by rules of thumb and knows only what its seat can see."""

    def choose(self, view: SeatView) -> Action:
        return decide(view).action


def three_bots(learner: Seat = Seat.SOUTH) -> dict[Seat, Steady]:
    """A steady player on every seat but the learner's."""
    return {seat: Steady() for seat in Seat if seat is not learner}
