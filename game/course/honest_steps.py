"""Steps at an honest table: a card with slips in mind, who did what, and what is ruled on it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from game.course.answers import CalledAnswer, CardsAnswer, OptionAnswer
from game.course.notation import Part, SeatWord, Whole
from game.course.step_parts import Option, Question
from game.course.table_steps import SideWord
from game.i18n import _
from game.rules.actions import Charge
from game.rules.reasons import ConsequenceKind
from game.rules.slips import Finding, SlipKind


class CommitStep(Question):
    """Play a card where nobody stops you: one that you are allowed to play, or a slip that is asked for."""

    type: Literal["commit"]
    slip: SlipKind | None = None
    """The slip that the right card makes. If you leave it out, the right cards are those you may play."""
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class CallStep(Question):
    """Say who did what, or that nothing happened."""

    type: Literal["call"]
    answers: tuple[CalledAnswer, ...] = Field(min_length=1)


class Outcome(Part):
    """What the ruling is. What you leave out can be anything."""

    finding: Finding | None = None
    """`nothing`, `too-late` (it stands), `pointed-out` (it costs nothing), `corrected`, or `charged`."""
    cost: ConsequenceKind | None = None
    """What it leads to, such as `exposed`, `suit-named`, `new-deal` or `renege`."""
    points: Whole | None = None
    """The points of it, if there are any."""
    other: Whole | None = None
    """The second number, such as the points that can be taken away instead, or a lone player's partner's."""
    chooses: SideWord | None = None
    """The side that has a choice."""

    @model_validator(mode="after")
    def _says_something(self) -> Outcome:
        if all(value is None for _name, value in self):
            message = _("This doesn't say what the ruling is.")
            raise ValueError(message, _("Write “finding:”, “cost:”, “points:”, “other:”, or “chooses:”."))
        return self


class RuledOption(Option):
    """One of the rulings to choose from."""

    ruling: Outcome
    """What the engine has to rule for this to be right."""


class RuleStep(Question):
    """Choose the ruling. The engine knows which one is right."""

    type: Literal["rule"]
    of: SeatWord | None = None
    """Who is called out. Leave out this and `charge` if the table has the ruling already: its last one."""
    charge: Charge | None = None
    """With what."""
    by: SeatWord = SeatWord.YOU
    """Who calls it."""
    options: tuple[RuledOption, ...] = Field(min_length=2, max_length=6)
    answers: tuple[OptionAnswer, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _who_and_what(self) -> RuleStep:
        if (self.of is None) is not (self.charge is None):
            raise ValueError(_("“of:” and “charge:” go together."), _("Write both, or neither."))
        return self
