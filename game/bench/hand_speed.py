"""Hands played at random by the rules alone: how fast the engine is."""

from __future__ import annotations

from random import Random
from time import perf_counter

from game.rules.actions import Phase
from game.rules.hand import apply, deal_out, legal, start
from game.rules.ruleset import Ruleset
from game.rules.state import Setup


def hands_per_second(ruleset: Ruleset, seconds: float = 2.0, in_packets: bool = False) -> float:
    """Whole hands, from the deal to the award, that random legal actions get through in a second.

    The time covers finding the legal actions, choosing one and applying it. The cards are dealt at once,
    or `in_packets`, as at a table where a person deals.
    """
    chance = Random("hands")
    finished, game = 0, 0
    begun = perf_counter()
    while (elapsed := perf_counter() - begun) < seconds or not finished:
        finished += _hands_of_a_game(ruleset, f"bench-{game}", chance, in_packets)
        game += 1
    return finished / elapsed


def _hands_of_a_game(ruleset: Ruleset, seed: str, chance: Random, in_packets: bool) -> int:
    state, draw = start(ruleset, Setup(seed)), chance.random
    at_once = None if in_packets else Phase.DEALING
    while choices := legal(state, state.turn):
        if state.phase is at_once:
            state = deal_out(state)
        else:
            state, _events = apply(state, choices[int(draw() * len(choices))])
    return state.standing.deals
