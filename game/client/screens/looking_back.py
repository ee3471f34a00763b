"""The half of the practice table that looks back: the hand just played is reviewed, and can be opened."""

from __future__ import annotations

from game.client.screens.hint_screen import HintPanel
from game.client.screens.services import Services
from game.client.table.sheet import Block, Paragraph, SheetButton
from game.i18n import _
from game.practice import PracticeGame
from game.presenters.quiet_review import QuietReview, game_title
from game.records.opening import played_so_far
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.tutor.review import words as told


class HandReviewLink(HintPanel):
    """While a result is looked at, the hand is weighed in the background."""

    def __init__(self, services: Services, game: PracticeGame) -> None:
        super().__init__(services)
        self.session = game.session
        self.view = self.session.view
        self._game_id = game.id
        self._quiet = QuietReview(services.store, services.worker, game.session, game.id)

    def tick(self, dt: float) -> bool:
        over = self.view.phase is Phase.HAND_OVER
        if over and self._game_id and self.services.thinks() and not self.board.motion.busy:
            self._quiet.begin()
        if self._quiet.poll() and over:
            self.refresh()
        return super().tick(dt)

    def leave(self) -> None:
        super().leave()
        self._quiet.cancel()

    def look_row(self) -> tuple[SheetButton, ...]:
        """The way to the review of the hand."""
        return (SheetButton("look", _("Look at the hand"), self.look_at_hand, icon="search"),)

    def cost_blocks(self) -> tuple[Block, ...]:
        """What the learner's choices cost, once that is known."""
        found = self._quiet.found if self.view.phase is Phase.HAND_OVER else None
        return (Paragraph(told.total_cost_words(found), ruled=True),) if found is not None else ()

    def look_at_hand(self) -> None:
        """Opens the review of the hand that is over."""
        if self.view.phase is Phase.HAND_OVER:
            record = played_so_far(self.session)
            last = len(record.deals) - 1
            title = game_title(self._game_id)
            review = self.services.open("review", record, title, Seat.SOUTH, last, self._game_id)
            self.stage.push(review)
