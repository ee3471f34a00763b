"""The steps of a lesson and the answers to them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, model_validator

from game.course.notation import CardCode, CardCodes, Name, Part, PlayedCard, SeatWord, Text, Whole
from game.i18n import _


class Area(StrEnum):
    """A place of the table that can be lit."""

    TRUMP = "trump"
    UPCARD = "upcard"
    TRICK = "trick"
    KITTY = "kitty"
    SCORE = "score"


class Highlight(Part):
    """What is lit on the table while the step is shown."""

    area: Area | None = None
    cards: tuple[CardCode, ...] = ()
    seats: tuple[SeatWord, ...] = ()


class Grade(StrEnum):
    """What an answer is worth."""

    BEST = "best"
    FINE = "fine"  # accepted, with a remark
    WRONG = "wrong"


class AnyOf(StrEnum):
    """Answers by kind instead of one by one."""

    ILLEGAL = "illegal"
    OTHER = "other"


class Answer(Part):
    """What is said to some of the possible answers. The first that matches counts."""

    any: AnyOf | None = None
    """`other`: every answer that is left; `illegal`: every card that may not be played."""
    grade: Grade
    """`best`, `fine` (accepted, with a remark) or `wrong`."""
    say: Text
    """What is said to it; `auto` leaves that to the referee and the engine."""
    then: tuple[PlayedCard, ...] = ()
    """What the others play next, or `gather`, to show where the answer leads."""


def _match_one_way(answer: Answer, key: str, value: object) -> None:
    if (value is None) is (answer.any is None):
        message = _("An answer needs either {key} or any, and only one of them.").format(key=key)
        mend = _("Write {key}: for certain answers, or any: other for all that are left.")
        raise ValueError(message, mend.format(key=key))


class OptionAnswer(Answer):
    """An answer to `choose`."""

    option: Name | None = None
    """The id of the option."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> OptionAnswer:
        _match_one_way(self, "option", self.option)
        return self


class CardsAnswer(Answer):
    """An answer in cards."""

    cards: CardCodes | None = None
    """One card or a list: any of them to `play`, exactly these to `pick`, in this order to `order`."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> CardsAnswer:
        _match_one_way(self, "cards", self.cards)
        return self


class Node(Part):
    """Anything that stands in `steps`."""

    id: Name
    """The step's own name; a learner's progress is kept by it."""
    note: str = ""
    """For translators."""


class Shown(Node):
    """A step that the learner sees."""

    title: Text | None = None
    """A short headline."""
    table: Name | None = None
    """The table to show; it stays until a step names another."""
    highlight: Highlight = Highlight()
    """What is lit on the table."""
    tests: tuple[Name, ...] = ()
    """The skills that this step tests."""
    alt: Text | None = None
    """What is spoken in place of the text."""


class Question(Shown):
    """A step that asks for something."""

    ask: Text
    """The question."""
    hints: tuple[Text, ...] = ()
    """Given one after another; `auto` is a hint from the engine."""
    tries: Whole = Field(3, ge=1, le=9)
    """Wrong answers allowed before the answer is shown."""


class SayStep(Shown):
    """Something to read."""

    type: Literal["say"]
    text: Text
    """What there is to read."""


class TermStep(Shown):
    """A word of the table from the glossary. Left out, its id is `term-` and the word."""

    type: Literal["term"]
    id: Name = ""
    term: Name
    """The word's id in the glossary."""

    @model_validator(mode="before")
    @classmethod
    def _named_by_its_term(cls, data: Any) -> Any:
        if isinstance(data, dict) and "id" not in data and isinstance(data.get("term"), str):
            return {**data, "id": f"term-{data['term']}"}
        return data


class Option(Part):
    """One of the things to choose from."""

    id: Name
    text: Text


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


class Goal(StrEnum):
    """What a card is measured by, if those still to play do their best against it."""

    WIN_TRICK = "win-trick"
    LOSE_TRICK = "lose-trick"
    KEEP_LEAD = "keep-lead"


class PlayStep(Question):
    """Play a card at the table."""

    type: Literal["play"]
    goal: Goal | None = None
    """`win-trick`: your card takes it; `lose-trick`: another takes it; `keep-lead`: your side takes it."""
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class Which(StrEnum):
    """The cards of the hand that a pick step asks for."""

    LEGAL = "legal"
    TRUMP = "trump"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"


class PickStep(Question):
    """Choose every card of the hand that is asked for."""

    type: Literal["pick"]
    which: Which
    """The engine knows which cards these are."""
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class When(Part):
    """A number of wrong answers given in some steps."""

    wrong_at_least: Whole = Field(ge=1)
    within: tuple[Name, ...] = Field(min_length=1)


class BranchStep(Node):
    """Go forward to another step, always or when something went wrong. The learner does not see it."""

    type: Literal["branch"]
    when: When | None = None
    goto: Name


Step = Annotated[
    SayStep | TermStep | ChooseStep | OrderStep | PlayStep | PickStep | BranchStep, Discriminator("type")
]
AskingStep = ChooseStep | OrderStep | PlayStep | PickStep
ShownStep = SayStep | TermStep | AskingStep
