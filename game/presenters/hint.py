"""A hint for one decision: how far it has been read, and the values behind it as they come in."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.at_once import Thinker
from game.pages.hint_page import ANSWER, FOLDS, HintState
from game.presenters.hint_search import Weighing
from game.rules.actions import Action
from game.rules.view import SeatView
from game.tutor.advise import Advice, advise
from game.tutor.bars import Bars, bars


class Hint:
    """One hint at a time. Its values are asked for when it is opened, so that the answer is ready soon."""

    def __init__(self, worker: Callable[[], Thinker]) -> None:
        self.weighing = Weighing(worker)
        self.view: SeatView | None = None
        self.advice: Advice | None = None
        self.step = 0
        self.found: Bars | None = None
        """What the bars show; None where there is nothing to choose from."""
        self.unfolded = False

    @property
    def state(self) -> HintState | None:
        """What there is to be said; None while no hint is open."""
        if self.view is None or self.advice is None:
            return None
        weighed = self.found is not None and self.weighing.done  # else they may be of an earlier decision
        return HintState(
            self.view,
            self.advice,
            self.step,
            self.found,
            self.weighing.values if weighed else None,
            self.weighing.most,
            self.weighing.failed,
            self.unfolded,
        )

    @property
    def recommended(self) -> tuple[Action, ...]:
        """What is marked on the table."""
        state = self.state
        return state.recommended if state is not None else ()

    @property
    def most_folds(self) -> int:
        """How often it can be said with less."""
        return self.step if self.step < ANSWER else FOLDS

    def open(self, view: SeatView) -> None:
        """The first step for a decision."""
        self.view, self.advice, self.step, self.unfolded = view, advise(view), 0, False
        self.think()

    def next_step(self) -> None:
        self.step = min(ANSWER, self.step + 1)

    def unfold(self) -> None:
        """Shows every bar."""
        self.unfolded = True

    def think(self) -> None:
        """Begins to weigh, or goes on with it after it was interrupted."""
        if self.view is None or self.advice is None:
            return
        self.found = None
        if len(self.view.legal) > 1:
            self.weighing.begin(self.view, self.advice.action)
            self._measure(self.view)

    def reword(self) -> None:
        """The same hint in the language that is spoken now."""
        if self.view is not None:
            self.advice = advise(self.view)
            if self.found is not None:
                self._measure(self.view)

    def close(self) -> None:
        """The hint is not looked at any more; nobody goes on thinking about it."""
        self.weighing.stop()
        self.view = self.advice = self.found = None
        self.step = 0

    def look(self) -> bool:
        """Takes what has come in; whether the answer looks different now."""
        if not self.weighing.look() or self.view is None:
            return False
        self._measure(self.view)
        return self.step == ANSWER or self.weighing.done

    def _measure(self, view: SeatView) -> None:
        self.found = bars(view, self.weighing.values, self.weighing.done)
