"""The tutor's sheet: what it says and how that is laid out, beside the mat or in the drawer below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.bidding import CallButton
from game.client.table.hint_parts import BarsBlock
from game.client.table.hint_steps import HintStep, StepsRead
from game.client.table.sheet_parts import CardRow, Grip, Rule, Steps, ToDo, TutorHead
from game.client.table.table_rows import TableRow, Tables
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.linked import LinkedText, OpenTerm, links_of
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.rules.cards import Card

ZONE = "sheet"


@dataclass(frozen=True)
class SheetButton:
    """A button of the sheet's foot."""

    key: str
    words: str
    press: Callable[[], None]
    icon: str = ""
    brass: bool = False
    reason: str = ""
    short: str = ""  # the words where three buttons share a row


@dataclass(frozen=True)
class Paragraph:
    """A text of the sheet. `soft` ones are smaller and brown; `ruled` ones have a hairline above."""

    text: str
    soft: bool = False
    ruled: bool = False
    bold: bool = False


@dataclass(frozen=True)
class Ladder:
    """Cards in a row with a line above them."""

    head: str
    cards: tuple[Card, ...]
    marked: frozenset[Card] = frozenset()


Block = Paragraph | Ladder | Tables | HintStep | StepsRead | BarsBlock


@dataclass(frozen=True)
class SheetText:
    """What the sheet says. `rows` are the buttons of the foot, pinned there; the rest scrolls."""

    who: str
    where: str
    title: str
    blocks: tuple[Block, ...] = ()
    todo: str = ""
    rows: tuple[tuple[SheetButton, ...], ...] = ()
    done: int = 0
    steps: int = 0
    newest: int = 0  # the block that must be seen, where not all of them fit
    open_term: OpenTerm | None = None  # opens a word of the glossary


def lay_sheet(ui: Ui, text: SheetText, calls: Sequence[Widget] = ()) -> list[Widget]:
    """The parts of the sheet at their places. `calls` are buttons for the foot of a drawer."""
    return _drawer(ui, text, calls) if ui.metrics.drawer else _beside(ui, text, calls)


def _beside(ui: Ui, text: SheetText, calls: Sequence[Widget]) -> list[Widget]:
    pad = ui.px(theme.SHEET_PAD)
    room = ui.metrics.sheet.inflate(-2 * pad, -2 * pad)
    head = TutorHead(ui, text.who, text.where, room.w).place(room.x, room.y)
    parts: list[Widget] = [head]
    y = head.rect.bottom
    if text.steps:
        steps = Steps(ui, text.done, text.steps, room.w).place(room.x, y + ui.px(10))
        parts.append(steps)
        y = steps.rect.bottom
    foot, top = _foot(ui, text, room, theme.BODY) if not calls else _calling_foot(ui, text, room, calls)
    if calls and top - y < ui.font(theme.BODY) * 7:  # the calls themselves say what there is to do
        foot, top = _calling_foot(ui, replace(text, todo=""), room, calls)
    below = Rect(room.x, y + ui.px(14), room.w, top - ui.px(12) - y - ui.px(14))
    parts += _scroll(ui, text, below)
    return [*parts, *foot]


def _drawer(ui: Ui, text: SheetText, calls: Sequence[Widget]) -> list[Widget]:
    sheet = ui.metrics.sheet
    grip = Grip(ui)
    grip.place(sheet.centerx - grip.size[0] / 2, sheet.y + ui.px(10))
    room = Rect(sheet.x + ui.px(30), sheet.y + ui.px(28), sheet.w - ui.px(60), sheet.h - ui.px(48))
    bottom = _row_of_calls(ui, calls, room)
    upper = Rect(room.x, room.y, room.w, bottom - room.y)
    right = min(ui.px(420), round(room.w * 0.42))
    column = Rect(upper.right - right, upper.y, right, upper.h)
    text = replace(text, rows=_two_rows(text.rows))
    foot, top = _foot(ui, text, column, theme.SECOND)
    if top < column.y:  # the buttons say as much
        foot, top = _foot(ui, replace(text, todo=""), column, theme.SECOND)
    parts: list[Widget] = [grip]
    if text.steps:
        steps = Steps(ui, text.done, text.steps, right).place(column.x, column.y)
        if steps.rect.bottom + ui.px(6) <= top:
            parts.append(steps)
    left = Rect(upper.x, upper.y, upper.w - right - ui.px(34), upper.h)
    parts += _scroll(ui, text, left)
    return [*parts, *foot]


def _two_rows(rows: tuple[tuple[SheetButton, ...], ...]) -> tuple[tuple[SheetButton, ...], ...]:
    """All in one row where that is enough, two rows as they are; else the brass button above the others."""
    every = [button for row in rows for button in row]
    main = tuple(button for button in every if button.brass or button.reason)
    if len(rows) < 3 and (main or len(every) > 3):
        return rows
    others = tuple(_in_short(button) for button in every if button not in main)
    threes = (others[at : at + 3] for at in range(0, len(others), 3))
    return tuple(row for row in (main, *threes) if row)


def _in_short(button: SheetButton) -> SheetButton:
    return replace(button, words=button.short or button.words, icon="")


def _calling_foot(ui: Ui, text: SheetText, room: Rect, calls: Sequence[Widget]) -> tuple[list[Widget], int]:
    """What to do, the calls below it, then the other buttons in one row; and where that begins."""
    foot, y = _foot(ui, replace(text, todo="", rows=_two_rows(text.rows)), room, theme.SECOND)
    y = _rows_of_calls(ui, calls, Rect(room.x, room.y, room.w, y - room.y))
    if not text.todo:
        return foot, y
    todo = ToDo(ui, text.todo, room.w)
    return [todo.place(room.x, y - todo.size[1]), *foot], y - todo.size[1]


def _rows_of_calls(ui: Ui, calls: Sequence[Widget], room: Rect) -> int:
    """Places the calls at the foot of the sheet, as many in a row as fit; gives where the room ends."""
    gap = ui.px(10)
    for call in calls:
        if isinstance(call, Button):
            call.fit(room.w)
    rows = _rows_that_fit(calls, room.w, gap)
    if sum(max(call.size[1] for call in row) + gap for row in rows) > room.h * 0.55:
        for call in calls:
            if isinstance(call, CallButton):
                call.narrow((room.w - gap) // 2)
        rows = _rows_that_fit(calls, room.w, gap)
    y = room.bottom
    for row in reversed(rows):
        high = max(call.size[1] for call in row)
        y -= high
        spare = (room.w - sum(call.size[0] for call in row) - gap * (len(row) - 1)) // len(row)
        x = room.x
        for call in row:
            wide = min(room.w, call.size[0] + spare)
            call.place(x, y, wide, high)
            x += wide + gap
        y -= gap
    return y - (ui.px(4) if rows else 0)


def _rows_that_fit(calls: Sequence[Widget], width: int, gap: int) -> list[list[Widget]]:
    """The calls in their order, as many in a row as its width holds."""
    rows: list[list[Widget]] = []
    for call in calls:
        if rows and sum(part.size[0] + gap for part in rows[-1]) + call.size[0] <= width:
            rows[-1].append(call)
        else:
            rows.append([call])
    return rows


def _row_of_calls(ui: Ui, calls: Sequence[Widget], room: Rect) -> int:
    """Places the calls in a row at the foot of the drawer; gives where the room above them ends."""
    if not calls:
        return room.bottom
    gap = ui.px(12)
    wide = sum(call.size[0] for call in calls) + gap * (len(calls) - 1)
    high = max(call.size[1] for call in calls)
    x, y = room.x + max(0, (room.w - wide) // 2), room.bottom - high
    for call in calls:
        call.place(x, y + (high - call.size[1]) // 2)
        x += call.size[0] + gap
    return y - ui.px(12)


def _foot(ui: Ui, text: SheetText, room: Rect, size: float) -> tuple[list[Widget], int]:
    """What to do and the buttons, from the lower edge upwards; and where they begin."""
    gap = ui.px(12)
    y = room.bottom
    parts: list[Widget] = []
    for number, row in reversed(list(enumerate(text.rows))):
        buttons = _buttons(ui, row, room.w, size, low=number > 0)
        high = max(button.size[1] for button in buttons)
        y -= high + ui.px(4)
        wide = (room.w - gap * (len(buttons) - 1)) // len(buttons)
        for number, button in enumerate(buttons):
            button.place(room.x + number * (wide + gap), y, wide, high)
        parts = [*buttons, *parts]
        y -= ui.px(8)
    if text.todo:
        todo = ToDo(ui, text.todo, room.w)
        y -= todo.size[1] + (ui.px(4) if parts else 0)
        parts.insert(0, todo.place(room.x, y))
    return parts, y


def _buttons(ui: Ui, row: Sequence[SheetButton], width: int, size: float, low: bool) -> list[Button]:
    """A row of buttons alike; one by itself is higher, but not below others."""
    each = (width - ui.px(12) * (len(row) - 1)) // len(row)
    look = ButtonStyle(
        size=theme.BODY if len(row) == 1 else size, height=50 if len(row) == 1 and not low else 44, pad=8
    )
    made = []
    for button in row:
        style = replace(look, kind=BRASS if button.brass else PLAIN, icon=button.icon)
        widget = Button(ui, button.key, button.words, button.press, style, button.reason, each)
        made.append(widget.within(ZONE))
    return made


def _scroll(ui: Ui, text: SheetText, room: Rect) -> list[Widget]:
    """Title, paragraphs and pictures in a view that scrolls where they do not fit, and the links in them."""
    content: list[Widget] = []
    y = 0
    if text.title:
        title = TextBlock(ui, text.title, room.w, Style(theme.TITLE, "title", theme.INK, 1.16))
        content.append(title.place(0, y))
        y += title.size[1]
    starts = []
    for block in text.blocks:
        starts.append(y)
        y = _add(ui, content, block, room.w, y, text.open_term)
    area = ScrollArea(ui, "sheet text", content, y, zone=ZONE)
    area.place(room.x, room.y, room.w, max(1, room.h))
    if text.newest:
        area.scroll(starts[text.newest])
    return [area, *links_of(area)]


def _add(ui: Ui, content: list[Widget], block: Block, width: int, y: int, open_term: OpenTerm | None) -> int:
    """Adds a block below `y`; gives where it ends."""
    if isinstance(block, HintStep | StepsRead | BarsBlock):
        return block.lay(ui, content, width, y, open_term)
    if isinstance(block, Ladder):
        head = TextBlock(ui, block.head, width, Style(theme.SECOND, "regular", theme.SOFT, 1.3))
        content.append(head.place(0, y + ui.px(11)))
        row = CardRow(ui, block.cards, width, block.marked)
        content.append(row.place(0, head.rect.bottom + ui.px(5)))
        return row.rect.bottom
    if isinstance(block, Tables):
        return _add_tables(ui, content, block, width, y)
    if block.ruled:
        rule = Rule(ui, width)
        content.append(rule.place(0, y + ui.px(11)))
        y = rule.rect.bottom
    size = theme.SECOND if block.soft else theme.BODY
    colour = theme.SOFT if block.soft else theme.INK
    style = Style(
        size, "bold" if block.bold else "regular", colour, 1.36 if block.soft else theme.LINE_HEIGHT
    )
    words = LinkedText(ui, block.text, width, style, open_term)
    content.append(words.place(0, y + ui.px(8)))
    return words.rect.bottom


def _add_tables(ui: Ui, content: list[Widget], block: Tables, width: int, y: int) -> int:
    head = TextBlock(ui, block.head, width, Style(theme.SECOND, "bold", theme.INK, 1.3))
    content.append(head.place(0, y + ui.px(14)))
    y = head.rect.bottom + ui.px(4)
    for number, line in enumerate(block.lines):
        row = TableRow(ui, line, width, partial(block.open_at, number))
        content.append(row.place(0, y))
        y = row.rect.bottom
    return y
