"""When one action is as good as another: where the difference is smaller than what is known of it."""

from __future__ import annotations

from game.rules.actions import Action
from game.strategy.values import Value, Values

BEST_UP_TO = 0.05
"""Points an action may cost and still be the best one: no search is truer than the players it imagines."""

NINETY = 1.645
"""Standard errors to both sides that hold nine cases in ten."""


def uncertainty(value: Value) -> float:
    """How far what an action is behind the best may be off, in points: half of its 90 % interval."""
    return max(BEST_UP_TO, NINETY * value.behind_error)


def as_good(value: Value) -> bool:
    """Whether an action is not known to be worse than the best; so is the best itself."""
    return value.behind <= uncertainty(value)


def overruled(values: Values, usual: Action) -> bool:
    """Whether what a rule of thumb recommends is known to be worse than something else."""
    return not as_good(values.of(usual))
