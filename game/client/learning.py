"""The learner's memory cards and daily mix, for scenes."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from game.client.lesson_list import catalogue
from game.client.services import Services
from game.course.memory.deck import Deck
from game.course.memory.mix import Mix, plan
from game.i18n import format_span
from game.practice import chosen_ruleset


def deck_of(services: Services) -> Deck:
    """The memory cards of whoever learns now, at their own table."""
    practice = replace(services.settings().practice, length="game")
    return Deck(services.store, catalogue().glossary, chosen_ruleset(practice))


def mix_of(services: Services) -> Mix:
    """What lies ready for today. Raises StorageErrors."""
    return plan(deck_of(services), catalogue())


def ahead(services: Services, time: datetime) -> str:
    """How far ahead a time is: "in 3 days"."""
    return format_span(time - services.store.now())
