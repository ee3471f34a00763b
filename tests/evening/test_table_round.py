"""A table's round: who sits where, who won, and the cut that settles a tie."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.evening.cutting import cut
from game.evening.seating import Table
from game.evening.table_round import TableRound, closed, faults, seats_at
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.state import AwardKind
from tests.evening.evenings import BUTLER, WEDNESDAY, hands
from tests.tables import rules

TABLE = Table((1, 2), (3, 4))


def played(line: str, ruleset: Ruleset | None = None, home: int | None = None) -> TableRound:
    return TableRound(TABLE, seats_at(TABLE, home), hands(line, ruleset or rules(WEDNESDAY)))


@pytest.mark.parametrize(("home", "seats"), [(None, (1, 3, 2, 4)), (2, (2, 4, 1, 3)), (3, (3, 2, 4, 1))])
def test_partners_face_each_other_and_the_learner_sits_south(
    home: int | None, seats: tuple[int, int, int, int]
) -> None:
    assert seats_at(TABLE, home) == seats


@pytest.mark.clause("WED-21")
def test_the_side_whose_players_scored_more_together_wins_the_table() -> None:
    table = played("south alone 5, west 5, west 5, west 5, west 5")  # 5 and 4 against 8 and 8
    assert (table.points_of(1), table.points_of(2), table.together((3, 4))) == (5, 4, 16)
    assert table.winners == (3, 4)


@pytest.mark.clause("WED-21")
def test_a_lone_march_can_decide_a_table_by_its_extra_point() -> None:
    table = played("south alone 5, west 5, west 5")  # 9 against 8
    assert table.winners == (1, 2)


@pytest.mark.clause("WED-21")
def test_a_tie_is_cut_for_and_the_higher_card_wins() -> None:
    table = played("south 4, west 4")
    assert table.ahead is None
    with pytest.raises(ValueError, match="nobody has cut"):
        _ = table.winners
    ended = closed(table, "friday", rules(WEDNESDAY).switches)
    assert ended.cut is not None
    assert ended.winners == (TABLE.us if ended.cut.winner is Side.US else TABLE.them)
    assert closed(table, "friday", rules(WEDNESDAY).switches) == ended


def test_a_table_that_is_decided_is_not_cut_for() -> None:
    assert closed(played("south 4"), "friday", rules(WEDNESDAY).switches).cut is None


@given(st.text(max_size=8))
def test_a_cut_ends_with_two_ranks_and_only_there(seed: str) -> None:
    drawn = cut(seed, rules(WEDNESDAY).switches).drawn
    assert [one.rank == other.rank for one, other in drawn] == [True] * (len(drawn) - 1) + [False]


@pytest.mark.clause("BUT-08")
def test_most_points_after_the_hands_of_a_match_win_it() -> None:
    table = played("south 3, west 5, south 2, thrown in", rules(BUTLER))
    assert (table.team_points((1, 2)), table.team_points((3, 4))) == (1, 4)
    assert table.winners == (3, 4)


def test_points_that_belong_to_nobody_are_found() -> None:
    table = played("south alone 5, west 4")
    assert faults(table, rules(WEDNESDAY).switches) == ()
    assert faults(table, rules(WEDNESDAY, lone_march_partner_points=3).switches) == (
        "hand 1: seat NORTH has 4",
    )


@pytest.mark.clause("WED-29")
def test_a_renege_against_a_lone_hand_pays_the_partner_as_a_lone_march_does() -> None:
    ruleset = rules(WEDNESDAY)
    (march,) = hands("south alone 5", ruleset)
    award = replace(march.result.award, kind=AwardKind.RENEGE, topic="renege_against_lone")
    paid = replace(march, result=replace(march.result, award=award, tricks_won=(3, 0)))
    table = TableRound(TABLE, seats_at(TABLE), (paid,))
    assert faults(table, ruleset.switches) == ()
    assert faults(table, rules(WEDNESDAY, lone_march_partner_points=3).switches) == (
        "hand 1: seat NORTH has 4",
    )


def test_lone_marches_are_counted_for_the_one_who_played_alone() -> None:
    table = played("south alone 5, south alone 4, north alone 5")
    assert [table.lone_marches(person) for person in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert table.seat_of(2) is Seat.NORTH
