"""One question of a lesson by itself, as the daily mix and the progress page ask it."""

from __future__ import annotations

import secrets
from dataclasses import replace

from game.client.screens.lesson import LessonScreen
from game.client.screens.services import Services
from game.client.table.sheet import SheetText
from game.course.keeping import Keeper
from game.course.loader import LessonFile
from game.course.memory.asking_again import DECIDED, ask_again
from game.course.runner import Runner
from game.i18n import _
from game.presenters.lesson_list import catalogue
from game.rules.ruleset import Ruleset


class MixStep(LessonScreen):
    """A step of a lesson with no step before or behind it; its answer counts, its lesson stays as it is."""

    name = "mix-step"

    def __init__(
        self, services: Services, file: LessonFile, runner: Runner, where: tuple[int, int], title: str
    ) -> None:
        """`where` are the number of the question and how many there are; `title` stands in the bar."""
        self._where, self._title = where, title
        super().__init__(services, file, runner)

    @property
    def answered(self) -> bool:
        """Whether the question has been decided."""
        return self.runner.step.state in DECIDED

    def heading(self) -> tuple[str, str]:
        return self._title, self.file.title

    def keeper(self) -> Keeper:
        return Keeper(self.services.store, self.runner, whole=False)

    def forward(self) -> None:
        self.stage.pop()

    def sheet(self) -> SheetText:
        number, total = self._where
        # NOTE: {lesson} is the title of the lesson that a question comes from
        where = _("From “{lesson}”").format(lesson=self.file.title)
        said = super().sheet()
        todo = "" if self.answered else said.todo
        return replace(said, where=where, todo=todo, done=number - 1, steps=total)


def open_step(
    services: Services, ruleset: Ruleset, file: LessonFile, step_id: str, where: tuple[int, int], title: str
) -> MixStep | None:
    """The question as a screen; None where it cannot be asked any more."""
    runner = ask_again(file, catalogue().glossary, ruleset, step_id, secrets.token_hex(4))
    return MixStep(services, file, runner, where, title) if runner is not None else None
