"""Progressive play, whoever wins."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.event import EventKind
from game.evening.moving import Played
from game.evening.planning import progressive
from game.evening.planning.checker import Report, astray, check
from game.evening.seating import Round, Table


def play(players: int, rounds: int, chance: Random) -> tuple[Report, list[Played]]:
    """An evening in which chance says who wins."""
    played: list[Played] = []
    people = range(1, players + 1)
    for number in range(rounds):
        here = progressive.next_round(played, people, rounds - number)
        played.append(Played(here, tuple(chance.choice(table.pairs) for table in here.tables)))
    return check([each.round for each in played], EventKind.PROGRESSIVE, [people] * rounds), played


@settings(max_examples=25, deadline=None)
@given(st.integers(4, 30), st.integers(1, 12), st.randoms(use_true_random=False))
def test_no_partner_comes_back_while_there_are_fewer_rounds_than_players(
    players: int, rounds: int, chance: Random
) -> None:
    report, _played = play(players, rounds, chance)
    assert report.faults == ()
    if rounds < players:
        assert report.partner_repeats == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 61))
def test_every_number_of_players_gets_through_4_to_12_rounds(players: int) -> None:
    for rounds in range(4, 13):
        report, played = play(players, rounds, Random(f"{players}/{rounds}"))
        assert report.faults == ()
        assert report.partner_repeats == 0 or rounds >= players
        assert max(report.byes.values()) - min(report.byes.values()) <= 1
        for before, after in pairwise(played):
            assert all(tables <= FARTHEST for tables in astray(before, after.round).values())


FARTHEST = 2
"""Tables that anybody sits from where the results send them."""


@pytest.mark.slow
@pytest.mark.parametrize("players", range(8, 25))
def test_small_fields_can_play_as_many_rounds_as_each_has_partners(players: int) -> None:
    report, _played = play(players, players - 1, Random(players))
    assert (report.partner_repeats, report.faults) == (0, ())


@pytest.mark.slow
@pytest.mark.parametrize(("players", "rounds"), [(34, 25), (47, 40), (120, 12)])
def test_large_fields_get_through_as_well(players: int, rounds: int) -> None:
    report, _played = play(players, rounds, Random(players))
    assert (report.partner_repeats, report.faults) == (0, ())


@pytest.mark.clause("WED-21")
@settings(deadline=None)
@given(st.integers(2, 15), st.randoms(use_true_random=False))
def test_after_the_first_round_everyone_sits_where_the_results_send_them(tables: int, chance: Random) -> None:
    _report, (first, second) = play(4 * tables, 2, chance)
    assert astray(first, second.round) == {}


@pytest.mark.clause("WED-21")
def test_winners_of_two_tables_meet_and_partners_change() -> None:
    first = progressive.first_round(range(1, 13))
    assert first.tables == (
        Table((1, 2), (3, 4)), Table((5, 6), (7, 8)), Table((9, 10), (11, 12)),
    )  # fmt: skip
    after = progressive.next_round([Played(first, ((1, 2), (5, 6), (9, 10)))], range(1, 13), 5)
    assert [set(table.people) for table in after.tables] == [{1, 2, 5, 6}, {7, 8, 9, 10}, {3, 4, 11, 12}]
    assert all(table.partner(1) != 2 for table in after.tables if 1 in table.people)


def test_who_rested_comes_in_at_the_last_table() -> None:
    first = progressive.first_round(range(1, 15))
    assert first.byes == (13, 14)
    after = progressive.next_round([Played(first, ((1, 2), (5, 6), (9, 10)))], range(1, 15), 5)
    assert after.byes == (11, 12)
    assert [after.table_of(person) for person in (13, 14)] == [3, 3]


@settings(max_examples=25, deadline=None)
@given(st.integers(8, 30), st.data())
def test_people_come_and_go_between_rounds(players: int, data: st.DataObject) -> None:
    people, played, present = set(range(1, players + 1)), [], []
    for number in range(6):
        here = progressive.next_round(played, people, 6 - number)
        present.append(frozenset(people))
        played.append(Played(here, tuple(table.us for table in here.tables)))
        gone = data.draw(st.sets(st.sampled_from(sorted(people)), max_size=2), "leave")
        if len(people) - len(gone) >= 8:
            people -= gone
        come = data.draw(st.integers(0, 2), "join")
        people |= set(range(100 + 10 * number, 100 + 10 * number + come))
    rounds: list[Round] = [each.round for each in played]
    assert check(rounds, EventKind.PROGRESSIVE, present).faults == ()
