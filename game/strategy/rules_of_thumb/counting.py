"""The principle of every call: count your tricks and those that partner should bring."""

from __future__ import annotations

from game.i18n import N_
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit
from game.rules.view import SeatView
from game.strategy.calling import accepted_value, order_at
from game.strategy.decisions import decide_of_several
from game.strategy.rules_of_thumb.calls import BEST_OF_A_BAD_LOT, NOT_INTO_THEIR_HAND
from game.strategy.rules_of_thumb.principle import Exemption, Stated
from game.strategy.rules_of_thumb.situation import of_kind


def _calling(view: SeatView) -> bool:
    if view.phase not in (Phase.FIRST_ROUND, Phase.SECOND_ROUND) or not view.hand:
        return False
    return any(action.kind.bids for action in view.legal)


def _counted(view: SeatView) -> tuple[Action, ...]:
    if _only_alone(view) or _no_natural(view) or _must_name(view):
        return ()
    if _into_their_hand(view):
        return tuple(action for action in _orders(view) if not action.alone)
    return (decide_of_several(view).action,)


def _turned(view: SeatView) -> tuple[Card, ...]:
    return () if view.upcard is None else (view.upcard,)


def _orders(view: SeatView) -> list[Action]:
    return of_kind(view, ActionKind.ORDER)


def _suit_turned(view: SeatView) -> Suit | None:
    return view.upcard_suit


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
    passes = bool(orders) and decide_of_several(view).action.kind is ActionKind.PASS
    return _enough(view) and passes and all(action.alone for action in orders)


def _into_their_hand(view: SeatView) -> bool:
    return bool(_orders(view)) and decide_of_several(view).principle is NOT_INTO_THEIR_HAND


def _must_name(view: SeatView) -> bool:
    return decide_of_several(view).principle is BEST_OF_A_BAD_LOT


COUNT_TRICKS = Stated(
    id="count-tricks",
    title=N_("Count your tricks"),
    term="rule-of-thumb",
    clauses=("HOY-25",),
    heard=_calling,
    actions=_counted,
    looks_at=_turned,
    exemptions=(
        Exemption(
            id="no-natural",
            applies=_no_natural,
            aside=N_(
                "You have enough tricks to make {suit} trump, but at this table, you need a natural card of "
                "that suit."
            ),
            to_you=N_("You had enough tricks to call, but no natural card of the suit turned up."),
            of_another=N_("{name} had enough tricks to call, but no natural card of the suit turned up."),
            tells_all=True,
            names=_suit_turned,
        ),
        Exemption(
            id="only-alone",
            applies=_only_alone,
            aside=N_("You have enough tricks to assist, but at this table, that means going alone."),
            to_you=N_("You had enough tricks to assist, but at this table, that means going alone."),
            of_another=N_("{name} had enough tricks to assist, but at this table, that means going alone."),
            tells_all=True,
        ),
        Exemption(
            id="into-their-hand",
            applies=_into_their_hand,
            aside=N_(
                "You have enough tricks to call, but the upcard would go to your opponents. Over thousands "
                "of deals, passing with a hand like this did better."
            ),
            to_you=N_("You had enough tricks to call, but the upcard would have gone to your opponents."),
            of_another=N_(
                "{name} had enough tricks to call, but the upcard would have gone to the other side."
            ),
            tells_all=True,
        ),
        Exemption(
            id="must-name",
            applies=_must_name,
            aside=N_(
                "You'd usually pass a weak hand, but here you have to call. Take the suit with the most "
                "high trumps."
            ),
            to_you=N_(
                "Your hand was weak, but you had to call, so you took the suit with the most high trumps."
            ),
            of_another=N_(
                "{name} had a weak hand, but had to call and took the suit with the most high trumps."
            ),
            tells_all=True,
        ),
    ),
)
