"""From the state of the table to a look, and from a look to what the canvas shows."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.draw.ui import Ui
from game.client.table.draw_pieces import item_of
from game.client.table.felt_labels import writing
from game.client.table.layout import TableLayout
from game.client.table.pieces import pieces
from game.client.table.table_picture import UNTOUCHED, Item, Pointed, TablePicture
from game.pages.table_model import TableModel


def look_of(ui: Ui, layout: TableLayout, state: TableModel, pointed: Pointed = UNTOUCHED) -> TablePicture:
    """Everything on the table at rest."""
    lying = pieces(layout, state, pointed)
    return TablePicture(lying, writing(ui, layout, state, lying))


def at_rest(ui: Ui, look: TablePicture) -> Mapping[str, Item]:
    """What the canvas shows of a look that does not move."""
    return {**look.items, **{f"piece {key}": item_of(ui, piece) for key, piece in look.pieces.items()}}
