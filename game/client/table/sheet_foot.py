"""The foot of the sheet: what there is to do, the calls, and the buttons, from the lower edge upwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.bidding import CallButton
from game.client.table.page_blocks import Act
from game.client.table.sheet_parts import to_do
from game.client.table.sheet_text import ZONE
from game.client.widgets.arrangements import MadeForWidth
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.pages.page import Button as PageButton
from game.pages.page import ButtonRow, Page

_MOST_ROWS = 6  # of buttons at their full height
_MOST_CALLS = 0.55  # of the room above the buttons that calls may take before they are made narrower


def two_rows(rows: tuple[ButtonRow, ...]) -> tuple[ButtonRow, ...]:
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


def calling_foot(ui: Ui, page: Page, act: Act, calls: Sequence[Widget], room: Rect) -> Part:
    """What to do, the calls below it, then the other buttons in one row."""
    buttons = foot(ui, replace(page, todo="", buttons=two_rows(page.buttons)), act, theme.SECOND)
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
        gaps = self.gap * (len(self.children) - 1)
        if sum(part.best_width for part in self.children) + gaps <= width:
            for part in self.children:
                part.fit(part.best_width)  # one that was broken for a narrower place has room for its words
        self.size = (width, max(part.size[1] for part in self.children))

    def put(self, x: float, y: float, width: float, height: float) -> None:
        natural = sum(part.size[0] for part in self.children) + self.gap * (len(self.children) - 1)
        spare = (width - natural) // len(self.children)
        for part in self.children:
            wide = min(width, part.size[0] + spare)
            part.place(x, y, wide, height)
            x += wide + self.gap


def foot(ui: Ui, page: Page, act: Act, size: float, *, near: bool = False) -> Part:
    """What to do and the buttons, from the lower edge upwards; `near` with less space between them."""
    rows: list[Part] = []
    many = len(page.buttons) > _MOST_ROWS
    for number, row in enumerate(page.buttons):
        style = ButtonStyle(size=size if len(row) > 1 else theme.BODY, height=44, pad=8)
        if many:
            style = replace(style, size=theme.SECOND, height=theme.HIT)
        elif len(row) == 1 and not number and not near:
            style = replace(style, height=50)
        rows.append(_beside_each_other(ui, [_button(ui, each, act, style) for each in row]))
    gap = ui.px(8) if many or near else ui.px(4) + ui.px(8)
    below: list[Part] = []
    if rows:
        below = [Inset(Column(*rows, gap=gap, side=Side.FILL), 0, ui.px(8), 0, ui.px(4))]
    if not page.todo:
        return Column(*below, side=Side.FILL)
    between = [space(0, ui.px(4))] if rows else []
    return Column(to_do(ui, page.todo), *between, *below, side=Side.FILL)


def _beside_each_other(ui: Ui, buttons: Sequence[Widget]) -> Part:
    """Buttons of one width; where that would leave the longest no air, each in its own."""
    gap, air = ui.px(12), 2 * ui.px(8)
    even = Row(*buttons, gap=gap, even=True, side=Side.FILL)

    def made(width: int) -> list[Part]:
        needs, share = [button.best_width for button in buttons], (width - gap) // len(buttons) - gap
        airy = max(needs) + air <= share or sum(needs) + gap * (len(needs) - 1) > width
        return [even if airy else Spread(*buttons, gap=gap)]

    return MadeForWidth(made)


def _button(ui: Ui, button: PageButton, act: Act, style: ButtonStyle) -> Widget:
    onward = button.icon == "arrow"  # which points to what comes after the words
    style = replace(style, kind=BRASS if button.main else PLAIN, icon="" if onward else button.icon)
    style = replace(style, icon_after=button.icon if onward else "")
    made = Button(
        ui, button.id, button.words, partial(act, button.id), style, button.reason, quiet=button.quiet
    )
    return made.within(ZONE)
