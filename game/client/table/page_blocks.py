"""The blocks of a page as parts of a layout: paragraphs, cards, other tables, steps and bars of a hint."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.figure_table import FigureTable
from game.client.table.hint_parts import bars_part
from game.client.table.hint_steps import StepHead, StepMark, Thread
from game.client.table.more_line import MoreLine
from game.client.table.sheet_parts import Cards
from game.client.table.sum_rows import sum_rows
from game.client.table.table_rows import TableRow
from game.client.widgets.arrangements import Sized
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.linked import LinkedText
from game.client.widgets.text import TextBlock
from game.pages.page import (
    BarRows,
    Block,
    CardRow,
    Figures,
    HintStep,
    More,
    OtherTables,
    Page,
    Paragraph,
    Stage,
    StepsRead,
    Sums,
)

Act = Callable[[str], None]
"""Hears the id of a button, a link or a row that was pressed."""

_HEAD = Style(theme.SECOND, "regular", theme.SOFT, 1.3)


def title_of(ui: Ui, page: Page) -> list[Part]:
    """The headline, if there is one."""
    return (
        [TextBlock(ui, page.title, None, Style(theme.TITLE, "title", theme.INK, 1.16))] if page.title else []
    )


def part_of(ui: Ui, block: Block, act: Act, *, near: bool = False) -> Part:
    """A block with the distance above it; `near` where a little less of that lets all of a page stand."""
    if isinstance(block, Paragraph):
        return _paragraph(ui, block, act, near)
    if isinstance(block, CardRow):
        return _cards(ui, block)
    if isinstance(block, Figures):
        table = FigureTable(ui, block, low=ui.metrics.drawer, near=near)
        return _below(table, ui.px(6 if near else 12))
    if isinstance(block, Sums):
        return _below(sum_rows(ui, block), ui.px(7 if near else 14))
    if isinstance(block, OtherTables):
        return _tables(ui, block, act)
    if isinstance(block, HintStep):
        return _step(ui, block, act)
    if isinstance(block, StepsRead):
        marks = (StepMark(ui, step) for step in block.steps if step.stage is Stage.DONE)
        opened = (StepHead(ui, step) for step in block.steps if step.stage is not Stage.DONE)
        return _below(Row(*marks, *opened, gap=ui.px(10), side=Side.MIDDLE), ui.px(12))
    if isinstance(block, More):
        return MoreLine(ui, block, partial(act, "more"))
    assert isinstance(block, BarRows)
    return bars_part(ui, block, partial(act, "unfold"))


def _cards(ui: Ui, block: CardRow) -> Part:
    """Cards below their line; beside it in the low drawer, where what lies below is soon cut off."""
    head, cards = TextBlock(ui, block.head, None, _HEAD), Cards(ui, block)
    if not ui.metrics.drawer:
        return Column(_below(head, ui.px(11)), _below(cards, ui.px(5)), side=Side.FILL)
    wide = ui.px(41) * max(len(block.cards), 5)
    return _below(Row(head, Sized(cards, wide), gap=ui.px(14), grow=head, side=Side.MIDDLE), ui.px(3))


def _below(part: Part, distance: int) -> Part:
    return Inset(part, 0, distance, 0, 0)


def _linked(ui: Ui, text: str, style: Style, links: tuple[tuple[str, str], ...], act: Act) -> LinkedText:
    def open_term(term: str) -> None:
        act(f"term {term}")

    return LinkedText(ui, text, None, style, open_term, {words: partial(act, link) for words, link in links})


def _paragraph(ui: Ui, block: Paragraph, act: Act, near: bool) -> Part:
    style = Style(
        theme.SECOND if block.soft else theme.BODY,
        "bold" if block.bold else "regular",
        theme.SOFT if block.soft and not block.bold else theme.INK,
        1.36 if block.soft else theme.LINE_HEIGHT,
    )
    words = _below(_linked(ui, block.text, style, block.links, act), ui.px(4 if near else 8))
    if not block.ruled:
        return words
    return Column(_below(hairline(ui), ui.px(5 if near else 11)), words, side=Side.FILL)


def _tables(ui: Ui, block: OtherTables, act: Act) -> Part:
    head = TextBlock(ui, block.head, None, Style(theme.SECOND, "bold", theme.INK, 1.3))
    rows = [TableRow(ui, line, partial(act, f"table {number}")) for number, line in enumerate(block.tables)]
    return Column(Inset(head, 0, ui.px(14), 0, ui.px(4)), *rows, side=Side.FILL)


def _step(ui: Ui, step: HintStep, act: Act) -> Part:
    head = _below(StepHead(ui, step), ui.px(12))
    if not step.text:
        return head
    style = Style(theme.BODY, "regular", theme.INK, 1.38)
    if step.stage is Stage.DONE:
        role, colour = ("bold", theme.INK) if step.advice else ("regular", theme.SOFT)
        style = Style(theme.SECOND, role, colour, 1.38)
    body = _below(_linked(ui, step.text, style, step.links, act), ui.px(3))
    return Column(head, Row(Thread(ui), body, side=Side.FILL, grow=body), side=Side.FILL)
