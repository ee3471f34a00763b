"""The tutor's sheet: a page laid out beside the mat, or in the drawer below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.hint_parts import show_bars
from game.client.table.page_blocks import Act
from game.client.table.sheet_drawer import lay_drawer
from game.client.table.sheet_foot import calling_foot, foot
from game.client.table.sheet_parts import steps_bar, to_do, tutor_head, watermark
from game.client.table.sheet_text import ZONE, PageText
from game.client.widgets.base import Widget
from game.client.widgets.buttons import RoundButton
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay, space
from game.i18n import _
from game.pages.page import Beside, More, Page
from game.presenters.table_source import TablePresenter

_LARGE = 1.3
"""From this size of text on, the steps of a hint always stand in one line by its answer."""

_FOLDS_LARGE = 3
_LEAST_LINES = 7  # of text that have room above calls, or what there is to do is left out
_MOST_ROWS = 6  # of buttons at their full height
_SOME = 24  # free height in which more of a page may be said, now that the way to more is not needed
_MOST_CALLS = 0.55  # of the room above the buttons that calls may take before they are made narrower


class Sheet:
    """The sheet of a table screen. Where a page has not room, less of it is said, and that stays so."""

    def __init__(self, act: Act, close: Callable[[], None] | None = None) -> None:
        """`act` takes the id of what was pressed; `close` closes a sheet that may be closed."""
        self._act, self._close = act, close
        self._folds = 0  # how often the page was said with less
        self._page: object = None  # which page that was

    def build(self, ui: Ui, table: TablePresenter, beside: Beside, calls: Sequence[Widget]) -> list[Widget]:
        """The parts of the sheet at their places."""
        page, most = table.page(beside), table.most_folds
        same = (page.title, page.newest, len(page.buttons), ui)
        first = self._folds if same == self._page else 0
        self._page = same
        large = most and ui.metrics.text >= _LARGE
        for folds in (_FOLDS_LARGE,) if large else range(first, most + 1):
            self._folds = folds
            said = table.page(beside, folds) if folds else page
            parts = lay_sheet(ui, said, self._act, calls, self._close if page.closes else None)
            text = text_of(parts)
            if not text.most:
                return self._with_spare(ui, said, parts, calls)
        if most and More() in said.blocks and not ui.metrics.drawer:
            first_of_all = replace(said, blocks=tuple(block for block in said.blocks if block != More()))
            parts = lay_sheet(ui, first_of_all, self._act, calls, self._close if page.closes else None)
            text = text_of(parts)
        if most and not ui.metrics.drawer:
            show_bars(text)
        return parts

    def _with_spare(self, ui: Ui, page: Page, parts: list[Widget], calls: Sequence[Widget]) -> list[Widget]:
        """The parts of a page; where they leave room for what lies a step away, it stands there, too."""
        text = text_of(parts)
        if not ui.metrics.drawer and text.rect.h - text.full_height < ui.px(_SOME):
            return parts  # in the drawer some of it may stand beside the figures
        close = self._close if page.closes else None
        for blocks, near in product(page.fuller, (False, True)):
            more = lay_sheet(ui, replace(page, blocks=blocks), self._act, calls, close, near=near)
            if not text_of(more).most:
                return more
        return parts


def text_of(parts: Sequence[Widget]) -> PageText:
    """The text of the sheet among the parts of a screen."""
    return next(part for part in parts if isinstance(part, PageText))


def lay_sheet(
    ui: Ui,
    page: Page,
    act: Act,
    calls: Sequence[Widget] = (),
    close: Callable[[], None] | None = None,
    *,
    near: bool = False,
) -> list[Widget]:
    """The parts of the sheet at their places. `calls` are buttons for its foot, which are not among them.

    `near` with less space between what is said.
    """
    if ui.metrics.drawer:
        parts = lay_drawer(ui, page, act, calls, near=near)
    else:
        parts = _beside(ui, page, act, calls, close, near=near)
    return [part for part in parts if part not in calls]


def _beside(
    ui: Ui,
    page: Page,
    act: Act,
    calls: Sequence[Widget],
    close: Callable[[], None] | None,
    *,
    near: bool,
) -> list[Widget]:
    pad = ui.px(theme.SHEET_PAD)
    room = ui.metrics.table_sheet.inflate(-2 * pad, -2 * pad)
    who = tutor_head(ui, page.who, page.where)
    shut = [RoundButton(ui, "close", "x", _("Close"), close).within(ZONE)] if close else []
    head: list[Part] = [Row(who, *shut, grow=who)]
    if page.steps:
        head += [space(0, ui.px(10)), steps_bar(ui, page)]
    top = Column(*head, side=Side.FILL)
    top.fit(room.w)
    below = calling_foot(ui, page, act, calls, room) if calls else foot(ui, page, act, theme.BODY, near=near)
    below.fit(room.w)
    if calls and room.h - top.size[1] - below.size[1] < ui.font(theme.BODY) * _LEAST_LINES:
        below = calling_foot(ui, replace(page, todo=""), act, calls, room)  # the calls say as much
    text = PageText(ui, page, act, near=near)
    body = Inset(text, 0, ui.px(9), 0, ui.px(4))
    step = _step(ui, page, act, top, body) if page.steps and not calls else None
    if step is not None and step.size[1] <= room.h:
        return lay(step, room)
    parts = lay(Column(top, body, below, grow=body, side=Side.FILL), room)
    text.show_newest()
    return parts


def _step(ui: Ui, page: Page, act: Act, top: Part, body: Part) -> Part:
    """A step of a lesson with what there is to do right below its question, and the buttons at the foot."""
    buttons, free = foot(ui, replace(page, todo=""), act, theme.BODY), watermark(ui)
    todo = [space(0, ui.px(10)), to_do(ui, page.todo)] if page.todo else []
    step = Column(top, body, *todo, free, buttons, grow=free, side=Side.FILL)
    step.fit(ui.metrics.table_sheet.w - 2 * ui.px(theme.SHEET_PAD))
    return step
