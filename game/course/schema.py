"""What a lesson file holds, format 1. The models are also behind lessons/lesson.schema.json."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from pydantic import Field

from game.course.notation import Name, Part, Text, Whole
from game.course.steps import BranchStep, ShownStep, Step
from game.course.tables import Needs, Tables

AUTO = "auto"
"""The value of `say` and of a hint that leaves the words to the app."""

TEXT_KEYS = frozenset({"title", "summary", "text", "ask", "say", "alt", "hints"})
"""Keys of a lesson file under which every word is read by a learner."""


class Level(StrEnum):
    """Whom a lesson is for."""

    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"


class Lesson(Part):
    """A lesson of the course."""

    format: Literal[1]
    """The version of the lesson format."""
    id: Name
    """The lesson's own name; progress and translations are kept by it."""
    title: Text
    summary: Text
    """One sentence for the list of lessons."""
    level: Level
    minutes: Whole = Field(ge=1, le=60)
    """How long it takes a learner."""
    needs: Needs = Needs()
    """House rules that the lesson relies on, by switch."""
    requires: tuple[Name, ...] = ()
    """Ids of the lessons that should come before."""
    teaches: tuple[Name, ...] = ()
    """Ids of the skills taught here."""
    tables: Tables = Field(default_factory=dict)
    """Deals by name."""
    steps: tuple[Step, ...] = Field(min_length=1)
    """What happens, in order."""

    @property
    def shown(self) -> tuple[ShownStep, ...]:
        """The steps that a learner can see, in the order of the file."""
        return tuple(step for step in self.steps if not isinstance(step, BranchStep))

    def table_names(self) -> dict[str, str | None]:
        """By step id, the table that the step stands at: its own, or the last one named before it."""
        names: dict[str, str | None] = {}
        current: str | None = None
        for step in self.shown:
            current = step.table or current
            names[step.id] = current
        return names
