"""A lesson as its author sees it: at the table, taken up again whenever the file is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Surface

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
from game.course.checker import glossary_near, read_in_pack
from game.course.lesson_start import begin
from game.course.loader import LessonFile
from game.course.runner import Runner
from game.course.steps import AskingStep, ShownStep, TermStep
from game.i18n import _, format_number
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import AuthorsLesson
from game.rules.ruleset import Ruleset
from game.yamlfile.faults import YamlFault

_LOOK = 200  # milliseconds between two looks at the file


class WatchedFile:
    """A lesson file, and the last version of it that holds."""

    def __init__(self, path: Path, ruleset: Ruleset) -> None:
        self.path, self.ruleset = path, ruleset
        self.fault: YamlFault | None = None
        self.good: tuple[LessonFile, Runner] | None = None
        self._seen: object = None

    def look(self, saved: str | None = None) -> bool:
        """Reads the file if it changed since the last look; True if it did. The step in `saved` is kept."""
        stamp = self._stamp()
        if stamp == self._seen:
            return False
        self._seen = stamp
        try:
            file = read_in_pack(self.path)
            words = glossary_near(self.path.resolve().parent) or catalogue().glossary
            self.good = (file, begin(file, words, self.ruleset, saved))
            self.fault = None
        except YamlFault as fault:
            self.fault = fault
        return True

    def _stamp(self) -> object:
        try:
            found = self.path.stat()
        except OSError:
            return "gone"
        return found.st_mtime_ns, found.st_size


class Author:
    """Who tries a lesson while writing it: a save shows it anew at the same step, or says what is wrong."""

    def __init__(self, screen: LessonScreen, watched: WatchedFile) -> None:
        self.screen, self.watched = screen, watched
        self._looked = 0.0

    def buttons(self) -> Sequence[BarButton]:
        return (("steps", "book", _("Steps"), self.list_steps),)

    def keys(self) -> list[tuple[str, str]]:
        return [("L", _("the list of steps"))]

    def shortcut(self, key: int) -> bool:
        if key == pygame.K_l:
            self.list_steps()
        return key == pygame.K_l

    def update(self, dt: float) -> None:
        self._looked += dt
        if self._looked >= _LOOK:
            self._looked = 0.0
            if self.watched.look(self.screen.lesson.runner.save()):
                self._take_up()

    def _take_up(self) -> None:
        lesson = self.screen.lesson
        if self.watched.fault is None and self.watched.good is not None:
            before, present = _ids(lesson.runner), self.screen.step_id
            file, runner = self.watched.good
            after = _ids(runner)
            if present not in after:  # it has a new name, or is gone
                runner.go(after[min(before.index(present), len(after) - 1)])
            lesson.take_up(file, runner)
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
        if fault is None:
            return None
        mat, edge = ui.metrics.mat, 2 * ui.px(24)
        return FaultPanel(ui, fault, mat.w - edge, mat.h - edge).stand_on(mat)


def preview_lesson(services: Services, watched: WatchedFile) -> LessonScreen:
    """The lesson at the table, with its author beside it."""
    assert watched.good is not None
    screen = LessonScreen(services, *watched.good, AuthorsLesson(), "author-preview")
    screen.companion = Author(screen, watched)
    return screen


def _ids(runner: Runner) -> list[str]:
    return [step.id for step in runner.lesson.shown]


class BrokenLesson(PanelScreen):
    """A file that does not hold yet: what is wrong, until a save mends it."""

    name = "author-fault"

    def __init__(self, services: Services, watched: WatchedFile) -> None:
        super().__init__()
        self.services, self.watched = services, watched
        self._looked = 0.0

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        parts = top_bar(ui, _("Preview"), self.watched.path.name, self.stage.pop)
        assert self.watched.fault is not None
        panel = FaultPanel(ui, self.watched.fault, mat.w - 2 * ui.px(60))
        return ground, [*parts, panel.stand_in(mat)]

    def tick(self, dt: float) -> bool:
        self._looked += dt
        if self._looked >= _LOOK:
            self._looked = 0.0
            if self.watched.look():
                self._take_up()
        return super().tick(dt)

    def _take_up(self) -> None:
        if self.watched.fault is None:
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
    watched = WatchedFile(path, ruleset)
    watched.look()
    return preview_lesson(services, watched) if watched.good else BrokenLesson(services, watched)


def open_draft(services: Services, path: str, ruleset: Ruleset) -> Screen:
    """A draft for its author at the table that it was made at."""
    return open_preview(services, Path(path), ruleset)
