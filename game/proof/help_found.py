"""What "help to find out" found: whether decisions of topics that came back go right more often."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.course.memory.help_trial import HelpTrial
from game.proof.curves import went_wrong
from game.proof.gain import Change, Share, change
from game.storage.database import stamp
from game.storage.decisions import KeptDecision

_ENOUGH = 10  # decisions on either side, below which nothing is compared


@dataclass(frozen=True, slots=True)
class Found:
    """Shares of decisions in games that went right during the trial, with and without coming back."""

    with_it: Share
    without: Share

    @property
    def change(self) -> Change:
        """How much more went right where it came back."""
        return change(self.without, self.with_it)


def found(trial: HelpTrial, decisions: Iterable[KeptDecision]) -> Found | None:
    """What the trial shows; None before there are enough decisions of either kind.

    Decisions in games while it ran count, about what a coin was tossed for.
    """
    if trial.since is None or trial.end is None:
        return None
    first, end = stamp(trial.since), stamp(trial.end)
    sides: dict[bool, list[bool]] = {True: [], False: []}
    for each in decisions:
        if each.source == "game" and first <= each.decided < end and each.topic in trial.coins:
            sides[trial.coins[each.topic]].append(not went_wrong(each.mark, each.hint))
    if min(map(len, sides.values())) < _ENOUGH:
        return None
    with_it, without = (Share(sum(sides[side]), len(sides[side])) for side in (True, False))
    return Found(with_it, without)
