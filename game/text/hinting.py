"""A hint by typed lines: a question, the idea, and the answer with what every choice should bring."""

from __future__ import annotations

from game.i18n import _
from game.rules.view import SeatView
from game.strategy.values import Effort, Values, search
from game.strategy.worlds import NoWorld
from game.tutor.advise import Advice, advise
from game.tutor.bars import bars, head_words, list_words, only_words, spoken

STEPS = 3
_CHUNK, _MOST, _ERROR = 100, 400, 0.02  # a second at most on a slow machine, since the learner waits


class TypedHint:
    """The hint for one decision; its values are looked for once, when the answer is asked for."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._advice: Advice = advise(view)
        self._answer: list[str] = []
        self._step = 0

    def more(self) -> list[str]:
        """The next step; after the last one the answer again."""
        self._step = min(STEPS, self._step + 1)
        if self._step < STEPS:
            return [self._advice.steps[self._step - 1]]
        if not self._answer:
            self._answer = self._weighed()
        return self._answer

    def _weighed(self) -> list[str]:
        if len(self._view.legal) == 1:
            return [self._advice.answer, only_words()]
        effort = Effort(_CHUNK, _MOST, _ERROR, kept=self._advice.action)
        try:
            values = search(self._view, "", effort)
        except NoWorld:
            return [self._advice.answer, _("It could not be weighed against other deals this time.")]
        return [*self._reason(values), *self._list(values)]

    def _list(self, values: Values) -> list[str]:
        """Every choice on a line of its own, the best first."""
        found = bars(self._view, values, done=True).unfolded()
        # NOTE: the head over a list, for example "Points to expect for your team:"
        head = _("{head}:").format(head=head_words())
        return [head, *(spoken(bar, found) for bar in found.shown), list_words(self._view, found)]

    def _reason(self, values: Values) -> list[str]:
        return [self._advice.answer]
