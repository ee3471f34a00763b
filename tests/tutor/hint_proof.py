"""Hints against reviews: `python -m tests.tutor.hint_proof --count 2000`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from game.bots.ladder import Level
from game.bots.levels import bot
from game.rules.actions import BY_THE_TABLE, Action, Phase
from game.rules.hand import apply, legal, start
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from game.strategy.decisions import decide
from game.strategy.values import ADVICE, search
from game.tutor.review import Mark, review_hand
from game.tutor.significance import overruled


def decisions(seed: str) -> Iterator[State]:
    """What players of all levels have to decide, in games by every ruleset in turn."""
    rulesets, levels = list_rulesets(), tuple(Level)[:-1]  # the last one would search, too
    number = 0
    while True:
        ruleset, player = rulesets[number % len(rulesets)], bot(levels[number % len(levels)], seed)
        state = start(ruleset, Setup(f"{seed}/{number}"))
        while state.phase is not Phase.GAME_OVER and state.standing.deals < 4:
            options = legal(state, state.turn)
            action = options[0]
            if action.kind not in BY_THE_TABLE and len(options) > 1:
                yield state
                action = player.choose(observe(state, state.turn))
            state, _events = apply(state, action)
        number += 1


def hinted(view: SeatView) -> Action:
    """What the last step of a hint says: the rule of thumb, or what the values are sure is better."""
    usual = decide(view).action
    values = search(view, "", replace(ADVICE, kept=(usual,)))
    return values.best.action if overruled(values, usual) else usual


def mark_of_hint(state: State) -> Mark:
    """How the review marks a decision in which the hint was followed."""
    (found,) = review_hand([(state, hinted(observe(state, state.turn)))], state.turn).judged
    return found.mark


def proof(count: int, seed: str) -> Counter[Mark]:
    """The marks of so many decisions."""
    return Counter(mark_of_hint(state) for state in islice(decisions(seed), count))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", default="hint")
    options = parser.parse_args()
    found = proof(options.count, options.seed)
    print(", ".join(f"{mark}: {number:,}" for mark, number in sorted(found.items())))
    return 0 if set(found) <= {Mark.BEST} else 1


if __name__ == "__main__":
    raise SystemExit(main())
