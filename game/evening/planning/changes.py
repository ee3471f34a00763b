"""People come late or leave: what was played stays as it is, and the rounds that are left are planned anew.

Nobody gets a partner or an opponent again who was one before, where that can be. Byes stay shared out: who
comes late counts as having rested as often as anyone (`drawing.past_of`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.evening.planning.drawing import CROWD, Past, draw, draw_anyway, has_room, partners_of, past_of
from game.evening.planning.grouping import group
from game.evening.planning.pairings import Pairing
from game.evening.planning.teams import seated
from game.evening.seating import Pair, Round

MOVES = 60_000
"""Tries to find good tables for the rounds that are left."""


def replan(played: Sequence[Round], people: Iterable[int], rounds_left: int) -> tuple[Round, ...]:
    """The rounds that are left of a rotation, for the people who are there now, 4 or more."""
    past = past_of(map(partners_of, played), people)
    return group(_drawn(past, rounds_left), played, MOVES, loose=has_room(past, rounds_left))


def replan_teams(played: Sequence[Round], teams: Sequence[Pair], rounds_left: int) -> tuple[Round, ...]:
    """The rounds that are left for the teams that are there now, two or more."""
    known = sorted({*teams, *(pair for each in played for table in each.tables for pair in table.pairs)})
    number = {person: index for index, team in enumerate(known, 1) for person in team}
    past = past_of(
        (_meetings_of(each, number) for each in played), {number[team[0]] for team in teams}, share=2
    )
    return tuple(seated(known, each) for each in _drawn(past, rounds_left))


def _meetings_of(round_: Round, number: Mapping[int, int]) -> Pairing:
    """Which teams met in a round, by their numbers; a team that rested and left before it played has none."""
    pairs = ((number[table.us[0]], number[table.them[0]]) for table in round_.tables)
    return Pairing(tuple(pairs), tuple({number[person] for person in round_.byes if person in number}))


def _drawn(past: Past, rounds: int) -> tuple[Pairing, ...]:
    """Partners without a repeat if they are to be found: where there's no room for that, a crowd isn't
    tried."""
    found = draw(past, rounds) if len(past.rests) <= CROWD or has_room(past, rounds) else None
    return found or draw_anyway(past, rounds)
