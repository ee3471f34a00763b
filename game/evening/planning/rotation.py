"""A rotation: planned whole, with another partner in each round and opponents as different as can be."""

from __future__ import annotations

from game.evening.planning import charts
from game.evening.planning.bounds import bounds
from game.evening.planning.grouping import group
from game.evening.planning.pairings import pairings
from game.evening.seating import Round

MOVES = 100_000
"""Tries to find good tables where there is no chart: about a second."""


def plan(players: int, rounds: int) -> tuple[Round, ...]:
    """The rounds for people 1 to `players`, 4 or more.

    Nobody has a partner twice while there are fewer rounds than people, and after every round byes differ by
    at most one: `pairings` has the proof. Numbers with a chart are looked up, the others are worked out.
    """
    ready = charts.chart(players, rounds)
    if ready is not None:
        return ready
    enough = bounds(players, rounds).opponent_repeats
    loose = 2 * rounds < players
    return group(pairings(players, rounds), moves=MOVES, loose=loose, enough=enough)
