"""How authors write cards, seats, suits, plays and calls: types that pydantic reads and puts in a schema."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    Strict,
    WithJsonSchema,
)

from game.course.misspelling import card_meant, did_you_mean, move_meant
from game.i18n import _
from game.rules.cards import Card, Suit
from game.rules.seats import Seat
from game.yamlfile.validation_words import shown

CARD_PATTERN = "(?:[789TJQKA][SHDC]|XX)"
_MOVE = f"gather|(?:you|left|partner|right) {CARD_PATTERN}"
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class SeatWord(StrEnum):
    """A seat as the learner sees it."""

    YOU = "you"
    LEFT = "left"
    PARTNER = "partner"
    RIGHT = "right"

    @property
    def seat(self) -> Seat:
        return Seat(list(SeatWord).index(self))


def seat_word(seat: Seat) -> SeatWord:
    """How a lesson file names a seat."""
    return list(SeatWord)[seat]


class SuitWord(StrEnum):
    """A suit by its English name."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"

    @property
    def suit(self) -> Suit:
        return Suit(self.value[0].upper())


def suit_word(suit: Suit) -> SuitWord:
    """How a lesson file names a suit."""
    return next(word for word in SuitWord if word.suit is suit)


@dataclass(frozen=True, slots=True)
class Move:
    """`left KH`: a card that a seat plays; or `gather` with neither seat nor card."""

    seat: Seat | None = None
    card: Card | None = None

    def __str__(self) -> str:
        if self.seat is None:
            return "gather"
        return f"{seat_word(self.seat)} {self.card}"


def _card(value: Any) -> Card:
    if isinstance(value, Card):
        return value
    try:
        return Card.parse(str(value))
    except ValueError:
        message = _("{value} isn't a card.").format(value=shown(value))
        usual = _("Write rank and suit, like JH, TD, 9C, or AS, and XX for the joker.")
        raise ValueError(message, did_you_mean(card_meant(str(value)), usual)) from None


def _move(value: Any) -> Move:
    if isinstance(value, Move):
        return value
    if value == "gather":
        return Move()
    seat, _space, card = str(value).partition(" ")
    if seat not in list(SeatWord) or not re.fullmatch(CARD_PATTERN, card):
        message = _("{value} isn't a play.").format(value=shown(value))
        usual = _("Write a seat and a card, like “left KH”, or the word “gather”.")
        meant = move_meant(str(value))
        raise ValueError(message, did_you_mean(meant if re.fullmatch(_MOVE, meant) else "", usual))
    return Move(SeatWord(seat).seat, Card.parse(card))


def is_name(value: str) -> bool:
    """Whether a text can be an id."""
    return _NAME.fullmatch(value) is not None


def _name(value: str) -> str:
    if is_name(value):
        return value
    message = _("“{value}” can't be a name here.").format(value=shown(value))
    mend = _("Use lowercase letters, digits, and single hyphens, like “{example}”.")
    example = "-".join(re.findall(r"[a-z0-9]+", value.lower())[:4]) or "left-bower"
    raise ValueError(message, mend.format(example=example))


def _lesson_name(value: str) -> str:
    pack, slash, name = value.rpartition("/")
    if slash and is_name(pack) and is_name(name):
        return value
    return _name(value)


def _with_words(value: str) -> str:
    if value.strip():
        return value
    raise ValueError(_("This text is empty."), _("Write what a learner should read."))


def listed(value: Any) -> Any:
    """One value where a list may stand is a list of one."""
    return [value] if isinstance(value, str) else value


def form(pattern: str, *examples: str) -> WithJsonSchema:
    """The schema of a value that stands in a file as one word of a certain form."""
    return WithJsonSchema({"type": "string", "pattern": f"^{pattern}$", "examples": list(examples)})


AS_TEXT = PlainSerializer(str)
SEATS = f"({'|'.join(SeatWord)})"
CardCode = Annotated[Card, PlainValidator(_card), AS_TEXT, form(CARD_PATTERN, "JH", "TD", "9C", "XX")]
CardCodes = Annotated[
    tuple[CardCode, ...], BeforeValidator(listed, json_schema_input_type=CardCode | list[CardCode])
]
PlayedCard = Annotated[
    Move,
    PlainValidator(_move),
    AS_TEXT,
    form(f"({SEATS} {CARD_PATTERN}|gather)", "left KH", "gather"),
]
Name = Annotated[str, AfterValidator(_name), Field(json_schema_extra={"pattern": f"^{_NAME.pattern}$"})]
LessonName = Annotated[
    str,
    AfterValidator(_lesson_name),
    Field(json_schema_extra={"pattern": f"^({_NAME.pattern}/)?{_NAME.pattern}$"}),
]
"""A lesson of the same pack, or with the name of a pack in front: `left-bower/the-deal`."""
Text = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(_with_words)]  # a minute to read
Line = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_with_words)]
Title = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_with_words)]
Whole = Annotated[int, Strict()]
Truth = Annotated[bool, Strict()]


class Part(BaseModel):
    """A piece of a file: it never changes once read, and no unknown key is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)
