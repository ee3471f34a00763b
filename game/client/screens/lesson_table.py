"""The half of a lesson in which the table acts: calls to make, moves to watch, numbers and faults to give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.screens.lesson_going import LARGE
from game.client.screens.lesson_result import lay_result
from game.client.screens.lesson_sheet import LessonSheet
from game.client.screens.lesson_tricks import held, lain_open, won_in
from game.client.screens.services import Services
from game.client.table.bidding import AloneTick, CallButton, calls, is_calling
from game.client.table.calls_box import lay_box, taken_places
from game.client.table.event_log import EventLog
from game.client.table.exercise import OptionTile, card_of, lay_options
from game.client.table.fault_spotting import Found, lay_finding
from game.client.table.number_field import lay_number, number_parts, typed
from game.client.table.table_picture import Marks
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.course.loader import LessonFile
from game.course.progress import StepState
from game.course.runner import Runner
from game.rules.actions import Action, Phase
from game.rules.view import SeatView
from game.session import Moment

_AROUND = 230
"""The height that head, headline, what to do and buttons take beside text and options, at the usual size."""

_BETWEEN = 350  # milliseconds between two things to be watched


class LessonTable(LessonSheet):
    """What is done at the table of a lesson besides playing cards."""

    def __init__(self, services: Services, file: LessonFile, runner: Runner) -> None:
        super().__init__(services, file, runner)
        self.pointed: Found | None = None  # the card, trick or line pointed at last
        self.said: Action | None = None  # the call tried last
        self.alone = False  # the tick before a call in the second round
        self.log: EventLog | None = None
        self._fresh = True  # the next digit begins a number
        self._waited = 0.0

    def settle(self) -> None:
        """Begins with a step: nothing said, counted or pointed at yet."""
        feedback = self.step.feedback
        solution = feedback.solution if feedback else None
        self.number = solution.number if solution and self.step.kind == "count" else None
        self.pointed = self.said = self.given = None
        self.alone, self._fresh, self.watching = False, True, False
        table = self.step.table
        self.log = EventLog(table.view) if table is not None else None

    @property
    def _table_view(self) -> SeatView | None:
        return self.step.table.view if self.step.table is not None else None

    # -- moments of the table ----------------------------------------------------------------

    def show_moment(self, moment: Moment, dropped: frozenset[str] = frozenset()) -> None:
        """Brings the mat to the state after a step of the table."""
        before = self.board.state
        if self.log is not None:
            self.log.hear(moment, before.view)
        speech = self.log.speech if self.log is not None else {}
        lying = self.lying if moment.view == self._table_view else None
        view, marks = lain_open(moment.view, lying), Marks(tags=True, won=won_in(lying, moment.view))
        state = replace(before, view=view, hand=held(view), marks=marks, speech=speech)
        if lying is None:
            self.board.play(moment, state, dropped)
        else:
            self.board.change(state)

    def watch(self) -> None:
        """Lets the moves begin; once all are seen, from the first one again."""
        if not self.step.more_to_watch:
            self.runner.watch_again()
            self.arrive()
        self.watching = True
        self.refresh()

    def update(self, dt: float) -> None:
        if not self.watching or self.board.motion.busy:
            return
        self._waited += dt
        if self._waited < max(_BETWEEN, theme.THINK[self.services.settings().speed]):
            return
        self._waited = 0.0
        moment = self.runner.watch()
        self.step = self.runner.step
        self.watching = self.step.more_to_watch
        if moment is not None:
            self.show_moment(moment)
        self.keep()
        self.follow()

    # -- calls -------------------------------------------------------------------------------

    def calls(self) -> list[Widget]:
        """What is said, or the number to give: on the mat, or in the sheet where that has no room."""
        if self.runner.finished:
            return []
        if self.step.kind == "count":
            return [] if self._number_on_mat() else self._number_parts()
        if self.choosing_beside:
            return list(self._options(round(self.ui.metrics.sheet.w - 2 * self.ui.px(theme.SHEET_PAD))))
        if self.step.kind != "bid" or not self.asking or not is_calling(self.view):
            return []
        parts: list[Widget] = [
            CallButton(self.ui, call, self.call, call.action == self.said)
            for call in calls(self.view, self.alone)
        ]
        if self.view.phase is Phase.SECOND_ROUND:
            parts.append(AloneTick(self.ui, self.alone, self.tick_alone))
        return parts

    def box(self, calls: list[Widget]) -> list[Widget]:
        if self.choosing_beside or self.step.kind == "count":
            return []
        return lay_box(self.ui, self.board.layout, self.view, self.rules_words, calls, self._taken())

    def _taken(self) -> list[Rect]:
        return taken_places(self.ui, self.board.motion.goal, [str(card) for card in self.view.hand])

    def tick_alone(self) -> None:
        self.alone = not self.alone
        self.refresh()

    def call(self, action: Action) -> None:
        """The learner says something; what follows from it is shown. The same once more is no answer."""
        if self.said == action and self.step.feedback:
            return
        self.said = action
        feedback = self.answer(action)
        for moment in feedback.moments if feedback else ():
            self.show_moment(moment)
        if feedback and not feedback.moments:
            self.refresh()
        self.follow()

    # -- options, numbers and faults ---------------------------------------------------------

    def extra_parts(self) -> list[Widget]:
        if self.runner.finished:
            return lay_result(self.ui, self.board.layout, self.runner.result.skills)
        if self.step.kind == "choose" and not self.choosing_beside:
            tiles = self._options(min(self.ui.px(620), round(self.board.layout.mat.w * 0.8)))
            lay_options(self.board.layout, tiles)
            return list(tiles)
        if self.step.kind == "count":
            return self._number_on_mat()
        if self.step.spot is not None:
            return lay_finding(self.ui, self.board.layout, self.step.spot, self._pointer, self._found)
        if self.step.table is None and self.step.state is StepState.READING:
            return lay_result(self.ui, self.board.layout, {})
        return []

    @property
    def choosing_beside(self) -> bool:
        """Whether the options lie in the sheet, so that the table they are about stays in sight."""
        if self.step.kind != "choose" or self.step.table is None:
            return False
        in_words = any(card_of(option.text) is None for option in self.step.options)
        return in_words and not self.ui.metrics.drawer and self._fits_beside()

    def _fits_beside(self) -> bool:
        """Whether the sheet has room for the question, the options below it and the buttons."""
        ui = self.ui
        if ui.metrics.text < LARGE:
            return True
        room = ui.metrics.sheet.inflate(-2 * ui.px(theme.SHEET_PAD), -2 * ui.px(theme.SHEET_PAD))
        asked = TextBlock(ui, self.step.text, room.w, Style(theme.BODY, line=theme.LINE_HEIGHT)).size[1]
        tiles = sum(tile.size[1] + ui.px(10) for tile in self._tiles(room.w, beside=True))
        return asked + tiles + ui.px(_AROUND) * ui.metrics.text <= room.h

    def _options(self, width: int) -> list[OptionTile]:
        return self._tiles(width, self.choosing_beside)

    def _tiles(self, width: int, beside: bool) -> list[OptionTile]:
        return [
            OptionTile(
                self.ui,
                each.id,
                each.text,
                width,
                partial(self.choose, each.id),
                self._verdict(each.id),
                size=theme.BODY if beside else theme.EMPHASIS,
                as_card=not beside,
            )
            for each in self.step.options
        ]

    def choose(self, option: str) -> None:
        """An option is the answer; the same one once more is none."""
        if self.step.state is StepState.ASKING and not (self.option == option and self.step.feedback):
            self.option = option
            self.answer(option)
            self.refresh()

    def _verdict(self, option: str) -> str:
        feedback = self.step.feedback
        if feedback is None:
            return ""
        if feedback.solution is not None and feedback.solution.option == option:
            return "right"
        if option != self.option:
            return ""
        return "right" if feedback.solved else "wrong"

    def _number_on_mat(self) -> list[Widget]:
        """The number at its place on the mat; nothing where it would cover anything there."""
        drawer = self.board.layout.drawer  # there it may lie beside the hand
        hand = () if drawer else self.view.hand
        look = self.board.motion.goal
        taken = [] if self.exercising else taken_places(self.ui, look, [str(card) for card in hand])
        return lay_number(self.ui, self.board.layout, self._number_parts(), taken)

    def _number_parts(self) -> list[Widget]:
        feedback = self.step.feedback
        right = self.step.state is not StepState.ASKING
        same = self._fresh and self.number == self.given  # a first new digit takes the mark away
        judged = feedback is not None and (right or same)
        verdict = "" if not judged else "right" if right else "wrong"
        return number_parts(self.ui, self.number, self.step.unit, self.set_number, verdict)

    def set_number(self, number: int | None) -> None:
        """Another number is about to be given."""
        if self.step.kind == "count" and self.step.state is StepState.ASKING:
            self.number, self._fresh = number, True
            self.refresh()

    def type_digit(self, digit: int) -> None:
        """A digit of the number."""
        if self.step.state is StepState.ASKING:
            self.number = typed(self.number, digit, self._fresh)
            self._fresh = False
            self.refresh()

    def give_number(self) -> None:
        """The number as it stands is the answer."""
        if self.number is not None and self.number != self.given:
            self._fresh, self.given = True, self.number
            self.answer(self.number)
            feedback = self.step.feedback
            if feedback is not None and feedback.solution is not None:
                self.number = feedback.solution.number
            self.refresh()

    def _pointer(self, found: Found) -> Callable[[], None]:
        return partial(self.point, found)

    def point(self, found: Found) -> None:
        """A card, a trick or a line is the answer; the same one once more is none."""
        if self.step.state is StepState.ASKING and not (self.pointed == found and self.step.feedback):
            self.pointed = found
            self.answer(found)
            self.refresh()

    def _found(self, found: Found) -> str:
        feedback = self.step.feedback
        if feedback is None:
            return ""
        solution = feedback.solution
        if solution is not None and (found in solution.cards or found == solution.number):
            return "right"
        if found != self.pointed:
            return ""
        return "right" if feedback.solved else "wrong"
