"""What the levels are called and how each one errs, for a learner who chooses."""

from __future__ import annotations

from game.bots.levels import Level
from game.i18n import _, pgettext


def level_name(level: Level) -> str:
    """The name of a level, such as "Steady"."""
    return {
        Level.GREENHORN: pgettext("level of play", "Greenhorn"),
        Level.HOPEFUL: pgettext("level of play", "Hopeful"),
        Level.SUNDAY: pgettext("level of play", "Sunday player"),
        Level.STEADY: pgettext("level of play", "Steady"),
        Level.SHARP: pgettext("level of play", "Sharp"),
    }[level]


def level_errs(level: Level) -> str:
    """One sentence about what players of a level get wrong."""
    return {
        Level.GREENHORN: _(
            "Throws the left bower away, trumps a partner's ace and makes trump on little more than hope."
        ),
        Level.HOPEFUL: _("Knows the bowers, but calls too much, hoards trumps and leads low from aces."),
        Level.SUNDAY: _("Keeps trumps and aces back, never names the next suit and never goes alone."),
        Level.STEADY: _("Plays by the rules of thumb, even where one of them does not fit."),
        Level.SHARP: _(
            "Weighs calls and cards against many possible deals. Only the first trick goes by rules of thumb."
        ),
    }[level]
