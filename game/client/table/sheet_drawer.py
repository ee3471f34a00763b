"""The sheet as a drawer below the table, at the largest text: low and wide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.hint_drawer import hint_drawer
from game.client.table.page_blocks import Act, part_of
from game.client.table.sheet_foot import calling_foot, foot, two_rows
from game.client.table.sheet_parts import grip, steps_bar, to_do
from game.client.table.sheet_text import PageText
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.pages.page import Block, Figures, HintStep, Page, Paragraph, StepsRead

_APART = 34
"""Between the text and the buttons."""


def lay_drawer(ui: Ui, page: Page, act: Act, calls: Sequence[Widget], *, near: bool = False) -> list[Widget]:
    """The grip, the text and the buttons; `near` with less space between what is said."""
    sheet = ui.metrics.table_sheet
    above = lay(Inset(Column(grip(ui), side=Side.MIDDLE), 0, ui.px(10), 0, 0), sheet)
    room = Rect(sheet.x + ui.px(30), sheet.y + ui.px(28), sheet.w - ui.px(60), sheet.h - ui.px(48))
    page = replace(page, blocks=_figures_first(page.blocks), buttons=two_rows(page.buttons))
    wide = min(ui.px(420), round(room.w * 0.42))
    if any(isinstance(block, HintStep | StepsRead) for block in page.blocks):
        return [*above, *lay(hint_drawer(ui, page, act, calls), room)]
    form = _calling(ui, page, act, calls, room) if calls else _playing(ui, page, act, (wide, room.h), near)
    parts = lay(form, room)
    next(part for part in parts if isinstance(part, PageText)).show_newest()
    return [*above, *parts]


def _playing(ui: Ui, page: Page, act: Act, room: tuple[int, int], near: bool) -> Part:
    """The text, and at its right the buttons; sentences round figures above these, if there is room.

    `room` is that of the column with the buttons.
    """
    wide, high = room
    buttons = foot(ui, replace(page, todo=""), act, theme.SECOND)
    buttons.fit(wide)
    inside = ui.metrics.table_sheet.w - ui.px(60) - _APART * ui.metrics.k
    beside = round(inside) - PageText(ui, page, act, near=near).least_width  # bars need their width
    wide = max(wide, min(buttons.best_width, ui.metrics.table_sheet.w // 2, beside))
    every = [block for block in page.blocks if isinstance(block, Paragraph)]
    figured = any(isinstance(block, Figures) for block in page.blocks)
    for told in (every, [block for block in every if not block.ruled], []) if figured else ([],):
        parts: list[Part] = [Sized(part_of(ui, block, act, near=near), wide) for block in told]
        column = _drawer_column(ui, page, act, wide, parts)
        column.fit(wide, high)
        if column.size[1] <= high:
            break
    page = replace(page, blocks=tuple(block for block in page.blocks if block not in told))
    text = PageText(ui, page, act, near=near)
    return Row(text, column, gap=ui.px(_APART), grow=text, side=Side.FILL)


def _calling(ui: Ui, page: Page, act: Act, calls: Sequence[Widget], room: Rect) -> Part:
    """What to do, the calls and the buttons at the right; else the calls below the text, with what to do."""
    text, gap = PageText(ui, page, act), ui.px(34)
    wide = Rect(0, 0, ui.px(470), room.h)
    for said in (page, replace(page, todo="")):  # the calls say as much
        column = calling_foot(ui, said, act, calls, wide)
        column.fit(wide.w)
        if column.size[1] <= room.h:
            lower = Sized(Column(between := space(), column, grow=between, side=Side.FILL), wide.w)
            return Row(text, lower, gap=gap, grow=text, side=Side.FILL)
    buttons = Sized(foot(ui, replace(page, todo=""), act, theme.SECOND), ui.px(450))
    todo = [Column(to_do(ui, page.todo), side=Side.START)] if page.todo else []
    left = Column(text, *todo, side=Side.FILL, grow=text)
    right = Column(between := space(), buttons, grow=between, side=Side.FILL)
    upper = Row(left, right, gap=gap, grow=left, side=Side.FILL)
    below = Column(Row(*calls, gap=ui.px(12)), side=Side.START)
    return Column(upper, space(0, ui.px(10)), below, grow=upper, side=Side.FILL)


def _figures_first(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The low drawer shows few lines: figures say most in them."""
    return tuple(sorted(blocks, key=lambda block: not isinstance(block, Figures)))


def _drawer_column(ui: Ui, page: Page, act: Act, width: int, told: list[Part]) -> Part:
    """The steps and what to do, where there is room for them, and the buttons at the lower edge.

    `told` stands above them all.
    """
    steps = [steps_bar(ui, page), space(0, ui.px(6))] if page.steps else []
    todo = [Sized(to_do(ui, page.todo), width), space(0, ui.px(4))] if page.todo else []
    buttons, between = foot(ui, replace(page, todo=""), act, theme.SECOND), space(width)

    def form(above: list[Part], below: list[Part]) -> Part:
        return Column(*told, *above, between, *below, buttons, grow=between, side=Side.FILL)

    return FirstThatFits(
        lambda: form(steps, todo),
        lambda: form([], todo),
        lambda: form(steps, []),  # the buttons say as much as what there is to do
        lambda: form([], []),
    )
