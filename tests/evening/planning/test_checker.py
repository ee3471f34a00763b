"""The checker finds what is broken by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.evening.event import EventKind
from game.evening.moving import Played
from game.evening.planning import rotation, teams
from game.evening.planning.checker import Fault, FaultKind, astray, check
from game.evening.planning.sentences import fault_line
from game.evening.seating import Round, Table

GOOD = rotation.plan(9, 6)


def broken(number: int, each: Round) -> tuple[Round, ...]:
    """The good plan with another round in place of one of its own."""
    return (*GOOD[: number - 1], each, *GOOD[number:])


def swapped(each: Round, one: int, other: int) -> Round:
    """A round in which two people have changed places."""
    name = {one: other, other: one}

    def renamed(pair: tuple[int, int]) -> tuple[int, int]:
        return name.get(pair[0], pair[0]), name.get(pair[1], pair[1])

    return Round(
        tuple(Table(renamed(table.us), renamed(table.them)) for table in each.tables),
        tuple(name.get(person, person) for person in each.byes),
    )


def kinds(rounds: tuple[Round, ...], kind: EventKind = EventKind.ROTATION) -> list[FaultKind]:
    return [fault.kind for fault in check(rounds, kind).faults]


def test_a_good_plan_has_no_fault() -> None:
    assert kinds(GOOD) == []
    assert kinds(teams.plan(teams.teams_of(14), 6), EventKind.TEAMS) == []


def test_somebody_in_two_places_is_found_and_so_is_who_lost_theirs() -> None:
    third = GOOD[2]
    (own, *others) = third.tables
    twice = Table(own.us, (own.them[0], third.byes[0]))
    faults = check(broken(3, replace(third, tables=(twice, *others))), EventKind.ROTATION).faults
    assert Fault(FaultKind.TWICE, 3, third.byes) in faults
    assert Fault(FaultKind.MISSING, 3, (own.them[1],)) in faults


def test_a_stranger_is_found() -> None:
    stranger = swapped(GOOD[3], 9, 10)
    assert Fault(FaultKind.STRANGER, 4, (10,)) in check(broken(4, stranger), EventKind.ROTATION).faults


def test_a_bye_out_of_turn_is_found() -> None:
    (first,), (second,) = GOOD[0].byes, GOOD[1].byes
    faults = check(broken(2, swapped(GOOD[1], first, second)), EventKind.ROTATION).faults
    assert Fault(FaultKind.UNFAIR, 2, (first,)) in faults


def test_a_table_that_could_be_filled_is_found() -> None:
    first = GOOD[0]
    idle = Round(first.tables[:1], (*first.byes, *first.tables[1].people))
    assert FaultKind.IDLE in kinds(broken(1, idle))


def test_partners_who_come_back_are_found() -> None:
    again = Round(GOOD[0].tables, GOOD[0].byes)
    faults = check((*GOOD[:5], again), EventKind.ROTATION).faults
    assert {fault.people for fault in faults if fault.kind is FaultKind.PARTNER_AGAIN} == {
        tuple(sorted(pair)) for table in again.tables for pair in table.pairs
    }


def test_partners_who_have_to_come_back_are_no_fault() -> None:
    report = check(rotation.plan(8, 9), EventKind.ROTATION)
    assert (report.partner_repeats, report.best.partner_repeats, report.faults) == (8, 8, ())


def test_a_split_team_is_found() -> None:
    plan = teams.plan(teams.teams_of(8), 3)
    split = (*plan[:2], swapped(plan[2], 2, 3))
    assert FaultKind.TEAM_SPLIT in kinds(split, EventKind.TEAMS)


def test_teams_that_meet_too_soon_are_found() -> None:
    plan = teams.plan(teams.teams_of(8), 3)
    assert kinds((*plan[:2], plan[0]), EventKind.TEAMS) == [FaultKind.TEAMS_AGAIN] * 2


def test_who_comes_late_is_compared_with_those_who_came_with_them() -> None:
    first, second = Table((1, 2), (3, 4)), Table((1, 3), (2, 4))
    there = [{1, 2, 3, 4}, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}]
    rounds = (Round((first,)), Round((second,), (5,)), Round((Table((1, 4), (2, 3)),), (5,)))
    assert check(rounds, EventKind.ROTATION, there).faults == ()
    assert check(rounds, EventKind.ROTATION, [{1, 2, 3, 4}] * 3).faults[0].kind is FaultKind.STRANGER


def test_repeats_and_byes_are_counted() -> None:
    table = Table((1, 2), (3, 4))
    report = check((Round((table,), (5,)), Round((table,), (5,))), EventKind.PROGRESSIVE)
    assert (report.partner_repeats, report.opponent_repeats, report.most_met) == (2, 4, 2)
    assert report.byes == {1: 0, 2: 0, 3: 0, 4: 0, 5: 2}


def test_who_sits_astray_in_progressive_play_is_named_with_the_distance() -> None:
    before = Played(
        Round((Table((1, 2), (3, 4)), Table((5, 6), (7, 8)), Table((9, 10), (11, 12)))),
        ((1, 2), (5, 6), (9, 10)),
    )
    good = Round((Table((1, 5), (2, 6)), Table((7, 9), (8, 10)), Table((3, 11), (4, 12))))
    assert astray(before, good) == {}
    assert astray(before, swapped(good, 1, 12)) == {12: 2, 1: 2}


@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_is_a_sentence_with_its_round_and_people(kind: FaultKind) -> None:
    said = fault_line(Fault(kind, 3, (4, 17)))
    assert said.startswith("Round 3: 4 and 17")
    assert said.endswith(".")
