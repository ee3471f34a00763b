"""A euchre night in telling states, for pictures without a display: chosen, its room, the own card."""

from __future__ import annotations

from dataclasses import replace

from game.client.screens.evening import EveningScreen
from game.client.screens.night_setup import NightSetupScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.presenters.evening_setup import EveningSetup

_TABLES = 6


def setup(services: Services, seed: str) -> Screen:
    """What is chosen before a night."""
    screen = NightSetupScreen(services)
    screen.setup.choice = replace(screen.setup.choice, seed=seed)
    return screen


def room(services: Services, seed: str) -> Screen:
    """The room before the first hand, at a night where everyone has a score."""
    return _begun(services, seed)


def card(services: Services, seed: str) -> Screen:
    """The own card before the first hand."""
    screen = _begun(services, seed)
    screen.presenter.act("card")
    return screen


def _begun(services: Services, seed: str) -> EveningScreen:
    sheet = next(each for each in services.rulesets() if each.switches.event == "progressive")
    chosen = EveningSetup(services)
    chosen.choice = replace(chosen.choice, event=sheet.id, tables=_TABLES, seed=seed)
    return EveningScreen(services, chosen.begin())
