"""A lesson in the window: the sheet asks, the mat shows the table or the question, the learner answers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import pygame
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.companion import Companion
from game.client.screens.frame import BarButton
from game.client.screens.lesson_keys import lesson_keys
from game.client.screens.lesson_mat import LARGE, LessonMat
from game.client.screens.services import Services
from game.client.screens.table_screen import TableScreen
from game.client.table.hand_input import DIGITS, ENTER, dropped_on_place
from game.client.table.layout import TableLayout
from game.client.table.ordering import nearest_place
from game.client.table.places import Spot
from game.client.table.sounding import hear, lesson_ended
from game.client.table.table_picture import Pointed, TablePicture
from game.client.widgets.base import Widget
from game.course.lesson_progress import StepState
from game.course.loader import LessonFile
from game.course.memory.asking_again import DECIDED, ask_again
from game.course.runner import Runner
from game.i18n import _
from game.pages.page import Beside
from game.pages.table_model import TableModel
from game.presenters.lesson import LessonPresenter
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import CourseLesson, LessonUse, SingleQuestion
from game.presenters.quiet_review import QuietReview
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.session import Moment

_BETWEEN = 350  # milliseconds between two things to be watched
_RETURN = (pygame.K_RETURN, pygame.K_KP_ENTER)
_KEYS = {pygame.K_b: "step back", pygame.K_e: "clause", pygame.K_g: "term", pygame.K_m: "more"}


class LessonScreen(TableScreen):
    """One lesson in progress."""

    def __init__(
        self, services: Services, file: LessonFile, runner: Runner, use: LessonUse, name: str = "lesson"
    ) -> None:
        self.name = name
        self.companion: Companion | None = None
        self.lesson = LessonPresenter(services, file, runner, use, self.on_moment)
        self.mat = LessonMat(self.lesson, self.press, self.refresh)
        self.lesson.options_beside = lambda: self.mat.options_fit_beside(services.ui())
        super().__init__(services, self.lesson)
        self._review: QuietReview | None = None  # of a hand that was played freely
        self._waited = 0.0  # milliseconds since the last thing to be watched
        self._dropped: frozenset[str] = frozenset()  # the card that lies on its place already

    @property
    def step_id(self) -> str:
        """The step that the lesson stands at."""
        return self.lesson.step.id

    @property
    def page_id(self) -> object:
        position = self.lesson.runner.position
        step = self.lesson.step
        return position.number, self.step_id, self.answered, step.displaced, len(step.hints)

    @property
    def answered(self) -> bool:
        """Whether its question has been decided."""
        return self.lesson.runner.step.state in DECIDED

    # -- what is shown -----------------------------------------------------------------------

    def heading(self) -> tuple[str, str]:
        """Title and second line of the bar; the chapter where the window is large, or no rules are named."""
        title, rules = super().heading()
        course, metrics, own = catalogue().course, self.ui.metrics, self.lesson.file.chapter
        chapter = course.title(own) if own in course.chapters and self.lesson.use.in_course else ""
        if not (chapter and rules) or metrics.k < 1 or metrics.text > 1:
            return title, rules or chapter
        # NOTE: the chapter of a lesson and the rules it is played by: "The bowers, Danville rules"
        return title, _("{chapter}, {rules}").format(chapter=chapter, rules=rules)

    def bar_buttons(self) -> Sequence[BarButton]:
        usual = super().bar_buttons()
        return usual if self.companion is None else (*self.companion.buttons(), *usual)

    def look(self, ui: Ui, layout: TableLayout, model: TableModel, pointed: Pointed) -> TablePicture:
        return self.mat.look(ui, layout, model, pointed)

    def call_parts(self) -> list[Widget]:
        return self.mat.in_sheet(self.board) or super().call_parts()

    def box(self, calls: Sequence[Widget]) -> list[Widget]:
        return super().box(calls) if self.table.calls else []

    def mat_parts(self) -> list[Widget]:
        return self.mat.on_mat(self.board)

    def bubble(self) -> tuple[Widget | None, Beside]:
        notice = self.companion.notice(self.ui) if self.companion is not None else None
        bubble, beside = super().bubble()
        return notice or bubble, beside

    def rebuild(self) -> None:
        # what is said to an answer needs the room of a button where large options lie below it
        told = self.lesson.step.feedback is not None and self.lesson.step.state is StepState.ASKING
        self.lesson.crowded = told and self.lesson.choosing_beside and self.ui.metrics.text >= LARGE
        super().rebuild()

    # -- the lesson goes on ------------------------------------------------------------------

    def on_moment(self, moment: Moment | None, model: TableModel) -> None:
        """A step of the table, or another step of the lesson: `moment` is None then."""
        if moment is None:
            if self.panel.focus_key.startswith("card "):
                self.panel.focus(None, ring=False)  # one of the step before
            self.hand.forget()
            self.board.show(model)
            self.refresh()
            if self.panel.focus_key == "forward" and (watch := self.panel.find("watch")):
                self.panel.focus(watch, self.panel.ring)  # Enter never passes over what there is to see
            if self.lesson.runner.finished:
                self.services.sound(lesson_ended(self.services.lessons(), self.lesson.file.id))
        elif model.view is moment.view:
            hear(moment, self.board.motion, self.services.sound)
            self.board.play(moment, model, self._dropped)
            self.follow()
        else:  # a trick stays in the middle
            self.board.change(model)

    def update(self, dt: float) -> None:
        if self._review is not None and self._review.poll():
            self._review = None
        if self.companion is not None:
            self.companion.update(dt)
        if not self.lesson.watching or not self.still:
            return
        self._waited += dt
        if self._waited >= max(_BETWEEN, theme.THINK[self.services.settings().speed]):
            self._waited = 0.0
            self.lesson.watch_next()
            self.follow()
            if not self.lesson.watching and self.panel.focus_key == "watch":  # Enter goes on now
                self.panel.focus(self.panel.find("forward"), self.panel.ring)

    def enter(self) -> None:
        """Back from a hand that was played freely, perhaps."""
        if self.lesson.step.free is not None:
            self._look_back()
            self.lesson.arrive()

    def _look_back(self) -> None:
        """What a hand played to its end cost is found out meanwhile, and kept."""
        table, counts = self.lesson.step.table, self.lesson.use.in_course or self.lesson.use.single
        if counts and table is not None and table.state.phase is Phase.HAND_OVER:
            self._review = QuietReview(self.services.store, self.services.worker, table, 0, "lesson")
            self._review.begin()

    # -- the learner acts --------------------------------------------------------------------

    def press(self, pressed: str) -> None:
        if pressed == "skip" and self.lesson.step.state is not StepState.ASKING:
            return  # the answer is given and on its way
        super().press(pressed)
        if pressed == "put back":
            self.panel.focus(None, ring=False)  # on the card that was wrong
        if pressed in ("step back", "tricks") and not self.panel.ring:
            self.panel.focus(None, ring=False)  # Enter goes on from here, and not back again

    def choose(self, card: Card, dropped: bool = False) -> None:
        self._dropped = frozenset([str(card)] if dropped else ())
        self.lesson.put_back()  # a wrong card makes way for this one
        before, step = self.board.state, self.lesson.step
        self.lesson.choose(card, dropped)
        moved = self.lesson.step.feedback.moments if self.lesson.step.feedback is not None else ()
        if step.kind in ("play", "discard") and (self.lesson.step is step or not moved):
            self.board.refuse(before, card)
            self.services.sound("refused")
        if self.still or not moved:
            self.refresh()
        self.follow()
        self._dropped = frozenset()

    def drop(self, card: Card, spot: Spot) -> None:
        ordering = self.lesson.answers.now.ordering
        if self.lesson.step.kind != "order" or ordering is None:
            if dropped_on_place(self.board, spot) and self.lesson.step.kind in ("play", "discard"):
                self.choose(card, True)
            return
        self.lesson.answers.put(card, nearest_place(self.board.layout, len(ordering.places), spot))
        self.refresh()

    def same_way(self, pressed: str, here: str) -> bool:
        # whoever skips a question goes on where the pointer is; never the other way round
        return (pressed, here) == (f"{self.name} skip", f"{self.name} forward")

    # -- keys --------------------------------------------------------------------------------

    def shortcut(self, event: Event) -> bool:
        key, lesson = event.key, self.lesson
        if self.companion is not None and self.companion.shortcut(key):
            return True
        if lesson.step.kind == "count" and getattr(event, "unicode", "").isdecimal():
            lesson.answers.type_digit(lesson.step, int(event.unicode))
            self.panel.focus(self.panel.find("number"), ring=False)  # no button clicked before
            self.refresh()
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and self._nowhere and self.may_choose:
            if lesson.step.kind == "choose":
                return False  # the answers come first
            return self.focus_card(0)  # the cards come first, not the round button of the bar
        elif key in DIGITS:
            return self._digit(DIGITS[key])
        elif getattr(event, "unicode", "") == "?":
            self.press("hint")
        elif key in (pygame.K_n, pygame.K_PAGEDOWN) and lesson.step.state is not StepState.ASKING:
            self.press("forward")
        elif key in _RETURN and self._all_is_chosen():
            self.press("done")
        elif key in ENTER and self._nothing_to_choose():
            self.press("put back" if lesson.step.displaced else "forward")
        elif key in self._tricks_keys:
            self.press("tricks")
        elif key in _KEYS:
            self.press(_KEYS[key])
        else:
            return False
        return True

    @property
    def _tricks_keys(self) -> tuple[int, ...]:
        """The keys that open the earlier tricks, or lead back from them."""
        if self.lesson.looking_back:
            return pygame.K_l, pygame.K_ESCAPE
        return (pygame.K_l,) if self.lesson.may_look_back else ()

    @property
    def _nowhere(self) -> bool:
        """Whether nobody can see where the focus is: it was left by a click, or on a card that was played."""
        return not self.panel.ring or self.panel.focused is None

    def _nothing_to_choose(self) -> bool:
        """Whether the focus is on a card or an answer that can do nothing any more."""
        step = self.lesson.step
        over = step.displaced or step.state is not StepState.ASKING
        given = self.panel.focus_key.startswith(("card ", "option ", "number"))
        if step.displaced and self.panel.focused is not None:
            given = False  # another card makes way for the wrong one
        return over and given and not self.lesson.runner.finished

    def _all_is_chosen(self) -> bool:
        """Whether Enter gives what was typed, put in order or clicked on.

        Not a card picked by Enter: pressed twice on the first of several it would give it alone.
        """
        step, now = self.lesson.step, self.lesson.answers.now
        if step.state is not StepState.ASKING or now.unready(step.kind):
            return False
        if step.kind in ("pick", "count") and not self.panel.ring:
            return True
        chosen = now.ordering.places if now.ordering else ()
        return self.panel.focus_key in {"number", *(f"card {card}" for card in chosen)}

    def _digit(self, number: int) -> bool:
        """An option, or a card of the hand."""
        step = self.lesson.step
        if step.kind == "choose" and number < len(step.options):
            self.press(f"option {step.options[number].id}")
        elif step.spot is not None and self.panel.find(f"option {number + 1}"):
            self.mat.point(number + 1)
        elif not self.may_choose:
            return False
        elif step.kind in ("pick", "order") and number < len(self.board.state.hand):
            self.choose(self.board.state.hand[number])
        else:
            return self.focus_card(number)
        return True

    def keys(self) -> list[tuple[str, str]]:
        return [*(self.companion.keys() if self.companion is not None else ()), *lesson_keys()]


def take_lesson(services: Services, file: LessonFile, runner: Runner) -> LessonScreen:
    """A lesson of the course."""
    return LessonScreen(services, file, runner, CourseLesson())


def ask_question(
    services: Services, ruleset: Ruleset, file: LessonFile, step_id: str, use: SingleQuestion
) -> LessonScreen | None:
    """One step of a lesson by itself; None where it cannot be asked any more."""
    runner = ask_again(file, catalogue().glossary, ruleset, step_id, secrets.token_hex(4))
    return LessonScreen(services, file, runner, use, "mix-step") if runner is not None else None
