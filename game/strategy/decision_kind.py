"""Which decision of a hand it is: what drills are chosen by, and costs are summed under."""

from __future__ import annotations

from enum import StrEnum

from game.rules.actions import Action, Phase
from game.rules.view import SeatView


class DecisionKind(StrEnum):
    """A kind of decision, in the order of a hand."""

    FARMERS_HAND = "farmers-hand"
    ORDER_UP = "order-up"  # or pass, by anybody but the dealer
    TAKE_UP = "take-up"  # or turn it down: the dealer
    NAME_TRUMP = "name-trump"  # next, cross or pass, once the upcard is turned down
    ALONE = "alone"  # with a partner or without, where trump is made either way
    DEFEND = "defend"  # alone against a lone hand
    DISCARD = "discard"
    GIVE = "give"  # the best card to a partner who plays alone
    FIRST_LEAD = "first-lead"
    LEAD = "lead"  # to a later trick
    SECOND = "second"  # to a trick
    THIRD = "third"
    LAST = "last"
    RULING = "ruling"  # what a slip of the other side leaves to choose


_OF_PHASES = {
    Phase.FARMERS_HAND: DecisionKind.FARMERS_HAND,
    Phase.NAME_UPCARD: DecisionKind.FARMERS_HAND,
    Phase.SECOND_ROUND: DecisionKind.NAME_TRUMP,
    Phase.DISCARD: DecisionKind.DISCARD,
    Phase.GIVE: DecisionKind.GIVE,
    Phase.DEFEND: DecisionKind.DEFEND,
}
_FOLLOWS = (DecisionKind.SECOND, DecisionKind.THIRD, DecisionKind.LAST)


def kind_of(view: SeatView) -> DecisionKind:
    """The kind of the decision a seat stands before."""
    if view.phase is Phase.FIRST_ROUND:
        return DecisionKind.TAKE_UP if view.seat is view.dealer else DecisionKind.ORDER_UP
    if view.phase is not Phase.PLAY:
        return _OF_PHASES.get(view.phase, DecisionKind.RULING)
    played = 0 if view.trick is None else len(view.trick.plays)
    if not played:
        return DecisionKind.LEAD if view.tricks else DecisionKind.FIRST_LEAD
    last = 3 - len(view.sitting_out)
    return DecisionKind.LAST if played >= last else _FOLLOWS[played - 1]


def kind_between(view: SeatView, action: Action, better: Action) -> DecisionKind:
    """The kind of a decision in which one choice was made and another is better."""
    calls = action.kind.makes_trump and action.kind is better.kind and action.suit is better.suit
    return DecisionKind.ALONE if calls and action.alone is not better.alone else kind_of(view)
