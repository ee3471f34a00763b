"""Opens a euchre night: the one that was left, or the choice of a new one; and its own table."""

from __future__ import annotations

from time import monotonic

from game.client.screens.evening import EveningScreen
from game.client.screens.messages import MessageScreen
from game.client.screens.night_setup import NightSetupScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.i18n import _
from game.presenters.evening import EveningPresenter
from game.presenters.evening_games import LostEvening, resume_evening, unfinished_evening
from game.presenters.practice_games import PracticeGame
from game.session import Moment

_LONGEST_STEP = 120.0
"""Seconds of a round's clock that pass with one step of the game, however long nobody is there."""


def open_evening(services: Services) -> Screen:
    """The night that was left, at the very decision, or the choice of a new one."""
    try:
        saved = unfinished_evening(services.store)
    except LostEvening as lost:
        return MessageScreen(_("Your night can't continue"), lost.sentence)
    if saved is None:
        return NightSetupScreen(services)
    return EveningScreen(services, resume_evening(services.store, saved))


def open_evening_table(services: Services, evening: EveningPresenter, game: PracticeGame) -> Screen:
    """The own table of a night. With each step its clock goes on, and so do the other tables."""
    since = monotonic()

    def heard(_moment: Moment) -> None:
        nonlocal since
        now = monotonic()
        evening.pass_time(int(1000 * min(now - since, _LONGEST_STEP)))
        since = now
        evening.advance()

    game.session.subscribe(heard)
    occasion = evening.occasion
    screen = PracticeScreen(services, game, occasion, "evening-table")
    screen.aside = lambda: occasion.aside
    return screen
