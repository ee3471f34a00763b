"""How moves speed up and slow down: all take and give a share between 0 and 1."""

from __future__ import annotations

from collections.abc import Callable

Easing = Callable[[float], float]


def linear(share: float) -> float:
    return share


def out_quad(share: float) -> float:
    return 1 - (1 - share) ** 2


def out_cubic(share: float) -> float:
    return 1 - (1 - share) ** 3


def in_out_cubic(share: float) -> float:
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def out_back(share: float) -> float:
    """Runs four hundredths too far and comes back."""
    over = 1.05
    return 1 + (over + 1) * (share - 1) ** 3 + over * (share - 1) ** 2
