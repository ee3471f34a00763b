"""The sheet as a drawer below the table, at the largest text: low and wide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.hint_drawer import hint_drawer
from game.client.table.page_blocks import Act
from game.client.table.sheet_foot import foot, two_rows
from game.client.table.sheet_parts import grip, steps_bar, to_do
from game.client.table.sheet_text import PageText
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.pages.page import Block, Figures, HintStep, Page, StepsRead


def lay_drawer(ui: Ui, page: Page, act: Act, calls: Sequence[Widget]) -> list[Widget]:
    sheet = ui.metrics.table_sheet
    above = lay(Inset(Column(grip(ui), side=Side.MIDDLE), 0, ui.px(10), 0, 0), sheet)
    room = Rect(sheet.x + ui.px(30), sheet.y + ui.px(28), sheet.w - ui.px(60), sheet.h - ui.px(48))
    page = replace(page, blocks=_figures_first(page.blocks), buttons=two_rows(page.buttons))
    wide = min(ui.px(420), round(room.w * 0.42))
    if any(isinstance(block, HintStep | StepsRead) for block in page.blocks):
        return [*above, *lay(hint_drawer(ui, page, act, calls), room)]
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
    buttons, between = foot(ui, replace(page, todo=""), act, theme.SECOND), space(width)

    def form(above: list[Part], below: list[Part]) -> Part:
        last = [buttons, space(0, ui.px(8)), *below] if calling else [*below, buttons]
        return Column(*above, between, *last, grow=between, side=Side.FILL)

    return FirstThatFits(
        lambda: form(steps, todo),
        lambda: form([], todo),
        lambda: form(steps, []),  # the buttons say as much as what there is to do
        lambda: form([], []),
    )
