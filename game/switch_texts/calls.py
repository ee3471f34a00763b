"""What each call is for, so that tables can choose its words."""

from __future__ import annotations

from game.i18n import _
from game.rules.ruleset import CallWord


def call_names() -> dict[CallWord, str]:
    """Who says a call and what it does, by call, in the order of the calling."""
    return {
        CallWord.ORDER: _("An opponent of the dealer accepts"),
        CallWord.ASSIST: _("The dealer's partner accepts"),
        CallWord.TAKE_UP: _("The dealer accepts"),
        CallWord.PASS: _("Passing in the first round"),
        CallWord.TURN_DOWN: _("The dealer declines"),
        CallWord.PASS_SECOND: _("Passing in the second round"),
        CallWord.ALONE: _("Playing alone"),
        CallWord.NO_TRUMP: _("Calling no trump"),
        CallWord.DEFEND_ALONE: _("Defending alone"),
        CallWord.DEFEND_TOGETHER: _("Defending together"),
    }
