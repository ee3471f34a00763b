"""How the cards fell: the games are counted one a frame, then it is said in a message."""

from __future__ import annotations

from game.client.screens.messages import MessageScreen
from game.client.screens.services import Services
from game.i18n import _
from game.pages.card_luck import luck_lines, luck_title
from game.records.card_luck import Counting

_REVIEWED = 80  # hands whose luck is told


class LuckScreen(MessageScreen):
    """The message; while games are still being counted it says so."""

    def __init__(self, services: Services) -> None:
        super().__init__(luck_title(), _("Counting your games …"))
        self._services, self._counting = services, Counting(services.store)

    def tick(self, dt: float) -> bool:
        changed = super().tick(dt)
        if self._counting.done:
            return changed
        self._counting.step()
        if self._counting.done:
            reviewed = self._services.store.reviews.latest(_REVIEWED)
            self._text = "\n".join(luck_lines(self._counting.found, reviewed))
            self.rebuild()
        return True
