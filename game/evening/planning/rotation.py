"""A rotation: planned whole, with another partner in each round and opponents as different as can be."""

from __future__ import annotations

from game.evening.planning import charts
from game.evening.planning.bounds import bounds
from game.evening.planning.drawing import draw, draw_anyway, past_of
from game.evening.planning.grouping import group
from game.evening.planning.pairings import Pairing, pairings, period
from game.evening.seating import Round

DRAWN = 19
"""Up to so many people, pairs that are left over when the circle has been turned are found in seconds."""

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
    return group(partners(players, rounds), moves=MOVES, loose=loose, enough=enough)


def partners(players: int, rounds: int) -> tuple[Pairing, ...]:
    """Who plays with whom: by `pairings`, or drawn where the circle has been turned and pairs are left over.

    They are where two or three rest in a round: 4t + 2 players can go on for two rounds more without a
    repeat, and so can 4t + 3 players, a few of them for three.
    """
    turn = longest = period(players)
    while bounds(players, longest + 1).partner_repeats == 0:
        longest += 1
    if longest == turn or not turn < rounds < 2 * turn or players > DRAWN:
        return pairings(players, rounds)
    past = past_of((), range(1, players + 1))
    drawn = draw(past, min(rounds, longest))
    if drawn is None:
        return pairings(players, rounds)
    for each in drawn:
        past = past.after(each)
    return drawn + draw_anyway(past, rounds - len(drawn))
