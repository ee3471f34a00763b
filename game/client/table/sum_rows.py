"""A sum on paper: a line for each part of it, the number at its end, hairlines between."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.pages.page import Sum, Sums


def sum_rows(ui: Ui, block: Sums) -> Part:
    """The lines of a sum, below its head where it has one."""
    head = [TextBlock(ui, block.head, style=Style(theme.SECOND, "bold", line=1.3))] if block.head else []
    lines: list[Part] = []
    for row in block.rows:
        lines += [hairline(ui), Inset(_line(ui, row), 0, ui.px(7), 0, ui.px(5))]
    return Column(*head, *lines, side=Side.FILL)


def _line(ui: Ui, row: Sum) -> Part:
    words = TextBlock(ui, row.words, style=Style(theme.BODY, "bold" if row.strong else "regular", line=1.25))
    number = picture(ui, ui.text(row.value, 21 if row.strong else 19, "title", theme.INK))
    return Row(words, number, gap=ui.px(14), grow=words)
