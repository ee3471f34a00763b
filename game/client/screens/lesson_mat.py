"""What lies on the mat of a lesson besides the table: options, a number, things to point at, how it went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.lesson_result import Practiced, lay_result
from game.client.table.board import Board
from game.client.table.build import picture_of
from game.client.table.calls_box import taken_places
from game.client.table.exercise import (
    Answer,
    Option,
    card_of,
    fit_below_one_another,
    lay_options,
    option,
    width_of_two,
)
from game.client.table.fault_spotting import lay_finding, trump_sign
from game.client.table.layout import TableLayout
from game.client.table.number_field import lay_number, number_parts
from game.client.table.ordering import only_trump, ordering_look
from game.client.table.table_picture import Pointed, TablePicture
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.course.lesson_progress import StepState
from game.pages.lesson_words import how_it_went
from game.pages.remarks import lesson_remark
from game.pages.table_model import TableModel
from game.presenters.lesson import LessonPresenter
from game.presenters.lesson_answers import Found
from game.presenters.lesson_entry import done_in
from game.presenters.lesson_list import small_picture

LARGE = 1.3
"""From this size of text on the sheet may have no room for options beside the question."""

_AROUND = 230
"""The height that head, headline, what to do and buttons take beside text and options, at the usual size."""


class LessonMat:
    """Builds these parts for the step that a lesson stands at. `press` hears the ids of options."""

    def __init__(
        self, lesson: LessonPresenter, press: Callable[[str], None], refresh: Callable[[], None]
    ) -> None:
        self._lesson, self._press, self._refresh = lesson, press, refresh

    # -- the picture -------------------------------------------------------------------------

    def look(self, ui: Ui, layout: TableLayout, model: TableModel, pointed: Pointed) -> TablePicture:
        """The table, or what is asked about instead of one."""
        lesson, step = self._lesson, self._lesson.step
        if not lesson.exercising:
            whole = picture_of(ui, layout, model, pointed)
            bare = model.view.trick is None or not model.view.trick.plays
            return _without_places(whole, bare, layout.drawer) if step.kind == "count" else whole
        if lesson.runner.finished:
            return TablePicture()
        if step.spot is not None:
            word = step.spot.trump
            return trump_sign(ui, layout, word.suit) if word is not None else TablePicture()
        suit = model.view.trump if step.kind == "order" and step.table is not None else None
        trump = only_trump(ui, layout, suit, picture_of(ui, layout, model, pointed)) if suit else None
        ordering = lesson.answers.now.ordering
        if ordering is None:
            return trump or TablePicture()
        return ordering_look(ui, layout, ordering, pointed, trump)

    # -- parts -------------------------------------------------------------------------------

    def in_sheet(self, board: Board) -> list[Widget]:
        """Options or the number where they have to lie in the sheet."""
        lesson, ui = self._lesson, board.ui
        if lesson.runner.finished:
            return []
        if lesson.step.kind == "count":
            return [] if self._number_on_mat(board) else self._number(ui)
        if lesson.choosing_beside:
            wide = round(ui.metrics.table_sheet.w - 2 * ui.px(theme.SHEET_PAD))
            return list(self._tiles(ui, wide, beside=True))
        return []

    def on_mat(self, board: Board) -> list[Widget]:
        """Everything else, placed."""
        lesson, ui, layout = self._lesson, board.ui, board.layout
        if lesson.runner.finished:
            result, shown = lesson.runner.result, small_picture(lesson.file.lesson)
            answered = result.solved + result.missed
            word = lesson_remark(how_it_went(lesson.runner), done_in(lesson.desk.lessons()))
            return lay_result(ui, layout, Practiced(result.skills, answered, shown, word))
        if lesson.step.kind == "choose" and not lesson.choosing_beside:
            return list(self._options_on_mat(ui, layout))
        if lesson.step.kind == "count":
            return self._number_on_mat(board)
        if lesson.step.spot is not None:
            return lay_finding(ui, layout, lesson.step.spot, self._pointed)
        if lesson.step.table is None and lesson.step.state is StepState.READING:
            return lay_result(ui, layout, Practiced(shown=small_picture(lesson.file.lesson)))
        return []

    def _options_on_mat(self, ui: Ui, layout: TableLayout) -> list[Option]:
        """Options one below the other, or two beside one another where they are too high for the mat."""
        tiles, across = self._tiles(ui, min(ui.px(620), round(layout.mat.w * 0.8)), beside=False), 1
        if not fit_below_one_another(layout, tiles):
            tiles, across = self._tiles(ui, width_of_two(layout), beside=False), 2
        lay_options(layout, tiles, across)
        return tiles

    def options_fit_beside(self, ui: Ui) -> bool:
        """Whether the sheet has room for the question, options in words below it and the buttons."""
        step = self._lesson.step
        if ui.metrics.drawer or all(card_of(option.text) is not None for option in step.options):
            return False
        if ui.metrics.text < LARGE:
            return True
        room = ui.metrics.table_sheet.inflate(-2 * ui.px(theme.SHEET_PAD), -2 * ui.px(theme.SHEET_PAD))
        asked = TextBlock(ui, step.text, room.w, Style(theme.BODY, line=theme.LINE_HEIGHT)).size[1]
        tiles = sum(tile.size[1] + ui.px(10) for tile in self._tiles(ui, room.w, beside=True))
        return asked + tiles + ui.px(_AROUND) * ui.metrics.text <= room.h

    def _tiles(self, ui: Ui, width: int, *, beside: bool) -> list[Option]:
        options = self._lesson.step.options
        in_words = beside or any(card_of(each.text) is None for each in options)  # all of them or none
        return [option(ui, self._option(each.id), each.text, width, beside, in_words) for each in options]

    def _option(self, key: str) -> Answer:
        return Answer(key, partial(self._press, f"option {key}"), self._verdict(key))

    def _verdict(self, option: str) -> str:
        feedback = self._lesson.step.feedback
        if feedback is None:
            return ""
        if feedback.solution is not None and feedback.solution.option == option:
            return "right"
        if option != self._lesson.answers.now.option:
            return ""
        return "right" if feedback.solved else "wrong"

    def _number_on_mat(self, board: Board) -> list[Widget]:
        """The number at its place on the mat; nothing where it would cover anything there."""
        hand = (
            () if board.layout.drawer else self._lesson.view.hand
        )  # in the drawer it may lie beside the hand
        taken = []
        if not self._lesson.exercising:
            taken = taken_places(board.ui, board.motion.goal, [str(card) for card in hand])
        return lay_number(board.ui, board.layout, self._number(board.ui), taken)

    def _number(self, ui: Ui) -> list[Widget]:
        step, now = self._lesson.step, self._lesson.answers.now
        right = step.state is not StepState.ASKING
        same = now.fresh and now.number == now.given  # a first new digit takes the mark away
        judged = step.feedback is not None and (right or same)
        verdict = "" if not judged else "right" if right else "wrong"
        return number_parts(ui, now.number, step.unit, self._set_number, verdict)

    def _set_number(self, number: int | None) -> None:
        self._lesson.answers.set_number(self._lesson.step, number)
        self._refresh()

    def point(self, found: Found) -> None:
        """A card, or the number of a row, is what is wrong."""
        self._lesson.answers.point(self._lesson.step, found)
        self._refresh()

    def _pointed(self, found: Found) -> Answer:
        return Answer(found, partial(self.point, found), self._found(found))

    def _found(self, found: Found) -> str:
        feedback = self._lesson.step.feedback
        if feedback is None:
            return ""
        solution = feedback.solution
        if solution is not None and (found in solution.cards or found == solution.number):
            return "right"
        if found != self._lesson.answers.now.pointed:
            return ""
        return "right" if feedback.solved else "wrong"


def _without_places(look: TablePicture, bare: bool, narrow: bool) -> TablePicture:
    """A table without the places of the trick, where a number lies over them.

    `bare`: nor their names; `narrow`: nor the words beside the turn-up, whose place it takes.
    """
    ground = ("place-", *(("trick-name-",) if bare else ()), *(("upcard-",) if narrow else ()))
    return replace(look, items={key: item for key, item in look.items.items() if not key.startswith(ground)})
