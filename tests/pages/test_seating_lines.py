"""A seating plan in lines."""

from __future__ import annotations

import pytest

from game import i18n
from game.evening.event import EventKind
from game.evening.planning.request import Change, Request, make_plan
from game.pages.seating_lines import named, plan_lines


def lines(request: Request, names: tuple[str, ...] = ()) -> str:
    return "\n".join(plan_lines(make_plan(request), named(names)))


def test_a_round_names_its_tables_and_who_sits_out() -> None:
    said = lines(Request(5, 1, EventKind.ROTATION))
    assert said.startswith("Rotation: 5 players, 1 round\n\nRound 1\n  Table 1: ")
    assert " against " in said
    assert "\n  Sitting out: 1\n" in said
    assert said.endswith("Everyone sits out 0 or 1 round.")


def test_names_stand_in_for_numbers_as_far_as_they_go() -> None:
    said = lines(Request(4, 1, EventKind.TEAMS), ("Ann", "Bob", "Cy"))
    assert "Table 1: Ann & Bob against Cy & 4" in said


def test_repeats_that_cannot_be_helped_come_with_their_reason() -> None:
    said = lines(Request(8, 9, EventKind.ROTATION))
    assert "Two players are partners again 8 times.\nNo plan can have fewer than 8.\n" in said
    assert "9 rounds at 2 tables need 36 pairs of partners" in said
    assert "8 players can only make 28 different ones" in said


def test_what_can_be_had_is_said_where_it_is_not_none_at_all() -> None:
    assert "No plan" not in lines(Request(13, 6, EventKind.ROTATION))
    assert "Two teams meet again 12 times.\nNo plan can have fewer than 12." in lines(
        Request(12, 9, EventKind.TEAMS)
    )


def test_who_leaves_and_joins_is_named_before_the_round() -> None:
    said = lines(Request(9, 4, EventKind.ROTATION, (Change(2, (4, 7), 1),)))
    assert "\n\nLeaving: 4 and 7\nJoining: 10\n\nRound 3\n" in said


def test_progressive_play_shows_who_won_and_how_the_next_round_is_made() -> None:
    said = lines(Request(8, 3, EventKind.PROGRESSIVE, won=((True, False),)))
    assert "  Table 2: 5 & 6 against 7 & 8\n    won by 7 & 8\n" in said
    assert "the losers go to table 2" in said
    assert said.endswith("add --won first first with who won at each table: the first or the second pair.")


def test_the_last_round_of_progressive_play_asks_for_nothing_more() -> None:
    said = lines(Request(4, 1, EventKind.PROGRESSIVE, won=((True,),)))
    assert "--won" not in said
    assert "cut cards" not in said


@pytest.mark.parametrize("kind", EventKind)
def test_every_line_speaks_the_language_in_use(kind: EventKind) -> None:
    request = Request(10, 3, kind, (Change(1, (3, 4), 4),), ((True, False),) if kind == "progressive" else ())
    i18n.use(i18n.PSEUDO)
    said = list(plan_lines(make_plan(request), named(())))
    assert all(line.strip().startswith("[") for line in said if line)
