"""A record at the table: every hand open where the record tells it, or one player's alone."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.screens.table_screen import TableScreen
from game.client.table.build import picture_of
from game.client.table.layout import TableLayout
from game.client.table.open_hands import opened
from game.client.table.table_picture import Pointed, TablePicture
from game.i18n import _
from game.pages.table_model import TableModel
from game.presenters.replay import ReplayPresenter
from game.records.record_file import Recorded
from game.rules.cards import Card
from game.rules.seats import Seat
from game.session import Moment

_KEYS = {
    pygame.K_RIGHT: "on",
    pygame.K_LEFT: "back",
    pygame.K_HOME: "start",
    pygame.K_END: "end",
    pygame.K_PAGEDOWN: "deal after",
    pygame.K_PAGEUP: "deal before",
    pygame.K_h: "eyes",
    pygame.K_r: "review",
    pygame.K_m: "lesson",
}


class ReplayScreen(TableScreen):
    """Steps through the deals of a record."""

    name = "replay"

    def __init__(
        self, services: Services, record: Recorded, title: str, game_id: int = 0, deal: int = 0,
        done: int = 0, eyes: Seat | None = None,
    ) -> None:  # fmt: skip
        """`game_id` is that of one's own game in the store; 0 for other records."""
        self.replay = ReplayPresenter(services, record, title, game_id, self.on_moment)
        self.replay.deal, self.replay.done, self.replay.eyes = deal, done, eyes
        super().__init__(services, self.replay)

    def on_moment(self, moment: Moment | None) -> None:
        """A step forward, or somewhere else at once for None."""
        model = self.replay.model(still=False)
        if moment is None:
            self.board.show(model)
        else:
            self.board.motion.finish()
            self.board.play(moment, model)
            self.follow()

    def look(self, ui: Ui, layout: TableLayout, model: TableModel, pointed: Pointed) -> TablePicture:
        """The table as ever, with the cards turned that the record tells and these eyes see."""
        plain = picture_of(ui, layout, model, pointed)
        return opened(plain, layout, model, self.replay.now, self._sees)

    def _sees(self, seat: Seat, card: Card) -> bool:
        return self.replay.eyes in (None, seat) and card not in self.replay.followed.stand_ins

    def shortcut(self, event: Event) -> bool:
        if event.key in _KEYS:
            self.press(_KEYS[event.key])
        return event.key in _KEYS

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Right, Left"), _("one step forward or back")),
            (_("Home, End"), _("start or end of the deal")),
            (_("Page Up, Page Down"), _("the previous or next deal")),
            ("H", _("whose cards you see")),
            ("R", _("mark this player's decisions")),
            ("M", _("make a lesson of this")),
            ("F6", _("next part of the screen")),
        ]
