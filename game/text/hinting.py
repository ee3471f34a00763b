"""A hint by typed lines: a question, the idea, and the answer with what every choice should bring."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from game.i18n import _
from game.rules.view import SeatView
from game.strategy.values import ADVICE, Values, search
from game.strategy.worlds import NoWorld
from game.text.terms import title_of
from game.tutor.advise import Advice, advise
from game.tutor.bars import bars, failed_words, head_words, list_words, only_words, spoken
from game.tutor.hints import advised_words, idea_words, linked, why_not_words

STEPS = 3


class TypedHint:
    """The hint for one decision; its values are looked for once, with the second step."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._advice: Advice = advise(view)
        self.step = 0

    def more(self) -> list[str]:
        """The next step; after the last one the answer again."""
        self.step = min(STEPS, self.step + 1)
        if self.step == 1:
            return [self._advice.nudge]
        return self._idea() if self.step < STEPS else self._answer()

    @cached_property
    def _values(self) -> Values | None:
        """What every choice should bring; None where there is none, or where it cannot be told."""
        if len(self._view.legal) == 1:
            return None
        try:
            return search(self._view, "", replace(ADVICE, kept=(self._advice.action,)))
        except NoWorld:
            return None

    def _idea(self) -> list[str]:
        text, word = linked(idea_words(self._advice, self._values), self._advice, title_of)
        # NOTE: a word of the glossary in brackets that belongs to what was said
        more = [_("More: {word}.").format(word=word)] if word else []
        rules = [_("Rule {id}.").format(id=clause) for clause in self._advice.clauses]
        return [text, *more, *rules]

    def _answer(self) -> list[str]:
        if len(self._view.legal) == 1:
            return [self._advice.answer, only_words()]
        if self._values is None:
            return [self._advice.answer, failed_words()]
        why_not = why_not_words(self._view, self._advice, self._values)
        return [
            why_not,
            advised_words(self._view, self._advice, self._values),
            *self._list(self._values),
        ]

    def _list(self, values: Values) -> list[str]:
        """Every choice on a line of its own, the best first."""
        found = bars(self._view, values, done=True).unfolded()
        # NOTE: the head over a list, for example "Points to expect for your team:"
        head = _("{head}:").format(head=head_words())
        return [head, *(spoken(bar, found) for bar in found.shown), list_words(self._view, found)]
