"""The sheet of the home screen about the lesson to go on with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken, cornered
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.marks import key_cap, step_bar
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.presenters.lesson_entry import Invitation

_BAR = 0.66  # of the width


def course_card(
    ui: Ui, told: Invitation, on_go: Callable[[], None], on_list: Callable[[], None], waiting: bool
) -> Part:
    """The sheet with its brass button; as high without one while the lessons are still being read."""
    px = ui.px
    over = TextBlock(ui, told.over, style=Style(16, colour=theme.SOFT, line=1.3))
    cap = picture(ui, key_cap(ui, "1"))
    bar = [_bar(ui, told)] if told.steps or waiting else []
    words = Column(
        Inset(over, 0, 0, cap.size[0] + px(10), 0),
        Inset(TextBlock(ui, told.title, style=Style(29, "title", theme.INK, 1.15)), 0, px(4), 0, px(14)),
        *bar,
        Inset(
            TextBlock(ui, told.under, style=Style(theme.SECOND, colour=theme.SOFT, line=1.35)),
            0,
            0,
            0,
            px(18),
        ),
        _buttons(ui, told, on_go, on_list) if told.go else space(height=ui.metrics.at_least(52, theme.HIT)),
        side=Side.FILL,
    )
    sheet = Drawing(ui, partial(Ui.lay_sheet, angle=-0.6))
    return Stack(sheet, Inset(cornered(words, cap), px(26), px(22)))


def _buttons(ui: Ui, told: Invitation, on_go: Callable[[], None], on_list: Callable[[], None]) -> Part:
    brass = ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=52, pad=28)
    go = Button(ui, "continue", told.go, on_go, brass)
    every = Button(ui, "all-lessons", _("All lessons"), on_list, ButtonStyle(height=48, pad=20))
    return FirstUnbroken(
        lambda: Row(go, every, gap=ui.px(14), side=Side.END), lambda: Column(go, every, gap=ui.px(12))
    )


def _bar(ui: Ui, told: Invitation) -> Part:
    bar = Drawing(ui, partial(_draw_bar, told), (0, ui.px(9)))
    return Inset(bar, 0, 0, 0, ui.px(6))


def _draw_bar(told: Invitation, ui: Ui, surface: Surface, rect: Rect) -> None:
    step_bar(ui, surface, Rect(rect.x, rect.y, round(rect.w * _BAR), rect.h), told.step, told.steps)
