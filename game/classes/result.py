"""What a learner hands in, as its file says it: lessons by their names, and how each question went."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from game.course.notation import Name, Part, Truth, Whole
from game.course.pack_names import within
from game.i18n import _, format_number
from game.storage.first_answers import LONGEST_TIME

ENDING = ".lbresult"
"""How the names of such files end."""

LARGEST_RESULT = 128 * 1024
"""Bytes; a learner who hands in the whole course needs about half of it."""

LONGEST_NAME = 60
"""Letters of a pupil's name."""

MOST_LESSONS = 200
MOST_STEPS = 200
_MOST_TRIES = 99
_LONGEST_ANSWER = 120
_MINUTE = re.compile(r"20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d")
_VERSION = re.compile(r"[0-9a-f]{8}")


def as_pupil(value: object) -> str:
    """A name, or the number that a pupil has instead. Raises ValueError for what can be neither."""
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    name = " ".join(text.split()) if isinstance(text, str) else ""
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        message = _("Use a name or a number for a pupil here.")
        mend = _("Write one of up to {n} letters or digits.").format(n=format_number(LONGEST_NAME))
        raise ValueError(message, mend)
    return name


def _minute(value: str) -> str:
    if _MINUTE.fullmatch(value):
        return value
    raise ValueError(
        _("This isn't a time."),
        _("Write it like {example}, or leave the line out.").format(example="2026-11-24 18:02"),
    )


def _version(value: str) -> str:
    if _VERSION.fullmatch(value):
        return value
    raise ValueError(
        _("This isn't the version of a lesson."),
        _("Leave the line out, or ask the pupil to hand in again."),
    )


def _answer(value: str) -> str:
    if value.isprintable():
        return value
    raise ValueError(_("An answer is on one line."), _("Ask the pupil to hand in again."))


class StepResult(Part):
    """How one question went."""

    first: Annotated[str, Field(max_length=_LONGEST_ANSWER), AfterValidator(_answer)] = ""
    """The first answer: the id of an option, cards, a number or a call. A hand played freely has none."""
    tries: Whole = Field(ge=0, le=_MOST_TRIES)
    """How many answers were given, up to the right one where there was one."""
    solved: Truth = False
    """Whether the last of them was right."""
    hints: Whole = Field(0, ge=0, le=_MOST_TRIES)
    """How many hints were read before."""
    seconds: Whole | None = Field(None, ge=0, le=LONGEST_TIME)
    """How long it took. Left out where nobody recorded it."""
    version: Annotated[str, AfterValidator(_version)] | None = None
    """The version of the lesson in which it was asked, where that is not the lesson's."""

    @model_validator(mode="after")
    def _can_be(self) -> StepResult:
        if not self.tries and (self.solved or self.first):
            message = _("With no tries there's no answer, and nothing is solved.")
            raise ValueError(message, _("Write how many tries it took, or ask the pupil to hand in again."))
        return self

    @property
    def at_once(self) -> bool:
        """Whether the first answer was right, without a hint."""
        return self.solved and self.tries == 1 and not self.hints

    @property
    def was_wrong(self) -> bool:
        """Whether the first answer was wrong."""
        return self.tries > 0 and not (self.solved and self.tries == 1)


class LessonResult(Part):
    """One lesson of a pupil."""

    pack: Name = Field(max_length=40)
    """The id of its pack; that of our own course is left-bower."""
    lesson: Name = Field(max_length=60)
    """What the pack calls it."""
    version: Annotated[str, AfterValidator(_version)] | None = None
    """Another one for every other text of the lesson; the latest of several; left out where not recorded."""
    begun: Annotated[str, AfterValidator(_minute)] | None = None
    """When it was begun, in UTC."""
    finished: Truth = False
    """Whether the pupil went through to its end."""
    steps: dict[Name, StepResult] = Field(default_factory=dict, max_length=MOST_STEPS)
    """The questions that were answered, by their ids."""

    @property
    def id(self) -> str:
        """What the lesson is called on every machine."""
        return within(self.pack, self.lesson)


class ResultFile(Part):
    """The whole file."""

    format: Literal[1]
    pupil: Annotated[str, BeforeValidator(as_pupil)]
    """The name or the number that the learner chose."""
    lessons: tuple[LessonResult, ...] = Field(min_length=1, max_length=MOST_LESSONS)
