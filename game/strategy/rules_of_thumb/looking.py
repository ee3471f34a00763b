"""All rules of thumb held against one seat's view."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.actions import Phase
from game.rules.view import SeatView
from game.strategy.rules_of_thumb.counting import COUNT_TRICKS
from game.strategy.rules_of_thumb.follows import PARTNERS_ACE
from game.strategy.rules_of_thumb.leads import (
    ACE_FOR_PARTNER,
    LEAD_BOWER_TO_PARTNER,
    LEAD_TRUMP,
    PULL_WITH_THE_RIGHT,
)
from game.strategy.rules_of_thumb.names import Found, Rule, RuleName
from game.strategy.rules_of_thumb.second_round import CROSS_FOR_PARTNER, MAKE_IT_NEXT

RULES: Mapping[RuleName, Rule] = {
    rule.name: rule
    for rule in (
        PARTNERS_ACE,
        MAKE_IT_NEXT,
        CROSS_FOR_PARTNER,
        ACE_FOR_PARTNER,
        LEAD_BOWER_TO_PARTNER,
        LEAD_TRUMP,
        PULL_WITH_THE_RIGHT,
        COUNT_TRICKS,
    )
}
"""The more special a rule, the earlier."""


def look(view: SeatView) -> tuple[Found, ...]:
    """The rules of thumb that are heard where this seat stands, and whether they hold here.

    It must be that seat's turn.
    """
    if len(view.legal) < 2 and view.phase is not Phase.FIRST_ROUND:  # there tricks are counted all the same
        return ()
    found = (rule.look(view) for rule in RULES.values())
    return tuple(each for each in found if each is not None)
