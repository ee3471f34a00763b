"""A lesson on its way: the step it stands at, forwards and backwards, and what is kept."""

from __future__ import annotations

from game.client.screens.services import Services
from game.client.screens.table_screen import TableScreen
from game.client.table.ordering import Ordering
from game.course.keeping import Keeper
from game.course.loader import LessonFile
from game.course.progress import StepState
from game.course.runner import Runner
from game.course.step_run import Feedback
from game.course.teaching import terms_here
from game.course.views import StepView
from game.i18n import _
from game.presenters.lesson_list import catalogue
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.state import Trick
from game.rules.view import SeatView
from game.storage.errors import StorageError

LARGE = 1.3
"""From this size of text on the sheet may have no room for options beside the question."""


class LessonGoing(TableScreen):
    """Where the learner is in a lesson, and what is written down of it."""

    def __init__(self, services: Services, file: LessonFile, runner: Runner) -> None:
        super().__init__(services)
        self.file = file
        self.runner = runner
        self.step: StepView = runner.step
        self.tried: Card | None = None  # the card played last at this step
        self.option = ""  # the option chosen last
        self.picked: tuple[Card, ...] = ()
        self.handed: frozenset[Card] | None = None  # the cards picked that were the answer last
        self.ordering: Ordering | None = None
        self.trouble = ""  # why the progress could not be kept
        self.watching = False  # whether the moves of a watch step are going on
        self.number: int | None = None  # the number about to be given
        self.given: int | None = None  # the one that was given last
        self.hinted = False  # whether a hint was given since the last answer
        self.looking_back = False  # whether the sheet shows the earlier tricks
        self._note_shown = False  # whether cost and clause of a refusal stand in its bubble
        self._bubbled = ""  # the reason that stands there
        self._keeper = self.keeper()

    @property
    def view(self) -> SeatView:
        raise NotImplementedError

    @property
    def rules_words(self) -> str:
        """By which rules the lesson is played."""
        return _("{rules} rules").format(rules=_(self.runner.ruleset.short_name))

    def heading(self) -> tuple[str, str]:
        course, metrics = catalogue().course, self.ui.metrics
        if self.file.chapter not in course.chapters or metrics.k < 1 or metrics.text > 1:
            return self.file.title, self.rules_words
        # NOTE: the chapter of a lesson and the rules it is played by: "The bowers, Danville rules"
        words = _("{chapter}, {rules}")
        return self.file.title, words.format(chapter=course.title(self.file.chapter), rules=self.rules_words)

    # -- going through the lesson ------------------------------------------------------------

    def arrive(self) -> None:
        raise NotImplementedError

    @property
    def exercising(self) -> bool:
        """Whether the mat shows a question instead of a table."""
        raise NotImplementedError

    @property
    def choosing_beside(self) -> bool:
        """Whether the options lie in the sheet."""
        raise NotImplementedError

    @property
    def lying(self) -> Trick | None:
        """The trick that was the last thing to happen in this step; it stays in the middle, to be seen."""
        table = self.step.table
        if table is None or not table.actions or table.actions[-1].kind is not ActionKind.GATHER:
            return None
        return table.view.tricks[-1] if not self.step.more_to_watch else None

    def done(self) -> None:
        raise NotImplementedError

    def watch(self) -> None:
        raise NotImplementedError

    def play_freely(self) -> None:
        raise NotImplementedError

    def answer(self, given: object) -> Feedback | None:
        """Gives an answer to the runner and keeps what came of it."""
        try:
            feedback = self.runner.answer(given)
        except ValueError:
            return None
        self.step = self.runner.step
        self.hinted = False
        self.keep()
        return feedback

    def hint(self) -> None:
        if self.step.hints_left:
            self.runner.hint()
            self.step = self.runner.step
            self.hinted = True
            self.keep()
            self.refresh()

    def forward(self) -> None:
        self.runner.forward()
        self.keep()
        self.arrive()

    def back(self) -> None:
        if self.runner.back():
            self.keep()
            self.arrive()

    @property
    def asking(self) -> bool:
        """Whether an answer is awaited and the table stands as the step found it."""
        return self.step.state is StepState.ASKING and not self.step.displaced

    @property
    def may_leave(self) -> bool:
        """Whether the dealer may leave the turned card where it is."""
        return Action(self.view.seat, ActionKind.LEAVE) in self.view.legal

    def leave_upcard(self) -> None:
        raise NotImplementedError

    @property
    def may_look_back(self) -> bool:
        """Whether tricks have been taken at the table that is shown."""
        if self.exercising:
            return False
        seen = 0 if self.lying is None else 1  # that one is still to be seen
        return len(self.view.tricks) > seen

    def look_back(self) -> None:
        """Opens the earlier tricks of this table, or the step again."""
        self.looking_back = not self.looking_back and self.may_look_back
        self.refresh()

    @property
    def cited(self) -> str:
        """The clause behind the refusal that is shown; empty where there is none."""
        feedback = self.step.feedback
        told = feedback.explanation if feedback is not None else None
        return told.citations[0].id if told is not None and not told.legal else ""

    def read_clause(self) -> None:
        """Opens the rules of this lesson's table at that clause."""
        if self.cited:
            self.stage.go("rules", self.runner.ruleset.id, self.cited)

    def open_term(self, term_id: str = "") -> None:
        """Opens the glossary at a word: one of this step's where none is named."""
        here = next(iter(terms_here(self.step)), "")
        self.stage.go("glossary", term_id or here)

    def put_back(self) -> None:
        """The table as it was before the wrong card."""
        self.runner.again()
        self.keep()
        self.arrive()

    def restart(self) -> None:
        self.runner.go(self.file.lesson.shown[0].id)
        self.keep()
        self.arrive()

    def keeper(self) -> Keeper:
        """What writes this lesson down."""
        return Keeper(self.services.store, self.runner)

    def keep(self) -> None:
        """Writes down how far the learner is."""
        try:
            self._keeper.keep()
            self.trouble = ""
        except StorageError as fault:
            self.trouble = fault.sentence
