"""What a lesson is taken for: as a lesson of the course, as a single question of it, or by its author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from game.course.keeping import Keeper
from game.course.loader import LessonFile
from game.course.memory.asking_again import DECIDED
from game.course.runner import Runner
from game.i18n import _
from game.pages.page import Page
from game.presenters.desk import BACK, Route
from game.presenters.lesson_entry import LessonEntry, ways_on
from game.storage.database import Store


class LessonUse(Protocol):
    """What differs from one use to the next."""

    @property
    def in_course(self) -> bool:
        """Whether it stands in a chapter of the course."""

    @property
    def single(self) -> bool:
        """Whether there is one step only, which is left when it is done."""

    def keeper(self, store: Store, runner: Runner) -> Keeper | None:
        """What writes the lesson down; None where nothing is kept."""

    def heading(self, file: LessonFile, rules: str) -> tuple[str, str]:
        """Title and second line of the screen."""

    def framed(self, page: Page, file: LessonFile, runner: Runner) -> Page:
        """The page of a step as it is said in this use."""


class CourseLesson:
    """A lesson of the course, kept as far as the learner comes."""

    in_course, single = True, False

    def keeper(self, store: Store, runner: Runner) -> Keeper:
        return Keeper(store, runner)

    def heading(self, file: LessonFile, rules: str) -> tuple[str, str]:
        return file.title, rules

    def framed(self, page: Page, file: LessonFile, runner: Runner) -> Page:
        return page


@dataclass(frozen=True)
class SingleQuestion:
    """A step with no step before or behind it; its answer counts, its lesson stays as it is.

    It is question `number` of `total`; `title` stands over it, `lesson` is that of its lesson.
    """

    number: int
    total: int
    title: str
    in_course: bool = False
    single: bool = True

    def keeper(self, store: Store, runner: Runner) -> Keeper:
        return Keeper(store, runner, whole=False)

    def heading(self, file: LessonFile, rules: str) -> tuple[str, str]:
        return self.title, file.title

    def framed(self, page: Page, file: LessonFile, runner: Runner) -> Page:
        # NOTE: {lesson} is the title of the lesson that a question comes from
        where = _("From “{lesson}”").format(lesson=file.title)
        todo = "" if runner.step.state in DECIDED else page.todo
        return replace(page, where=where, todo=todo, done=self.number - 1, steps=self.total)


class AuthorsLesson:
    """A lesson as its author tries it; what an author does is not written down as learnt."""

    in_course, single = False, False

    def keeper(self, store: Store, runner: Runner) -> None:
        return None

    def heading(self, file: LessonFile, rules: str) -> tuple[str, str]:
        # NOTE: the title of a lesson that is being written
        return _("Preview: {title}").format(title=file.title), rules

    def framed(self, page: Page, file: LessonFile, runner: Runner) -> Page:
        return page


def way_out(pressed: str, lesson_id: str, lessons: Callable[[], Sequence[LessonEntry]]) -> Route | None:
    """Where a button at the end of a lesson leads; None where it leads nowhere."""
    if pressed in ("next", "test"):
        return Route("lesson", (ways_on(lessons(), lesson_id)[pressed == "test"],), instead=True)
    if pressed == "hand in":
        return Route("hand_in", (lesson_id,))
    return {"leave": BACK, "hand": Route("practice", instead=True)}.get(pressed)
