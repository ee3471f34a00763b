"""What somebody may be said to have done at a moment of an honest table."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.actions import Charge
from game.rules.duties import NO_DUTIES
from game.rules.view import SeatView


def charges(view: SeatView) -> tuple[Charge, ...]:
    """What somebody may be said to have done at this moment, in the order of the list."""
    bidding = view.maker is None or (not view.tricks and view.trick is None)
    return tuple(_in_calls(view) if bidding else _in_play(view))


def _in_calls(view: SeatView) -> Iterator[Charge]:
    yield from (Charge.CALL, Charge.OUT_OF_TURN, Charge.SAID, Charge.DEAL, Charge.NUMBER, Charge.SHOWED)
    if _somebody_is_bound(view):
        yield Charge.AGAINST_DUTY


def _in_play(view: SeatView) -> Iterator[Charge]:
    yield from (Charge.RENEGE, Charge.OUT_OF_TURN)
    if _somebody_is_bound(view):
        yield Charge.AGAINST_DUTY
    yield from (Charge.SHOWED, Charge.NUMBER, Charge.LOOKED, Charge.SAID, Charge.DEAL)
    if view.alone:
        yield Charge.SAT_OUT


def _somebody_is_bound(view: SeatView) -> bool:
    """Whether there is, or was, anything to go against: a ruling, or a pass out of turn."""
    honest = view.honest
    return honest is not None and (honest.duties != NO_DUTIES or bool(honest.rulings))
