"""A lesson as its author sees it: at the table, taken up again whenever the file is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import BarButton, top_bar
from game.client.screens.lesson import LessonScreen
from game.client.screens.list_form import FittedList, on_sheet
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.base import Widget
from game.client.widgets.fault_panel import FaultPanel
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, lay
from game.client.widgets.part_row import PartRow, RowStyle
from game.client.widgets.row_list import ListState
from game.client.widgets.text import TextBlock
from game.course.runner import Runner
from game.course.steps import AskingStep, ShownStep, TermStep
from game.i18n import _, format_number
from game.presenters.lesson_use import AuthorsLesson
from game.presenters.watched_lesson import WatchedLesson
from game.rules.ruleset import Ruleset

_LOOK = 200  # milliseconds between two looks at the file


class Author:
    """Who tries a lesson while writing it: a save shows it anew at the same step, or says what is wrong."""

    def __init__(self, screen: LessonScreen, watched: WatchedLesson) -> None:
        self.screen, self.watched = screen, watched
        self._looked = 0.0
        self.open = True
        """Whether the faults lie over the table, if there are any."""

    def buttons(self) -> Sequence[BarButton]:
        steps: BarButton = ("steps", "book", _("Steps"), self.list_steps)
        if not self.watched.faults:
            return (steps,)
        return ("faults", "flag", _("Errors"), self.show_or_hide), steps

    def keys(self) -> list[tuple[str, str]]:
        keys = [("L", _("the list of steps"))]
        if self.watched.faults:
            keys += [("F", _("show or hide the errors")), ("N, P", _("the next or previous error"))]
        return keys

    def shortcut(self, key: int) -> bool:
        turned = _turn(key) if self.open and self.watched.faults else 0
        if key == pygame.K_l:
            self.list_steps()
        elif key == pygame.K_f and self.watched.faults:
            self.show_or_hide()
        elif turned:
            self.watched.turn(turned)
            self._draw_anew()
        else:
            return False
        return True

    def show_or_hide(self) -> None:
        """Takes the faults off the table, or puts them there."""
        self.open = not self.open
        self._draw_anew()

    def update(self, dt: float) -> None:
        self._looked += dt
        if self._looked >= _LOOK:
            self._looked = 0.0
            if self.watched.look(self.screen.lesson.runner.save()):
                self._take_up()

    def _take_up(self) -> None:
        lesson = self.screen.lesson
        self.open = True
        if self.watched.good is not None and self.watched.good[1] is not lesson.runner:
            before, present = _ids(lesson.runner), self.screen.step_id
            file, runner = self.watched.good
            after = _ids(runner)
            if present not in after:  # it has a new name, or is gone
                runner.go(after[min(before.index(present), len(after) - 1)])
            lesson.take_up(file, runner)
        self._draw_anew()

    def _draw_anew(self) -> None:
        self.screen.relayout(self.screen.ui)
        self.screen.stage.invalidate()

    def list_steps(self) -> None:
        """Every step of the lesson, to start at any of them."""
        self.screen.stage.push(StepList(self.screen.lesson.runner, self.go_to_step))

    def go_to_step(self, step_id: str) -> None:
        """Starts at a step."""
        self.screen.lesson.runner.go(step_id)
        self.screen.lesson.arrive()

    def notice(self, ui: Ui) -> Widget | None:
        fault = self.watched.fault
        if fault is None or not self.open:
            return None
        mat, edge = ui.metrics.mat, 2 * ui.px(24)
        most = (mat.h - edge) // 2  # the lesson can be played all the same
        return FaultPanel(ui, fault, mat.w - edge, most, self.watched.place).stand_above(mat)


def preview_lesson(services: Services, watched: WatchedLesson) -> LessonScreen:
    """The lesson at the table, with its author beside it."""
    assert watched.good is not None
    screen = LessonScreen(services, *watched.good, AuthorsLesson(), "author-preview")
    screen.companion = Author(screen, watched)
    return screen


def _ids(runner: Runner) -> list[str]:
    return [step.id for step in runner.lesson.shown]


def _turn(key: int) -> int:
    """How far a key leads through the faults."""
    return {pygame.K_n: 1, pygame.K_p: -1}.get(key, 0)


class BrokenLesson(PanelScreen):
    """A file of which too little can be read: what is wrong, until a save mends it."""

    name = "author-fault"

    def __init__(self, services: Services, watched: WatchedLesson) -> None:
        super().__init__()
        self.services, self.watched = services, watched
        self._looked = 0.0

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        parts = top_bar(ui, _("Preview"), self.watched.path.name, self.stage.pop)
        assert self.watched.fault is not None
        wide = mat.w - 2 * ui.px(60)
        panel = FaultPanel(ui, self.watched.fault, wide, place=self.watched.place)
        return ground, [*parts, panel.stand_in(mat)]

    def handle(self, event: Event) -> bool:
        turned = _turn(event.key) if event.type == pygame.KEYDOWN else 0
        if turned:
            self.watched.turn(turned)
            self.rebuild()
        return bool(turned) or super().handle(event)

    def tick(self, dt: float) -> bool:
        self._looked += dt
        if self._looked >= _LOOK:
            self._looked = 0.0
            if self.watched.look():
                self._take_up()
        return super().tick(dt)

    def _take_up(self) -> None:
        if self.watched.good is not None:
            self.stage.replace(preview_lesson(self.services, self.watched))
        else:
            self.rebuild()


def _step_row(ui: Ui, number: int, step: ShownStep, width: int, start: Callable[[str], None]) -> PartRow:
    """A step of the lesson with its kind and id."""
    # NOTE: a step in the list for authors, for example "3 Walt led the king of hearts."
    line = _("{n} {words}").format(n=format_number(number), words=words_of(step))
    kind = _("{kind}, {id}").format(kind=step.type, id=step.id)
    words = Column(
        TextBlock(ui, line, style=Style(theme.BODY, "semibold", line=1.25)),
        TextBlock(ui, kind, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25)),
    )
    style = RowStyle((line,), link=step.id)
    return PartRow(ui, step.id, Inset(words, ui.px(18), ui.px(8)), width, start, style)


class StepList(PanelScreen):
    """All steps of a lesson, to start at any of them."""

    name = "steps"
    first_focus = "list"

    def __init__(self, runner: Runner, start: Callable[[str], None]) -> None:
        super().__init__()
        self._runner = runner
        self._start = start
        self._list = ListState(runner.step.id)

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        parts = top_bar(ui, _("Steps"), self._runner.lesson.title, self.stage.pop)
        listed = FittedList(ui, self._rows, self._list, lambda _key: self.rebuild())
        page = on_sheet(ui, listed)
        return ground, [*parts, *lay(page, mat.inflate(-2 * ui.px(120), -2 * ui.px(30)))]

    def _rows(self, width: int) -> list[PartRow]:
        return [
            _step_row(self.ui, number, step, width, self._go)
            for number, step in enumerate(self._runner.lesson.shown, 1)
        ]

    def _go(self, key: str) -> None:
        self.stage.pop()
        self._start(key)


def words_of(step: ShownStep) -> str:
    """What a step says, for a list."""
    if isinstance(step, AskingStep):
        return step.title or step.ask
    return step.title or (step.term if isinstance(step, TermStep) else step.text)


def open_preview(services: Services, path: Path, ruleset: Ruleset) -> Screen:
    """The lesson of a file for its author, or what is wrong with it."""
    watched = WatchedLesson(path, ruleset)
    watched.look()
    return preview_lesson(services, watched) if watched.good else BrokenLesson(services, watched)


def open_draft(services: Services, path: str, ruleset: Ruleset) -> Screen:
    """A draft for its author at the table that it was made at."""
    return open_preview(services, Path(path), ruleset)
