"""The tables by which the glossary shows what a word means, as a learner sees them."""

from __future__ import annotations

from collections.abc import Iterable

from game.course.deals import fill, seed_of
from game.course.situation import LEARNER
from game.course.tables import Table
from game.course.unfillable import Unfillable
from game.rules.hand import start
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView, observe

_NAME = "example"


def laid(table: Table, rulesets: Iterable[Ruleset]) -> SeatView:
    """The table by the first of the rulesets under which it can be laid, as the learner sees it.

    Raises Unfillable, for the first ruleset, where it can be laid under none.
    """
    fault = Unfillable((), "", "")
    for ruleset in rulesets:
        try:
            setup = fill(table, ruleset, seed_of("glossary", {_NAME: table}, _NAME))
        except Unfillable as refused:
            fault = fault if fault.message else refused
        else:
            return observe(start(ruleset, setup), LEARNER)
    raise fault
