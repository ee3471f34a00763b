"""How authors write what seats say and do: calls, discards, plays, and the gathering of a trick."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from pydantic import BeforeValidator, PlainValidator

from game.course.honest_words import AS_IT_COMES, EXAMPLES, HONEST_PATTERN, honest_deed
from game.course.misspelling import did_you_mean, move_meant, seat_meant
from game.course.notation import (
    AS_TEXT,
    CARD_PATTERN,
    SEATS,
    SeatWord,
    SuitWord,
    form,
    listed,
    seat_word,
    suit_word,
)
from game.i18n import _, format_list
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.seats import Seat
from game.yamlfile.validation_words import nearest, shown


class CallWord(StrEnum):
    """What a seat may say while trump is being made."""

    PASS = "pass"
    ORDER_UP = "order-up"
    ASSIST = "assist"
    PICK_UP = "pick-up"
    TURN_DOWN = "turn-down"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    DEFEND_ALONE = "defend-alone"
    DEFEND_TOGETHER = "defend-together"

    def says(self, action: Action) -> bool:
        """Whether this is the word for a call, alone or not."""
        said = Call(action.seat, self).action
        return (
            said.kind is action.kind
            and said.suit is action.suit
            and (action.kind is not ActionKind.DEFEND or said.alone is action.alone)
        )


_PASSES = (CallWord.PASS, CallWord.TURN_DOWN)
_ORDERS = (CallWord.ORDER_UP, CallWord.ASSIST, CallWord.PICK_UP)
_DEFENCES = (CallWord.DEFEND_ALONE, CallWord.DEFEND_TOGETHER)


@dataclass(frozen=True, slots=True)
class Call:
    """`right pass`, `you pick-up`, `left hearts alone`."""

    seat: Seat
    word: CallWord
    alone: bool = False

    def __str__(self) -> str:
        said = f"{seat_word(self.seat)} {self.word}"
        return f"{said} alone" if self.alone else said

    @property
    def action(self) -> Action:
        if self.word in _PASSES:
            return Action(self.seat, ActionKind.PASS)
        if self.word in _ORDERS:
            return Action(self.seat, ActionKind.ORDER, alone=self.alone)
        if self.word in _DEFENCES:
            return Action(self.seat, ActionKind.DEFEND, alone=self.word is CallWord.DEFEND_ALONE)
        return Action(self.seat, ActionKind.CALL, suit=SuitWord(self.word).suit, alone=self.alone)


@dataclass(frozen=True, slots=True)
class Deed:
    """`left KH`, `right pass`, `you discard 9C`, `left drop 9H`: what a seat does.

    `gather` has no action, nor has what a dealer does as it comes (honest_words.py): that has its seat.
    """

    words: str
    action: Action | None = None
    dealer: Seat | None = None

    def __str__(self) -> str:
        return self.words


def call_of(action: Action) -> Call:
    """The plainest words for a call."""
    if action.kind is ActionKind.PASS:
        return Call(action.seat, CallWord.PASS)
    if action.kind is ActionKind.DEFEND:
        return Call(action.seat, CallWord.DEFEND_ALONE if action.alone else CallWord.DEFEND_TOGETHER)
    if action.suit is None:
        return Call(action.seat, CallWord.ORDER_UP, action.alone)
    return Call(action.seat, CallWord(suit_word(action.suit)), action.alone)


def _call(value: Any) -> Call:
    if isinstance(value, Call):
        return value
    seat, _space, rest = str(value).partition(" ")
    call = _said(SeatWord(seat).seat, rest) if seat in list(SeatWord) else None
    if call is None:
        message = _("{value} isn't a call.").format(value=shown(value))
        mend = _("Write a seat and one of these: {words}. After anything but a pass, you can add “alone”.")
        raise ValueError(message, did_you_mean(_call_meant(str(value)), mend.format(words=_call_words())))
    return call


def _call_meant(words: str) -> str:
    """The call that misspelled words stand for; empty where they stand for none."""
    seat, _space, rest = words.strip().partition(" ")
    who, said = seat_meant(seat), rest.lower().strip()
    word, _space, alone = said.partition(" ")
    near = (
        nearest(said.replace(" ", "-"), list(CallWord)) if alone != "alone" else nearest(word, list(CallWord))
    )
    meant = f"{near} alone" if alone == "alone" else str(near)
    return f"{who} {meant}" if who and near and _said(SeatWord(who).seat, meant) is not None else ""


def _said(seat: Seat, words: str) -> Call | None:
    """A call in its words, such as “hearts alone”; None for anything else."""
    word, _space, alone = words.partition(" ")
    goes_alone = alone == "alone" and word not in (*_PASSES, *_DEFENCES)
    if word not in list(CallWord) or not (goes_alone or alone == ""):
        return None
    return Call(seat, CallWord(word), goes_alone)


def _call_words() -> str:
    return format_list([str(known) for known in CallWord], "or")


def read_deed(value: Any) -> Deed:
    """What a seat does, from the words of an author. Raises ValueError with a message and its mend."""
    if isinstance(value, Deed):
        return value
    words = str(value)
    if words == "gather":
        return Deed(words)
    seat, _space, rest = words.partition(" ")
    if seat in list(SeatWord) and rest in AS_IT_COMES:
        return Deed(words, None, SeatWord(seat).seat)
    action = _done(SeatWord(seat).seat, rest) if seat in list(SeatWord) else None
    if action is None:
        message = _("{value} isn't something a seat can do.").format(value=shown(value))
        mend = _(
            "Write a seat and a card or a call, like “left KH” or “right pass”, or the word “gather”. At an "
            "honest table a seat can also do this: {deeds}."
        )
        usual = mend.format(deeds=format_list(EXAMPLES, "or"))
        raise ValueError(message, did_you_mean(_meant(words), usual))
    return Deed(words, action)


def _meant(words: str) -> str:
    """The deed that misspelled words stand for; empty where they stand for none."""
    meant = _call_meant(words) or move_meant(words)
    seat, _space, rest = meant.partition(" ")
    known = seat in list(SeatWord) and (rest in AS_IT_COMES or _done(SeatWord(seat).seat, rest) is not None)
    return meant if known or meant == "gather" else ""


def _done(seat: Seat, words: str) -> Action | None:
    """A play, a discard or a call in its words; None for anything else."""
    if re.fullmatch(CARD_PATTERN, words):
        return Action(seat, ActionKind.PLAY, Card.parse(words))
    if re.fullmatch(f"discard {CARD_PATTERN}", words):
        return Action(seat, ActionKind.DISCARD, Card.parse(words.split()[1]))
    call = _said(seat, words)
    return call.action if call is not None else honest_deed(seat, words)


_CALLS = f"({'|'.join(CallWord)})"
SpokenCall = Annotated[
    Call, PlainValidator(_call), AS_TEXT, form(f"{SEATS} {_CALLS}( alone)?", "left pass", "you pick-up")
]
CallWords = Annotated[
    tuple[CallWord, ...], BeforeValidator(listed, json_schema_input_type=CallWord | list[CallWord])
]
_DEEDS = f"({CARD_PATTERN}|discard {CARD_PATTERN}|{_CALLS}( alone)?|{HONEST_PATTERN})"
SeatDeed = Annotated[
    Deed,
    PlainValidator(read_deed),
    AS_TEXT,
    form(f"({SEATS} {_DEEDS}|gather)", "left KH", "right pass", "you discard 9C", "left drop 9H", "gather"),
]
