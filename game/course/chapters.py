"""What a pack of lessons says of itself, its chapters and its skills: the file pack.yaml of its folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from game.course.notation import Line, Name, Part, Text, Title, Whole
from game.course.pack_names import OWN, home_of
from game.i18n import _, is_code, lesson_text
from game.storage.memory import StepAnswer

FILE = "pack.yaml"
_MOST_CHAPTERS = 60
_MOST_SKILLS = 300
_LATEST = 1_000_000

Credit = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
"""Names of people and of licences: no translator touches them."""


def _code(value: str) -> str:
    if is_code(value):
        return value
    raise ValueError(_("This isn't the code of a language."), _("Write one like en, de, or pt_BR."))


class Chapter(Part):
    """A chapter; its lessons stand in the folder of its name."""

    title: Title
    summary: Line
    """One sentence for the map of the course."""


class PackFile(Part):
    """The whole file."""

    format: Literal[1]
    id: Name = Field(max_length=40)
    """The pack's own name; what its learners did is kept by it."""
    title: Title
    author: Credit
    """Who wrote it, as readers are told."""
    licence: Credit | None = None
    """What others may do with it."""
    version: Whole = Field(ge=1, le=_LATEST)
    """Goes up whenever the pack is handed out again."""
    language: Annotated[str, AfterValidator(_code)] = "en"
    """The code of the language it is written in."""
    chapters: dict[Name, Chapter] = Field(default_factory=dict, max_length=_MOST_CHAPTERS)
    """By the names of their folders, in order."""
    skills: dict[Name, Text] = Field(default_factory=dict, max_length=_MOST_SKILLS)
    """What can be learnt, by the id that lessons use, as the progress page calls it."""
    formerly: dict[str, str] = Field(default_factory=dict)
    """Questions that have moved, as `lesson/step`: where they stood, and where they are asked now."""


@dataclass(frozen=True)
class Course:
    """Chapters by the names of their folders, titles of skills by their ids, packs by theirs.

    What belongs to a pack other than our own has the pack's id in front: `club/1-first`.
    """

    chapters: dict[str, Chapter]
    skills: dict[str, str]
    formerly: Mapping[str, str] = field(default_factory=dict)
    packs: Mapping[str, PackFile] = field(default_factory=dict)

    def as_asked_now(self, answers: Iterable[StepAnswer]) -> tuple[StepAnswer, ...]:
        """What was answered, under the lesson and step in which the question stands now."""
        return tuple(self._moved(told) for told in answers)

    def _moved(self, told: StepAnswer) -> StepAnswer:
        now = self.formerly.get(f"{told.lesson_id}/{told.step_id}")
        if now is None:
            return told
        lesson_id, _slash, step_id = now.rpartition("/")
        return replace(told, lesson_id=lesson_id, step_id=step_id)

    def title(self, chapter: str) -> str:
        """The title of a chapter in the language spoken now; its folder's name where there is none."""
        known = self.chapters.get(chapter)
        return _told(chapter, known.title) if known else self._unnamed(chapter)

    def _unnamed(self, chapter: str) -> str:
        """A chapter without a title is called as its folder, and lessons without a folder as their pack."""
        pack, _slash, folder = chapter.rpartition("/")
        return folder or (self.pack_title(pack) if pack in self.packs else chapter)

    def summary(self, chapter: str) -> str:
        """What a chapter is about; empty where nothing is said of it."""
        known = self.chapters.get(chapter)
        return _told(chapter, known.summary) if known else ""

    def skill(self, skill: str) -> str:
        """The name of a skill; its id where it has none."""
        known = self.skills.get(skill)
        return _told(skill, known) if known else skill.rpartition("/")[2].replace("-", " ")

    def pack_title(self, pack: str) -> str:
        """The title of a pack in the language spoken now."""
        return _told(f"{pack}/" if pack != OWN else "", self.packs[pack].title)


def _told(name: str, text: str) -> str:
    """A text of the file that a chapter, a skill or a pack stands in; its context is the id in that file."""
    pack = home_of(name)
    return lesson_text(pack if pack == OWN else f"{pack}/{pack}", text).strip()


NO_COURSE = Course({}, {})
