"""The deal of the day at the table; when it is over its line can be copied."""

from __future__ import annotations

import pygame

from game.client.screens.messages import MessageScreen
from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.i18n import _
from game.presenters.daily_deal import DailyDeal, deal_of, today


class DailyScreen(PracticeScreen):
    """One hand, reviewed as soon as it is over."""

    def __init__(self, services: Services) -> None:
        self._deal = DailyDeal(services.store, today(services.store))
        super().__init__(services, deal_of(services.store, self._deal.day), self._deal, "daily")

    def tick(self, dt: float) -> bool:
        changed = super().tick(dt)
        found = self.presenter.review.found
        if found is not None and found.complete and not self._deal.line:
            self._deal.weighed(self.session, found)
            self.refresh()
        return changed

    def press(self, pressed: str) -> None:
        if pressed == "copy":
            pygame.scrap.put_text(self._deal.line)
            self.stage.push(MessageScreen(_("Copied. Paste it wherever you like."), self._deal.line))
            return
        super().press(pressed)


def open_daily(services: Services) -> DailyScreen:
    """The deal of this day."""
    return DailyScreen(services)
