"""The levels of play, and how often somebody slips.

It imports nothing, so that settings and the command line can name them at once.
"""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well somebody plays, from low to high, and how it errs."""

    GREENHORN = "greenhorn"  # forgets the left bower, trumps partner's ace, calls on hope, hoards trumps
    HOPEFUL = "hopeful"  # knows the bowers, but calls on hope, hoards trumps and aces, wastes high cards
    SUNDAY = "sunday"  # saves aces, seldom leads trump, never names next, never goes alone
    STEADY = "steady"  # keeps to the rules of thumb even where they do not fit
    SHARP = "sharp"  # weighs calls and cards; goes by rules of thumb in doubt


class SlipRate(StrEnum):
    """How often the others slip at an honest table."""

    OFF = "off"
    SELDOM = "seldom"
    OFTEN = "often"
    ONE = "one"  # in every hand: a drill
