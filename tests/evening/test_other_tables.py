"""Tables of bots: the same evening has the same scores, and all points add up."""

from __future__ import annotations

import pytest

from game.bots.whole_hand import play
from game.evening.hand_score import standing_after
from game.evening.other_tables import hand_of, next_hand, play_out, play_table
from game.evening.pace import hands_in_time, shown_hands
from game.evening.table_round import faults
from tests.evening.evenings import BUTLER, WEDNESDAY, evening


@pytest.mark.clause("WED-21")
def test_eight_hands_are_played_and_everyone_deals_twice() -> None:
    night = evening(WEDNESDAY, tables=1)
    table = play_table(night, 1, night.tables()[0])
    dealers = [hand.result.dealer for hand in table.hands]
    assert len(dealers) == 8
    assert all(dealers.count(dealer) == 2 for dealer in dealers)


@pytest.mark.clause("BUT-08")
def test_a_match_is_twelve_hands_whatever_the_score() -> None:
    night = evening(BUTLER, tables=1)
    assert len(play_table(night, 1, night.tables()[0]).hands) == 12


@pytest.mark.clause("BUT-02")
def test_when_time_is_up_a_table_finishes_its_hand_and_stops() -> None:
    played = []
    for seed in range(12):
        night = evening(BUTLER, tables=1, seed=str(seed), round_minutes=10)
        played.append(len(play_table(night, 1, night.tables()[0]).hands))
        assert played[-1] == hands_in_time(night.seed_of(1), 10, 12)
    assert min(played) < max(played) <= 12


def test_the_same_evening_has_the_same_scores() -> None:
    nights = [play_out(evening(WEDNESDAY, seed="again")) for _time in range(2)]
    assert nights[0].standing == nights[1].standing
    assert play_out(evening(WEDNESDAY, seed="other")).standing != nights[0].standing


def test_hands_played_one_by_one_are_those_of_the_whole_round() -> None:
    night = evening(WEDNESDAY, tables=2)
    whole = play_table(night, 2, night.tables()[1])
    table = night.tables()[1]
    while (hand := next_hand(night, 2, table)) is not None:
        assert hand.standing == standing_after(table.hands)
        table = table.with_hand(hand_of(hand, play(hand)))
    assert table == whole


@pytest.mark.parametrize("sheet", [BUTLER, WEDNESDAY])
def test_all_points_of_an_evening_add_up(sheet: str) -> None:
    night = play_out(evening(sheet, tables=3))
    switches = night.event.ruleset.switches
    tables = [table for each in night.played for table in each.tables]
    assert [fault for table in tables for fault in faults(table, switches)] == []
    usual = [table for each in night.played if not each.overtime for table in each.tables]
    size = 1 if night.event.individual else 2
    total = sum(table.points_of(person) for table in usual for person in table.seats)
    assert sum(place.points for place in night.standing) * size == total


def test_another_table_is_shown_near_the_learners_hand() -> None:
    assert {shown_hands(f"seed {number}", 4, 8) for number in range(30)} == {3, 4, 5}
    assert {shown_hands(f"seed {number}", 0, 8) for number in range(30)} == {0, 1}
    assert shown_hands("seed", 8, 3) == 3


def test_without_a_clock_every_hand_is_played() -> None:
    assert hands_in_time("seed", None, 12) == 12
