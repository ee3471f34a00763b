"""The tutor's sheet: a page laid out beside the mat, or in the drawer below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.bidding import CallButton
from game.client.table.hint_parts import show_bars
from game.client.table.page_blocks import Act, part_of, title_of
from game.client.table.sheet_parts import grip, steps_bar, to_do, tutor_head
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle, RoundButton
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.scroll import Scrolled
from game.i18n import _
from game.pages.page import (
    BarRows,
    Beside,
    Block,
    ButtonRow,
    Figures,
    HintStep,
    More,
    Page,
    Paragraph,
    Stage,
)
from game.pages.page import Button as PageButton
from game.presenters.table_source import TablePresenter

ZONE = "sheet"
_LARGE = 1.3
"""From this size of text on, steps of a hint that were read are always folded to their heads."""

_FOLDS_LARGE = 2
_LEAST_LINES = 7  # of text that have room above calls, or what there is to do is left out
_MOST_ROWS = 6  # of buttons at their full height
_MUCH = 120  # free height in which more of a page may be said
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
        if most and not ui.metrics.drawer:
            show_bars(text)
        return parts

    def _with_spare(self, ui: Ui, page: Page, parts: list[Widget], calls: Sequence[Widget]) -> list[Widget]:
        """The parts of a page; where they leave much room, what else there is of it stands there, too."""
        text = text_of(parts)
        if not page.spare or text.rect.h - text.full_height < ui.px(_MUCH):
            return parts
        more = lay_sheet(ui, _opened_out(page), self._act, calls, self._close if page.closes else None)
        return parts if text_of(more).most else more


def _opened_out(page: Page) -> Page:
    """The page with what may stand before the way to more."""
    at = page.blocks.index(More()) if More() in page.blocks else len(page.blocks)
    return replace(page, blocks=(*page.blocks[:at], *page.spare, *page.blocks[at:]))


def text_of(parts: Sequence[Widget]) -> PageText:
    """The text of the sheet among the parts of a screen."""
    return next(part for part in parts if isinstance(part, PageText))


def lay_sheet(
    ui: Ui, page: Page, act: Act, calls: Sequence[Widget] = (), close: Callable[[], None] | None = None
) -> list[Widget]:
    """The parts of the sheet at their places. `calls` are buttons for its foot, which are not among them."""
    parts = _drawer(ui, page, act, calls) if ui.metrics.drawer else _beside(ui, page, act, calls, close)
    return [part for part in parts if part not in calls]


def _beside(
    ui: Ui, page: Page, act: Act, calls: Sequence[Widget], close: Callable[[], None] | None
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
    foot = _calling_foot(ui, page, act, calls, room) if calls else _foot(ui, page, act, theme.BODY)
    foot.fit(room.w)
    if calls and room.h - top.size[1] - foot.size[1] < ui.font(theme.BODY) * _LEAST_LINES:
        foot = _calling_foot(ui, replace(page, todo=""), act, calls, room)  # the calls say as much
    text = PageText(ui, page, act)
    body = Inset(text, 0, ui.px(9), 0, ui.px(4))
    parts = lay(Column(top, body, foot, grow=body, side=Side.FILL), room)
    text.show_newest()
    return parts


def _drawer(ui: Ui, page: Page, act: Act, calls: Sequence[Widget]) -> list[Widget]:
    sheet = ui.metrics.table_sheet
    above = lay(Inset(Column(grip(ui), side=Side.MIDDLE), 0, ui.px(10), 0, 0), sheet)
    room = Rect(sheet.x + ui.px(30), sheet.y + ui.px(28), sheet.w - ui.px(60), sheet.h - ui.px(48))
    page = replace(page, blocks=_figures_first(page.blocks), buttons=_two_rows(page.buttons))
    wide = min(ui.px(420), round(room.w * 0.42))
    column = _drawer_column(ui, page, act, wide, calling=bool(calls))
    text = PageText(ui, page, act)
    upper = Row(text, column, gap=ui.px(34), grow=text, side=Side.FILL)
    said = Column(Row(*calls, gap=ui.px(12)), side=Side.MIDDLE)
    below = [space(0, ui.px(12)), said] if calls else []
    parts = lay(Column(upper, *below, grow=upper, side=Side.FILL), room)
    text.show_newest()
    return [*above, *parts]


def _figures_first(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The low drawer shows few lines: figures say most in them."""
    return tuple(sorted(blocks, key=lambda block: not isinstance(block, Figures)))


def _drawer_column(ui: Ui, page: Page, act: Act, width: int, *, calling: bool) -> Part:
    """The steps and what to do, where there is room for them, and the buttons at the lower edge.

    While `calling` what to do stands last: above the calls that it speaks of.
    """
    steps = [steps_bar(ui, page), space(0, ui.px(6))] if page.steps else []
    todo = [Sized(to_do(ui, page.todo), width), space(0, ui.px(4))] if page.todo else []
    buttons, between = _foot(ui, replace(page, todo=""), act, theme.SECOND), space(width)

    def form(above: list[Part], below: list[Part]) -> Part:
        last = [buttons, space(0, ui.px(8)), *below] if calling else [*below, buttons]
        return Column(*above, between, *last, grow=between, side=Side.FILL)

    return FirstThatFits(
        lambda: form(steps, todo),
        lambda: form([], todo),
        lambda: form(steps, []),  # the buttons say as much as what there is to do
        lambda: form([], []),
    )


class PageText(Scrolled):
    """Title and blocks of a page, in a view that scrolls where they do not fit."""

    def __init__(self, ui: Ui, page: Page, act: Act) -> None:
        self.page = page
        self._blocks = [*title_of(ui, page), *(part_of(ui, block, act) for block in page.blocks)]
        super().__init__(ui, "sheet text", Column(*self._blocks, side=Side.FILL))
        self.within(ZONE)

    def show_newest(self) -> None:
        """Scrolls to the block that must be seen; in the low drawer to the answer of a hint, too."""
        newest = self.page.newest or (self._answer() if self.ui.metrics.drawer else 0)
        if newest:
            above = self._blocks[: newest + bool(self.page.title)]
            self.scroll(sum(part.size[1] for part in above))

    def _answer(self) -> int:
        """The bars of a hint and what is said above them, or what stands in their place; else the start."""
        opened = -1
        for number, block in enumerate(self.page.blocks):
            if isinstance(block, BarRows):
                return number - isinstance(self.page.blocks[number - 1], Paragraph)
            if isinstance(block, HintStep) and block.stage is Stage.OPEN:
                opened = number
        return opened + 1


def _two_rows(rows: tuple[ButtonRow, ...]) -> tuple[ButtonRow, ...]:
    """All in one row where that is enough, two rows as they are; else the brass button above the others."""
    every = [button for row in rows for button in row]
    main = tuple(button for button in every if button.main or button.reason)
    if len(rows) < 3 and (main or len(every) > 3):
        return rows
    others = tuple(in_short(button) for button in every if button not in main)
    threes = (others[at : at + 3] for at in range(0, len(others), 3))
    return tuple(row for row in (main, *threes) if row)


def in_short(button: PageButton, icon: str = "") -> PageButton:
    """A button that shares its row."""
    return replace(button, words=button.short or button.words, icon=icon)


def _calling_foot(ui: Ui, page: Page, act: Act, calls: Sequence[Widget], room: Rect) -> Part:
    """What to do, the calls below it, then the other buttons in one row."""
    buttons = _foot(ui, replace(page, todo="", buttons=_two_rows(page.buttons)), act, theme.SECOND)
    buttons.fit(room.w)
    rows = _rows_of_calls(ui, calls, (room.w, round((room.h - buttons.size[1]) * _MOST_CALLS)))
    todo = [to_do(ui, page.todo)] if page.todo else []
    return Column(*todo, space(0, ui.px(10) + ui.px(4)), rows, space(0, ui.px(8)), buttons, side=Side.FILL)


def _rows_of_calls(ui: Ui, calls: Sequence[Widget], room: tuple[int, int]) -> Part:
    """The calls, as many in a row as fit; suits are made narrower where that takes too much height."""
    gap = ui.px(10)
    for call in calls:
        call.fit(room[0])
    rows = _rows_that_fit(calls, room[0], gap)
    if sum(max(call.size[1] for call in row) + gap for row in rows) > room[1]:
        for call in calls:
            if isinstance(call, CallButton):
                call.narrow((room[0] - gap) // 2)
        rows = _rows_that_fit(calls, room[0], gap)
    return Column(*(Spread(*row, gap=gap) for row in rows), gap=gap, side=Side.FILL)


def _rows_that_fit(calls: Sequence[Widget], width: int, gap: int) -> list[list[Widget]]:
    """The calls in their order, as many in a row as its width holds."""
    rows: list[list[Widget]] = []
    for call in calls:
        if rows and sum(part.size[0] + gap for part in rows[-1]) + call.size[0] <= width:
            rows[-1].append(call)
        else:
            rows.append([call])
    return rows


class Spread(Row):
    """Parts side by side in the sizes they have, with the spare width shared out alike."""

    def fit(self, width: int, height: int = 0) -> None:
        self.size = (width, max(part.size[1] for part in self.children))

    def put(self, x: float, y: float, width: float, height: float) -> None:
        natural = sum(part.size[0] for part in self.children) + self.gap * (len(self.children) - 1)
        spare = (width - natural) // len(self.children)
        for part in self.children:
            wide = min(width, part.size[0] + spare)
            part.place(x, y, wide, height)
            x += wide + self.gap


def _foot(ui: Ui, page: Page, act: Act, size: float) -> Part:
    """What to do and the buttons, from the lower edge upwards."""
    rows: list[Part] = []
    many = len(page.buttons) > _MOST_ROWS
    for number, row in enumerate(page.buttons):
        style = ButtonStyle(size=size if len(row) > 1 else theme.BODY, height=44, pad=8)
        if many:
            style = replace(style, size=theme.SECOND, height=theme.HIT)
        elif len(row) == 1 and not number:
            style = replace(style, height=50)
        rows.append(
            Row(*(_button(ui, each, act, style) for each in row), gap=ui.px(12), even=True, side=Side.FILL)
        )
    gap = ui.px(8) if many else ui.px(4) + ui.px(8)
    below: list[Part] = []
    if rows:
        below = [Inset(Column(*rows, gap=gap, side=Side.FILL), 0, ui.px(8), 0, ui.px(4))]
    if not page.todo:
        return Column(*below, side=Side.FILL)
    between = [space(0, ui.px(4))] if rows else []
    return Column(to_do(ui, page.todo), *between, *below, side=Side.FILL)


def _button(ui: Ui, button: PageButton, act: Act, style: ButtonStyle) -> Widget:
    onward = button.icon == "arrow"  # which points to what comes after the words
    style = replace(style, kind=BRASS if button.main else PLAIN, icon="" if onward else button.icon)
    style = replace(style, icon_after=button.icon if onward else "")
    made = Button(
        ui, button.id, button.words, partial(act, button.id), style, button.reason, quiet=button.quiet
    )
    return made.within(ZONE)
