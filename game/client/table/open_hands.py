"""Hands that lie open at the table: those of a record, and those that an author plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.client.table.layout import TableLayout
from game.client.table.table_picture import Piece, TablePicture
from game.pages.table_model import TableModel, in_order
from game.rules.cards import Card
from game.rules.seats import Seat, clockwise_from
from game.rules.state import State


def opened(
    plain: TablePicture,
    layout: TableLayout,
    model: TableModel,
    now: State,
    sees: Callable[[Seat, Card], bool],
) -> TablePicture:
    """The table as ever, with the cards turned that may be seen."""
    pieces = dict(plain.pieces)
    for seat in clockwise_from(model.view.seat):
        places = held_at(seat, model, now)
        for number, (key, card) in enumerate(places):
            if key in pieces:
                turned = _turned(pieces[key], card, seen=sees(seat, card))
                if seat is not model.view.seat and turned.code != "back":
                    turned = replace(turned, spot=layout.open_card(seat, number, len(places)))
                pieces[key] = turned
    return replace(plain, pieces=pieces)


def _turned(piece: Piece, card: Card, *, seen: bool) -> Piece:
    return replace(piece, code=str(card) if seen else "back", tab=piece.tab if seen else "")


def held_at(seat: Seat, model: TableModel, now: State) -> list[tuple[str, Card]]:
    """Where each card of a hand lies on the table, by the keys of its pieces."""
    if seat is model.view.seat and model.hand:
        return [(str(card), card) for card in model.hand]
    held = in_order(now.hands[seat], now.trump)
    return [(f"{seat.name}-{number}", card) for number, card in enumerate(held)]
