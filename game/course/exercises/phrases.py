"""Phrases that several exercises use."""

from __future__ import annotations

from collections.abc import Iterable

from game.i18n import format_list
from game.rules.cards import Card
from game.words.markup import mark


def listed(cards: Iterable[Card]) -> str:
    """Cards as one phrase with marks."""
    return format_list([mark(card) for card in cards])
