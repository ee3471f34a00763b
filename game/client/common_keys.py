"""The keys that mean the same on every screen; `screens/keys.py` lists them."""

from __future__ import annotations

from typing import Any, Protocol

import pygame
from pygame.event import Event

from game.client.draw import theme
from game.client.passing_label import PassingLabel
from game.client.screens.stage import Stage
from game.client.sound import CARD, Level, Sounds, next_level
from game.i18n import _
from game.storage.settings import Settings


class Host(Protocol):
    """What the app lends to its keys."""

    settings: Settings
    stage: Stage
    sounds: Sounds
    label: PassingLabel
    fullscreen: bool

    def change(self, **fields: Any) -> None:
        """Applies settings at once and saves them."""


def common_key(app: Host, event: Event) -> bool:
    """Does what such a key means; False if it is none."""
    ctrl = event.mod & pygame.KMOD_CTRL
    if event.key == pygame.K_F11:
        app.fullscreen = not app.fullscreen
    elif event.key == pygame.K_F8:
        _turn_sound(app)
    elif ctrl and event.key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
        _step_text(app, 1)
    elif ctrl and event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
        _step_text(app, -1)
    elif ctrl and event.key in (pygame.K_0, pygame.K_KP0):
        app.change(text=100)
    else:
        return False
    return True


def _step_text(app: Host, way: int) -> None:
    sizes = theme.TEXT_FACTORS
    place = sizes.index(app.settings.text) if app.settings.text in sizes else 0
    app.change(text=sizes[max(0, min(len(sizes) - 1, place + way))])


def _turn_sound(app: Host) -> None:
    """The next level, which is said and, if there is any, heard."""
    level = next_level(app.settings.sound)
    app.change(sound=level)
    if app.stage.top is not None:
        app.stage.top.renew()
    app.label.show(level_words(level), "mute" if level == "off" else "sound")
    app.sounds.play(CARD)


def level_words(level: Level) -> str:
    """What is said of a level."""
    return {"off": _("Sound is off"), "soft": _("Sound is low"), "full": _("Sound is at full volume")}[level]
