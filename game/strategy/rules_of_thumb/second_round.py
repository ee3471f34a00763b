"""Rules of thumb for naming a suit after the turn-up was refused: next, and crossing."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit
from game.rules.view import SeatView
from game.strategy.calling import ALONE_AT, NAME_AT, hand_value, named_value
from game.strategy.rules_of_thumb.names import Exempt, Rule, RuleName


def suits_named(view: SeatView) -> list[Action]:
    """Every call of a suit that is open, alone or not."""
    return [action for action in view.legal if action.kind is ActionKind.CALL]


def best_named(view: SeatView, calls: Sequence[Action]) -> Suit:
    """Of the suits in these calls the one to name, if any."""
    best = max(calls, key=lambda action: (worth_naming(view, action.suit), not action.alone))
    assert best.suit is not None
    return best.suit


def worth_naming(view: SeatView, suit: Suit | None) -> float:
    """The tricks in sight with a suit as trump, set right for what the turn-down tells of it."""
    assert suit is not None
    return named_value(view.hand, view.dealer.side is view.seat.side, view.upcard_suit, suit)


def without_trump_is_better(view: SeatView, suit: Suit) -> bool:
    """Whether a hand without trump is open and promises at least as much as naming this suit together."""
    return any(action.kind is ActionKind.NO_TRUMP for action in view.legal) and hand_value(
        view.hand, None
    ) >= max(NAME_AT, worth_naming(view, suit))


def _asked(view: SeatView) -> bool:
    return view.phase is Phase.SECOND_ROUND and view.upcard_suit is not None and bool(suits_named(view))


def _dealer_at_right_refused(view: SeatView) -> bool:
    return _asked(view) and view.dealer is view.seat.right


def _partner_refused(view: SeatView) -> bool:
    return _asked(view) and view.dealer is view.seat.partner


def _next(view: SeatView) -> tuple[Action, ...]:
    assert view.upcard_suit is not None
    return _named(view, view.upcard_suit.sister)


def _cross(view: SeatView) -> tuple[Action, ...]:
    down = view.upcard_suit
    assert down is not None
    across = [call for call in suits_named(view) if call.suit and call.suit.colour is not down.colour]
    return _named(view, best_named(view, across))


def _named(view: SeatView, suit: Suit) -> tuple[Action, ...]:
    """The call of a suit, alone if the hand can do it all."""
    alone = hand_value(view.hand, suit) >= ALONE_AT
    calls = [call for call in suits_named(view) if call.suit is suit]
    return tuple(sorted(calls, key=lambda call: call.alone is not alone)[:1])


def _turned_down(view: SeatView) -> tuple[Card, ...]:
    return () if view.upcard is None else (view.upcard,)


def _stronger_than_next(view: SeatView) -> bool:
    return _other_is_better(view, _next(view))


def _stronger_than_crossing(view: SeatView) -> bool:
    return _other_is_better(view, _cross(view))


def _other_is_better(view: SeatView, said: tuple[Action, ...]) -> bool:
    best = best_named(view, suits_named(view))
    if hand_value(view.hand, best) < ALONE_AT and without_trump_is_better(view, best):
        return True
    return worth_naming(view, best) >= NAME_AT and all(call.suit is not best for call in said)


def _too_little(view: SeatView) -> bool:
    return worth_naming(view, best_named(view, suits_named(view))) < NAME_AT


MAKE_IT_NEXT = Rule(
    RuleName.MAKE_IT_NEXT,
    _dealer_at_right_refused,
    _next,
    _turned_down,
    ((Exempt.STRONGER_ELSEWHERE, _stronger_than_next), (Exempt.TOO_LITTLE, _too_little)),
)
CROSS_FOR_PARTNER = Rule(
    RuleName.CROSS_FOR_PARTNER,
    _partner_refused,
    _cross,
    _turned_down,
    ((Exempt.STRONGER_ELSEWHERE, _stronger_than_crossing), (Exempt.TOO_LITTLE, _too_little)),
)
