"""Tricks lie with the side that took them, or before whoever won each, as the sheet has it."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.client.draw.ui import Ui
from game.client.table.build import picture_of
from game.client.table.drawer import layout_for
from game.client.table.layout import TableLayout
from game.client.table.packets import packet_key, packets
from game.pages.table_model import TableModel
from game.rules.hand import actors, apply, legal
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.trick import winner
from game.rules.view import observe
from game.session import HOME_SEAT
from tests.client.drive import new_app
from tests.client.table.test_furniture import PASSED, at_table


@pytest.fixture
def ui() -> Ui:
    return new_app().stage.ui


def after_tricks(sheet: str, wanted: int) -> State:
    state = at_table(sheet, f"{PASSED} 0:call:S")
    while len(state.tricks) < wanted:
        state, _events = apply(state, legal(state, actors(state)[0])[0])
    return state


def places(ui: Ui, state: State) -> dict[Seat, list[tuple[float, float]]]:
    """Where the tricks of each winner lie."""
    view, found = observe(state, HOME_SEAT), dict[Seat, list[tuple[float, float]]]()
    lying = packets(layout_for(ui.metrics, HOME_SEAT), view)
    taken = [0, 0]
    for trick in view.tricks:
        seat = winner(trick, view.trump)
        piece = lying[packet_key(seat.side, taken[seat.side])]
        found.setdefault(seat, []).append((piece.spot.x, piece.spot.y))
        taken[seat.side] += 1
    return found


@pytest.mark.clause("WED-16")
def test_where_the_sheet_says_so_each_trick_lies_before_its_winner(ui: Ui) -> None:
    state = after_tricks("wednesday-night", 4)
    layout, found = layout_for(ui.metrics, HOME_SEAT), places(ui, state)
    assert len(found) > 1
    for seat, spots in found.items():
        for x, y in spots:
            near = min(
                (other for other in Seat if other is not HOME_SEAT),
                key=lambda other: (
                    (layout.face(other).centerx - x) ** 2 + (layout.face(other).centery - y) ** 2
                ),
            )
            if seat is HOME_SEAT:
                assert y > layout.face(seat.left).bottom
            else:
                assert near is seat


def test_elsewhere_partners_keep_their_tricks_together(ui: Ui) -> None:
    state = after_tricks("hoyle-classic", 4)
    for side in {seat.side for seat in Seat}:
        spots = [spot for seat, found in places(ui, state).items() if seat.side is side for spot in found]
        wide = 44 * layout_for(ui.metrics, HOME_SEAT).u
        assert all(abs(x - spots[0][0]) < 2 * wide for x, _y in spots)


@pytest.mark.parametrize("text", [100, 130])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("bare", [False, True])
def test_tricks_lie_clear_of_the_counter_cards_and_of_the_hand(
    size: tuple[int, int], text: int, bare: bool
) -> None:
    layout = TableLayout(new_app(size, text=text).stage.ui.metrics, HOME_SEAT, bare)
    for side in (HOME_SEAT.side, HOME_SEAT.side.other):
        counters = [spot.bounds for points in range(11) for spot in layout.counters(side, points, (4, 6))[:2]]
        for taken in range(1, 5):
            hand = [layout.hand(number, 5 - taken).bounds for number in range(5 - taken)]
            last = layout.packet(side, taken - 1).bounds.inflate(6 * layout.u, 0)
            assert last.collidelist([*counters, *hand]) == -1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("wanted", [1, 2, 3])
@pytest.mark.parametrize("bare", [False, True], ids=["beside the sheet", "bare"])
def test_what_the_packets_are_is_written_clear_of_the_hand(
    size: tuple[int, int], wanted: int, bare: bool
) -> None:
    view = observe(after_tricks("hoyle-classic", wanted), HOME_SEAT)
    layout = layout_for(new_app(size).stage.ui.metrics, HOME_SEAT, bare)
    look = picture_of(new_app(size).stage.ui, layout, TableModel(view, view.hand))
    hand = [look.pieces[str(card)].spot.bounds for card in view.hand]
    told = [item for key, item in look.items.items() if key.startswith("packets-")]
    assert told
    for item in told:
        assert Rect(item.at, item.surface.get_size()).collidelist(hand) < 0
