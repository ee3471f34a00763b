"""What all exercises have in common: a question at its table, and the answers that could be given to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from game.course.answers import Answer, AnyOf, Grade
from game.course.situation import LEARNER, Situation
from game.course.steps import AskingStep
from game.i18n import _
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.judge import judge
from game.rules.view import observe
from game.tutor.explain import Explanation, explain
from game.yamlfile.yaml_positions import DataPath

Given = str | int | Card | tuple[Card, ...] | frozenset[Card] | Action
"""An option's id, a number, a card, cards in order, cards picked, or a call."""

Found = tuple[DataPath, str, str]
"""A fault before it has its place in a file: the path within the step, the message, the mend."""

S = TypeVar("S", bound=AskingStep)
G = TypeVar("G", str, int, Card, "tuple[Card, ...]", "frozenset[Card]", Action, "Card | int")


class Exercise(ABC, Generic[S, G]):
    """A question where it is asked. The step stands as its author wrote it."""

    acts: ClassVar[bool] = False
    """Whether an answer is done at the table: it may be illegal, and others may follow it."""

    def __init__(self, step: S, situation: Situation) -> None:
        self.step = step
        self.situation = situation

    # -- answers as values -------------------------------------------------------------------

    @abstractmethod
    def read(self, given: object) -> G:
        """An answer in the form the step asks for. Raises ValueError for anything it cannot take."""

    @abstractmethod
    def encode(self, given: G) -> str:
        """An answer as a word of a saved lesson."""

    @abstractmethod
    def decode(self, word: str) -> G:
        """The answer that `encode` wrote. Raises ValueError where the step no longer takes it."""

    @abstractmethod
    def possible(self) -> Sequence[G]:
        """Every answer a learner could give, or one of each kind where there are very many."""

    # -- what is right -----------------------------------------------------------------------

    @abstractmethod
    def named(self, answer: Answer, given: G) -> bool:
        """Whether the author's answer names this one."""

    @abstractmethod
    def best(self) -> G:
        """The best answer. The step must have one, as the checker proves."""

    def accepts(self, given: G) -> bool:
        """Whether the engine accepts an answer; what it cannot measure it accepts."""
        return self.legal(given)

    def action(self, given: G) -> Action | None:
        """What the answer does at the table."""
        return None

    def legal(self, given: G) -> bool:
        """Whether the rules allow what the answer does; so they do where it does nothing."""
        action, state = self.action(given), self.situation.state
        return action is None or (state is not None and action in legal(state, LEARNER))

    def refusal(self, given: G) -> Explanation | None:
        """The referee's reasons against an answer; None for one that is allowed."""
        action, state = self.action(given), self.situation.state
        if action is None or state is None or self.legal(given):
            return None
        return explain(observe(state, LEARNER), action, judge(state, action))

    def match(self, given: G) -> Answer | None:
        """The first of the author's answers that an answer meets; None when there is none."""
        return next((answer for answer in self.step.answers if self._meets(answer, given)), None)

    def _meets(self, answer: Answer, given: G) -> bool:
        if answer.any is AnyOf.OTHER:
            return True
        if answer.any is AnyOf.ILLEGAL:
            return self.acts and not self.legal(given)
        return self.named(answer, given)

    def graded_best(self, candidates: Sequence[G]) -> G:
        """The first of these that the author grades best. Raises ValueError where there is none."""
        for given in candidates:
            answer = self.match(given)
            if answer is not None and answer.grade is Grade.BEST and self.legal(given):
                return given
        raise ValueError(f"the step {self.step.id} has no best answer")

    def incomplete(self, given: G) -> bool:
        """Whether nothing in an answer is wrong, and only something is missing."""
        return False

    def misplaced(self, given: G) -> frozenset[Card]:
        """Of cards in order, those that lie where others belong; of those picked, those that don't."""
        return frozenset()

    # -- what is said by itself --------------------------------------------------------------

    def auto(self, given: G) -> str:
        """What the engine says to an answer; empty where it has nothing to measure it by."""
        refused = self.refusal(given)
        return refused.reason if refused is not None else ""

    @abstractmethod
    def hint(self) -> str:
        """A hint that helps without giving the whole answer away, as far as the step allows."""

    @abstractmethod
    def told(self, given: G) -> str:
        """The best answer in a sentence."""

    # -- for the checker ---------------------------------------------------------------------

    def standing(self) -> Iterator[Found]:
        """All that keeps the question from being asked at this table."""
        yield from ()

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        """What is wrong with an author's answer by itself: it names what is not there."""
        yield from ()


def needs_a_table() -> Found:
    """The fault of a step that stands nowhere."""
    message = _("This step needs a table, but you haven't named one here or above.")
    return ("id",), message, _("Add “table:” and the name of one.")


def not_held(cards: Sequence[Card], situation: Situation) -> Iterator[Found]:
    """Cards of an answer that the learner does not hold."""
    for number, card in enumerate(cards):
        if card not in situation.hand:
            message = _("You don't have the {card} at this table.").format(card=card)
            mend = _("Name a card in your hand, or give yourself this one at the table.")
            yield ("cards", number), message, mend
