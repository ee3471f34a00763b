"""What "help to find out" found: whether decisions of topics that came back go right more often."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.course.memory.help_trial import HelpTrial
from game.proof.gain import Change, Share, change
from game.storage.database import stamp
from game.storage.decisions import KeptDecision

_ENOUGH = 10  # decisions on either side, below which nothing is compared


@dataclass(frozen=True, slots=True)
class Found:
    """Shares of decisions that went right in these two weeks and since, with and without coming back."""

    with_it: Share
    without: Share

    @property
    def change(self) -> Change:
        """How much more went right where it came back."""
        return change(self.without, self.with_it)


def found(trial: HelpTrial, decisions: Iterable[KeptDecision]) -> Found | None:
    """What the trial shows; None before there are enough decisions of either kind."""
    if trial.since is None:
        return None
    since = stamp(trial.since)
    told = [each for each in decisions if each.decided >= since]
    sides = [[each for each in told if trial.comes_back(each.topic) is side] for side in (True, False)]
    if min(map(len, sides)) < _ENOUGH:
        return None
    with_it, without = (Share(sum(map(_right, side)), len(side)) for side in sides)
    return Found(with_it, without)


def _right(decision: KeptDecision) -> bool:
    """Right without a hint: a hint read counts as an error."""
    return decision.mark != "mistake" and not decision.hint
