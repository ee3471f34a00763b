"""Who moves where between two rounds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.moving import Played, first_of_teams, next_of_teams, next_table, resting_order, winner
from game.evening.seating import Round, Table

THREE = Round((Table((1, 2), (3, 4)), Table((5, 6), (7, 8)), Table((9, 10), (11, 12))), byes=(13,))
PLAYED = Played(THREE, ((1, 2), (7, 8), (9, 10)))


@pytest.mark.clause("WED-21")
@pytest.mark.parametrize(
    ("person", "table"),
    [(1, 1), (3, 3), (7, 1), (5, 2), (9, 2), (11, 3), (13, 3), (99, 3)],
    ids=[
        "winners of table 1 stay", "losers of table 1 go to the last", "winners move up", "losers stay",
        "winners of the last move up", "losers of the last stay", "who rested comes in last",
        "newcomers, too",
    ],
)  # fmt: skip
def test_winners_move_up_and_losers_stay_but_at_the_first_table(person: int, table: int) -> None:
    assert next_table(PLAYED, person) == table


def test_who_has_rested_least_rests_next_and_then_the_losers_of_the_last_table() -> None:
    rests = dict.fromkeys(range(1, 14), 0) | {13: 1, 11: 1}
    assert resting_order(PLAYED, rests)[:4] == [12, 9, 10, 5]
    assert resting_order(PLAYED, rests)[-2:] == [11, 13]


def test_a_tie_is_nobodys_and_left_to_the_cut() -> None:
    table = THREE.tables[0]
    assert (winner(table, 9, 8), winner(table, 3, 8), winner(table, 5, 5)) == ((1, 2), (3, 4), None)


def test_results_of_other_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="table 2"):
        Played(THREE, ((1, 2), (3, 4), (9, 10)))
    with pytest.raises(ValueError, match="table 3"):
        Played(THREE, ((1, 2), (7, 8)))


def test_the_pair_that_did_not_win_lost() -> None:
    assert [PLAYED.loser(number) for number in (1, 2, 3)] == [(3, 4), (5, 6), (11, 12)]


TEAMS = [(number, number + 1) for number in range(1, 21, 2)]


@pytest.mark.clause("BUT-02")
def test_losing_teams_move_on_a_table_and_winners_stay() -> None:
    first = first_of_teams(TEAMS[:6])
    after = next_of_teams([Played(first, tuple(table.us for table in first.tables))], TEAMS[:6])
    assert after == Round((Table((1, 2), (11, 12)), Table((5, 6), (3, 4)), Table((9, 10), (7, 8))))


@pytest.mark.clause("BUT-02")
def test_of_an_odd_number_of_teams_the_losers_of_the_last_table_change_with_the_team_that_rested() -> None:
    first = first_of_teams(TEAMS[:5])
    assert first.byes == (9, 10)
    after = next_of_teams([Played(first, tuple(table.us for table in first.tables))], TEAMS[:5])
    assert after == Round((Table((1, 2), (9, 10)), Table((5, 6), (3, 4))), byes=(7, 8))


def test_two_teams_stay_at_their_table() -> None:
    first = first_of_teams(TEAMS[:2])
    assert next_of_teams([Played(first, (first.tables[0].us,))], TEAMS[:2]).tables[0].pairs == (
        (1, 2),
        (3, 4),
    )


@settings(deadline=None)
@given(st.integers(2, 10), st.data())
def test_teams_that_move_all_have_a_place_and_rest_in_turn(count: int, data: st.DataObject) -> None:
    teams = TEAMS[:count]
    here, played = first_of_teams(teams), []
    rests = dict.fromkeys(teams, 0)
    for _round in range(12):
        assert sorted(here.people) == sorted(person for team in teams for person in team)
        assert len(here.tables) == count // 2
        for team in teams:
            rests[team] += team[0] in here.byes
        assert max(rests.values()) - min(rests.values()) <= 1
        played.append(
            Played(here, tuple(data.draw(st.sampled_from(table.pairs), "won") for table in here.tables))
        )
        here = next_of_teams(played, teams)


def test_a_team_that_comes_takes_the_place_of_one_that_left() -> None:
    first = first_of_teams(TEAMS[:4])
    after = next_of_teams(
        [Played(first, tuple(table.us for table in first.tables))], [*TEAMS[:3], TEAMS[8], TEAMS[9]]
    )
    assert after.people == frozenset((1, 2, 3, 4, 5, 6, 17, 18, 19, 20))
    assert len(after.tables) == 2
    assert after.tables[0] == Table((1, 2), (17, 18))
