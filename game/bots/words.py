"""What the levels are called and how each one errs, for a learner who chooses."""

from __future__ import annotations

from game.bots.ladder import Level
from game.i18n import _, pgettext
from game.rules.seats import Seat
from game.words import seat_name


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
        Level.GREENHORN: _("Throws away the left bower, trumps a partner's aces, and calls on too little."),
        Level.HOPEFUL: _("Calls too often, hoards trump, and leads low with aces in hand."),
        Level.SUNDAY: _("Hangs on to trump and aces, never makes it next or goes alone."),
        Level.STEADY: _("Plays by the rules of thumb, even when one doesn't fit."),
        Level.SHARP: _("Weighs many possible deals, but an odd play can fool it."),
    }[level]


def partner_line(level: Level, learner: Seat) -> str:
    """Who the learner's partner is and how it plays: "Nora, your partner: Steady"."""
    # NOTE: {level} is a level of play, for example "Steady" or "Sunday player"
    text = _("{name}, your partner: {level}")
    return text.format(name=seat_name(learner.partner, learner), level=level_name(level))


def opponent_line(level: Level, seat: Seat, learner: Seat) -> str:
    """Who one of the opponents is and how well this one plays: "Ezra, your opponent: Sharp"."""
    # NOTE: {level} is a level of play, for example "Steady" or "Sunday player"
    text = _("{name}, your opponent: {level}")
    return text.format(name=seat_name(seat, learner), level=level_name(level))


def opponents_line(level: Level, learner: Seat) -> str:
    """Who the opponents are and how they play: "Walt and Ezra, your opponents: Sunday player"."""
    # NOTE: {level} is a level of play, for example "Steady" or "Sunday player"
    text = _("{first} and {second}, your opponents: {level}")
    first, second = seat_name(learner.left, learner), seat_name(learner.right, learner)
    return text.format(first=first, second=second, level=level_name(level))
