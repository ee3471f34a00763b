"""A hand or a game that is played freely within a lesson: the practice table, with a way back."""

from __future__ import annotations

from collections.abc import Callable

from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.table.sheet import Paragraph, SheetButton, SheetText
from game.course.free_run import is_over
from game.course.runner import Runner
from game.i18n import _
from game.practice import PracticeGame
from game.rules.actions import Phase
from game.session import Moment
from game.storage.settings import Practice


class LessonHand(PracticeScreen):
    """The table of a free-play step. The runner keeps what is done; the lesson says what came of it."""

    name = "lesson-hand"

    def __init__(self, services: Services, runner: Runner, title: str, keep: Callable[[], None]) -> None:
        step = runner.step
        assert step.table is not None
        assert step.free is not None
        self.runner, self.title, self.keep_lesson, self._free = runner, title, keep, step.free
        super().__init__(services, PracticeGame(0, "", step.table), Practice())

    def heading(self) -> tuple[str, str]:
        return self.title, _("{rules} rules").format(rules=_(self.view.ruleset.short_name))

    def on_moment(self, moment: Moment) -> None:
        super().on_moment(moment)
        self.keep_lesson()

    @property
    def ended(self) -> bool:
        """Whether the goal of the step has been decided."""
        return is_over(self._free, self.session.state)

    def sheet(self) -> SheetText:
        said = super().sheet()
        if self.view.phase in (Phase.HAND_OVER, Phase.GAME_OVER) and self.ended and not self.trouble:
            feedback = self.runner.step.feedback
            told = (Paragraph(feedback.say),) if feedback is not None else ()
            back = (SheetButton("back", _("Back to the lesson"), self.stage.pop, brass=True, icon="arrow"),)
            return SheetText(said.who, said.where, said.title, (*told, *said.blocks), said.todo, (back,))
        return said

    def next_hand(self) -> None:
        if self.ended:
            self.stage.pop()
        else:
            super().next_hand()

    def _over(self) -> None:
        """The lesson says how the game ended."""
        if self.stage.top is self and not self.board.motion.busy:
            self.stage.pop()


def open_hand(services: Services, runner: Runner, title: str, keep: Callable[[], None]) -> Screen:
    """The table of the free-play step that the runner stands at."""
    return LessonHand(services, runner, title, keep)
