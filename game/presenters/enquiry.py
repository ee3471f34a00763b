"""What is refused or explained at a table: a card, a call or a fact, with every table's word on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.why_page import WhyAnswer, ask_action, ask_fact
from game.presenters.desk import Route
from game.rules.actions import Action
from game.rules.facts import Subject
from game.rules.origins import sheet_of
from game.rules.reasons import Verdict
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView
from game.tutor.explain import Explanation


class Enquiry:
    """One question at a time. The other tables are those there were when the game was opened."""

    def __init__(self, rulesets: Sequence[Ruleset]) -> None:
        self._rulesets = rulesets
        self.answer: WhyAnswer | None = None
        self.about: Action | None = None  # the card or call in question; None for a fact of the table

    @property
    def told(self) -> Explanation | None:
        """What this table says; None while nothing is asked."""
        return self.answer.told if self.answer is not None else None

    def close(self) -> None:
        """Nothing is asked any more."""
        self.answer = self.about = None

    def judged(self, view: SeatView, action: Action, verdict: Verdict) -> None:
        """A card or a call with the referee's word on it."""
        self.answer, self.about = ask_action(view, action, verdict, self._rulesets), action

    def ask(self, view: SeatView, subject: Subject) -> bool:
        """A fact of the table; False where there is nothing of the kind now."""
        answer = ask_fact(view, subject, self._rulesets)
        if answer is not None:
            self.answer, self.about = answer, None
        return answer is not None

    def open_table(self, number: int) -> None:
        """Shows what another table says of the same."""
        if self.answer is not None:
            self.answer = self.answer.open_at(number)

    def clause(self, view: SeatView, clause: str) -> Route | None:
        """The way to a clause by its id; to the one that the answer cites first for an empty id."""
        if clause:
            sheet = sheet_of((view.ruleset, *self._rulesets), clause)
            return Route("rules", (sheet.id, clause)) if sheet is not None else None
        if self.answer is None:
            return None
        return Route("rules", (self.answer.ruleset.id, self.answer.shown.citations[0].id))
