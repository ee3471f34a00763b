"""What somebody may be said to have done at a moment of an honest table."""

from __future__ import annotations

from game.rules.actions import Charge
from game.rules.view import SeatView

_SAID_IN_CALLS = (Charge.CALL, Charge.OUT_OF_TURN, Charge.SAID, Charge.DEAL, Charge.NUMBER, Charge.SHOWED)
_SAID_IN_PLAY = (
    Charge.RENEGE, Charge.OUT_OF_TURN, Charge.AGAINST_DUTY, Charge.SHOWED, Charge.NUMBER, Charge.LOOKED,
    Charge.SAID,
)  # fmt: skip


def charges(view: SeatView) -> tuple[Charge, ...]:
    """What somebody may be said to have done at this moment, in the order of the list."""
    bidding = view.maker is None or (not view.tricks and view.trick is None)
    listed = _SAID_IN_CALLS if bidding else _SAID_IN_PLAY
    return (*listed, Charge.SAT_OUT) if view.alone and not bidding else listed
