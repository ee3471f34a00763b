"""What an organizer does to a night between its rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.evening.club.club_file import load_night, written
from game.evening.club.coming import planned
from game.evening.club.entering import with_change, with_next_round, with_score
from game.evening.club.night import ClubNight, Entry
from game.evening.event import EventKind
from game.evening.planning.checker import FaultKind, check
from game.evening.planning.request import BadRequest
from game.rules.seats import Side
from tests.evening.club.nights import club_night

PROGRESSIVE = club_night("wednesday-night", EventKind.PROGRESSIVE, 9)
ROTATION = club_night("wednesday-night", EventKind.ROTATION, 13, rounds=6)
TEAMS = club_night("butler", EventKind.TEAMS, 10)


def typed(night: ClubNight, *points: tuple[int, int]) -> ClubNight:
    """The night with these scores of its last round, table by table."""
    for place, (us, them) in enumerate(points, 1):
        night = with_score(night, len(night.seated), place, Entry((us, us, them, them)))
    return night


def refused(call: object, *arguments: object, **named: object) -> str:
    """The sentence of a refusal."""
    assert callable(call)
    with pytest.raises(BadRequest) as caught:
        call(*arguments, **named)
    return caught.value.sentence


@pytest.mark.clause("WED-21")
def test_winners_move_up_and_get_new_partners() -> None:
    night = with_next_round(typed(with_next_round(PROGRESSIVE), (9, 4), (3, 7)))
    first, second = night.seated
    assert first.tables[1].winners == (7, 8)
    top = set(second.tables[0].table.people)
    assert {1, 2, 7, 8} >= top - {9}
    assert {frozenset((1, 2)), frozenset((7, 8))}.isdisjoint(map(frozenset, second.tables[0].table.pairs))


@pytest.mark.clause("WED-21")
def test_a_tie_waits_for_the_cut() -> None:
    night = typed(with_next_round(PROGRESSIVE), (9, 4), (7, 7))
    assert "won at table 2" in refused(with_next_round, night)
    night = with_score(night, 1, 2, Entry((7, 7, 7, 7), cut=Side.THEM))
    assert night.seated[0].tables[1].struck == ()
    assert len(with_next_round(night).seated) == 2


def test_the_next_round_waits_for_all_scores() -> None:
    night = typed(with_next_round(PROGRESSIVE), (9, 4))
    assert refused(with_next_round, night) == "Round 1 isn't over: there's no score of table 2."


def test_a_planned_round_waits_for_nobody() -> None:
    night = ROTATION
    for _round in range(6):
        night = with_next_round(night)
    assert tuple(each.seating for each in night.seated) == planned(ROTATION)
    report = check(planned(ROTATION), EventKind.ROTATION)
    assert (report.partner_repeats, report.faults) == (0, ())


@pytest.mark.clause("BUT-02")
def test_the_losing_team_of_each_table_moves_on() -> None:
    night = with_next_round(typed(with_next_round(TEAMS), (12, 7), (5, 20)))
    assert [each.table.pairs for each in night.seated[1].tables] == [((1, 2), (9, 10)), ((7, 8), (3, 4))]
    assert night.seated[1].out == (5, 6)


@pytest.mark.clause("BUT-04")
def test_teams_that_tie_for_first_place_play_twelve_hands_more() -> None:
    night = club_night("butler", EventKind.TEAMS, 8, rounds=1)
    night = typed(with_next_round(night), (12, 7), (12, 5))
    night = with_next_round(night)
    assert night.seated[1].overtime
    assert night.seated[1].tables[0].table.people == (1, 2, 5, 6)
    night = typed(night, (8, 9))
    assert [(place.rank, place.unit, place.points, place.overtime) for place in night.standing][:2] == [
        (1, (5, 6), 12, (9,)),
        (2, (1, 2), 12, (8,)),
    ]
    assert "the night is over" in refused(with_next_round, night)


@pytest.mark.clause("BUT-03")
def test_the_best_total_wins_and_nothing_else_is_played() -> None:
    night = typed(with_next_round(club_night("butler", EventKind.TEAMS, 4, rounds=1)), (12, 7))
    assert night.standing[0].unit == (1, 2)
    assert "the night is over" in refused(with_next_round, night)


def test_a_table_is_scored_once_and_a_correction_keeps_what_was_struck_out() -> None:
    night = typed(with_next_round(PROGRESSIVE), (9, 4))
    again = Entry((8, 8, 5, 5))
    assert "has a score" in refused(with_score, night, 1, 1, again)
    night = with_score(night, 1, 1, again, correct=True)
    assert (night.seated[0].tables[0].entry, night.seated[0].tables[0].struck) == (again, ((9, 9, 4, 4),))
    assert "already" in refused(with_score, night, 1, 1, again, correct=True)
    assert "no score to correct" in refused(with_score, night, 1, 2, again, correct=True)


def test_a_correction_that_makes_others_win_seats_the_next_round_again_but_not_a_played_one() -> None:
    night = with_next_round(typed(with_next_round(PROGRESSIVE), (9, 4), (3, 7)))
    other = Entry((4, 4, 9, 9))
    assert len(with_score(night, 1, 1, other, correct=True).seated) == 1
    assert len(with_score(night, 1, 1, Entry((8, 8, 4, 4)), correct=True).seated) == 2
    night = typed(night, (9, 4))
    assert "a later round is already played" in refused(with_score, night, 1, 1, other, correct=True)


@pytest.mark.parametrize(
    ("number", "place", "sentence"), [(2, 1, "isn't seated yet"), (1, 3, "no table 3 in round 1: it has 2")]
)
def test_only_a_table_that_is_seated_has_a_score(number: int, place: int, sentence: str) -> None:
    night = with_next_round(PROGRESSIVE)
    assert sentence in refused(with_score, night, number, place, Entry((9, 9, 4, 4)))


def test_people_come_and_leave_and_what_was_seated_stays() -> None:
    night = ROTATION
    for _round in range(3):
        night = with_next_round(night)
    before = night.seated
    night, again = with_change(night, 4, leave=(5, 6))
    night, _again = with_change(night, 4, join=("Zoe",))
    assert (again, night.names[14], night.seated) == (False, "Zoe", before)
    rounds = planned(night)
    assert rounds[:3] == planned(ROTATION)[:3]
    assert all(each.people == set(range(1, 15)) - {5, 6} for each in rounds[3:])
    report = check(rounds, EventKind.ROTATION, [night.present(number) for number in range(1, 7)])
    assert report.partner_repeats == 0
    assert not {fault.kind for fault in report.faults} & {FaultKind.MISSING, FaultKind.STRANGER}


def test_a_round_that_was_seated_and_not_played_is_seated_again() -> None:
    night = with_next_round(typed(with_next_round(PROGRESSIVE), (9, 4), (3, 7)))
    night, again = with_change(night, 2, leave=(9,))
    assert (again, len(night.seated)) == (True, 1)
    assert with_next_round(night).seated[1].out == ()


def test_who_was_there_is_settled_once_a_round_has_scores() -> None:
    night = typed(with_next_round(PROGRESSIVE), (9, 4))
    assert "Start with round 2." in refused(with_change, night, 1, leave=(9,))


def test_who_leaves_by_mistake_comes_back_as_if_nothing_had_been() -> None:
    night, _again = with_change(PROGRESSIVE, 2, leave=(9,))
    night, _again = with_change(night, 2, join=(9,))
    assert night == PROGRESSIVE


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"leave": (77,)}, "Nobody has the number 77"),
        ({"join": (3,)}, "Player 3 can't join in round 2"),
        ({"join": ("player 3",)}, "player 3 is already number 3"),
        ({"leave": (1, 2, 3, 4, 5, 6)}, "Round 2 has 3 players"),
    ],
)
def test_changes_that_make_no_sense_are_refused(
    changes: dict[str, tuple[object, ...]], sentence: str
) -> None:
    assert sentence in refused(with_change, PROGRESSIVE, 2, **changes)


def test_a_team_can_not_leave_by_halves() -> None:
    assert refused(with_change, TEAMS, 2, leave=(3,)).startswith("In round 2, Player 4 has no partner.")


def test_a_round_seated_by_hand_is_kept_and_the_rest_planned_from_it() -> None:
    night = with_next_round(ROTATION)
    other = planned(ROTATION)[3]
    first = replace(
        night.seated[0],
        tables=tuple(replace(night.seated[0].tables[0], table=table) for table in other.tables),
        out=other.byes,
    )
    rounds = planned(replace(night, seated=(first,)))
    assert rounds[0] == other
    report = check(rounds, EventKind.ROTATION)
    assert (report.partner_repeats, report.faults) == (0, ())


def read_again(night: ClubNight) -> ClubNight:
    """The night as its file says it. Raises YamlFault where the file wouldn't be taken."""
    return load_night(written(night), "club.yaml")


def test_who_joins_and_leaves_again_before_playing_was_never_there() -> None:
    night = typed(with_next_round(PROGRESSIVE), (9, 4), (3, 7))
    night, _again = with_change(night, 2, join=("Zoe", "Yan"))
    night, _again = with_change(night, 2, leave=(10,))
    assert night.present(1) == frozenset(range(1, 10))
    assert night.present(2) == {*range(1, 10), 11}
    assert read_again(night) == night


def test_who_leaves_earlier_than_they_said_leaves_once() -> None:
    night, _again = with_change(PROGRESSIVE, 4, leave=(1,))
    night, _again = with_change(night, 2, leave=(1, 1))
    assert [(change.round, change.leave) for change in night.changes] == [(2, (1,))]
    assert read_again(night) == night


def test_who_comes_back_earlier_than_they_said_joins_once() -> None:
    night, _again = with_change(PROGRESSIVE, 1, leave=(1,))
    night, _again = with_change(night, 4, join=(1,))
    night, _again = with_change(night, 2, join=(1,))
    assert 1 in night.present(2)
    assert read_again(night) == night


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "There's an empty name. Write what the player is called."),
        ("z" * 200, "too long for a card. Write 60 letters or fewer."),
        ("PLAYER  3", "PLAYER  3 is already number 3."),
    ],
)
def test_a_name_that_no_file_could_have_can_not_join(name: str, sentence: str) -> None:
    assert sentence in refused(with_change, PROGRESSIVE, 2, join=(name,))


def test_a_name_with_its_accent_apart_is_the_same_name() -> None:
    night = club_night("wednesday-night", EventKind.PROGRESSIVE, 8, names=("Jos\u00e9",))
    assert "is already number 1" in refused(with_change, night, 2, join=("Jose\u0301",))


def test_after_the_last_round_nobody_is_sent_to_one_that_is_not_there() -> None:
    night = typed(with_next_round(replace(PROGRESSIVE, rounds=1)), (9, 4), (3, 7))
    assert refused(with_change, night, 1, leave=(1,)) == (
        "Round 1 has scores, and no round comes after it where somebody could come or leave."
    )


def tied_teams() -> ClubNight:
    """Three of four teams that tie for first place after the only round; the overtime isn't seated."""
    night = with_next_round(club_night("butler", EventKind.TEAMS, 8, rounds=1))
    return typed(night, (9, 9), (9, 4))


@pytest.mark.clause("BUT-04")
def test_a_correction_after_a_played_overtime_loses_none_of_its_scores() -> None:
    night = typed(with_next_round(tied_teams()), (7, 6), (5, 8))
    corrected = with_score(night, 1, 2, Entry((8, 8, 9, 9)), correct=True)
    assert corrected.seated[1] == night.seated[1]


@pytest.mark.clause("BUT-04")
def test_a_correction_that_ends_a_tie_takes_back_an_overtime_nobody_has_played() -> None:
    night = with_next_round(tied_teams())
    assert night.seated[1].overtime
    same = with_score(night, 1, 2, Entry((9, 9, 5, 5)), correct=True)
    assert same.seated[1] == night.seated[1]
    assert len(with_score(night, 1, 1, Entry((8, 8, 9, 9)), correct=True).seated) == 1


@pytest.mark.clause("BUT-04")
def test_who_has_left_is_not_seated_for_an_overtime() -> None:
    night = club_night("butler", EventKind.ROTATION, 13, rounds=2)
    night = typed(with_next_round(night), (9, 3), (9, 3), (3, 3))
    gone = night.seated[0].tables[0].table.us
    night, _again = with_change(night, 2, leave=gone)
    night = with_next_round(typed(with_next_round(night), (0, 0), (0, 0)))
    assert {place.rank for place in night.standing if place.unit[0] in gone} == {1}
    assert night.seated[2].overtime
    assert night.seated[2].seating.people.isdisjoint(gone)
    assert read_again(night) == night
