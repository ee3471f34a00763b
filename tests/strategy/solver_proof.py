"""The solver against plain minimax: `python -m tests.strategy.solver_proof --count 30000`."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from game.dev.random_hands import random_table
from game.rules.actions import ActionKind, Phase
from game.rules.dealing import HAND_SIZE
from game.rules.hand import apply, legal, start
from game.rules.record import Record, record_to_json
from game.rules.ruleset import Ruleset
from game.rules.state import Setup, State
from game.strategy.solver import solve
from tests.strategy.plain_minimax import plain_values

SHARES = {1: 0.2, 2: 0.4, 3: 0.385, 4: 0.014, 5: 0.001}
"""Of all positions, how many have so many tricks left; plain minimax takes seconds for a whole hand."""

OFTEN = ("no_trump", "defend_alone", "partners_best", "natural_trump", "bury_upcard")


@dataclass
class Tally:
    """What the comparison came to."""

    sizes: Counter[int] = field(default_factory=Counter)
    lone: int = 0
    lone_defence: int = 0
    no_trump: int = 0
    joker: int = 0
    packs: Counter[int] = field(default_factory=Counter)
    calls: list[int] = field(default_factory=list)  # of the solver, for whole hands
    wrong: list[str] = field(default_factory=list)


def random_position(seed: str, left: int) -> State:
    """A position of some table with so many tricks left, inside a trick or before one."""
    chance = Random(seed)
    for attempt in range(10_000):
        ruleset = any_table(chance)
        state = start(ruleset, Setup(f"{seed}/{attempt}"))
        target, turned_down = chance.randrange(4), chance.random() < 0.5
        while state.phase is not Phase.HAND_OVER:
            if state.phase is Phase.PLAY and HAND_SIZE - len(state.tricks) == left:
                assert state.trick is not None
                if len(state.trick.plays) >= target or len(state.trick.plays) + len(state.sitting_out) == 3:
                    return state
            choices = legal(state, state.turn)
            if turned_down and state.phase is Phase.FIRST_ROUND:
                choices = tuple(action for action in choices if action.kind is ActionKind.PASS)
            state, _ = apply(state, chance.choice(choices))
    raise AssertionError("no such position came up")


def any_table(chance: Random) -> Ruleset:
    """A random table on which the switches that bear on play vary more."""
    ruleset = random_table(chance)
    return ruleset.with_switches(**{name: chance.random() < 0.5 for name in OFTEN})


def compare(state: State, tally: Tally) -> None:
    """Count one position, and note it where the two disagree."""
    size = HAND_SIZE - len(state.tricks)
    solution = solve(state)
    tally.sizes[size] += 1
    tally.packs[state.ruleset.switches.pack] += 1
    tally.joker += state.ruleset.switches.joker
    tally.lone += state.alone
    tally.lone_defence += state.defender is not None
    tally.no_trump += state.trump is None
    if dict(solution.values) != plain_values(state):
        tally.wrong.append(record_to_json(Record(state.ruleset, state.setup)))


def proof(count: int, seed: str) -> Tally:
    """Compare so many positions, sizes in the shares above."""
    tally = Tally()
    for size, share in SHARES.items():
        for number in range(max(1, round(count * share))):
            compare(random_position(f"{seed}/{size}/{number}", size), tally)
            if tally.wrong:
                return tally
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30_000)
    parser.add_argument("--deals", type=int, default=1_000, help="whole hands to count the solver's calls in")
    parser.add_argument("--seed", default="solver")
    options = parser.parse_args()
    tally = proof(options.count, options.seed)
    for size in sorted(tally.sizes):
        print(f"{size} tricks left: {tally.sizes[size]:,} positions")
    print("by pack:", ", ".join(f"{size} cards {count:,}" for size, count in sorted(tally.packs.items())))
    print(f"with a joker {tally.joker:,}, lone hands {tally.lone:,}, "
          f"lone defenders {tally.lone_defence:,}, without trump {tally.no_trump:,}")  # fmt: skip
    calls = sorted(solve(opening(f"{options.seed}/deal/{number}")).calls for number in range(options.deals))
    print(f"the solver's calls for every opening lead: mean {sum(calls) / len(calls):.0f}, "
          f"median {calls[len(calls) // 2]}, 99 of 100 up to {calls[len(calls) * 99 // 100]}")  # fmt: skip
    for record in tally.wrong:
        print("they disagree:", record)
    print(f"{sum(tally.sizes.values()):,} positions, {len(tally.wrong) or 'none'} different.")
    return 1 if tally.wrong else 0


def opening(seed: str) -> State:
    """A hand before its first lead."""
    return random_position(seed, HAND_SIZE)


if __name__ == "__main__":
    raise SystemExit(main())
