"""The tables of a lesson: deals fixed as far as the lesson needs them, and the house rules it relies on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Discriminator, Field, Tag, model_validator

from game.course.moments import MOMENTS
from game.course.notation import (
    CardCode,
    Name,
    Part,
    PlayedCard,
    SeatWord,
    SuitWord,
    Truth,
    Whole,
)
from game.course.spoken import CallWord, SeatDeed, SpokenCall
from game.i18n import _, format_list, format_number

_MOST = 200
"""So many tables a lesson may have: one for each step."""

_WHOLE = 5


class PartHand(Part):
    """What is known of a hand. The rest is dealt to fit."""

    has: tuple[CardCode, ...] = Field((), max_length=5)
    """Cards that are in this hand."""
    lacks: tuple[CardCode, ...] = ()
    """Cards that are not in this hand."""
    void: tuple[SuitWord, ...] = ()
    """Suits that the hand has no card of. The left bower counts as a trump."""


def _of_five(value: Any) -> Any:
    if not isinstance(value, list | tuple) or len(value) >= _WHOLE:
        return value
    cards = ", ".join(map(str, value))
    mend = _("A whole hand has five cards. If you mean some of them, write {example}.")
    raise ValueError(_("This hand is too small."), mend.format(example=f"{{has: [{cards}]}}"))


WholeHand = Annotated[tuple[CardCode, ...], BeforeValidator(_of_five), Field(min_length=5, max_length=5)]
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


def _moment(value: Any) -> Any:
    """`trick 2` is as good as `trick-2`."""
    spelt = "-".join(value.lower().split()) if isinstance(value, str) else value
    if spelt in MOMENTS:
        return spelt
    message = _("That isn't a moment of a hand.")
    raise ValueError(message, _("Write one of these: {moments}.").format(moments=format_list(MOMENTS, "or")))


Points = Annotated[Whole, Field(ge=0)]


class Made(StrEnum):
    """The round of calling in which trump was made."""

    FIRST_ROUND = "first-round"
    SECOND_ROUND = "second-round"


@dataclass(frozen=True)
class _NoModel:
    """The name of a table that another one cannot be like."""

    name: str
    in_a_circle: bool


def _there(value: Any) -> Any:
    if not isinstance(value, _NoModel):
        return value
    if value.in_a_circle:
        message = _("A table can't be like itself, not even by way of “{table}”.")
        raise ValueError(message.format(table=value.name), _("Remove “like:”, and write the table out."))
    message = _("There's no table called “{table}”.").format(table=value.name)
    raise ValueError(message, _("Add it under “tables:”, or write the name of a table that's already there."))


class Unexplained(StrEnum):
    """A part of the table that can wait until a lesson has explained it."""

    KITTY = "kitty"
    SCORE = "score"
    TRUMP = "trump"


def _as_file(value: Any) -> Any:
    """`record: finals.egn` is its last deal."""
    return {"file": value} if isinstance(value, str) else value


class RecordedHand(Part):
    """A hand in the record of a game."""

    file: Annotated[str, Field(min_length=1, max_length=100)]
    """The record beside the lesson: Euchre Game Notation, or one of Left Bower's own."""
    deal: Whole | None = None
    """The deal with this number. If you leave it out, the last one."""
    seat: Literal["south", "west", "north", "east"] = "south"
    """Whose hand is yours. South is the first player that the record names."""


class Table(Part):
    """A deal, its calls and its first plays, fixed as far as the lesson needs them."""

    like: Annotated[Name | None, BeforeValidator(_there)] = None
    """Another table: what you leave out here is the same as there."""
    record: Annotated[RecordedHand | None, BeforeValidator(_as_file)] = None
    """The hand of a record: what you leave out here is the same as there."""
    dealer: SeatWord
    """Who deals. It may be left out with `like` and with `record`."""
    trump: SuitWord | None = None
    """The trump suit; the calls that lead to it are worked out. Or write `upcard` and `calls` instead."""
    maker: SeatWord | None = None
    """Who made trump. If you leave it out, any player who fits."""
    made: Made | None = None
    """The round of calling in which trump was made. If you leave it out, either one that fits."""
    alone: Truth = False
    """Whether the maker plays alone."""
    upcard: CardCode | None = None
    """The card turned up."""
    calls: tuple[SpokenCall, ...] | None = None
    """The calls so far, in turn, starting to the dealer's left."""
    discard: CardCode | None = None
    """The card the dealer discarded after picking up the upcard."""
    hands: Hands = Hands()
    """What is known of the hands."""
    played: tuple[PlayedCard, ...] = ()
    """Cards played so far, in turn. Full tricks are gathered for you."""
    at: Annotated[str | None, BeforeValidator(_moment)] = None
    """Where the hand stands, if its calls and cards go further: `call`, `discard`, `trick-2`."""
    honest: Truth = False
    """Whether slips happen here: nobody is stopped, and whoever sees a slip has to call it."""
    dealing: Truth = False
    """With `honest`: no card has been dealt yet, so that `deeds` can tell of a misdeal."""
    deeds: tuple[SeatDeed, ...] = ()
    """With `honest`: what is done after the calls and cards above, slips and rulings as well."""
    standing: tuple[Points, Points] = (0, 0)
    """The score before the hand: your side's points, then theirs."""
    hides: tuple[Unexplained, ...] = ()
    """What is not shown yet because nobody has explained it."""
    seed: Whole | Literal["fresh"] = 0
    """Another number deals the other cards differently; `fresh` deals new ones at each visit."""

    @model_validator(mode="after")
    def _one_way_of_calling(self) -> Table:
        sugar = {"trump": self.trump, "maker": self.maker, "made": self.made, "alone": self.alone or None}
        given = [key for key, value in sugar.items() if value is not None]
        if self.calls is not None and given:
            message = _("“{key}:” repeats what “calls:” says.").format(key=given[0])
            raise ValueError(message, _("Keep “calls:”, or keep “trump:” with “maker:” and “made:”."))
        if self.trump is None and given:
            message = _("“{key}:” says something about trump, but you haven't named trump.").format(
                key=given[0]
            )
            raise ValueError(
                message, _("Add “trump:” and its suit, or remove “{key}:”.").format(key=given[0])
            )
        if self.upcard is None and any(call.word is not CallWord.PASS for call in self.calls or ()):
            message = _("These calls answer an upcard, but no card is turned up.")
            raise ValueError(message, _("Add “upcard:” and a card."))
        return self

    @model_validator(mode="after")
    def _slips_need_an_honest_table(self) -> Table:
        given = {"deeds": self.deeds, "dealing": self.dealing}
        if self.honest and self.at is not None:
            message = _("An honest table stands where its calls, cards, and deeds end.")
            raise ValueError(message, _("Remove “at:”, and what comes after the moment you mean."))
        for key, value in given.items():
            if value and not self.honest:
                message = _("“{key}:” is only for honest tables, where slips can happen.")
                raise ValueError(message.format(key=key), _("Add “honest: true”, or use “played:”."))
        dealt = {
            "trump": self.trump, "upcard": self.upcard, "calls": self.calls, "played": self.played or None,
            "hands": None if self.hands == Hands() else self.hands,
        }  # fmt: skip
        for key, known in dealt.items():
            if self.dealing and known is not None:
                message = _("There's no “{key}:” yet, because the cards haven't been dealt.")
                raise ValueError(message.format(key=key), _("Remove it, or remove “dealing:”."))
        return self


Tables = dict[Name, Table]


def grown(tables: Any) -> Any:
    """Tables as they stand in a file, each with what it takes from the one it is like.

    What is no table is left as it is, for others to complain; a name that is not there and a circle are
    marked for the table to complain.
    """
    if not isinstance(tables, dict):
        return tables
    if len(tables) > _MOST:
        message = _("There are more than {n} tables here.").format(n=format_number(_MOST))
        raise ValueError(message, _("Make two lessons of it."))
    return {name: _grown(tables, name, ()) for name in tables}


def _grown(tables: dict[Any, Any], name: Any, behind: tuple[Any, ...]) -> Any:
    table = tables[name]
    model = table.get("like") if isinstance(table, dict) else None
    if not isinstance(table, dict) or not isinstance(model, str):
        return table
    if model not in tables or model in (*behind, name):
        return {"dealer": SeatWord.YOU, **table, "like": _NoModel(model, model in tables)}
    other = _grown(tables, model, (*behind, name))
    if not isinstance(other, dict):
        return table
    if isinstance(other.get("like"), _NoModel) and other["like"].in_a_circle:
        same = other["like"].name == name or behind  # otherwise it only leads there, which is told of others
        return {"dealer": SeatWord.YOU, **table, "like": other["like"] if same else model}
    merged = {**other, **table}
    if isinstance(other.get("hands"), dict) and isinstance(table.get("hands"), dict):
        merged["hands"] = {**other["hands"], **table["hands"]}
    return merged


def root_of(tables: Tables, name: str) -> str:
    """The table that this one is like in the end, itself if it is like no other."""
    seen = {name}
    while (model := tables[name].like) is not None and model in tables and model not in seen:
        seen.add(model)
        name = model
    return name
