"""What decisions are made from: one seat's view, and what several principles ask of it, counted once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Suit, beats
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.calling import NAME_AT, accepted_value, best_discard, hand_value, named_value


class Situation:
    """A seat that has to decide, and its legal actions by their cards. The rest is counted when asked for."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.by_card: dict[Card, Action] = {
            action.card: action for action in view.legal if action.card is not None
        }

    @cached_property
    def least_missed(self) -> Card:
        """Of the cards that may be put down the one whose leaving costs the hand least."""
        return best_discard(tuple(self.by_card), self.view.hand, self.view.trump)

    # -- calling ---------------------------------------------------------------------------------

    @property
    def orders(self) -> list[Action]:
        """The ways to accept the turn-up."""
        return of_kind(self.view, ActionKind.ORDER)

    @cached_property
    def accepted(self) -> tuple[float, float]:
        """The tricks of the own hand if the turn-up is accepted, and these set right for who gets it."""
        view = self.view
        assert view.upcard is not None
        assert view.upcard_suit is not None
        return accepted_value(view.hand, view.seat, view.dealer, view.upcard, view.upcard_suit)

    @cached_property
    def calls(self) -> list[Action]:
        """Every call of a suit that is open, alone or not."""
        return suits_named(self.view)

    @cached_property
    def best_suit(self) -> Suit:
        """Of the suits that may be named the one to name, if any."""
        return best_named(self.view, self.calls)

    @property
    def passes(self) -> list[Action]:
        return of_kind(self.view, ActionKind.PASS)

    # -- following -------------------------------------------------------------------------------

    @cached_property
    def winning(self) -> tuple[Seat, Card]:
        """Who is winning the trick, and with which card."""
        trick, seat = self.view.trick, self.view.winning
        assert trick is not None
        assert seat is not None
        card = trick.card_of(seat)
        assert card is not None
        return seat, card

    @cached_property
    def winners(self) -> list[Card]:
        """The cards that would win the trick as it stands."""
        (_seat, best), trump = self.winning, self.view.trump
        return [card for card in self.by_card if beats(card, best, trump)]


def of_kind(view: SeatView, kind: ActionKind) -> list[Action]:
    """The legal actions of a kind."""
    return [action for action in view.legal if action.kind is kind]


def suits_named(view: SeatView) -> list[Action]:
    """Every call of a suit that is open, alone or not."""
    return of_kind(view, ActionKind.CALL)


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


def with_partner(actions: Sequence[Action], suit: Suit | None = None) -> Action:
    """Of these calls the one that keeps the partner in, of this suit if one is given."""
    return next(action for action in actions if not action.alone and (suit is None or action.suit is suit))
