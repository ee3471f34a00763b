"""What a drill asks for at each of its tables: a decision, or how many trumps are still out."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.drills.moments import trumps_out
from game.i18n import _
from game.pages import drill
from game.pages.drill_words import subtitle
from game.pages.page import Page
from game.presenters.decision_purpose import ANSWERED, Answer, Asked
from game.presenters.desk import BACK, Route
from game.presenters.drill_run import DrillRun
from game.rules.actions import Action
from game.rules.view import SeatView
from game.storage.errors import StorageError

_REASON_EVERY = 3
"""So many right answers, the first one of them with its reason: who is told why learns faster."""


class DrillDecision:
    """The decision that a drill has come to. The reason comes right after it, so no hint is given."""

    helps = False

    def __init__(self, run: DrillRun) -> None:
        self.run = run
        self._place = drill.Place(run.number, run.total)
        self._reason = run.right % _REASON_EVERY == 0

    def heading(self, view: SeatView) -> tuple[str, str]:
        return _("Drill"), subtitle(self.run.plan, _(self.run.ruleset.short_name))

    def question(self, page: Page, view: SeatView) -> Page:
        return drill.question_page(page, self.run.plan, self._place, view)

    def weighing(self, page: Page) -> Page:
        return drill.weighing_page(self._place)

    def result(self, answer: Answer) -> Page:
        return drill.answer_page(answer.judged, self._place, self._reason)

    def took(self, answer: Answer) -> None:
        self.run.decided(answer.judged, answer.seconds)

    def act(self, pressed: str, asked: Asked, chosen: Action | None) -> Route | None:
        if pressed == "stop":
            self.run.stop()
        elif pressed != "next":
            return None
        return BACK


class CountTrumps(DrillDecision):
    """How many trumps are still out, after the tricks that have just been seen."""

    def __init__(self, run: DrillRun, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(run)
        self.said: int | None = None
        self._trouble = ""
        self._view: SeatView | None = None
        self._clock, self._since = clock, 0.0

    def question(self, page: Page, view: SeatView) -> Page:
        if view.legal or view.actors:  # on the way there
            return drill.watching_page(page, self._place)
        if self._view is None:
            self._view, self._since = view, self._clock()
        if self.said is not None:
            return drill.counted_page(self.said, self._place, view)
        return drill.count_page(self._place, view, self._trouble)

    def act(self, pressed: str, asked: Asked, chosen: Action | None) -> Route | None:
        verb, _space, number = pressed.partition(" ")
        if verb != "count":
            return super().act(pressed, asked, chosen)
        if self.said is not None or self._view is None:
            return None
        right = len(trumps_out(self._view))
        try:
            self.run.counted(int(number), right, round(self._clock() - self._since))
        except StorageError as fault:
            self._trouble = fault.sentence
            return None
        self.said = int(number)
        return ANSWERED


def purpose_of(run: DrillRun) -> DrillDecision:
    """What the table of a drill is for that has been taken last."""
    return CountTrumps(run) if run.plan.counts else DrillDecision(run)
