"""How a lesson shows its table: the hand in order, a finished trick that stays until it has been seen."""

from __future__ import annotations

from dataclasses import replace

from game.client.table.pieces import in_order
from game.client.table.table_picture import TablePicture
from game.rules.cards import Card
from game.rules.state import Trick
from game.rules.trick import winner
from game.rules.view import SeatView


def held(view: SeatView) -> tuple[Card, ...]:
    """The hand as a lesson shows it: by the suits printed on the cards; a left bower is to be found."""
    return in_order(view.hand, None)


def without_places(look: TablePicture, bare: bool, narrow: bool) -> TablePicture:
    """A table without the places of the trick, where a number lies over them.

    `bare`: nor their names; `narrow`: nor the words beside the turn-up, whose place it takes.
    """
    ground = ("place-", *(("trick-name-",) if bare else ()), *(("upcard-",) if narrow else ()))
    return replace(look, items={key: item for key, item in look.items.items() if not key.startswith(ground)})


def lain_open(view: SeatView, trick: Trick | None) -> SeatView:
    """The view with a trick still in the middle that has been counted already; nobody is to act."""
    return view if trick is None else replace(view, trick=trick, actors=())


def won_in(trick: Trick | None, view: SeatView) -> frozenset[Card]:
    """The card that took a trick."""
    card = trick.card_of(winner(trick, view.trump)) if trick is not None else None
    return frozenset() if card is None else frozenset((card,))
