"""How the sheet of a table comes in and goes out."""

from __future__ import annotations

from game.client.draw import theme
from game.client.screens.crossing import Crossing
from game.client.table.board import Board
from game.client.table.folding import TableMove


def folding(move: TableMove, board: Board, reduced: bool) -> Crossing:
    """The way of the sheet of a table that has just been folded, or a fade where less motion is wanted."""
    if reduced:
        return Crossing(theme.REDUCED)
    move.take(board)
    return Crossing(theme.FOLD, move)
