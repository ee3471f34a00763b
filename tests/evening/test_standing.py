"""Totals over rounds, ties among them, and the overtime that breaks a tie for first place."""

from __future__ import annotations

import pytest

from game.evening.overtime import overtime
from game.evening.seating import Table
from game.evening.standing import Place, RoundScores, first, standing
from game.evening.table_round import TableRound, seats_at
from tests.evening.evenings import BUTLER, WEDNESDAY, hands
from tests.tables import rules

TEAMS = ((1, 2), (3, 4), (5, 6), (7, 8))
PEOPLE = tuple((number,) for number in range(1, 9))


def scores(*lines: str, ruleset_id: str = BUTLER, overtime_round: bool = False) -> RoundScores:
    ruleset = rules(ruleset_id)
    tables = (Table((1, 2), (3, 4)), Table((5, 6), (7, 8)))
    return RoundScores(
        tuple(
            TableRound(table, seats_at(table), hands(line, ruleset))
            for table, line in zip(tables, lines, strict=False)
        ),
        overtime_round,
    )


@pytest.mark.clause("BUT-03")
def test_the_best_total_over_all_rounds_comes_first() -> None:
    places = standing(TEAMS, [scores("south 5, west 4", "west 4"), scores("west 5", "south 3")])
    assert [(place.rank, place.unit, place.points) for place in places] == [
        (1, (3, 4), 3),
        (2, (1, 2), 2),
        (3, (5, 6), 1),
        (3, (7, 8), 1),
    ]


def test_each_person_has_a_total_and_lone_marches_where_scores_are_individual() -> None:
    places = standing(PEOPLE, [scores("north alone 5", "west 4", ruleset_id=WEDNESDAY)])
    assert [(place.unit, place.points, place.lone_marches) for place in places[:3]] == [
        ((2,), 5, 1),
        ((1,), 4, 0),
        ((7,), 1, 0),
    ]


def test_an_overtime_orders_only_those_who_tied() -> None:
    tied = scores("south 4, west 4", "thrown in")
    extra = scores("west 5", overtime_round=True)
    places = standing(TEAMS, [tied, extra])
    assert [(place.rank, place.unit, place.points) for place in places] == [
        (1, (3, 4), 1),
        (2, (1, 2), 1),
        (3, (5, 6), 0),
        (3, (7, 8), 0),
    ]


def place(rank: int, *unit: int) -> Place:
    return Place(rank, unit, 0, (), 0)


@pytest.mark.clause("BUT-04")
def test_two_teams_that_tie_for_first_play_each_other() -> None:
    extra = overtime([place(1, 3, 4), place(1, 7, 8), place(3, 1, 2), place(4, 5, 6)])
    assert extra is not None
    assert extra.tables == (Table((3, 4), (7, 8)),)


@pytest.mark.clause("BUT-04")
def test_of_three_teams_that_tie_the_third_plays_the_next_team() -> None:
    extra = overtime([place(1, 3, 4), place(1, 7, 8), place(1, 1, 2), place(4, 5, 6)])
    assert extra is not None
    assert extra.tables == (Table((3, 4), (7, 8)), Table((1, 2), (5, 6)))


def test_two_people_who_tie_play_against_each_other_with_the_next_as_partners() -> None:
    extra = overtime([place(1, 3), place(1, 7), place(3, 1), place(4, 5), place(5, 2)])
    assert extra is not None
    assert extra.tables == (Table((3, 5), (7, 1)),)


def test_without_a_tie_or_enough_people_there_is_no_overtime() -> None:
    assert overtime([place(1, 3, 4), place(2, 7, 8)]) is None
    assert overtime([place(1, 1), place(1, 2), place(1, 3), place(4, 4)]) is None


def test_everyone_with_the_best_total_is_first() -> None:
    assert first([place(1, 3), place(1, 7), place(3, 1)]) == ((3,), (7,))
