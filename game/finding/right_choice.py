"""What kind of choice is right in a decision, so that it is known again where the cards are others."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Rank, Suit, effective_suit, heights_in_trick
from game.rules.view import SeatView
from game.strategy.calling import hand_value
from game.strategy.rules_of_thumb import card_reading
from game.strategy.values import Value, Values

Words = tuple[object, ...]
"""What is said of a choice."""

_PUT_DOWN = (ActionKind.DISCARD, ActionKind.GIVE)


@dataclass(frozen=True, slots=True)
class RightChoice:
    """The kind of choice that is right and the one that was made, in as few words as tell them apart.

    Where it takes several words, the last one says what is wrong: any other than that is right.
    """

    right: Words
    wrong: Words
    alone: bool  # whether the right one is a lone call

    def is_right(self, view: SeatView, action: Action) -> bool:
        """Whether a choice is of the kind that is right."""
        said = _words(view, action)[: len(self.right)]
        if len(said) == 1:
            return said == self.right
        return said[:-1] == self.right[:-1] and said[-1] != self.wrong[-1]

    def is_wrong(self, view: SeatView, action: Action) -> bool:
        """Whether a choice is of the kind that was made."""
        return _words(view, action)[: len(self.wrong)] == self.wrong

    def rival(self, view: SeatView, values: Values) -> Value | None:
        """The best choice of another kind; None where the best one of all is not of the right kind."""
        best = values.best.action
        if not self.is_right(view, best) or best.alone is not self.alone:
            return None
        others = (value for value in values.ranked if not self.is_right(view, value.action))
        return min(others, key=lambda value: value.behind, default=None)


def right_choice(view: SeatView, action: Action, best: Action) -> RightChoice | None:
    """What the best choice is, so that what was done is something else; None where words do not tell."""
    if not {action, best} <= set(view.legal):
        return None
    made, should = _words(view, action), _words(view, best)
    for count in range(1, min(len(made), len(should)) + 1):
        if made[:count] != should[:count]:
            return RightChoice(should[:count], made[:count], best.alone)
    return None


def _words(view: SeatView, action: Action) -> Words:
    """What is to be said of a choice, what matters most first."""
    if action.card is not None:
        return _of_card(view, action, action.card)
    if action.suit is None or view.upcard_suit is None:
        return action.kind, action.alone
    return (action.kind, _kinship(action.suit, view.upcard_suit)), action.alone, _is_longer(view, action.suit)


def _of_card(view: SeatView, action: Action, card: Card) -> Words:
    trump, hand = view.trump, view.hand
    suit = effective_suit(card, trump)
    mine = [held for held in hand if effective_suit(held, trump) is suit]
    is_trump = card_reading.is_trump(card, trump)
    ace = card.rank is Rank.ACE and not is_trump
    if action.kind in _PUT_DOWN:
        empties = len(mine) == 1 and not is_trump
        first: Words = (action.kind, is_trump, ace, empties)
    else:
        first = (action.kind, is_trump, ace, takes(view, card), follows(view, card))
    ladder = card_reading.high_to_low(mine, trump)
    place = "top" if card == ladder[0] else "bottom" if card == ladder[-1] else "middle"
    return first, place, height(card, trump), len(mine), card == view.upcard, _kinship(suit, trump)


def takes(view: SeatView, card: Card) -> bool | None:
    """Whether a card takes the trick as it lies; None for a lead."""
    best = None if view.trick is None or view.winning is None else view.trick.card_of(view.winning)
    heights = heights_in_trick(view.led, view.trump)
    return None if best is None else heights[card] > heights[best]


def follows(view: SeatView, card: Card) -> bool | None:
    """Whether a card is of the suit led; None for a lead."""
    return None if view.led is None else effective_suit(card, view.trump) is view.led


def height(card: Card, trump: Suit | None) -> str:
    """What rank a card has, as far as it matters."""
    if card_reading.is_bower(card, trump):
        return "joker" if card.is_joker else "right" if card.suit is trump else "left"
    return str(card.rank) if card.rank in (Rank.ACE, Rank.KING) else "low"


def _kinship(suit: Suit | None, other: Suit | None) -> str:
    """Whether a suit is the other one, that of the same colour, or one of those across."""
    if suit is None or other is None:
        return ""
    return "same" if suit is other else "next" if suit is other.sister else "cross"


def _is_longer(view: SeatView, suit: Suit) -> bool:
    """Whether a hand is at least as good with this suit as with the other one of its colour."""
    return hand_value(view.hand, suit) >= hand_value(view.hand, suit.sister)
