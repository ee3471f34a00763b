"""Latecomers and leavers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.event import EventKind
from game.evening.planning import changes, rotation, teams
from game.evening.planning.checker import check


@settings(max_examples=15, deadline=None)
@given(st.integers(8, 40), st.integers(4, 10), st.data())
def test_the_rest_of_a_rotation_is_fair_to_those_who_are_there(
    players: int, rounds: int, data: st.DataObject
) -> None:
    after = data.draw(st.integers(1, rounds - 1), "after")
    leave = data.draw(st.sets(st.integers(1, players), max_size=3), "leave")
    join = data.draw(st.integers(0, 3), "join")
    played = rotation.plan(players, rounds)[:after]
    before, now = range(1, players + 1), set(range(1, players + join + 1)) - leave
    rest = changes.replan(played, now, rounds - after)
    present = [before] * after + [now] * (rounds - after)
    report = check((*played, *rest), EventKind.ROTATION, present)
    assert report.faults == ()
    if 2 * rounds < players - len(leave):
        assert report.partner_repeats == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 30), st.integers(2, 10), st.data())
def test_the_rest_of_an_evening_of_teams_leaves_teams_together(
    count: int, rounds: int, data: st.DataObject
) -> None:
    after = data.draw(st.integers(1, rounds - 1), "after")
    gone = data.draw(st.integers(0, 2), "teams that leave")
    join = data.draw(st.integers(0, 2), "teams that join")
    everyone = teams.teams_of(2 * (count + join))
    played = teams.plan(everyone[:count], rounds)[:after]
    now = everyone[gone:]
    rest = changes.replan_teams(played, now, rounds - after)
    people = [{person for team in group for person in team} for group in (everyone[:count], now)]
    report = check((*played, *rest), EventKind.TEAMS, [people[0]] * after + [people[1]] * (rounds - after))
    assert report.faults == ()
    if 2 * rounds < count - gone:
        assert report.opponent_repeats == 0


def test_who_comes_late_does_not_rest_first() -> None:
    played = rotation.plan(9, 4)[:2]
    (rest,) = changes.replan(played, range(1, 11), 1)
    assert 10 not in rest.byes


@pytest.mark.parametrize(("players", "rounds", "after"), [(12, 11, 4), (16, 13, 5)])
def test_small_fields_without_room_to_spare_still_repeat_no_partner(
    players: int, rounds: int, after: int
) -> None:
    played = rotation.plan(players, rounds)[:after]
    now = [person for person in range(1, players + 2) if person != 3]
    rest = changes.replan(played, now, rounds - after)
    assert (
        check((*played, *rest), EventKind.ROTATION, [r.people for r in (*played, *rest)]).partner_repeats == 0
    )
