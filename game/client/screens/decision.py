"""One decision asked at the table: what came before it is played quickly, then the learner chooses."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.screens.steps import Steps
from game.client.screens.table_screen import TableScreen
from game.client.table.bidding import CallButton, call_by_key
from game.client.table.hand_input import DIGITS
from game.client.table.sounding import hear
from game.i18n import _
from game.pages.practice_page import Opened
from game.presenters.asked_decision import AskedDecision
from game.presenters.decision_purpose import Asked, Purpose
from game.presenters.own_mistake import OwnMistake
from game.session import Moment

_QUICK = 260  # milliseconds between the things that came before
_KEYS = {
    pygame.K_e: "why",
    pygame.K_t: "score",
    pygame.K_l: "last trick",
    pygame.K_m: "more",
}


class DecisionScreen(TableScreen):
    """A decision of an own mistake, a drill or a form."""

    def __init__(self, services: Services, asked: Asked, purpose: Purpose, name: str = "decision") -> None:
        self.name = name
        self.asking = AskedDecision(services, asked, purpose, self.on_moment)
        super().__init__(services, self.asking)
        self._steps = Steps(self._show, self.follow)
        self._waited = 0.0

    @property
    def page_id(self) -> object:
        return self.asking.answered, self.asking.sheet.hint.step, self.asking.sheet.opened is Opened.WHY

    # -- what came before ----------------------------------------------------------------------

    def on_moment(self, moment: Moment) -> None:
        """Something that was done before the decision."""
        self._steps.hear(moment)

    def _show(self, moment: Moment) -> None:
        hear(moment, self.board.motion, self.services.sound)
        self.board.play(moment, self.asking.model(still=False), frozenset())

    @property
    def goes_on(self) -> bool:
        return self._steps.pending or not self.asking.ready

    def catch_up(self) -> None:
        self._steps.finish()

    def update(self, dt: float) -> None:
        if (self.board.drew and self._steps.pending) or self._steps.next():
            return
        if self.board.motion.busy or self.asking.ready:
            return
        self._waited += dt
        if self._waited >= _QUICK:
            self._waited = 0.0
            self._steps.take(self.asking.advance)

    def hurry(self) -> bool:
        if self.asking.ready:
            return False
        while not self.asking.ready:
            self._steps.take(self.asking.advance)
        self._steps.finish()
        return True

    # -- what comes in -------------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        grown = self.asking.sheet.hint.look() and self.still
        if self.asking.poll() or grown:
            self.refresh()
            if self.asking.answered:
                self.panel.focus(self.panel.find("next"), self.panel.ring)
        return super().tick(dt) or grown

    def enter(self) -> None:
        self.asking.wake()

    def leave(self) -> None:
        self.asking.rest()

    def relayout(self, ui: Ui) -> None:
        self.asking.sheet.hint.reword()
        super().relayout(ui)

    def press(self, pressed: str) -> None:
        if pressed == "hint" and not self.still:
            return
        super().press(pressed)

    # -- keys ----------------------------------------------------------------------------------

    def shortcut(self, event: Event) -> bool:
        key, opened = event.key, self.asking.sheet.opened
        if key == pygame.K_ESCAPE and (opened is not Opened.NOW or self.asking.sheet.explaining):
            self.press("back to now")
        elif key in DIGITS and opened is Opened.WHY:
            self.press(f"table {DIGITS[key]}")
        elif key in DIGITS:
            return self._say(DIGITS[key]) or self.focus_card(DIGITS[key])
        elif getattr(event, "unicode", "") == "?":
            self.press("hint")
        elif call_by_key(self.said, key, ticks=self.asking.alone is not None, press=self.press):
            pass
        elif key in _KEYS:
            self.press(_KEYS[key])
        elif key == pygame.K_g:
            self.stage.go("glossary", "")
        elif key == pygame.K_n and self.asking.answered:
            self.press("next")
        else:
            return False
        return True

    def _say(self, place: int) -> bool:
        """The call at a place, while calls are to be made."""
        calls = [part for part in self.said if isinstance(part, CallButton)]
        if place >= len(calls):
            return bool(calls)
        calls[place].activate()
        return True

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Left, Right"), _("another card or call")),
            (_("Enter or Space"), _("play the card or make the call")),
            ("1 2 3 4 5 6", _("a call, or a card by its position; press again to play it")),
            ("P, O, A", _("pass; order up, assist, or take up; alone")),
            ("S D C H", _("call a suit")),
            ("?", _("a hint, and then its next step")),
            ("E", _("why: a card, a call, or anything at the table")),
            ("N", _("after your answer: what comes next")),
        ]


class MistakeScreen(DecisionScreen):
    """An own mistake at its table."""

    def __init__(self, services: Services, asked: Asked, purpose: OwnMistake) -> None:
        self._purpose = purpose
        super().__init__(services, asked, purpose, "mistake")

    @property
    def right(self) -> bool | None:
        """Whether it was decided right this time; None where it was not answered."""
        return self._purpose.right
