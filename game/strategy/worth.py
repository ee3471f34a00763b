"""What the end of a hand is worth, as one number for a search."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.dealing import HAND_SIZE
from game.rules.scoring import award_for
from game.rules.seats import Seat, Side
from game.rules.state import Award, State

Worth = Callable[[Award], float]
"""What an award is worth to South and North."""


def points(award: Award) -> float:
    """The lead an award gives South and North: their players' mean less that of the other two."""
    own = sum(award.players[seat] for seat in Seat if seat.side is Side.US)
    return (own - (sum(award.players) - own)) / 2


def worths(state: State, worth: Worth = points) -> tuple[float, ...]:
    """What the hand is worth to South and North by the number of tricks they take, from none to five."""
    return tuple(worth(award_for(state, (tricks, HAND_SIZE - tricks))) for tricks in range(HAND_SIZE + 1))
