"""Steps at the table: calls, discards and plays, faults to find, and whole hands to play."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Discriminator, Field, Tag, model_validator

from game.bots.ladder import Level, SlipRate
from game.course.answers import CallsAnswer, CardsAnswer, FoundAnswer
from game.course.notation import CardCode, Part, SeatWord, SuitWord, Text, Truth, Whole
from game.course.step_parts import Question, Reading
from game.i18n import _

Opinion = Literal["mine"] | None

DECIDING = ("bid", "discard", "play")
"""The types of steps that ask for a decision."""


class Decision(Question):
    """A question whose answers the engine could weigh, and play out with the cards of the table."""

    opinion: Opinion = None
    """`mine`: you grade these answers yourself, whatever the engine thinks."""
    how_it_ends: Truth | None = None
    """Whether a wrong answer is told how this deal would end, where that bears you out."""


class BidStep(Decision):
    """Make a call, or say whether to defend alone."""

    type: Literal["bid"]
    answers: tuple[CallsAnswer, ...] = Field(min_length=1)


class DiscardStep(Decision):
    """Discard a card after picking up the upcard."""

    type: Literal["discard"]
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class Goal(StrEnum):
    """What a card is measured by, if those still to play do their best against it."""

    WIN_TRICK = "win-trick"
    LOSE_TRICK = "lose-trick"
    KEEP_LEAD = "keep-lead"


class PlayStep(Decision):
    """Play a card at the table."""

    type: Literal["play"]
    goal: Goal | None = None
    """`win-trick`: your card takes it; `lose-trick`: another takes it; `keep-lead`: your side takes it."""
    answers: tuple[CardsAnswer, ...] = Field(min_length=1)


class Fault(StrEnum):
    """What there is to find."""

    RENEGE = "renege"
    GATHERED = "gathered"
    SCORE = "score"


class SideWord(StrEnum):
    """A side as the learner sees it."""

    US = "us"
    THEM = "them"


class PlayedTrick(Part):
    """A finished trick."""

    leader: SeatWord
    cards: tuple[CardCode, ...] = Field(min_length=2, max_length=4)
    """In turn, starting with the leader and skipping a player who sits out."""
    out: SeatWord | None = None
    """Who sat out."""
    taken: SideWord | None = None
    """With `gathered`: the side that took the cards."""


class ScoredHand(Part):
    """A finished hand as somebody wrote it down."""

    maker: SideWord
    tricks: Whole = Field(ge=0, le=5)
    """The tricks that the makers took."""
    alone: Truth = False
    defended_alone: Truth = False
    points: tuple[Whole, Whole]
    """What was written: your side's points, then theirs."""


class SpotStep(Question):
    """Find the one fault in finished tricks or in a score sheet."""

    type: Literal["spot"]
    find: Fault
    trump: SuitWord | None = None
    """The trump of the tricks."""
    tricks: tuple[PlayedTrick, ...] = Field((), max_length=5)
    hands: tuple[ScoredHand, ...] = Field((), max_length=6)
    answers: tuple[FoundAnswer, ...] = Field(min_length=1)


class From(StrEnum):
    """Where a free hand begins."""

    DEAL = "deal"
    AFTER_BIDDING = "after-bidding"
    AFTER_DISCARD = "after-discard"


class Aim(StrEnum):
    """What a free hand or game is played for."""

    PLAY_ON = "play-on"
    SCORE = "score"
    MAKE_IT = "make-it"
    MARCH = "march"
    EUCHRE = "euchre"
    LONE_MARCH = "lone-march"
    CALL_IT = "call-it"


class TricksGoal(Part):
    """A number of tricks for your side."""

    tricks_at_least: Whole = Field(ge=1, le=5)


class Length(StrEnum):
    """How long free play lasts."""

    HAND = "hand"
    GAME = "game"


class Bots(StrEnum):
    """How the others play a free hand: soundly, or with the mistakes of a lower level."""

    SOUND = "sound"
    SUNDAY = "sunday"
    HOPEFUL = "hopeful"
    GREENHORN = "greenhorn"

    @property
    def level(self) -> Level:
        return Level.STEADY if self is Bots.SOUND else Level(self.value)


class Failure(StrEnum):
    """The ways in which a free hand can fail."""

    THROWN_IN = "thrown-in"
    EUCHRED = "euchred"
    THEY_MADE_IT = "they-made-it"
    TOO_FEW_TRICKS = "too-few-tricks"
    OTHER = "other"


def _for_all_ways(value: Any) -> Any:
    return {"other": value} if isinstance(value, str) else value


_Failures = str | dict[Failure, str]


class FreePlayStep(Reading):
    """Play a hand or a game with bots."""

    type: Literal["free-play"]
    text: Text
    """What it is about."""
    start: From = Field(From.DEAL, alias="from")
    """`deal`: you call and play; `after-bidding`: from your discard or the first lead on; `after-discard`."""
    length: Length = Length.HAND
    goal: Annotated[
        Annotated[Aim, Tag("word")] | Annotated[TricksGoal, Tag("tricks")],
        Discriminator(lambda value: "tricks" if isinstance(value, dict | TricksGoal) else "word"),
    ]
    """What counts as success: a word, or `{tricks_at_least: 4}`."""
    bots: Bots = Bots.SOUND
    """How the others play: `sound`, or a level that makes mistakes."""
    slips: SlipRate | None = None
    """How often they slip at an honest table: `off`, `seldom`, `often`, or `one` in the hand."""
    on_success: Text
    on_failure: Annotated[
        dict[Failure, Text], BeforeValidator(_for_all_ways, json_schema_input_type=_Failures)
    ]
    """What the app says to each way of failing; `other` is for those you leave out. Or one text for all."""
    tries: Whole = Field(3, ge=1, le=9)
    """After this many failures the lesson goes on, and the hand comes back at the end."""

    @model_validator(mode="after")
    def _somebody_to_call(self) -> FreePlayStep:
        slipping = self.slips not in (None, SlipRate.OFF)
        if self.goal is Aim.CALL_IT and (not slipping or self.length is Length.GAME):
            message = _("There's nobody to call in this step.")
            raise ValueError(message, _("Add “slips: one” for one hand, or set another goal."))
        return self
