"""Where somebody stands among the levels, in sentences: the same ones after a drill and over all hands."""

from __future__ import annotations

from game.bots.ladder import Level
from game.i18n import _, format_number, ngettext, pgettext
from game.tutor.level_stand import LevelStand


def player_words(level: Level) -> str:
    """A level of play inside a sentence."""
    return {
        Level.GREENHORN: pgettext("level in a sentence", "a Greenhorn"),
        Level.HOPEFUL: pgettext("level in a sentence", "a Hopeful player"),
        Level.SUNDAY: pgettext("level in a sentence", "a Sunday player"),
        Level.STEADY: pgettext("level in a sentence", "a Steady player"),
        Level.SHARP: pgettext("level in a sentence", "a Sharp player"),
    }[level]


_APART = 2
"""Of more levels than that, more hands tell some apart in any case."""


def stand_words(stand: LevelStand) -> str:
    """Where somebody stands, the better level first. There has to be a level at least."""
    if len(stand.reached) > 1:
        # NOTE: two levels of play, the better one first, as in "from a Sharp player to a Greenhorn"
        text = _("So far, anywhere from {better} to {worse}.")
        return text.format(better=player_words(stand.reached[0]), worse=player_words(stand.reached[-1]))
    if stand.reached:
        # NOTE: {level} is a level of play, for example "a Sunday player"
        return _("About what {level} loses.").format(level=player_words(stand.reached[0]))
    if not stand.worse:
        return _("More than any level loses.")
    if not stand.better:
        return _("Less than any level loses.")
    # NOTE: two levels of play, the better one first: "Between a Steady player and a Sunday player."
    text = _("Between {better} and {worse}.")
    return text.format(better=player_words(stand.better[-1]), worse=player_words(stand.worse[0]))


def stand_words_with_more(stand: LevelStand) -> str:
    """The same, and how many more hands tell; or that none will."""
    if not stand.more and stand.more is not None:
        return stand_words(stand)
    better, worse = player_words(stand.reached[0]), player_words(stand.reached[-1])
    if stand.more is None and len(stand.reached) > _APART:
        return stand_words(stand)
    if stand.more is None:
        # NOTE: two levels of play, the better one first
        text = _("So far, anywhere from {better} to {worse}. More hands won't tell these levels apart.")
        return text.format(better=better, worse=worse)
    more = _round(stand.more)
    if len(stand.reached) == 1:
        # NOTE: {level} is a level of play, for example "a Sunday player"
        text = ngettext(
            "So far, about what {level} loses. About {n} more hand will tell.",
            "So far, about what {level} loses. About {n} more hands will tell.",
            more,
        )
        return text.format(level=better, n=format_number(more))
    # NOTE: two levels of play, the better one first
    text = ngettext(
        "So far, anywhere from {better} to {worse}. About {n} more hand will tell.",
        "So far, anywhere from {better} to {worse}. About {n} more hands will tell.",
        more,
    )
    return text.format(better=better, worse=worse, n=format_number(more))


def _round(hands: int) -> int:
    """A number of hands as one says it: not to the hand."""
    step = 5 if hands < 50 else 10 if hands < 200 else 100
    return max(step, -(-hands // step) * step)
