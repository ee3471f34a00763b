"""From the state of the table to a look, and from a look to what the canvas shows."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.table.draw_pieces import item_of
from game.client.table.layout import TableLayout
from game.client.table.look import Item, Look, TableState
from game.client.table.lying import pieces
from game.client.table.writing import writing
from game.client.ui import Ui


def look_of(ui: Ui, layout: TableLayout, state: TableState) -> Look:
    """Everything on the table at rest."""
    lying = pieces(layout, state)
    return Look(lying, writing(ui, layout, state, lying))


def at_rest(ui: Ui, look: Look) -> Mapping[str, Item]:
    """What the canvas shows of a look that does not move."""
    return {**look.items, **{f"piece {key}": item_of(ui, piece) for key, piece in look.pieces.items()}}
