"""Where things lie: in every window and text size nothing covers what has to be seen."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.client.draw.theme import Metrics
from game.client.table.drawer import DrawerLayout, layout_for
from game.client.table.layout import TableLayout
from game.rules.seats import Seat, Side
from game.session import HOME_SEAT

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
OTHERS = (Seat.WEST, Seat.NORTH, Seat.EAST)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.fixture(params=(1.0, 1.15, 1.3, 1.5))
def layout(size: tuple[int, int], request: pytest.FixtureRequest) -> TableLayout:
    return layout_for(Metrics(*size, text=request.param), HOME_SEAT)


def fixed(layout: TableLayout, cards: int, points: int) -> dict[str, Rect]:
    """What is always on the table in play, with so many own cards and points."""
    hand = [layout.hand(number, cards).rect for number in range(cards)]
    backs = {
        f"backs of {seat.name}": layout.back(seat, 0, 5).bounds.unionall(
            [layout.back(seat, number, 5).bounds for number in range(1, 5)]
        )
        for seat in OTHERS
    }
    names = {f"name of {seat.name}": one_line_less(layout, seat) for seat in OTHERS}
    trick = {f"place of {seat.name}": layout.trick(seat, Seat.WEST).rect for seat in Seat}
    scores = {f"score of {side.name}": layout.score_words(side, points, (4, 6)).rect for side in Side}
    return {"hand": hand[0].unionall(hand[1:]), "trump": layout.cube, **backs, **names, **trick, **scores}


def one_line_less(layout: TableLayout, seat: Seat) -> Rect:
    """A name with one line of role; the second is kept free for long languages only."""
    rect = layout.name(seat).rect.copy()
    rect.h -= round(layout.line(15))
    return rect


def overlaps(places: dict[str, Rect]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, a), (other, b) in combinations(places.items(), 2)
        if a.inflate(-2, -2).colliderect(b)
    ]


@pytest.mark.parametrize("points", range(11))
def test_nothing_on_the_table_covers_anything_else(layout: TableLayout, points: int) -> None:
    assert overlaps(fixed(layout, 4, points)) == []


def test_everything_lies_on_the_mat(layout: TableLayout) -> None:
    for name, place in fixed(layout, 5, 4).items():
        assert layout.mat.contains(place), name


def test_five_cards_and_the_counters_of_any_score_keep_clear_of_each_other(size: tuple[int, int]) -> None:
    for text in (1.0, 1.15, 1.3):
        layout = TableLayout(Metrics(*size, text=text), HOME_SEAT)
        hand = [layout.hand(number, 5).rect for number in range(5)]
        for points in range(11):
            for side in Side:
                below, above, _face_up = layout.counters(side, points, (4, 6))
                assert below.bounds.collidelist(hand) == -1
                assert above.bounds.collidelist(hand) == -1
                assert above.bounds.bottom <= layout.marks(side).rect.top + 2


def test_six_cards_of_the_dealer_leave_the_scores_free(layout: TableLayout) -> None:
    cards = [layout.hand(number, 6).rect for number in range(6)]
    assert all(layout.mat.contains(card) for card in cards)
    if layout.drawer:
        assert layout.discard_place.rect.collidelist(cards) == -1
        assert layout.mat.contains(layout.discard_place.rect)


def test_the_dealer_button_touches_no_cards(layout: TableLayout) -> None:
    for seat in Seat:
        button = layout.dealer(seat)
        cards = [layout.back(other, number, 5).bounds for other in OTHERS for number in range(5)]
        cards += [layout.hand(number, 5).rect for number in range(5)]
        assert button.inflate(-2, -2).collidelist(cards) == -1, seat


def test_calls_are_spoken_where_neither_turn_up_nor_its_words_are(layout: TableLayout) -> None:
    words = layout.turn_up_words.rect
    for seat in OTHERS:
        room = layout.speech(seat, layout.name(seat).rect.right).room
        assert not layout.turn_up.bounds.colliderect(room)
        if layout.drawer or seat is not Seat.NORTH:
            assert not words.inflate(0, -round(layout.line(15))).colliderect(room), seat


def test_a_refusal_leaves_the_trick_free(size: tuple[int, int]) -> None:
    for text in (1.0, 1.15, 1.3):
        layout = TableLayout(Metrics(*size, text=text), HOME_SEAT)
        trick = [layout.trick(seat).rect for seat in Seat]
        for number in range(5):
            card = layout.hand(number, 5).rect
            for room in (layout.bubble_room(card), layout.low_bubble_room(card)):
                assert room.collidelist(trick) == -1
                assert not layout.led.rect.colliderect(room)


def test_the_largest_text_gets_the_drawer() -> None:
    assert isinstance(layout_for(Metrics(1280, 720, text=1.5), HOME_SEAT), DrawerLayout)
    assert not isinstance(layout_for(Metrics(1280, 720, text=1.3), HOME_SEAT), DrawerLayout)


@given(
    width=st.integers(1024, 3840),
    height=st.integers(640, 2160),
    text=st.sampled_from((1.0, 1.15, 1.3, 1.5)),
    points=st.integers(0, 10),
)
def test_in_any_window_nothing_covers_anything_else(
    width: int, height: int, text: float, points: int
) -> None:
    layout = layout_for(Metrics(width, height, text=text), HOME_SEAT)
    assert overlaps(fixed(layout, 4, points)) == []
