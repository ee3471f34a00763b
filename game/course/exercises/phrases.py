"""Phrases that several exercises use."""

from __future__ import annotations

from collections.abc import Iterable

from game.i18n import format_list
from game.markup import mark
from game.rules.cards import Card


def listed(cards: Iterable[Card]) -> str:
    """Cards as one phrase with marks."""
    return format_list([mark(card) for card in cards])
