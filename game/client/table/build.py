"""From the state of the table to a picture, and from a picture to what the canvas shows."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.draw.ui import Ui
from game.client.table.after_hand import after_hand, calling
from game.client.table.draw_pieces import item_of
from game.client.table.felt import Felt
from game.client.table.felt_labels import felt_labels
from game.client.table.hand_end import shown
from game.client.table.layout import TableLayout
from game.client.table.pieces import BURIED, CUBE, UPCARD, pieces
from game.client.table.proof import proof_picture
from game.client.table.seat_labels import own_row
from game.client.table.stitching import SIGN
from game.client.table.table_picture import UNTOUCHED, Item, Pointed, TablePicture
from game.pages.calls import is_calling
from game.pages.table_model import TableModel
from game.rules.slips import Ruling

_PARTS = {
    "kitty": ("kitty", "pack-", UPCARD, BURIED),
    "score": ("side-", "points-", "goal-", "counter-"),
    "trump": (CUBE, SIGN, "trump-"),
}
"""How the keys of what a lesson may hide begin."""


def picture_of(ui: Ui, layout: TableLayout, state: TableModel, pointed: Pointed = UNTOUCHED) -> TablePicture:
    """Everything on the table at rest; or the tricks that prove a renege, while they are turned up again."""
    if isinstance(state.question, Ruling) and not layout.drawer:
        return proof_picture(ui, layout, state, state.question)
    if shown(state.view):
        layout = after_hand(layout, own_row(Felt(ui), layout, state))
    elif is_calling(state.view):
        layout = calling(layout)
    placed = pieces(layout, state, pointed)
    items = felt_labels(ui, layout, state, placed)
    hidden = tuple(prefix for part in state.hides for prefix in _PARTS[part])
    return TablePicture(
        {key: piece for key, piece in placed.items() if not key.startswith(hidden)},
        {key: item for key, item in items.items() if not key.startswith(hidden)},
    )


def at_rest(ui: Ui, picture: TablePicture) -> Mapping[str, Item]:
    """What the canvas shows of a picture that does not move."""
    return {**picture.items, **{f"piece {key}": item_of(ui, piece) for key, piece in picture.pieces.items()}}
