"""The rules to begin with, where nobody chose any."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets


def beginners_rules(rulesets: Sequence[Ruleset] = ()) -> Ruleset:
    """The rules to learn with: the first for beginners of these, or of the shipped ones; else the first."""
    found = rulesets or list_rulesets()
    return next((each for each in found if each.beginners), found[0])
