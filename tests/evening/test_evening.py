"""Whole evenings: rounds, moves, ties and their end."""

from __future__ import annotations

import pytest

from game.bots.ladder import Level
from game.evening.evening import Evening, begin
from game.evening.event import event_of
from game.evening.people import AT_A_TABLE, NAMES, company, learner_of
from game.evening.seating import Pair
from tests.evening.evenings import BUTLER, WEDNESDAY, evening, scored
from tests.tables import rules


def pairs(night: Evening) -> list[tuple[Pair, ...]]:
    assert night.now is not None
    return [table.pairs for table in night.now.tables]


@pytest.mark.clause("BUT-01")
def test_two_people_make_a_team_all_evening_and_two_teams_play_at_a_table() -> None:
    night = evening(BUTLER, tables=2, rounds=4)
    assert night.units == ((1, 2), (3, 4), (5, 6), (7, 8))
    while not night.is_over:
        assert sorted(pair for table in pairs(night) for pair in table) == list(night.units)
        night = night.with_round(scored(night, ["south 4"] + ["west 4"] * (len(pairs(night)) - 1)))


@pytest.mark.clause("BUT-02")
def test_of_each_table_the_losing_team_moves_on_and_the_winners_stay() -> None:
    night = evening(BUTLER, tables=2, rounds=4)
    assert pairs(night) == [((1, 2), (3, 4)), ((5, 6), (7, 8))]
    night = night.with_round(scored(night, ["south 4", "west 4"]))
    assert [set(table) for table in pairs(night)] == [{(1, 2), (5, 6)}, {(7, 8), (3, 4)}]


@pytest.mark.clause("BUT-02")
def test_after_four_rounds_the_tournament_is_over() -> None:
    night = evening(BUTLER, tables=2, rounds=4)
    for _round in range(4):
        night = night.with_round(scored(night, ["south 5", "west 3"]))
    assert night.is_over
    assert len(night.played) == 4


@pytest.mark.clause("BUT-04")
def test_a_tie_for_first_place_is_played_off_in_one_more_round() -> None:
    night = evening(BUTLER, tables=2, rounds=1)
    night = night.with_round(scored(night, ["south 4", "south 4"]))
    assert night.in_overtime
    assert pairs(night) == [((1, 2), (5, 6))]
    night = night.with_round(scored(night, ["west 4"]))
    assert night.is_over
    assert night.winners == ((5, 6),)


@pytest.mark.clause("BUT-04")
def test_an_overtime_that_ends_level_is_followed_by_another() -> None:
    night = evening(BUTLER, tables=2, rounds=1)
    night = night.with_round(scored(night, ["south 4", "south 4"]))
    night = night.with_round(scored(night, ["south 4, west 4"]))
    assert night.in_overtime
    night = night.with_round(scored(night, ["south 4"]))
    assert night.winners == ((1, 2),)


def test_a_tie_for_first_place_is_shared_where_the_sheet_shares_it() -> None:
    night = evening(WEDNESDAY, tables=2, rounds=1)
    night = night.with_round(scored(night, ["south 4", "west 4"]))
    assert night.is_over
    assert len(night.winners) == 4


@pytest.mark.clause("WED-21")
def test_after_a_round_winners_move_up_and_partners_change() -> None:
    night = evening(WEDNESDAY, tables=3, rounds=3)
    first = pairs(night)
    night = night.with_round(scored(night, ["south 4", "west 4", "south 4"]))
    second = pairs(night)
    assert not {frozenset(pair) for table in first for pair in table} & {
        frozenset(pair) for table in second for pair in table
    }
    up = {*first[0][0], *first[1][1]}  # those who won at the first two tables
    assert {person for pair in second[0] for person in pair} == up


@pytest.mark.clause("WED-21")
def test_every_person_carries_a_total_from_round_to_round() -> None:
    night = evening(WEDNESDAY, tables=1, rounds=2)
    night = night.with_round(scored(night, ["south alone 5"]))
    totals = {place.unit[0]: place.points for place in night.standing}
    assert sorted(totals.values()) == [0, 0, 4, 5]
    before = dict(totals)
    night = night.with_round(scored(night, ["south 5"]))
    assert sum(place.points for place in night.standing) == sum(before.values()) + 4


def test_a_rotation_gives_everyone_another_partner_in_each_round() -> None:
    night = evening(WEDNESDAY, tables=2, rounds=7, event="rotation")
    met: set[frozenset[int]] = set()
    while not night.is_over:
        now = {frozenset(pair) for table in pairs(night) for pair in table}
        assert not met & now
        met |= now
        night = night.with_round(scored(night, ["south 4", "west 4"]))
    assert len(met) == 28


def test_the_round_now_counts_towards_the_standing_shown_during_it() -> None:
    night = evening(WEDNESDAY, tables=1, rounds=2)
    tables = scored(night, ["south 5"])
    assert [place.points for place in night.standing_with(tables)] == [2, 2, 0, 0]
    assert [place.points for place in night.standing] == [0, 0, 0, 0]


def test_another_evening_has_other_numbers_at_the_door() -> None:
    numbers = {learner_of(company(4, [Level.STEADY], str(seed), "Anna")) for seed in range(20)}
    assert len(numbers) > 5


def test_names_are_never_the_same_twice() -> None:
    people = company(len(NAMES), [Level.STEADY], "friday")
    assert len({person.name for person in people}) == len(NAMES) * AT_A_TABLE


def test_the_tables_of_another_round_are_refused() -> None:
    night = evening(tables=2)
    with pytest.raises(ValueError, match="tables of this round"):
        night.with_round(night.tables()[:1])


def test_an_evening_takes_four_people_and_a_round() -> None:
    event = event_of(rules(WEDNESDAY))
    assert event is not None
    with pytest.raises(ValueError, match="four people"):
        begin(event, evening(tables=1).people[:3], 3, "x")
    with pytest.raises(ValueError, match="a round"):
        begin(event, evening(tables=1).people, 0, "x")
