"""A row of a settings page: a name, a second line, the control at the right or, if wide, below."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForWidth, least
from game.client.widgets.base import Widget
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Stack
from game.client.widgets.text import TextBlock

_MOST_BESIDE = 0.62  # of the row's width; a wider control goes below the name


def setting_row(ui: Ui, words: tuple[str, str], control: Widget, high: float, last: bool) -> Part:
    """A row at least so high, a length as in theme, with a hairline below unless it is the last."""
    name, detail = words
    second = [TextBlock(ui, detail, style=Style(theme.SECOND, "regular", theme.SOFT, 1.24))] if detail else []
    said = Column(TextBlock(ui, name, style=Style(theme.BODY, "semibold", theme.INK, 1.22)), *second)

    def make(width: int) -> list[Part]:
        if control.size[0] > width * _MOST_BESIDE:
            return [Column(said, control, gap=ui.px(6))]
        return [Row(said, control, gap=ui.px(14), grow=said)]

    frame = Inset(MadeForWidth(make), 0, ui.px(6))
    line = [] if last else [hairline(ui)]
    return Stack(least(frame, height=ui.px(high)), *line)
