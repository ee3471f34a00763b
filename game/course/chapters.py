"""The chapters of the course and the names of its skills: lessons/course.yaml."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from pydantic import Field

from game.course.notation import Line, Name, Part, Text, Title
from game.i18n import lesson_text
from game.storage.memory import StepAnswer

FILE = "course.yaml"
CONTEXT = "course"


class Chapter(Part):
    """A chapter; its lessons stand in the folder of its name."""

    title: Title
    summary: Line
    """One sentence for the map of the course."""


class CourseFile(Part):
    """The whole file."""

    format: Literal[1]
    id: Literal["course"]
    chapters: dict[Name, Chapter] = Field(min_length=1)
    """By the names of their folders, in order."""
    skills: dict[Name, Text]
    """What can be learnt, by the id that lessons use, as the progress page calls it."""
    formerly: dict[str, str] = Field(default_factory=dict)
    """Questions that have moved, as `lesson/step`: where they stood, and where they are asked now."""


@dataclass(frozen=True)
class Course:
    """Chapters by the names of their folders, and titles of skills by their ids."""

    chapters: dict[str, Chapter]
    skills: dict[str, str]
    formerly: Mapping[str, str] = field(default_factory=dict)

    def as_asked_now(self, answers: Iterable[StepAnswer]) -> tuple[StepAnswer, ...]:
        """What was answered, under the lesson and step in which the question stands now."""
        return tuple(self._moved(told) for told in answers)

    def _moved(self, told: StepAnswer) -> StepAnswer:
        now = self.formerly.get(f"{told.lesson_id}/{told.step_id}")
        if now is None:
            return told
        lesson_id, _slash, step_id = now.partition("/")
        return replace(told, lesson_id=lesson_id, step_id=step_id)

    def title(self, chapter: str) -> str:
        """The title of a chapter in the language spoken now; its folder's name where there is none."""
        known = self.chapters.get(chapter)
        return lesson_text(CONTEXT, known.title) if known else chapter

    def summary(self, chapter: str) -> str:
        """What a chapter is about; empty where nothing is said of it."""
        known = self.chapters.get(chapter)
        return lesson_text(CONTEXT, known.summary) if known else ""

    def skill(self, skill: str) -> str:
        """The name of a skill; its id where it has none."""
        known = self.skills.get(skill)
        return lesson_text(CONTEXT, known) if known else skill.replace("-", " ")


NO_COURSE = Course({}, {})
