"""Two low cards that show a score by their open pips, and the tables that have none."""

from __future__ import annotations

import math

from game.client.draw import theme
from game.client.table.places import Spot
from game.rules.ruleset import ScoreKeeping, Switches

Pair = tuple[int, int]
"""Pips of the card that lies above, and of the one below."""

_PAIRS: dict[ScoreKeeping, Pair] = {
    ScoreKeeping.FOUR_AND_SIX: (4, 6),
    ScoreKeeping.THREE_AND_FOUR: (3, 4),
    ScoreKeeping.TWO_FIVES: (5, 5),
}
# The upper card lies shifted by so many widths, and turned, to leave n pips of the lower one open.
# At nought its margin shows: two cards lie there, and no trick.
_SHIFTS: dict[int, dict[int, tuple[float, float, float]]] = {
    6: {
        0: (0.1, 0.03, 7), 1: (0.18, 0.12, 32), 2: (0, 0.47, 0), 3: (0.52, 0, 0),
        4: (0, 0.94, 0), 5: (0.42, 0.82, 0), 6: (1.06, 0, 0),
    },
    5: {
        0: (0.1, 0.03, 7), 1: (0.32, 0.02, 16), 2: (0, 0.47, 0), 3: (0, 0.9, 0),
        4: (0.56, 0.46, 6), 5: (1.06, 0, 0),
    },
    4: {0: (0.1, 0.03, 7), 1: (0.32, 0.02, 16), 2: (0, 0.62, 0), 3: (0.42, 0.4, 0), 4: (1.06, 0, 0)},
}  # fmt: skip


def pair_for(switches: Switches, most: int) -> Pair | None:
    """The counter cards of a table; None where it has none, or where a score is beyond their pips."""
    pair = _PAIRS.get(switches.score_keeping)
    return pair if pair is not None and most <= sum(pair) else None


def counter_spots(points: int, first: Spot, pair: Pair) -> tuple[Spot, Spot, bool]:
    """The lower card at `first` and the upper one on it, and whether the upper one lies face up."""
    face_up, (dx, dy, turn) = _shift(points, pair)
    return first, Spot(first.x + dx * first.width, first.y + dy * first.width, first.width, turn), face_up


def counters_height(points: int, pair: Pair) -> float:
    """How high two counter cards lie that show so many points, in widths of a card."""
    _face_up, (_dx, dy, turn) = _shift(points, pair)
    lean = math.radians(turn)
    half = (theme.CARD_RATIO * math.cos(lean) + math.sin(lean)) / 2
    return max(theme.CARD_RATIO, theme.CARD_RATIO / 2 + dy + half)


def _shift(points: int, pair: Pair) -> tuple[bool, tuple[float, float, float]]:
    """Face down the upper card hides pips of the lower one; face up its own are counted as well."""
    above, below = pair
    face_up = points > max(above, below - 1)
    return face_up, _SHIFTS[below][points - above if face_up else points]
