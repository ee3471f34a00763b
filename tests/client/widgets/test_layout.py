"""Rows, columns, grids and their kin: everything gets its room, and nothing leaves the room it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.client.draw.theme import Metrics
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Lines, Sized, Spread
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.layout import Column, FirstThatFits, Grid, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.text import TextBlock
from tests.client.drive import new_app

ROOM = Rect(100, 50, 400, 300)


class Brick(Widget):
    """A part of some size that can be made narrower down to a point, and grows higher with it."""

    def __init__(self, width: int, height: int, least: int = 0) -> None:
        self.size = self._best = (width, height)
        self._least = least or width
        self.rect = Rect(0, 0, 0, 0)

    @property
    def best_width(self) -> int:
        return self._best[0]

    @property
    def least_width(self) -> int:
        return self._least

    def fit(self, width: int, height: int = ENDLESS) -> None:
        wide = max(self._least, min(width, self._best[0]))
        lines = -(-self._best[0] // wide)
        self.size = (wide, self._best[1] * lines)

    def arrange(self) -> None:
        """It has nothing inside."""


def places(part: Part, room: Rect = ROOM, *, mirrored: bool = False) -> list[tuple[int, int, int, int]]:
    return [tuple(widget.rect) for widget in lay(part, room, mirrored=mirrored)]


def test_a_column_puts_parts_below_one_another() -> None:
    assert places(Column(Brick(80, 20), Brick(50, 30), gap=10)) == [(100, 50, 80, 20), (100, 80, 50, 30)]


def test_the_middle_is_a_whole_pixel_wherever_the_room_begins() -> None:
    assert [Side.MIDDLE.within(start, 33, 18)[0] - start for start in range(4)] == [7, 7, 7, 7]


def test_a_column_gives_the_spare_height_to_the_part_that_grows() -> None:
    growing = Brick(80, 20)
    assert places(Column(growing, Brick(50, 30), gap=10, grow=growing)) == [
        (100, 50, 80, 260),
        (100, 320, 50, 30),
    ]


@pytest.mark.parametrize(("side", "left", "width"), [
    (Side.START, 100, 80), (Side.MIDDLE, 260, 80), (Side.END, 420, 80), (Side.FILL, 100, 400),
])  # fmt: skip
def test_a_narrow_part_of_a_column_stands_where_it_is_told(side: Side, left: int, width: int) -> None:
    assert places(Column(Brick(80, 20), side=side)) == [(left, 50, width, 20)]


def test_a_row_shares_its_width_alike_where_it_is_even() -> None:
    even = Row(Brick(80, 20), Brick(50, 30), gap=20, even=True)
    assert [(left, width) for left, _top, width, _high in places(even)] == [(100, 190), (310, 190)]


def test_a_row_gives_the_spare_width_to_the_part_that_grows() -> None:
    growing = Brick(80, 20)
    found = places(Row(growing, Brick(50, 20), gap=10, grow=growing))
    assert [(left, width) for left, _top, width, _high in found] == [(100, 340), (450, 50)]


def test_a_row_takes_width_from_its_last_parts_first_where_it_has_too_little() -> None:
    row = Row(Brick(200, 20), Brick(300, 20, least=150))
    assert [(left, width) for left, _top, width, _high in places(row)] == [(100, 200), (300, 200)]


def test_a_row_with_a_growing_part_takes_from_the_others_before_it_leaves_its_room() -> None:
    growing = Brick(100, 20, least=60)
    row = Row(growing, Brick(380, 20, least=100), grow=growing)
    row.fit(400)
    assert row.size[0] == 400


def test_a_grid_has_as_many_columns_as_are_wide_enough() -> None:
    grid = Grid(*(Brick(100, 20) for _brick in range(4)), least_column=120, gap=(20, 10))
    assert [place[:2] for place in places(grid)] == [(100, 50), (240, 50), (380, 50), (100, 80)]


def test_a_grid_of_set_columns_keeps_them() -> None:
    grid = Grid(*(Brick(100, 20) for _brick in range(3)), columns=2, gap=(20, 10))
    assert [place[:3] for place in places(grid)] == [(100, 50, 190), (310, 50, 190), (100, 80, 190)]


def test_margins_go_round_a_part() -> None:
    assert places(Inset(Brick(80, 20), 10)) == [(110, 60, 380, 280)]
    assert places(Inset(Brick(80, 20), 10, 20)) == [(110, 70, 380, 260)]
    assert places(Inset(Brick(80, 20), 1, 2, 3, 4)) == [(101, 52, 396, 294)]


@pytest.mark.parametrize(("needs", "heights"), [
    ((80, 60, 80), (93, 93, 93)), ((150, 60, 20), (150, 65, 65)),
    ((20, 10, 20), (26, 26, 26)), ((200, 90, 40), (200, 90, 40)),
], ids=["alike", "one needs more", "not too high", "no room"])  # fmt: skip
def test_lines_share_the_height_that_is_left(needs: tuple[int, ...], heights: tuple[int, ...]) -> None:
    lines = Spread(*(Brick(80, need) for need in needs), gap=10)
    assert tuple(high for _left, _top, _width, high in places(lines)) == heights


def test_layers_lie_in_one_place() -> None:
    assert places(Stack(Brick(80, 20), Brick(50, 30))) == [(100, 50, 400, 300)] * 2


def test_a_space_keeps_parts_apart() -> None:
    assert places(Row(Brick(80, 20), space(25), Brick(50, 20)))[1][0] == 205


def test_the_first_form_that_has_room_is_taken() -> None:
    made: list[str] = []

    def form(name: str, *size: int) -> Callable[[], Part]:
        def make() -> Part:
            made.append(name)
            return Brick(*size)

        return make

    forms = FirstThatFits(
        form("wide", 500, 20), form("high", 80, 400), form("small", 80, 20), form("least", 5, 5)
    )
    assert places(forms) == [(100, 50, 400, 300)]
    assert made == ["wide", "high", "small"]


def test_the_last_form_is_taken_where_none_has_room() -> None:
    forms = FirstThatFits(lambda: Brick(500, 20), lambda: Brick(450, 20))
    forms.fit(400, 300)
    assert forms.size == (450, 20)


def test_a_mirrored_layout_begins_at_the_right() -> None:
    row = Row(Brick(80, 20), Brick(50, 20), gap=10)
    assert [place[0] for place in places(row, mirrored=True)] == [420, 360]


def test_a_text_says_how_wide_it_is_and_how_narrow_it_can_be() -> None:
    app = new_app()
    ui = Ui(Metrics(1280, 720), app.assets)
    text = TextBlock(ui, "one two\nthree")
    assert text.best_width == text.size[0]
    text.fit(text.least_width)
    assert [len(line) for line in text.lines] == [1, 1, 1]
    text.fit(ENDLESS)
    assert text.size[0] == text.best_width


bricks = st.builds(Brick, st.integers(20, 200), st.integers(1, 80), st.integers(1, 20))


def layouts() -> st.SearchStrategy[Part]:
    def nest(inner: st.SearchStrategy[Part]) -> st.SearchStrategy[Part]:
        some = st.lists(inner, min_size=1, max_size=4)
        gaps, _sides = st.integers(0, 12), st.sampled_from(Side)
        return st.one_of(
            st.builds(
                lambda parts, gap, side: Column(*parts, gap=gap, side=side), some, gaps, st.sampled_from(Side)
            ),
            st.builds(lambda parts, gap, even: Row(*parts, gap=gap, even=even), some, gaps, st.booleans()),
            st.builds(lambda parts, gap: Row(*parts, gap=gap, grow=parts[0]), some, gaps),
            st.builds(lambda parts, gap: Grid(*parts, columns=len(parts), gap=(gap, gap)), some, gaps),
            st.builds(Inset, inner, gaps),
            st.builds(lambda parts: Stack(*parts), some),
        )

    return st.recursive(bricks, nest, max_leaves=8)


def inside(part: Part) -> Iterator[Rect]:
    for widget in part.parts():
        yield widget.rect


@given(layouts(), st.integers(0, 300))
def test_nothing_leaves_a_room_that_is_as_wide_as_the_layout_needs(part: Part, more: int) -> None:
    room = Rect(0, 0, part.least_width + more, 5000)
    lay(part, room)
    for place in inside(part):
        assert place.left >= -1
        assert place.right <= room.right + 1  # half pixels are rounded


def test_a_part_of_a_given_width_takes_just_that_and_leaves_the_rest_to_what_grows() -> None:
    rest = Brick(10, 20)
    row = Row(rest, Sized(Brick(300, 20, 50), 120), grow=rest)
    assert [place[2] for place in places(row)] == [280, 120]


def test_parts_go_on_in_the_next_line_where_the_first_has_no_room() -> None:
    bricks = [Brick(150, 20), Brick(150, 20), Brick(150, 30)]
    found = places(Lines(*bricks, gap=10))
    assert [place[:2] for place in found] == [(100, 50), (260, 50), (100, 70)]
