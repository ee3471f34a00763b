"""Hands played at random by the rules alone: how fast the engine is."""

from __future__ import annotations

from random import Random
from time import perf_counter

from game.rules.actions import Phase
from game.rules.hand import actors, apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.state import Setup


def hands_per_second(ruleset: Ruleset, seconds: float = 2.0) -> float:
    """Whole hands, from the deal to the award, that random legal actions get through in a second.

    The time covers finding the legal actions, choosing one and applying it.
    """
    chance = Random("hands")
    finished, game = 0, 0
    begun = perf_counter()
    while (elapsed := perf_counter() - begun) < seconds or not finished:
        finished += _hands_of_a_game(ruleset, f"bench-{game}", chance)
        game += 1
    return finished / elapsed


def _hands_of_a_game(ruleset: Ruleset, seed: str, chance: Random) -> int:
    state, hands = start(ruleset, Setup(seed)), 0
    while seats := actors(state):
        choices = legal(state, seats[0])
        state, _events = apply(state, chance.choice(choices))
        if state.phase is Phase.HAND_OVER:
            hands += 1
    return hands
