"""An evening of teams, planned whole: two partners stay together, and each team plays every other one.

The circle method: no teams meet twice before each has met all the others, and of an odd number of teams
everyone rests once before anybody rests again.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.evening.planning.pairings import Pairing, meetings
from game.evening.seating import Pair, Round, Table


def teams_of(players: int) -> tuple[Pair, ...]:
    """People 1 to `players` in teams: 1 and 2, 3 and 4 ... Raises ValueError where one is left over."""
    if players % 2:
        raise ValueError(f"{players} people don't make teams of two")
    return tuple((person, person + 1) for person in range(1, players, 2))


def plan(teams: Sequence[Pair], rounds: int) -> tuple[Round, ...]:
    """The rounds for these teams, two or more."""
    return tuple(seated(teams, each) for each in meetings(len(teams), rounds))


def seated(teams: Sequence[Pair], meeting: Pairing) -> Round:
    """Who meets whom, with each team's number from 1 on replaced by its people."""
    tables = (Table(teams[us - 1], teams[them - 1]) for us, them in meeting.pairs)
    byes = (person for team in meeting.byes for person in teams[team - 1])
    return Round(tuple(sorted(tables, key=lambda table: min(table.people))), tuple(byes))
