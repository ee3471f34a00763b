from __future__ import annotations

import pytest

from game.rules.seats import Seat, Side, clockwise_from
from tests.rules.tables import CLASSIC, DANVILLE, sheet


@pytest.mark.clause("HOY-01")
@pytest.mark.clause("BASE-01")
def test_four_seats_make_two_sides_of_two() -> None:
    assert [seat.side for seat in Seat] == [Side.US, Side.THEM, Side.US, Side.THEM]


@pytest.mark.clause("BASE-01")
def test_partners_sit_opposite_each_other_on_one_side() -> None:
    for seat in Seat:
        assert seat.partner is seat.left.left
        assert seat.partner.side is seat.side
        assert seat.left.side is seat.side.other


def test_going_left_four_times_comes_back_and_right_undoes_it() -> None:
    for seat in Seat:
        assert seat.left.left.left.left is seat
        assert seat.left.right is seat


def test_turns_run_clockwise_from_any_seat() -> None:
    assert clockwise_from(Seat.NORTH) == (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)


@pytest.mark.clause("HOY-01")
@pytest.mark.parametrize("name", [CLASSIC, DANVILLE])
def test_both_tables_name_the_clause_for_their_partnerships(name: str) -> None:
    assert sheet(name).cite("partners") == "HOY-01"
