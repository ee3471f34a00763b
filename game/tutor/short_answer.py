"""The shortest answer, where the weightiest reason needs the next one to be whole."""

from __future__ import annotations

from game.i18n import _
from game.rules.cards import Suit
from game.rules.reasons import Reason, ReasonKind
from game.words import one_of, suit_name
from game.words.markup import mark


def line(first: Reason, trump: Suit | None) -> str:
    """One sentence that stands alone; empty where `first`, the weightiest reason, does so itself."""
    if first.kind is ReasonKind.LEFT_IS_WHAT_FOLLOWS:
        return _left_follows(first)
    if first.kind is ReasonKind.JOKER_IS_WHAT_FOLLOWS:
        return _("You have the joker. It's always trump, so you must follow suit.")
    if first.kind is ReasonKind.LEFT_DOES_NOT_FOLLOW:
        return _left_is_trump(trump, first)
    if first.kind is ReasonKind.MUST_FOLLOW:
        return _follow(first)
    if first.kind is ReasonKind.LEFT_IS_NOT_NATURAL:
        return _not_natural(first)
    return ""


def _left_follows(reason: Reason) -> str:
    assert reason.suit is not None
    text = _("You have {one}, the {card}. It's the left bower, so you must follow suit.")
    return text.format(one=one_of(reason.suit), card=mark(reason.cards[0]))


def _left_is_trump(trump: Suit | None, reason: Reason) -> str:
    assert trump is not None
    text = _("The {card} is the left bower, so in this hand it's {one} and doesn't follow suit.")
    return text.format(card=mark(reason.cards[0]), one=one_of(trump))


def _follow(reason: Reason) -> str:
    assert reason.suit is not None
    if len(reason.cards) == 1:
        text = _("You have {one}, the {card}, so you must follow suit.")
        return text.format(one=one_of(reason.suit), card=mark(reason.cards[0]))
    return _("You have {suit}, so you must follow suit.").format(suit=suit_name(reason.suit))


def _not_natural(reason: Reason) -> str:
    assert reason.suit is not None
    text = _("You need a card with {suit} printed on it, and the {card} isn't one.")
    return text.format(suit=suit_name(reason.suit), card=mark(reason.cards[0]))
