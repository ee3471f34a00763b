"""Where things lie: in every window and text size nothing covers what has to be seen."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.client.draw.theme import Metrics
from game.client.table.after_hand import OwnRow, after_hand
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
def text(request: pytest.FixtureRequest) -> float:
    chosen: float = request.param
    return chosen


@pytest.fixture(params=(False, True), ids=("beside the sheet", "bare"))
def layout(size: tuple[int, int], text: float, request: pytest.FixtureRequest) -> TableLayout:
    return layout_for(Metrics(*size, text=text), HOME_SEAT, request.param)


def fixed(layout: TableLayout, cards: int, points: int) -> dict[str, Rect]:
    """What is always on the table in play, with so many own cards and points."""
    hand = [layout.hand(number, cards).rect for number in range(cards)]
    names = {f"name of {seat.name}": one_line_less(layout, seat) for seat in OTHERS}
    trick = {f"place of {seat.name}": layout.trick(seat, Seat.WEST).rect for seat in Seat}
    scores = {f"score of {side.name}": layout.score_words(side, True).rect for side in Side}
    found = {"hand": hand[0].unionall(hand[1:]), **names, **trick, **scores}
    if layout.drawer:
        backs = {
            f"face and backs of {seat.name}": layout.face(seat).unionall(
                [layout.back(seat, number, 5).bounds for number in (0, 4)]
            )
            for seat in OTHERS
        }
        return {**found, **backs, "trump": layout.cube(HOME_SEAT)}
    faces = {f"face of {seat.name}": layout.face(seat) for seat in OTHERS}
    counters = {
        f"counters of {side.name}": below.bounds.union(above.bounds)
        for side in Side
        for below, above, _face_up in (layout.counters(side, points, (4, 6)),)
    }
    cubes = {f"cube of {seat.name}": layout.cube(seat) for seat in OTHERS}
    return {**found, **faces, **counters, **cubes}


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


def test_all_but_portrait_and_hand_lies_on_the_mat(layout: TableLayout) -> None:
    for name, place in fixed(layout, 5, 4).items():
        if name not in ("hand", "face of NORTH"):
            assert layout.mat.contains(place), name


def test_a_hand_stays_in_the_window(layout: TableLayout) -> None:
    window = Rect(0, 0, layout.metrics.width, layout.metrics.height)
    for count in range(1, 7):
        for number in range(count):
            card = layout.hand(number, count)
            assert window.contains(card.rect)
            # as much of a card that lies lower as its index and its sign need
            assert window.contains(card.raised(layout.lift(-22)).rect.inflate(0, -card.height / 3))


def test_the_portrait_across_shows_its_face(layout: TableLayout) -> None:
    if not layout.drawer:
        assert Rect(0, 0, layout.metrics.width, layout.metrics.height).contains(layout.face(Seat.NORTH))


def test_five_cards_the_counters_and_the_tricks_taken_keep_clear_of_each_other(layout: TableLayout) -> None:
    if layout.drawer:
        return
    for held in range(1, 6):
        hand = [layout.hand(number, held).rect for number in range(held)]
        for side in Side:
            for points in range(11):
                below, above, _face_up = layout.counters(side, points, (4, 6))
                assert below.bounds.collidelist(hand) == -1
                assert above.bounds.collidelist(hand) == -1
                for number in range(5 - held):
                    packet = layout.packet(side, number).rect
                    assert packet.collidelist(hand) == -1
                    assert not packet.colliderect(below.rect)


def test_packets_can_be_counted(layout: TableLayout) -> None:
    if layout.drawer:
        return
    for side in Side:
        spots = [layout.packet(side, number) for number in range(5)]
        assert all(abs(a.x - b.x) >= 0.15 * a.width for a, b in pairwise(spots))
        assert all(abs(a.angle - b.angle) > 60 for a, b in pairwise(spots))


def test_six_cards_of_the_dealer_leave_the_scores_free(layout: TableLayout) -> None:
    cards = [layout.hand(number, 6).rect for number in range(6)]
    scores = [layout.score_words(side, True).rect for side in Side]
    assert all(score.collidelist(cards) == -1 for score in scores)
    if layout.drawer:
        assert layout.discard_place.rect.collidelist(cards) == -1
        assert layout.mat.contains(layout.discard_place.rect)


def test_the_dealer_button_covers_no_face_and_no_own_card(layout: TableLayout) -> None:
    for seat in Seat:
        button = layout.dealer(seat).inflate(-2, -2)
        if not layout.drawer:
            assert button.collidelist([layout.face(other) for other in OTHERS if other is not seat]) == -1
        assert button.collidelist([layout.hand(number, 5).rect for number in range(5)]) == -1, seat


def test_calls_are_spoken_where_neither_turn_up_nor_its_words_are(layout: TableLayout) -> None:
    words = layout.turn_up_words.rect
    for seat in OTHERS:
        room = layout.speech(seat, layout.name(seat).rect.right).room
        assert not layout.turn_up.bounds.colliderect(room)
        assert not words.inflate(0, -round(layout.line(15))).colliderect(room), seat


def test_the_largest_text_gets_the_drawer() -> None:
    assert isinstance(layout_for(Metrics(1280, 720, text=1.5), HOME_SEAT), DrawerLayout)
    assert not isinstance(layout_for(Metrics(1280, 720, text=1.3), HOME_SEAT), DrawerLayout)


@given(
    width=st.integers(1024, 3840),
    height=st.integers(640, 2160),
    text=st.sampled_from((1.0, 1.15, 1.3, 1.5)),
    points=st.integers(0, 10),
    bare=st.booleans(),
)
def test_in_any_window_nothing_covers_anything_else(
    width: int, height: int, text: float, points: int, bare: bool
) -> None:
    layout = layout_for(Metrics(width, height, text=text), HOME_SEAT, bare)
    assert overlaps(fixed(layout, 4, points)) == []


@pytest.mark.parametrize("size", SIZES)
def test_six_backs_in_the_drawer_leave_the_name_free(size: tuple[int, int]) -> None:
    layout = layout_for(Metrics(*size, text=1.5), HOME_SEAT)
    for seat in (HOME_SEAT.left, HOME_SEAT.partner, HOME_SEAT.right):
        name = layout.name(seat).rect
        assert all(layout.back(seat, number, 6).rect.right <= name.left for number in range(6))


@pytest.mark.parametrize("bare", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_names_at_the_side_stay_within_the_stitch(size: tuple[int, int], bare: bool) -> None:
    layout = layout_for(Metrics(*size), HOME_SEAT, bare)
    stitched = layout.mat.inflate(-20 * layout.u, -20 * layout.u)
    for seat in (HOME_SEAT.left, HOME_SEAT.right):
        assert stitched.left <= layout.name(seat).rect.left
        assert layout.name(seat).rect.right <= stitched.right


@pytest.mark.parametrize("bare", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_after_a_hand_the_learners_things_lie_apart_at_the_lower_edge(
    size: tuple[int, int], bare: bool
) -> None:
    row = OwnRow(words=70, told=False, tag=92, deals=True, made=True)
    layout = after_hand(layout_for(Metrics(*size), HOME_SEAT, bare), row)
    things = [
        layout.name(HOME_SEAT).rect,
        layout.cube(HOME_SEAT),
        layout.dealer(HOME_SEAT),
        layout.alone_tag(HOME_SEAT, deals=True).rect,
    ]
    for thing in things:
        assert layout.mat.contains(thing)
        assert thing.collidelist([other for other in things if other is not thing]) < 0
    assert max(thing.centery for thing in things) - min(thing.centery for thing in things) <= 2
    whole = things[0].unionall(things[1:])
    assert abs(whole.centerx - layout.cx) <= 3
    across = sorted(things, key=lambda thing: thing.left)
    apart = [right.left - left.right for left, right in pairwise(across)]
    assert max(apart) - min(apart) <= 3


@pytest.mark.parametrize("size", SIZES)
def test_what_the_partner_says_covers_no_card_of_the_kitty(size: tuple[int, int]) -> None:
    layout = layout_for(Metrics(*size), HOME_SEAT)
    room = layout.speech(HOME_SEAT.partner).room
    assert all(layout.kitty(number).rect.right <= room.left for number in range(4))
