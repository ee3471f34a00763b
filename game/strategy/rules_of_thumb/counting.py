"""The rule of thumb for every call: count your tricks and those that partner should bring."""

from __future__ import annotations

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.view import SeatView
from game.strategy.bidding import decide_call
from game.strategy.calling import accepted_value, order_at
from game.strategy.decisions import Thumb
from game.strategy.rules_of_thumb.names import Exempt, Rule, RuleName

_CALLS = (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP)


def _calling(view: SeatView) -> bool:
    if view.phase not in (Phase.FIRST_ROUND, Phase.SECOND_ROUND) or not view.hand:
        return False
    return any(action.kind in _CALLS for action in view.legal)


def _counted(view: SeatView) -> tuple[Action, ...]:
    if _only_alone(view) or _no_natural(view) or _must_name(view):
        return ()
    if _into_their_hand(view):
        return tuple(action for action in _orders(view) if not action.alone)
    return (decide_call(view).action,)


def _turned(view: SeatView) -> tuple[Card, ...]:
    return () if view.upcard is None else (view.upcard,)


def _orders(view: SeatView) -> list[Action]:
    return [action for action in view.legal if action.kind is ActionKind.ORDER]


def _enough(view: SeatView) -> bool:
    """Whether the tricks in sight are enough to accept the turn-up, would the table let this seat."""
    if view.phase is not Phase.FIRST_ROUND or view.upcard is None or view.upcard_suit is None:
        return False
    _own, total = accepted_value(view.hand, view.seat, view.dealer, view.upcard, view.upcard_suit)
    return total >= order_at(view.seat, view.dealer)


def _no_natural(view: SeatView) -> bool:
    return _enough(view) and not _orders(view)


def _only_alone(view: SeatView) -> bool:
    orders = _orders(view)
    passes = bool(orders) and decide_call(view).action.kind is ActionKind.PASS
    return _enough(view) and passes and all(action.alone for action in orders)


def _into_their_hand(view: SeatView) -> bool:
    return bool(_orders(view)) and decide_call(view).thumb is Thumb.NOT_INTO_THEIR_HAND


def _must_name(view: SeatView) -> bool:
    return decide_call(view).thumb is Thumb.BEST_OF_A_BAD_LOT


COUNT_TRICKS = Rule(
    RuleName.COUNT_TRICKS,
    _calling,
    _counted,
    _turned,
    (
        (Exempt.NO_NATURAL, _no_natural),
        (Exempt.ONLY_ALONE, _only_alone),
        (Exempt.INTO_THEIR_HAND, _into_their_hand),
        (Exempt.MUST_NAME, _must_name),
    ),
)
