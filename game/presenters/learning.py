"""The learner's memory cards and daily mix, for screens."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from game.course.memory.deck import Deck
from game.course.memory.mix import Mix, plan
from game.i18n import format_span
from game.presenters.lesson_list import catalogue
from game.presenters.practice_games import chosen_ruleset
from game.storage.database import Store


def deck_of(store: Store) -> Deck:
    """The memory cards of whoever learns now, at their own table."""
    practice = replace(store.settings.practice, length="game")
    return Deck(store, catalogue().glossary, chosen_ruleset(practice))


def mix_of(store: Store) -> Mix:
    """What lies ready for today. Raises StorageErrors."""
    return plan(deck_of(store), catalogue())


def ahead(store: Store, time: datetime) -> str:
    """How far ahead a time is: "in 3 days"."""
    return format_span(time - store.now())
