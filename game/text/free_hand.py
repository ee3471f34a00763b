"""A hand that is played freely within a lesson, by typed lines."""

from __future__ import annotations

from collections.abc import Callable

from game.course.free_run import is_over
from game.course.runner import Runner
from game.presenters.practice_games import PracticeGame
from game.text.console import Console
from game.text.table import TableTalk


class _LessonTable(TableTalk):
    """A table that is left when the goal of the step has been decided."""

    def __init__(self, console: Console, runner: Runner, keep: Callable[[], None]) -> None:
        step = runner.step
        assert step.table is not None
        assert step.free is not None
        super().__init__(console, PracticeGame(0, "", step.table), card_help=False)
        self._free = step.free
        step.table.subscribe(lambda _moment: keep())

    @property
    def over(self) -> bool:
        return is_over(self._free, self._session.state)

    def _summary(self) -> list[str]:
        return []


def play_freely(console: Console, runner: Runner, keep: Callable[[], None]) -> None:
    """Play until the goal of the free-play step is decided. Raises Leave where the learner goes."""
    _LessonTable(console, runner, keep).play()
