"""What the steps of a lesson have in common."""

from __future__ import annotations

import json
import re
from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field, model_validator

from game.course.needs import Needs
from game.course.notation import CardCode, Name, Part, SeatWord, Text, Title, Whole, is_name
from game.course.spoken import SeatDeed
from game.i18n import _

NO_TABLE = "none"
"""What a step names to stand at no table any more."""


class Area(StrEnum):
    """A part of the table that can be highlighted."""

    TRUMP = "trump"
    UPCARD = "upcard"
    TRICK = "trick"
    KITTY = "kitty"
    SCORE = "score"


class Highlight(Part):
    """What is highlighted on the table while the step is shown."""

    area: Area | None = None
    cards: tuple[CardCode, ...] = ()
    seats: tuple[SeatWord, ...] = ()


class Node(Part):
    """Anything that stands in `steps`."""

    id: Name
    """The step's own name; a learner's progress is kept by it."""
    note: str = ""
    """For translators."""
    needs: Needs = Needs()
    """House rules that the step is for. At other tables it is left out."""


class Shown(Node):
    """A step that the learner sees."""

    title: Title | None = None
    """A short headline."""
    table: Name | None = None
    """The table to show; it stays until a step names another. `none` clears it away."""
    highlight: Highlight = Highlight()
    """What to highlight on the table."""
    tests: tuple[Name, ...] = ()
    """The skills that this step tests."""
    clauses: tuple[str, ...] = ()
    """The numbered clauses of the sheets that this step teaches or asks, such as HOY-04."""
    alt: Text | None = None
    """What is read aloud in place of the text."""


class Question(Shown):
    """A step that asks for something."""

    ask: Text
    """The question."""
    hints: tuple[Text, ...] = ()
    """Given one after another; `auto` is a hint from the engine."""
    tries: Whole = Field(3, ge=1, le=9)
    """Wrong answers allowed before the answer is shown."""


class Option(Part):
    """One of the things to choose from."""

    id: Name
    text: Annotated[Text, Field(max_length=120)]

    @model_validator(mode="before")
    @classmethod
    def _has_an_id(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        words = re.findall(r"[a-z0-9]+", value.lower())
        example = f"{{id: {'-'.join(words[:3]) or 'first'}, text: {json.dumps(value, ensure_ascii=False)}}}"
        mend = _("Give the option an id: {example}.").format(example=example)
        raise ValueError(_("An option has an id, so that answers can name it."), mend)


class Reading(Shown):
    """A step that asks for nothing."""


def named_by_its_term(data: Any) -> Any:
    """A `term` step without an id is called `term-` and the word."""
    if not isinstance(data, dict) or "id" in data or not isinstance(data.get("term"), str):
        return data
    word = data["term"]
    return {**data, "id": f"term-{word}" if is_name(word) else "term"}  # what is no name is told of the term


Deeds = tuple[SeatDeed, ...]
