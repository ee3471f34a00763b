"""What a lesson file holds, format 1. The models are also behind lessons/lesson.schema.json."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from game.course.needs import Needs
from game.course.notation import LessonName, Line, Name, Part, Title, Truth, Whole
from game.course.pictures import Picture
from game.course.step_parts import NO_TABLE
from game.course.steps import BranchStep, ShownStep, Step
from game.course.table_steps import DECIDING
from game.course.tables import Tables, grown
from game.i18n import _
from game.rules.ruleset import Ruleset

AUTO = "auto"
"""The value of `say` and of a hint that leaves the words to the app."""

MOST_STEPS = 200
"""Of one lesson."""

TEXT_KEYS = frozenset(
    {
        "title",
        "summary",
        "text",
        "ask",
        "say",
        "alt",
        "hints",
        "after",
        "unit",
        "on_success",
        "on_failure",
        "caption",
        "also",
        "gist",
        "said",
        "groups",
    }
)
"""Keys of a lesson file under which every word is read by a learner."""


def _with_something_to_see(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if any(not isinstance(step, BranchStep) for step in steps):
        return steps
    raise ValueError(
        _("The learner wouldn't see a single step in this lesson."), _("Add one that isn't a branch.")
    )


class Level(StrEnum):
    """Who a lesson is for."""

    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"


class Lesson(Part):
    """A lesson of the course."""

    format: Literal[1]
    """The version of the lesson format."""
    id: Name
    """The lesson's own name; progress and translations are kept by it."""
    title: Title
    summary: Line
    """One sentence for the list of lessons."""
    level: Level
    test: Truth = False
    """Whether this is the test of its chapter, which may be taken first."""
    minutes: Whole = Field(ge=1, le=60)
    """How long it takes a learner."""
    needs: Needs = Needs()
    """House rules that the lesson relies on, by switch."""
    requires: tuple[LessonName, ...] = ()
    """Ids of the lessons that should come first, of this pack or like `left-bower/the-deal`."""
    teaches: tuple[Name, ...] = ()
    """Ids of the skills taught here."""
    draft: Truth = False
    """Whether some of its words were written by the app, and wait for yours."""
    how_it_ends: Truth = True
    """Whether wrong calls, discards and cards are told how this deal would end, where that bears you out."""
    picture: Picture | None = None
    """Its small picture on the map. If you leave it out, the cards of its first table."""
    tables: Tables = Field(default_factory=dict)
    """Deals by name."""
    steps: Annotated[
        tuple[Step, ...], Field(min_length=1, max_length=MOST_STEPS), AfterValidator(_with_something_to_see)
    ]
    """What happens, in order."""

    @model_validator(mode="before")
    @classmethod
    def _tables_like_others(cls, data: Any) -> Any:
        if isinstance(data, dict) and "tables" in data:
            return {**data, "tables": grown(data["tables"])}
        return data

    @model_validator(mode="before")
    @classmethod
    def _steps_as_the_lesson(cls, data: Any) -> Any:
        """Where the lesson tells no ends, a step does so only if it says so itself."""
        if not isinstance(data, dict) or data.get("how_it_ends") is not False:
            return data
        if not isinstance(steps := data.get("steps"), list):
            return data
        decides = (isinstance(step, dict) and step.get("type") in DECIDING for step in steps)
        quiet = {"how_it_ends": False}
        told = [{**quiet, **step} if asks else step for step, asks in zip(steps, decides, strict=True)]
        return {**data, "steps": told}

    def under(self, ruleset: Ruleset) -> Lesson:
        """The lesson without the steps that are not for this table.

        A jump to one of them goes to the next step behind it.
        """
        kept = [step for step in self.steps if step.needs.fit(ruleset)]
        if len(kept) == len(self.steps):
            return self
        there = {step.id for step in kept}
        steps = []
        for step in kept:
            if isinstance(step, BranchStep) and step.goto not in there:
                target = next((other for other in self._behind(step.goto) if other in there), None)
                if target is None:
                    continue
                step = step.model_copy(update={"goto": target})
            steps.append(step)
        return self.model_copy(update={"steps": tuple(steps)})

    def _behind(self, step_id: str) -> list[str]:
        ids = [step.id for step in self.steps]
        return ids[ids.index(step_id) :] if step_id in ids else []

    @property
    def shown(self) -> tuple[ShownStep, ...]:
        """The steps that a learner can see, in the order of the file."""
        return tuple(step for step in self.steps if not isinstance(step, BranchStep))

    def table_names(self) -> dict[str, str | None]:
        """By step id, the table that the step stands at: its own, or the last one named before it."""
        names: dict[str, str | None] = {}
        current: str | None = None
        for step in self.shown:
            current = None if step.table == NO_TABLE else step.table or current
            names[step.id] = current
        return names
