"""What a learner has laid, picked, typed or pointed at in a step, and what is no answer any more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.course.lesson_progress import StepState
from game.course.step_run import Feedback
from game.course.views import StepView
from game.i18n import _
from game.pages.lesson_page import is_asking
from game.presenters.ordering import Ordering
from game.rules.actions import Action
from game.rules.cards import Card
from game.words.markup import spans

MOST_NUMBER = 99
"""The largest number that can be given."""

Found = Card | int
"""What is pointed at: a card, a trick or a line by its number."""


@dataclass(frozen=True)
class Answering:
    """An answer in the making, and the one that was given last, which is not taken twice."""

    tried: Card | None = None  # the card played last
    option: str = ""  # the option chosen last
    said: Action | None = None  # the call tried last
    pointed: Found | None = None
    picked: tuple[Card, ...] = ()
    handed: frozenset[Card] | None = None  # the cards picked that were the answer last
    number: int | None = None  # about to be given
    given: int | None = None  # given last
    fresh: bool = True  # the next digit begins a number
    ordering: Ordering | None = None

    @classmethod
    def begin(cls, step: StepView) -> Answering:
        """Nothing chosen yet, or the answer where it is shown."""
        solution = step.feedback.solution if step.feedback else None
        ordering = Ordering.of(step.cards) if step.kind == "order" else None
        if ordering is not None and solution is not None:
            ordering = replace(ordering, places=solution.cards, right=True)
        number = solution.number if solution and step.kind == "count" else None
        return cls(number=number, ordering=ordering)

    def pick(self, card: Card) -> Answering:
        """The card picked, or put back."""
        held = self.picked
        return replace(self, picked=tuple(c for c in held if c != card) if card in held else (*held, card))

    def digit(self, digit: int) -> Answering:
        """A first digit begins a number, a second one follows it."""
        begins = self.fresh or self.number is None or self.number * 10 + digit > MOST_NUMBER
        return replace(self, number=digit if begins else (self.number or 0) * 10 + digit, fresh=False)

    def ordered(self, card: Card) -> Answering:
        """A card chosen by click or Enter: into the first free place, or back from its own."""
        assert self.ordering is not None
        placed = card in self.ordering.places
        return replace(self, ordering=self.ordering.take(card) if placed else self.ordering.put_first(card))

    def judged(self, feedback: Feedback) -> Answering:
        """The cards in order after their judgement: as they should be, or with those that are misplaced."""
        assert self.ordering is not None
        places = feedback.solution.cards if feedback.solution else self.ordering.places
        right = feedback.solved or feedback.solution is not None
        misplaced = frozenset[Card]() if right else feedback.misplaced
        return replace(self, ordering=replace(self.ordering, places=places, right=right, misplaced=misplaced))

    def unready(self, kind: str) -> str:
        """Why this is no answer yet, or none any more; empty where it is one."""
        if kind == "count":
            if self.number is None:
                return _("no number yet")
            return _("try another number") if self.number == self.given else ""
        if kind == "pick":
            if not self.picked:
                return _("no card yet")
            return _("change your picks first") if self.handed == frozenset(self.picked) else ""
        if self.ordering is None:
            return ""
        if not self.ordering.full:
            return _("place every card first")
        return _("move a marked card first") if self.ordering.misplaced else ""


_OF_CARDS = ("play", "discard", "pick", "order")  # steps that are answered with cards


def takes_cards(step: StepView, hand: Sequence[Card]) -> bool:
    """Whether a step is answered with cards: also by choosing, if cards of the hand stand for answers."""
    return step.kind in _OF_CARDS or any(option_of(step, card) for card in hand)


def option_of(step: StepView, card: Card) -> str:
    """The answer that a card stands for; empty where none does.

    One that is nothing but this card, or the only one that names it where every answer names one card.
    """
    named = {option.id: [span.card for span in spans(option.text) if span.card] for option in step.options}
    alone = [option.id for option in step.options if option.text.strip() == f"{{{card}}}"]
    if not alone and all(len(cards) == 1 for cards in named.values()):
        alone = [option for option, cards in named.items() if card in cards]
    return alone[0] if len(alone) == 1 else ""


class LessonAnswers:
    """Takes what a learner does and hands answers to the lesson. The same answer once more is none."""

    def __init__(self, answer: Callable[[object], Feedback | None]) -> None:
        """`answer` gives an answer to the lesson; None where it is no answer to the step."""
        self._answer = answer
        self.now = Answering()

    def begin(self, step: StepView) -> None:
        """Another step, or the same one anew."""
        self.now = Answering.begin(step)

    def choose(self, step: StepView, card: Card) -> None:
        """A card was chosen: played, picked, taken up to be put in order, or the answer it stands for."""
        if step.kind == "order" and self.now.ordering is not None:
            self.now = self.now.ordered(card)
        elif step.kind == "pick":
            self.now = self.now.pick(card)
        elif step.kind == "choose":
            if option := option_of(step, card):
                self.choose_option(step, option)
        elif self.now.tried != card or not step.feedback or step.state is not StepState.ASKING:
            self.now = replace(self.now, tried=card)
            self._answer(card)

    def put(self, card: Card, place: int | None) -> None:
        """A card into a place of the order, or back to the others."""
        ordering = self.now.ordering
        if ordering is not None:
            ordering = ordering.take(card) if place is None else ordering.put(card, place)
            self.now = replace(self.now, ordering=ordering)

    def call(self, step: StepView, action: Action) -> None:
        """The learner says something."""
        if is_asking(step) and not (self.now.said == action and step.feedback):
            self.now = replace(self.now, said=action)
            self._answer(action)

    def choose_option(self, step: StepView, option: str) -> None:
        """An option is the answer."""
        if step.state is StepState.ASKING and not (self.now.option == option and step.feedback):
            self.now = replace(self.now, option=option)
            self._answer(option)

    def point(self, step: StepView, found: Found) -> None:
        """A card, a trick or a line is the answer."""
        if step.state is StepState.ASKING and not (self.now.pointed == found and step.feedback):
            self.now = replace(self.now, pointed=found)
            self._answer(found)

    def set_number(self, step: StepView, number: int | None) -> None:
        """Another number is about to be given."""
        if step.kind == "count" and step.state is StepState.ASKING:
            self.now = replace(self.now, number=number, fresh=True)

    def type_digit(self, step: StepView, digit: int) -> None:
        """A digit of the number."""
        if step.state is StepState.ASKING:
            self.now = self.now.digit(digit)

    def done(self, step: StepView) -> None:
        """What is laid, picked or typed is the answer."""
        now = self.now
        if now.unready(step.kind) or not is_asking(step):
            return
        if step.kind == "count":
            self.now = replace(now, fresh=True, given=now.number)
            feedback = self._answer(now.number)
            if feedback is not None and feedback.solution is not None:
                self.now = replace(self.now, number=feedback.solution.number)
        elif step.kind == "pick":
            self.now = replace(now, handed=frozenset(now.picked))
            self._answer(now.picked)
        elif now.ordering is not None:
            feedback = self._answer(tuple(card for card in now.ordering.places if card is not None))
            if feedback is not None:
                self.now = self.now.judged(feedback)
