"""A hand taken up again at one of its decisions, to see where another choice leads. Nothing of it is kept."""

from __future__ import annotations

from typing import ClassVar

from game.bots.company import Company
from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.table import pages
from game.client.table.sheet import Block, Paragraph, SheetButton, SheetText
from game.i18n import _
from game.practice import PracticeGame
from game.rules.ruleset import Ruleset
from game.rules.state import Award, Setup
from game.session import Session
from game.tutor.narrate import award_sentence


class PositionScreen(PracticeScreen):
    """The table from a decision on to the end of the hand; a saved game stays as it is."""

    name: ClassVar[str] = "position"

    def __init__(
        self, services: Services, ruleset: Ruleset, setup: Setup, earlier: Award | None, company: Company
    ) -> None:
        """`earlier` is how the hand ended when it was played; None where it did not."""
        session = Session(ruleset, setup, company.players())
        super().__init__(
            services, PracticeGame(0, setup.seed, session, company), services.settings().practice
        )
        self._begun = (ruleset, setup, earlier, company)

    def heading(self) -> tuple[str, str]:
        return _("Trying it again"), _("{rules} rules").format(rules=_(self.view.ruleset.short_name))

    def _where(self) -> str:
        # NOTE: stands where a game tells its hand: this one is played once more from a decision on
        return _("Only to try")

    def _result(self) -> SheetText:
        """How it ended this time, beside how it ended before."""
        award = self.view.award
        assert award is not None
        blocks: list[Block] = [*pages.result_blocks(self.view)[:-1], *self._compared(award)]
        back = SheetButton("next", _("Back to the review"), self.next_hand, icon="back", brass=True)
        again = SheetButton("again", _("Once more"), self._again)
        undo = SheetButton("undo", _("Take back"), self.take_back)
        rows = ((back,), (again, undo) if self.session.can_undo else (again,))
        return self._sheet(pages.result_title(self.view), tuple(blocks), "", rows)

    def _compared(self, award: Award) -> list[Block]:
        before = self._begun[2]
        if before is None:
            return []
        told = _("Before: {result}").format(result=award_sentence(before))
        gain = (award.points[0] - award.points[1]) - (before.points[0] - before.points[1])
        if gain > 0:
            words = _("This time it went better. The others may have been lucky before, or you now.")
        elif gain < 0:
            words = _("This time it went worse. One hand proves little: the cards decide much of it.")
        else:
            words = _("It came to the same. One hand proves little: the cards decide much of it.")
        return [Paragraph(told, ruled=True), Paragraph(words, soft=True)]

    def next_hand(self) -> None:
        """Back to where the decision was looked at."""
        self.stage.pop()

    def _again(self) -> None:
        self.stage.replace(PositionScreen(self.services, *self._begun))
