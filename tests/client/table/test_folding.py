"""The sheet slides over a table that moves: no two tables shine through each other."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.screens.sheet_crossing import folding
from game.client.table.board import Board
from game.client.table.folding import TableMove
from game.pages.table_model import TableModel
from game.rules.view import observe
from game.session import HOME_SEAT
from tests.client.drive import new_app
from tests.client.table.test_furniture import PASSED, at_table

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
BEFORE, AFTER = "#FF0000", "#0000FF"


def folded(size: tuple[int, int], opens: bool) -> tuple[Board, TableMove]:
    """A board whose sheet was just opened or closed, and its way there."""
    view = observe(at_table("hoyle-classic", f"{PASSED} 0:call:S"), HOME_SEAT)
    board = Board(new_app(size).stage.ui, TableModel(view, view.hand), bare=opens)
    move = TableMove(board)
    board.fold(not opens)
    return board, move


def filled(size: tuple[int, int], colour: str) -> Surface:
    out = Surface(size)
    out.fill(colour)
    return out


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opens", [True, False], ids=["opens", "closes"])
def test_half_way_nothing_is_seen_of_the_table_as_it_was_or_will_be(
    size: tuple[int, int], opens: bool
) -> None:
    board, move = folded(size, opens)
    crossing, window = folding(move, board, reduced=False), Surface(size)
    crossing.take(filled(size, BEFORE), filled(size, AFTER))
    crossing.pass_time(theme.FOLD / 2)
    crossing.draw(window)
    mat = Rect(0, board.layout.mat.top, board.ui.metrics.table_sheet.left, board.layout.mat.h)
    seen = {
        tuple(window.get_at((x, y)))[:3]
        for x in range(0, mat.right, 7)
        for y in range(mat.top, mat.bottom, 7)
    }
    assert (255, 0, 0) not in seen
    assert (0, 0, 255) not in seen


@pytest.mark.parametrize("opens", [True, False], ids=["opens", "closes"])
def test_the_sheet_is_there_at_the_end_and_the_window_shows_what_comes(opens: bool) -> None:
    size = (1280, 720)
    board, move = folded(size, opens)
    crossing, window = folding(move, board, reduced=False), Surface(size)
    crossing.take(filled(size, BEFORE), filled(size, AFTER))
    crossing.pass_time(theme.FOLD)
    crossing.draw(window)
    assert crossing.over
    assert {tuple(window.get_at((x, 300)))[:3] for x in range(0, size[0], 20)} == {(0, 0, 255)}


def test_where_less_motion_is_wanted_the_sheet_comes_in_a_fade() -> None:
    board, move = folded((1280, 720), True)
    crossing, window = folding(move, board, reduced=True), Surface((1280, 720))
    crossing.take(filled((1280, 720), BEFORE), filled((1280, 720), AFTER))
    crossing.pass_time(theme.REDUCED / 2)
    crossing.draw(window)
    places = [window.get_at((x, y)) for x in (40, 640, 1100) for y in (20, 360, 640)]
    assert len({tuple(place) for place in places}) == 1


def test_the_words_of_a_score_fade_and_do_not_slide_through_each_other() -> None:
    size, key = (1280, 720), "points-0"
    view = observe(at_table("hoyle-classic", f"{PASSED} 0:call:S"), HOME_SEAT)
    board = Board(new_app(size).stage.ui, TableModel(view, view.hand), bare=True)
    move = TableMove(board)
    start = _lies(board, key)
    board.fold(False)
    move.take(board)
    end, window = _lies(board, key), Surface(size)
    crossing = folding(move, board, reduced=False)
    crossing.take(filled(size, BEFORE), filled(size, AFTER))
    crossing.pass_time(theme.FOLD / 2)
    crossing.draw(window)
    way = start.copy()
    way.center = ((start.centerx + end.centerx) // 2, (start.centery + end.centery) // 2)
    for place in (start, end, way):
        seen = [
            window.get_at((x, y))
            for x in range(*_span(place.x, place.w))
            for y in range(*_span(place.y, place.h))
        ]
        assert max(sum(tuple(colour)[:3]) for colour in seen) < 450, "cream is at 700"


def _lies(board: Board, key: str) -> Rect:
    item = board.motion.goal.items[key]
    return Rect(item.at, item.surface.get_size())


def _span(start: int, length: int) -> tuple[int, int]:
    return start, start + length
