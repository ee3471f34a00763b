"""A sheet of the home screen that invites: to the next lesson, to a game that was left, to five minutes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.lesson_picture import SIDE, Standing, lesson_picture
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken, cornered
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.marks import key_cap, step_bar
from game.client.widgets.still import Chart, Drawing, picture
from game.client.widgets.text import TextBlock
from game.presenters.lesson_entry import Invitation, SmallPicture

_BAR = 0.8  # of the width


def invitation_card(
    ui: Ui, told: Invitation, key: str, cap: str, on_go: Callable[[], None] | None, roomy: bool = True
) -> Part:
    """The sheet with its button, of that key, beside the words or, if they break there, below them.

    `cap` is the key that presses it, above the button; without a button it is pale. Where room is scarce
    only the title and the button stand on it.
    """
    px = ui.px
    sign = picture(ui, key_cap(ui, cap, theme.SOFT if told.go else theme.EDGE_LIT))
    over = TextBlock(ui, told.over, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))
    title = TextBlock(ui, told.title, style=Style(23, "title", theme.INK, 1.15))
    under = TextBlock(ui, told.under, style=Style(theme.SECOND, colour=theme.SOFT, line=1.3))
    bar = [Inset(Chart(ui, partial(_draw_bar, told), (0, px(8))), 0, px(4), 0, 0)] if told.steps else []
    lines: list[Part] = [over, title, under, *bar] if roomy else [title]
    words = Column(*lines, gap=px(2), side=Side.FILL)
    style = ButtonStyle(kind=BRASS if told.main else PLAIN, height=46, pad=22)
    go = [Button(ui, key, told.go, on_go, style)] if told.go and on_go else []
    shown = [_picture(ui, told)] if told.picture and roomy else []

    def beside() -> Part:
        door = Column(sign, *go, gap=px(10), side=Side.END)
        row = Row(*shown, words, *([door] if go else []), gap=px(10), grow=words)
        return row if go else cornered(row, sign)

    def below() -> Part:
        both = Column(words, *go, gap=px(8))
        return cornered(Row(*shown, both, space(width=sign.size[0] + px(8)), gap=px(10), grow=both), sign)

    return Stack(Drawing(ui, Ui.lay_sheet), Inset(FirstUnbroken(beside, below), px(16), px(12)))


def _picture(ui: Ui, told: Invitation) -> Part:
    """The small picture, with a tick where all steps are done, still to come where nothing can be pressed."""
    standing = Standing.PLAIN if told.go else Standing.OPEN
    if told.steps:
        standing = Standing.DONE if told.step > told.steps else Standing.NEXT
    return picture(ui, lesson_picture(ui, told.picture or SmallPicture(), standing, ui.px(SIDE)))


def _draw_bar(told: Invitation, ui: Ui, canvas: Canvas, rect: Rect) -> None:
    step_bar(ui, canvas, Rect(rect.x, rect.y, round(rect.w * _BAR), rect.h), told.step, told.steps)
