"""How fast the other tables play: with a clock some of them don't finish all hands of a round."""

from __future__ import annotations

from random import Random

FASTEST, SLOWEST = 62.0, 112.0
"""Seconds that a hand takes, deal and all, at the quickest table and at the slowest."""

_UNEVEN = 0.2  # how far a single hand is from its table's pace, up or down
_AHEAD = 1  # hands that a table may be ahead of the learner's, or behind it


def hands_in_time(seed: str, minutes: int | None, most: int) -> int:
    """The hands that a table begins before time is up and so finishes (BUT-02); all without a clock."""
    if minutes is None:
        return most
    chance = Random(f"{seed}/pace")
    pace, passed = FASTEST + (SLOWEST - FASTEST) * chance.random(), 0.0
    for hands in range(most):
        if passed >= 60 * minutes:
            return max(hands, 1)
        passed += pace * (1 - _UNEVEN + 2 * _UNEVEN * chance.random())
    return most


def shown_hands(seed: str, own: int, done: int) -> int:
    """How many finished hands of another table are shown while the learner has finished `own`, of `done`."""
    lag = int(Random(f"{seed}/lag/{own}").random() * (2 * _AHEAD + 1)) - _AHEAD
    return min(max(own + lag, 0), done)
