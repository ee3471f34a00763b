"""Which points a table can have: no hand of a real round is refused, and what can't be is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.club.night import ClubNight, Entry
from game.evening.club.totals import Where, fewest_hands, trouble, trouble_at
from game.evening.event import EventKind
from game.evening.seating import Table
from game.rules.seats import Side
from tests.evening.club.nights import club_night, entries

TABLE = Table((1, 2), (3, 4))
WEDNESDAY = club_night("wednesday-night", EventKind.PROGRESSIVE, 4)
BUTLER = club_night("butler", EventKind.TEAMS, 4)


def why(night: ClubNight, entry: Entry) -> str:
    """Why a score can't be; empty where it can."""
    return " ".join(trouble(night, TABLE, entry) or ())


@settings(max_examples=200)
@given(st.data())
def test_no_score_of_a_round_that_was_played_is_refused(data: st.DataObject) -> None:
    night = data.draw(st.sampled_from((WEDNESDAY, BUTLER)))
    assert why(night, data.draw(entries(night, TABLE))) == ""


@pytest.mark.clause("WED-20")
def test_partners_differ_by_their_lone_marches_alone() -> None:
    assert why(WEDNESDAY, Entry((9, 8, 4, 4), lone=((1, 1),))) == ""
    assert "Player 1 has 9 and Player 2 has 8" in why(WEDNESDAY, Entry((9, 8, 4, 4)))
    assert "has 9 and" in why(WEDNESDAY, Entry((9, 9, 4, 4), lone=((1, 1),)))
    assert why(WEDNESDAY, Entry((9, 9, 4, 4), lone=((1, 1), (2, 1)))) == ""


@pytest.mark.clause("WED-24")
def test_a_hand_on_both_cards_is_found_where_the_totals_prove_it() -> None:
    most = Entry((12, 12, 12, 12))  # four hands of 3 each
    assert why(WEDNESDAY, most) == ""
    twice = why(WEDNESDAY, Entry((13, 13, 12, 12)))
    assert "13 and 12 points take 9 hands at least, and a round has 8" in twice
    assert "whether a hand is on both cards" in twice


def test_more_lone_marches_than_points_can_not_be() -> None:
    assert "4 points can't be" in why(WEDNESDAY, Entry((4, 4, 0, 0), lone=((1, 1), (2, 1))))


@pytest.mark.clause("BUT-08")
def test_twelve_hands_bring_a_team_forty_eight_points_and_no_more() -> None:
    assert why(BUTLER, Entry((48, 48, 0, 0))) == ""
    assert "take 13 hands at least, and a round has 12" in why(BUTLER, Entry((49, 49, 0, 0)))
    assert "take 13 hands" in why(BUTLER, Entry((48, 48, 1, 1)))


def test_partners_of_a_team_have_one_number() -> None:
    assert "partners, so they have the same points" in why(BUTLER, Entry((9, 8, 4, 4)))


def test_nobody_loses_points_where_the_sheet_takes_none() -> None:
    assert "nobody loses points" in why(BUTLER, Entry((-1, -1, 4, 4)))


@given(st.integers(0, 40), st.sets(st.integers(1, 5), min_size=1))
def test_the_fewest_hands_are_enough_and_one_less_is_not(points: int, values: set[int]) -> None:
    reached = {0: 0}
    for total in range(1, points + 1):
        ways = [reached[total - value] + 1 for value in values if total - value in reached]
        if ways:
            reached[total] = min(ways)
    assert fewest_hands(points, values) == reached.get(points)


@pytest.mark.parametrize(
    ("entry", "where", "place"),
    [
        (Entry((9, 8, 4, 4)), Where.POINTS, 1),
        (Entry((4, 4, 9, 8)), Where.POINTS, 3),
        (Entry((4, 4, -1, -1)), Where.POINTS, 2),
        (Entry((12, 12, 13, 13)), Where.POINTS, 2),
        (Entry((4, 4, 0, 0), lone=((1, 1), (2, 1))), Where.POINTS, 0),
        (Entry((4, 4, 0, 0), lone=((7, 1),)), Where.LONE, 0),
        (Entry((4, 4, 3, 3), cut=Side.US), Where.CUT, 0),
    ],
)
def test_what_is_wrong_is_told_where_it_was_typed(entry: Entry, where: Where, place: int) -> None:
    found = trouble_at(WEDNESDAY, TABLE, entry)
    assert found is not None
    assert (found.where, found.place) == (where, place)
