"""The boxes of a score card: entries, corrections, and a hand that is there twice."""

from __future__ import annotations

import pytest

from game.evening.score_card import (
    BadEntry,
    Entry,
    WrongBox,
    blank,
    due,
    filled,
    possible_entries,
    wrong_boxes,
)
from game.rules.seats import Seat
from tests.evening.evenings import BUTLER, WEDNESDAY, hands
from tests.tables import rules


@pytest.mark.clause("WED-24")
def test_a_card_of_wednesday_night_has_eight_boxes_and_is_filled_hand_by_hand() -> None:
    card = blank(8).write(1, 1).write(2, None)
    assert (len(card.boxes), card.filled, card.next_box, card.total) == (8, 2, 3, 1)
    assert card.box(2).entry is None
    assert not card.box(2).is_empty


@pytest.mark.clause("WED-24")
def test_a_correction_is_struck_out_and_initialed() -> None:
    card = filled([2, 2, 1]).correct(2, 0)
    box = card.box(2)
    assert (box.struck, box.entry, box.initialed) == ((2,), 0, True)
    assert [card.running(number) for number in (1, 2, 3)] == [2, 2, 3]
    assert [card.running_struck(number) for number in (1, 2, 3)] == [2, 4, 5]


@pytest.mark.clause("WED-20")
def test_the_lone_player_and_the_partner_write_down_different_points() -> None:
    played = hands("south alone 5, thrown in, west 4", rules(WEDNESDAY))
    assert due(played, Seat.SOUTH, individual=True) == (5, None, 0)
    assert due(played, Seat.NORTH, individual=True) == (4, None, 0)


def test_a_team_writes_down_what_its_side_scored() -> None:
    assert due(hands("south alone 5, east 3", rules(BUTLER)), Seat.WEST, individual=False) == (0, 1)


@pytest.mark.clause("WED-24")
def test_a_hand_scored_twice_is_found() -> None:
    assert wrong_boxes(filled([1, 2, 2, 0]), [1, 2, 0, 0]) == (WrongBox(3, 2, 0, twice=True),)


def test_any_other_wrong_number_is_found_too() -> None:
    assert wrong_boxes(filled([1, 4]), [1, 0]) == (WrongBox(2, 4, 0, twice=False),)


@pytest.mark.clause("WED-24")
def test_a_card_is_initialed_when_every_box_is_filled() -> None:
    with pytest.raises(BadEntry, match="box 1 is empty"):
        blank(2).initial()
    card = filled([1, None]).initial()
    assert card.by_us
    assert card.by_them


@pytest.mark.parametrize(("number", "entry"), [(0, 1), (3, 1), (1, 1)])
def test_what_cannot_be_written_is_refused(number: int, entry: Entry) -> None:
    with pytest.raises(BadEntry):
        filled([1, 2]).write(number, entry)


@pytest.mark.parametrize(("number", "entry"), [(2, 1), (1, 1), (9, 1)])
def test_what_cannot_be_corrected_is_refused(number: int, entry: Entry) -> None:
    with pytest.raises(BadEntry):
        blank(2).write(1, 1).correct(number, entry)


def test_a_box_may_hold_what_a_hand_can_bring() -> None:
    assert possible_entries(rules(WEDNESDAY).switches) == (None, 0, 1, 2, 3, 4, 5)
    assert possible_entries(rules(BUTLER).switches) == (None, 0, 1, 2, 4)
