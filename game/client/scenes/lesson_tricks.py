"""A finished trick that stays on the table of a lesson until the learner has seen who took it."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import Card
from game.rules.state import Trick
from game.rules.trick import winner
from game.rules.view import SeatView


def lain_open(view: SeatView, trick: Trick | None) -> SeatView:
    """The view with a trick still in the middle that has been counted already; nobody is to act."""
    return view if trick is None else replace(view, trick=trick, actors=())


def won_in(trick: Trick | None, view: SeatView) -> frozenset[Card]:
    """The card that took a trick."""
    card = trick.card_of(winner(trick, view.trump)) if trick is not None else None
    return frozenset() if card is None else frozenset((card,))
