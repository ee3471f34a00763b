"""The portraits at a table, and the ring round a player who thinks."""

from __future__ import annotations

import pytest

from game.client.table.faces import RING
from game.client.table.table_picture import Item
from tests.client.table.sitting import sit_down


def ring_of(items: dict[str, Item]) -> Item | None:
    return next((item for key, item in items.items() if key.startswith(RING)), None)


@pytest.mark.parametrize("reduced", [False, True], ids=["usual", "less motion"])
def test_the_ring_runs_round_whoever_thinks_where_less_motion_is_not_wanted(reduced: bool) -> None:
    app, screen = sit_down(reduced_motion=reduced)
    board = screen.board
    for _turn in range(600):
        app.tick(50)
        if not board.motion.moving and not screen.goes_on and ring_of(dict(board.canvas.items)) is not None:
            break
    before = ring_of(dict(board.canvas.items))
    assert before is not None
    turned = board.tick(100)
    after = ring_of(dict(board.canvas.items))
    assert after is not None
    assert after.at == before.at
    assert turned is (after.surface is not before.surface) is not reduced
