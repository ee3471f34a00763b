"""What an answer to one decision is worth, worked out by the process that thinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bots.at_once import AtOnce, Thinker, Waited
from game.bots.piecework import Progress
from game.rules.actions import Action
from game.rules.view import SeatView
from game.strategy.decisions import decide
from game.strategy.values import Values
from game.tutor.review import REVIEW, Judged, judged

if TYPE_CHECKING:
    from game.bots.worker import Handle


class AnswerWeighing:
    """One answer at a time. Nothing here waits: `look` takes what has come in."""

    def __init__(self, worker: Callable[[], Thinker]) -> None:
        self._worker = worker
        self._work: Handle | Waited | None = None
        self._of: tuple[SeatView, Action] | None = None
        self._known: Values | None = None

    def begin(self, view: SeatView, action: Action, known: Values | None = None) -> None:
        """Asks what a choice is worth beside what the rule of thumb says and all others.

        Where that is `known`, it is there at the next look.
        """
        self._of, self._known = (view, action), known
        if known is not None:
            self._work = Waited(lambda: Progress(True, known))
            return
        effort = replace(REVIEW, kept=(decide(view).action, action))
        try:
            self._work = self._worker().appraise(view, effort, soon=True)
        except OSError:  # the system has no process for us, so it takes a moment here
            self._work = AtOnce().appraise(view, effort)

    def look(self) -> Judged | None:
        """The answer judged, once; None while it is not known, and afterwards."""
        report = self._work.poll() if self._work is not None else None
        if report is None or not report.done or self._of is None:
            return None
        (view, action), self._work, self._of = self._of, None, None
        return judged(0, view, action, report.values)

    def rest(self) -> None:
        """Nobody waits for it for now."""
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def resume(self) -> None:
        """It is waited for again."""
        if self._of is not None and self._work is None:
            self.begin(*self._of, self._known)
