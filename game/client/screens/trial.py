"""A hand taken up again at one of its decisions; wherever it stands, it can become a lesson."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame.event import Event

from game.client.screens.frame import BarButton
from game.client.screens.practice import PracticeScreen
from game.i18n import _
from game.presenters.new_lesson import source_of


class TrialScreen(PracticeScreen):
    """The practice table, with a round button more."""

    def bar_buttons(self) -> Sequence[BarButton]:
        return [("lesson", "pencil", _("Make a lesson of this"), self._make), *super().bar_buttons()]

    def shortcut(self, event: Event) -> bool:
        if event.key == pygame.K_F4:
            self._make()
            return True
        return super().shortcut(event)

    def keys(self) -> list[tuple[str, str]]:
        return [*super().keys(), ("F4", _("make a lesson of this"))]

    def _make(self) -> None:
        self.stage.go("new_lesson", source_of(self.session))
