"""All principles that sheets state, held against one seat's view."""

from __future__ import annotations

from game.rules.actions import Phase
from game.rules.view import SeatView
from game.strategy.rules_of_thumb.counting import COUNT_TRICKS
from game.strategy.rules_of_thumb.follows import PARTNERS_ACE
from game.strategy.rules_of_thumb.plain_leads import ACE_FOR_PARTNER
from game.strategy.rules_of_thumb.principle import Found, Stated
from game.strategy.rules_of_thumb.second_round import CROSS_FOR_PARTNER, MAKE_IT_NEXT
from game.strategy.rules_of_thumb.trump_leads import LEAD_BOWER_TO_PARTNER, LEAD_TRUMP, PULL_WITH_THE_RIGHT

STATED: tuple[Stated, ...] = (
    PARTNERS_ACE,
    MAKE_IT_NEXT,
    CROSS_FOR_PARTNER,
    ACE_FOR_PARTNER,
    LEAD_BOWER_TO_PARTNER,
    LEAD_TRUMP,
    PULL_WITH_THE_RIGHT,
    COUNT_TRICKS,
)
"""The more special a principle, the earlier."""


def look(view: SeatView) -> tuple[Found, ...]:
    """The principles that are heard where this seat stands, and whether they hold here.

    It must be that seat's turn.
    """
    if len(view.legal) < 2 and view.phase is not Phase.FIRST_ROUND:  # there tricks are counted all the same
        return ()
    found = (principle.look(view) for principle in STATED)
    return tuple(each for each in found if each is not None)
