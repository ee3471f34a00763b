"""The answers that authors write to the questions of a lesson."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field, model_validator

from game.course.honest_words import CalledWords
from game.course.notation import CardCodes, Name, Part, Text, Truth, Whole
from game.course.spoken import CallWords, SeatDeed
from game.i18n import _
from game.rules.actions import Action


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
    """`other`: every answer that is left; `illegal`: every card or call that the rules do not allow."""
    grade: Grade
    """`best`, `fine` (accepted, with a remark) or `wrong`."""
    say: Text
    """What the app says to it; with `auto` the referee and the engine find the words."""
    then: tuple[SeatDeed, ...] = ()
    """What the others do next, or `gather`, to show where the answer leads."""


def _match_one_way(answer: Answer, **values: object) -> None:
    given = [key for key, value in values.items() if value is not None]
    if len(given) + (answer.any is not None) != 1:
        key = next(iter(given or values))
        message = _("An answer needs either “{key}:” or “any:”, but not both.").format(key=key)
        mend = _("Write “{key}:” for certain answers, or “any: other” for all the rest.")
        raise ValueError(message, mend.format(key=key))


class OptionAnswer(Answer):
    """An answer to `choose`."""

    option: Name | None = None
    """The id of the option."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> OptionAnswer:
        _match_one_way(self, option=self.option)
        return self


class CardsAnswer(Answer):
    """An answer in cards."""

    cards: CardCodes | None = None
    """Any of them to `play` or `discard`, exactly these to `pick`, in this order to `order`."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> CardsAnswer:
        _match_one_way(self, cards=self.cards)
        return self


class CallsAnswer(Answer):
    """An answer to `bid`."""

    call: CallWords | None = None
    """One call or a list, such as `pass`, `order-up` or `hearts`: any of them."""
    alone: Truth | None = None
    """Whether the call is to go alone. If you leave it out, either counts."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> CallsAnswer:
        _match_one_way(self, call=self.call)
        if self.alone is not None and self.call is None:
            message = _("The word “alone” goes with a call, and this answer has no call.")
            raise ValueError(message, _("Add “call:” to the answer, or remove “alone”."))
        return self

    def names(self, action: Action) -> bool:
        """Whether this is a call that the answer speaks of."""
        if self.alone is not None and self.alone is not action.alone:
            return False
        return any(word.says(action) for word in self.call or ())


class NumberAnswer(Answer):
    """An answer to `count`."""

    number: Whole | None = Field(None, ge=0, le=99)
    """The number."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> NumberAnswer:
        _match_one_way(self, number=self.number)
        return self


class CalledAnswer(Answer):
    """An answer to `call`."""

    called: CalledWords | None = None
    """`left renege`: that player, with that charge; `left`: that player with any; or `nothing`."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> CalledAnswer:
        _match_one_way(self, called=self.called)
        return self


class FoundAnswer(Answer):
    """An answer to `spot`."""

    cards: CardCodes | None = None
    """The card that should not have been played, or a list: any of them."""
    number: Whole | None = Field(None, ge=1, le=9)
    """The trick or the hand with the fault, counted from 1."""

    @model_validator(mode="after")
    def _matched_one_way(self) -> FoundAnswer:
        _match_one_way(self, cards=self.cards, number=self.number)
        return self
