"""The steps of a lesson, each a type with the keys of its own."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, model_validator

from game.course.answers import CardsAnswer, NumberAnswer, OptionAnswer
from game.course.honest_steps import CallStep, CommitStep, RuleStep
from game.course.notation import CardCode, Name, Part, SuitWord, Text, Title, Truth, Whole
from game.course.step_parts import Deeds, Node, Option, Question, Reading, named_by_its_term
from game.course.table_steps import BidStep, DiscardStep, FreePlayStep, PlayStep, SpotStep


class SayStep(Reading):
    """Something to read."""

    type: Literal["say"]
    text: Text
    """What there is to read."""


class TermStep(Reading):
    """A word from the glossary. If you leave out the id, it is `term-` and the word."""

    type: Literal["term"]
    id: Name = ""
    term: Name
    """The word's id in the glossary."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, data: Any) -> Any:
        return named_by_its_term(data)


class WatchStep(Reading):
    """Calls and plays to look at; each step starts from its table as described, whatever was watched."""

    type: Literal["watch"]
    text: Text
    """What to look out for."""
    moves: Deeds = Field(min_length=1)
    """What the seats do, in turn."""
    after: Text | None = None
    """What the app says after the last of them."""


class ChooseStep(Question):
    """Choose one of the options."""

    type: Literal["choose"]
    options: tuple[Option, ...] = Field(min_length=2, max_length=6)
    answers: tuple[OptionAnswer, ...] = Field(min_length=1)


class OrderStep(Question):
    """Put the cards in order, the strongest first."""

    type: Literal["order"]
    cards: tuple[CardCode, ...] = Field(min_length=2, max_length=8)
    """The cards as they are first laid out."""
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class Which(StrEnum):
    """The cards of the hand that a pick step asks for."""

    LEGAL = "legal"
    TRUMP = "trump"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    HIGHER = "higher"


class PickStep(Question):
    """Choose every card of the hand that is asked for."""

    type: Literal["pick"]
    which: Which
    """The engine knows which cards these are."""
    than: CardCode | None = None
    """With `higher`: the card that they beat when it has been led."""
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class What(StrEnum):
    """A number that the engine knows."""

    TRUMPS = "trumps"
    TRUMPS_OUT = "trumps-out"
    TRUMPS_PLAYED = "trumps-played"
    SUIT_CARDS = "suit-cards"
    TRICKS_WON = "tricks-won"
    POINTS = "points"


class Ended(StrEnum):
    """Whose points the question asks for."""

    MAKERS = "makers"
    DEFENDERS = "defenders"


class HandEnd(Part):
    """How a hand ended."""

    tricks: Whole = Field(ge=0, le=5)
    """The tricks that the makers took."""
    alone: Truth = False
    """Whether the maker played alone."""
    defended_alone: Truth = False
    """Whether a defender played alone against it."""
    side: Ended = Ended.MAKERS
    """Whose points the question asks for."""


class CountStep(Question):
    """Give a number."""

    type: Literal["count"]
    what: What | None = None
    """A number that the engine knows. Leave it out to give your own."""
    suit: SuitWord | None = None
    """With `suit-cards`: the suit, in the whole pack, under the table's trump."""
    result: HandEnd | None = None
    """With `points`: how the hand ended."""
    unit: Title | None = None
    """What is counted, shown after the box for the number."""
    answers: tuple[NumberAnswer, ...] = Field(min_length=1)


class When(Part):
    """A number of wrong answers given in some steps."""

    wrong_at_least: Whole = Field(ge=1)
    within: tuple[Name, ...] = Field(min_length=1)


class BranchStep(Node):
    """Go forward to another step, always or when something went wrong. The learner does not see it."""

    type: Literal["branch"]
    when: When | None = None
    goto: Name


AskingStep = (
    ChooseStep | OrderStep | PickStep | CountStep | BidStep | DiscardStep | PlayStep | SpotStep
    | CommitStep | CallStep | RuleStep
)  # fmt: skip
ReadingStep = SayStep | TermStep | WatchStep
ShownStep = ReadingStep | AskingStep | FreePlayStep
Step = Annotated[
    SayStep
    | TermStep
    | WatchStep
    | ChooseStep
    | OrderStep
    | PickStep
    | CountStep
    | BidStep
    | DiscardStep
    | PlayStep
    | SpotStep
    | CommitStep
    | CallStep
    | RuleStep
    | FreePlayStep
    | BranchStep,
    Discriminator("type"),
]
