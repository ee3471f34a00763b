"""A lesson as it is to a learner: where it stands, what is said and shown there, what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.course.keeping import Keeper
from game.course.lesson_progress import StepState
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.step_run import Feedback
from game.course.teaching import terms_here
from game.course.views import StepView
from game.pages.calls import Call, calls_of, is_calling
from game.pages.lesson_end import ended_page
from game.pages.lesson_page import LessonState, is_asking, lesson_page, refused_card
from game.pages.page import NOTHING_BESIDE, Beside, Page, Refusal
from game.pages.table_model import TableModel
from game.presenters.desk import BACK, Desk, Route
from game.presenters.details import Details
from game.presenters.event_log import EventLog
from game.presenters.lesson_answers import LessonAnswers, takes_cards
from game.presenters.lesson_entry import ways_on
from game.presenters.lesson_list import named_rules
from game.presenters.lesson_table import bare_view, kept_trick, lesson_model, watched_model, with_trick
from game.presenters.lesson_use import LessonUse, way_out
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.state import Trick
from game.rules.view import SeatView
from game.session import Moment
from game.storage.errors import StorageError


class LessonPresenter:
    """One lesson in progress.

    `show` is told of every step of its table with the table to be shown then, and of None where the lesson
    came to another step. A window sets `options_beside`: whether options lie beside their table.
    """

    most_folds = 0
    explains = False
    recommended: tuple[Action, ...] = ()

    def __init__(
        self,
        desk: Desk,
        file: LessonFile,
        runner: Runner,
        use: LessonUse,
        show: Callable[[Moment | None, TableModel], None],
    ) -> None:
        self.desk, self.file, self.runner, self.use = desk, file, runner, use
        self.step: StepView = runner.step
        self.answers = LessonAnswers(self.answer)
        self.ticked = False  # the tick before a call in the second round
        self.trouble = ""  # why the progress could not be kept
        self.watching = self.hinted = self.looking_back = False
        self.options_beside: Callable[[], bool] = lambda: True
        self.crowded = False  # whether what is said leaves no room for the way to earlier tricks
        self._show = show
        self._details = Details(desk.settings, lambda: (self.runner.position.number, self.step.feedback))
        self._bare = bare_view(runner.ruleset)
        self._keeper: Keeper | None = use.keeper(desk.store, runner)
        self._begin_step()

    # -- where the lesson stands -------------------------------------------------------------

    @property
    def view(self) -> SeatView:
        """The table of the step; of one without a table, an empty one."""
        table = self.step.table
        return self._bare if table is None else with_trick(table.view, self.open_trick)

    @property
    def open_trick(self) -> Trick | None:
        """The trick that was the last thing to happen in this step; it stays in the middle, to be seen."""
        return None if self.runner.finished else kept_trick(self.step)

    @property
    def exercising(self) -> bool:
        """Whether there is a question to look at instead of a table."""
        asked = self.step.kind in ("choose", "order", "spot") and not self.choosing_beside
        return self.runner.finished or self.step.table is None or asked

    @property
    def choosing_beside(self) -> bool:
        """Whether options are chosen from while their table is in sight."""
        return self.step.kind == "choose" and self.step.table is not None and self.options_beside()

    def _begin_step(self) -> None:
        """A step as it was left: nothing chosen, nothing said."""
        self.step = self.runner.step
        self.answers.begin(self.step)
        self.watching = self.hinted = self.looking_back = self.ticked = False
        self.log = EventLog(self._bare if self.step.table is None else self.step.table.view)
        self._shown = self.model(still=True)

    def arrive(self) -> None:
        """Shows the step that the runner came to."""
        self._begin_step()
        self._show(None, self._shown)

    def take_up(self, file: LessonFile, runner: Runner) -> None:
        """Another version of the lesson, at the step where its runner stands."""
        self.file, self.runner = file, runner
        self._keeper = self.use.keeper(self.desk.store, runner)
        self.arrive()

    def keep(self) -> None:
        """Writes down how far the learner is."""
        try:
            if self._keeper is not None:
                self._keeper.keep()
            self.trouble = ""
        except StorageError as fault:
            self.trouble = fault.sentence

    def _move(self, step: Callable[[], object]) -> None:
        """Does something to the runner that leads to another step, or to the same one anew."""
        step()
        self.keep()
        self.arrive()

    # -- what the learner does ---------------------------------------------------------------

    def act(self, pressed: str) -> Route | None:
        """A button or a word was pressed, by its id; where it leads to another screen, which."""
        verb, _space, about = pressed.partition(" ")
        if deed := self._deeds.get(pressed):
            deed()
        elif pressed == "alone":
            self.ticked = not self.ticked
        elif verb == "option":
            self.answers.choose_option(self.step, about)
        elif verb == "term":
            word = about or next(iter(terms_here(self.step)), "")
            return Route("glossary", (word, self.state.plain) if self.state.plain else (word,))
        elif pressed in ("forward", "skip"):
            return self._forward()
        else:
            return self._lead(pressed)
        return None

    @property
    def _deeds(self) -> Mapping[str, Callable[[], None]]:
        return {
            "hint": self._hint,
            "more": self._details.turn,
            "step back": lambda: self._move(self.runner.back),
            "tricks": self._look_back,
            "put back": self.put_back,
            "watch": self._watch,
            "done": lambda: self.answers.done(self.step),
            # the dealer does not take the turned card: the same as choosing it to be put down
            "leave card": lambda: self.choose(self.view.upcard) if self.view.upcard else None,
            "again": lambda: self._move(lambda: self.runner.go(self.file.lesson.shown[0].id)),
        }

    def _lead(self, pressed: str) -> Route | None:
        verb, _space, about = pressed.partition(" ")
        if verb == "clause" and (about or self.state.cited):
            return Route("rules", (self.runner.ruleset.id, about or self.state.cited))
        if pressed == "play hand" and self.step.free is not None:
            self.put_back()
            return Route("lesson_hand", (self.runner, self.heading, self.keep))
        return way_out(pressed, self.file.id, self.desk.lessons)

    def _forward(self) -> Route | None:
        if self.watching:
            while self.watching:  # the rest is seen at once, and what it shows is said first
                self.watch_next()
        elif self.use.single:
            return BACK
        else:
            self._move(self.runner.forward)
        return None

    def _hint(self) -> None:
        if self.step.hints_left:
            self.runner.hint()
            self.step, self.hinted = self.runner.step, True
            self.keep()

    def put_back(self) -> None:
        """Brings the table back from where a wrong answer led."""
        if self.step.displaced:
            self._move(self.runner.again)

    def _look_back(self) -> None:
        """Opens the earlier tricks of this table, or the step again."""
        self.looking_back = not self.looking_back and self.may_look_back

    @property
    def may_look_back(self) -> bool:
        """Whether tricks have been taken at the table that is shown."""
        return not self.exercising and bool(self.view.tricks)

    def _watch(self) -> None:
        """Lets the moves begin; once all are seen, from the first one again."""
        if not self.step.more_to_watch:
            self.runner.watch_again()
            self.arrive()
        self.watching = True

    def watch_next(self) -> None:
        """The next thing there is to watch."""
        moment = self.runner.watch()
        self.step = self.runner.step
        self.watching = self.step.more_to_watch
        if moment is not None:
            self._tell(moment)
        self.keep()

    # -- answers -----------------------------------------------------------------------------

    def answer(self, given: object) -> Feedback | None:
        """Gives an answer to the runner, keeps what came of it, and shows what follows from it."""
        try:
            feedback = None if self.runner.narrow(given) else self.runner.answer(given)
        except ValueError:
            return None
        self.step = self.runner.step
        if feedback is not None:
            self.hinted = False
            self.keep()
            for moment in feedback.moments:
                self._tell(moment)
        return feedback

    def _tell(self, moment: Moment) -> None:
        self.log.hear(moment, self._shown.view)
        trick = self.open_trick if self.step.table and moment.view == self.step.table.view else None
        self._shown = watched_model(self._shown, moment.view, trick, self.log.speech)
        self._show(moment, self._shown)

    @property
    def may_choose(self) -> bool:
        """Whether cards can be chosen; another one, too, while a wrong one is still on the table."""
        return self.step.state is StepState.ASKING and takes_cards(self.step, self.view.hand)

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card was chosen: it is played, picked, or taken up to be put in order."""
        self.put_back()
        self.answers.choose(self.step, card)

    def call(self, action: Action) -> None:
        """The learner says something."""
        self.answers.call(self.step, action)

    # -- what is said and shown --------------------------------------------------------------

    @property
    def state(self) -> LessonState:
        """What there is to be said at the step."""
        return LessonState(
            self.file.title, self.step, self.runner.position, self.view, self.runner.note, self.trouble,
            self.desk.settings().deck == "four", self.hinted, self.looking_back, self.watching,
            self.answers.now.unready(self.step.kind),
            Action(self.view.seat, ActionKind.LEAVE) in self.view.legal,
            self.may_look_back and not self.crowded,
            self.runner.can_go_back,
            self._details.now, self.file.lesson.level == "beginner",
        )  # fmt: skip

    def page(self, beside: Beside = NOTHING_BESIDE, folds: int = 0) -> Page:
        """What the sheet says."""
        if self.runner.finished:
            on = ways_on(self.desk.lessons(), self.file.id)
            return ended_page(self.runner, self.file, self.trouble, on, kept=self.use.in_course)
        return self.use.framed(lesson_page(self.state, beside), self.file, self.runner)

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        return self.use.heading(self.file, named_rules(self.desk.settings(), self.runner.ruleset))

    @property
    def refusal(self) -> Refusal | None:
        """What hangs at the card that was refused last."""
        return refused_card(self.step, self.view, self.answers.now.tried, self._details.now)

    def model(self, *, still: bool) -> TableModel:
        """The table of the step, with what is marked and pointed at."""
        bare = self.runner.finished or (self.exercising and self.step.kind != "order")
        said = self.log.speech
        return lesson_model(self.step, self.view, self.answers.now, said, trick=self.open_trick, bare=bare)

    @property
    def calls(self) -> list[Call]:
        """What can be said now."""
        over = self.runner.finished or self.step.kind != "bid" or not is_asking(self.step)
        return [] if over or not is_calling(self.view) else calls_of(self.view, self.ticked)

    @property
    def alone(self) -> bool | None:
        """Whether the tick for a lone call is set; None where there is none."""
        return self.ticked if self.view.phase is Phase.SECOND_ROUND else None
