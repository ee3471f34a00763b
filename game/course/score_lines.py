"""A line of a score sheet in words, for questions about wrong scores."""

from __future__ import annotations

from game.course.table_steps import ScoredHand, SideWord
from game.i18n import _, format_number, ngettext


def score_line(hand: ScoredHand, number: int, apart: bool = False) -> str:
    """A line of a score sheet in words; `apart`: what was written begins a line of its own."""
    told = _made(hand).format(number=format_number(number), n=format_number(hand.tricks))
    us, them = hand.points
    # NOTE: what somebody wrote on the score sheet for this hand: points of your side, then of theirs
    written = _("Written down: us {us}, them {them}.").format(us=format_number(us), them=format_number(them))
    if apart:
        return f"{told}\n{written}"
    # NOTE: two whole sentences: how a hand ended, and what was written down for it
    return _("{told} {written}").format(told=told, written=written)


def _made(hand: ScoredHand) -> str:
    if hand.maker is SideWord.US and hand.alone:
        return ngettext(
            "Hand {number}: your side made trump alone and took {n} trick.",
            "Hand {number}: your side made trump alone and took {n} tricks.",
            hand.tricks,
        )
    if hand.maker is SideWord.US:
        return ngettext(
            "Hand {number}: your side made trump and took {n} trick.",
            "Hand {number}: your side made trump and took {n} tricks.",
            hand.tricks,
        )
    if hand.alone:
        return ngettext(
            "Hand {number}: they made trump alone and took {n} trick.",
            "Hand {number}: they made trump alone and took {n} tricks.",
            hand.tricks,
        )
    return ngettext(
        "Hand {number}: they made trump and took {n} trick.",
        "Hand {number}: they made trump and took {n} tricks.",
        hand.tricks,
    )
