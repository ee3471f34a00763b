"""A question as data: how people put it, and which switch, topic or clause of a ruleset answers it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator

from game.rules.ruleset import Switches, Topic
from game.rulesets.switches import no_switch

SWITCHES = frozenset(Switches.__dataclass_fields__)
_TOPICS = SWITCHES | {str(topic) for topic in Topic}


def _phrases(text: str) -> tuple[str, ...]:
    """Phrases that stand apart by bars."""
    return tuple(phrase.strip() for phrase in text.split("|") if phrase.strip())


def _names(text: str) -> tuple[str, ...]:
    """Names that stand apart by spaces."""
    return tuple(text.split())


_Names = Annotated[tuple[str, ...], BeforeValidator(_names)]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Otherwise(_Shape):
    """What a sheet with a certain clause answers."""

    says: str
    yes: bool | None = None
    silent: bool = False  # its reading answers, and not its words


class Question(_Shape):
    """One question of the table; `questions.yaml` says what each key is for."""

    id: str
    ask: str
    on: tuple[str, ...]  # the first switch decides the answer
    says: str = ""
    stated: _Names = ()
    usual: _Names = ()  # readings that state it where a sheet is silent; else those of its topics
    otherwise: dict[str, Otherwise] = {}
    moot: str = ""
    moot_when: dict[str, bool | int | str | None] = {}  # switches; without it, where the first has no meaning
    advice: _Names | None = None  # rules of thumb; none of them where no sheet advises
    yes: bool | tuple[bool | int | str, ...] | None = None  # None where it is not one of yes or no
    word: bool = False  # only the meaning of a word is asked
    also: Annotated[tuple[str, ...], BeforeValidator(_phrases)] = ()

    @field_validator("on")
    @classmethod
    def _are_known(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        for name in names:
            if name not in _TOPICS:
                raise ValueError(*no_switch(name, _TOPICS))
        return names

    @field_validator("moot_when")
    @classmethod
    def _are_switches(cls, values: dict[str, bool | int | str | None]) -> dict[str, bool | int | str | None]:
        for name in values:
            if name not in SWITCHES:
                raise ValueError(*no_switch(name, SWITCHES))
        return values


class Topics(_Shape):
    """The questions of one part of the game."""

    key: str
    title: str
    questions: tuple[Question, ...] = Field(min_length=1)
