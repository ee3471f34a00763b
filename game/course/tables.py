"""The tables of a lesson: deals fixed as far as the lesson needs them, and the house rules it relies on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from typing import Annotated, Any, get_type_hints

from pydantic import Discriminator, Field, Tag, create_model, model_validator

from game.course.notation import (
    CallWord,
    CardCode,
    Name,
    Part,
    PlayedCard,
    SeatWord,
    SpokenCall,
    SuitWord,
    Truth,
    Whole,
)
from game.i18n import _
from game.rules.ruleset import Switches


def _switch_fields() -> dict[str, Any]:
    strict: dict[Any, Any] = {bool: Truth, int: Whole, int | None: Whole | None}
    hints = get_type_hints(Switches)
    return {
        field.name: (strict.get(hints[field.name], hints[field.name]), None) for field in fields(Switches)
    }


_AnySwitches = create_model("_AnySwitches", __base__=Part, **_switch_fields())


class Needs(_AnySwitches):
    """House rules that the lesson relies on. Under other rules it is played by a ruleset that has them."""

    def values(self) -> dict[str, Any]:
        """The switches named, with the values they must have."""
        return {name: getattr(self, name) for name in sorted(self.model_fields_set)}


class PartHand(Part):
    """What is known of a hand. The rest is dealt to fit."""

    has: tuple[CardCode, ...] = Field((), max_length=5)
    """Cards that are in this hand."""
    lacks: tuple[CardCode, ...] = ()
    """Cards that are not in this hand."""
    void: tuple[SuitWord, ...] = ()
    """Suits of which the hand holds no card. The left bower counts as a trump."""


WholeHand = Annotated[tuple[CardCode, ...], Field(min_length=5, max_length=5)]
Hand = Annotated[
    Annotated[WholeHand, Tag("whole")] | Annotated[PartHand, Tag("part")],
    Discriminator(lambda value: "whole" if isinstance(value, list | tuple) else "part"),
]


class Hands(Part):
    """The hands by seat: all five cards in a list, or has, lacks and void.

    While trump is being made, and at the discard, these are the cards dealt; from the first lead on they are
    the five cards that each seat plays with, those in `played` among them.
    """

    you: Hand | None = None
    left: Hand | None = None
    partner: Hand | None = None
    right: Hand | None = None

    def known(self) -> Iterator[tuple[SeatWord, PartHand, bool]]:
        """Each hand spoken of, as what is known of it, and whether that is all of it."""
        for word in SeatWord:
            hand: tuple[Any, ...] | PartHand | None = getattr(self, word)
            if isinstance(hand, PartHand):
                yield word, hand, False
            elif hand is not None:
                yield word, PartHand(has=hand), True


class Made(StrEnum):
    """The round of calling in which trump was made."""

    FIRST_ROUND = "first-round"
    SECOND_ROUND = "second-round"


class Table(Part):
    """A deal, its calls and its first plays, fixed as far as the lesson needs them."""

    dealer: SeatWord
    """Who deals."""
    trump: SuitWord | None = None
    """The trump suit; calls that lead to it are found. Or leave it out and write `upcard` and `calls`."""
    maker: SeatWord | None = None
    """Who made trump. Left out, whoever fits."""
    made: Made | None = None
    """The round of calling in which trump was made. Left out, whichever fits."""
    alone: Truth = False
    """Whether the maker plays alone."""
    upcard: CardCode | None = None
    """The card turned up."""
    calls: tuple[SpokenCall, ...] | None = None
    """What has been said so far, in turn, beginning at the dealer's left."""
    discard: CardCode | None = None
    """The card the dealer put down after taking up the turned card."""
    hands: Hands = Hands()
    """What is known of the hands."""
    played: tuple[PlayedCard, ...] = ()
    """Cards played so far, in turn. Full tricks gather themselves."""
    seed: Whole = 0
    """Another number deals the unnamed cards otherwise."""

    @model_validator(mode="after")
    def _one_way_of_calling(self) -> Table:
        sugar = {"trump": self.trump, "maker": self.maker, "made": self.made, "alone": self.alone or None}
        given = [key for key, value in sugar.items() if value is not None]
        if self.calls is not None and given:
            message = _("{key} says again what calls says.").format(key=given[0])
            raise ValueError(message, _("Keep calls, or keep trump with maker and made."))
        if self.trump is None and given:
            message = _("{key} says something about trump, and no trump is named.").format(key=given[0])
            raise ValueError(message, _("Add trump: and its suit, or remove {key}.").format(key=given[0]))
        if self.upcard is None and any(call.word is not CallWord.PASS for call in self.calls or ()):
            message = _("The calls answer a turned card, and no card is turned up.")
            raise ValueError(message, _("Add upcard: and a card."))
        return self


Tables = dict[Name, Table]
