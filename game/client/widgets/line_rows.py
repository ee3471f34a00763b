"""The lines of a page as rows of a list."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.chips import Chips
from game.client.widgets.choices import Segments, Setting, Stepper
from game.client.widgets.elided import Elided
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.part_row import Ground, PartRow, Press, RowStyle
from game.client.widgets.select import Select, segments_or_list
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock, dotted
from game.i18n import _
from game.pages.lines import (
    ChipLine,
    Choice,
    CompareLine,
    FileLine,
    FoldLine,
    Heading,
    Item,
    Kind,
    Line,
    LinkLine,
    TableValue,
    ValueLine,
    Words,
)

_TEXTS: Mapping[Kind, tuple[float, str, str, float]] = {
    Kind.PLAIN: (16, "regular", theme.INK, 6),
    Kind.VALUE: (theme.EMPHASIS, "semibold", theme.INK, 6),
    Kind.SILENT_VALUE: (theme.EMPHASIS, "regular", theme.SOFT, 6),
    Kind.SOURCE: (theme.SECOND, "semibold", theme.INK, 12),
    Kind.LEAD_IN: (theme.SECOND, "regular", theme.SOFT, 12),
    Kind.READING: (theme.SECOND, "regular", theme.SOFT, 10),
    Kind.DETAIL: (theme.SECOND, "regular", theme.SOFT, 0),
    Kind.WHO: (16, "bold", theme.INK, 14),
    Kind.PLAYED: (16, "regular", theme.INK, 8),
    Kind.HERE: (16, "regular", theme.INK, 12),
    Kind.CLASH: (16, "semibold", theme.CLAY, 6),
    Kind.NOTE: (theme.BODY, "regular", theme.INK, 10),
    Kind.GAP: (8, "regular", theme.INK, 6),
}
"""Size, role and colour of a text, and the distance above it."""


def row_of(ui: Ui, line: Line, width: int, press: Press) -> PartRow:
    """The row of a line; `press` takes the ids of what is pressed in it."""
    part, style = _form(ui, line, width, press)
    return PartRow(ui, line.key, part, width, press, style)


def _form(ui: Ui, line: Line, width: int, press: Press) -> tuple[Part, RowStyle]:
    px = ui.px
    hit = round(theme.HIT * ui.metrics.density)
    match line:
        case Words(text, kind):
            size, role, colour, above = _TEXTS[kind]
            words = TextBlock(ui, text, None, Style(size, role, colour, 1.36))
            return Inset(words, 0, px(above), 0, px(2)), RowStyle((text,), selectable=False)
        case Heading(text):
            words = TextBlock(ui, text, None, Style(20, "title", theme.INK, 1.2))
            return Inset(words, px(18), px(24) - px(6), px(18), px(6)), RowStyle((text,), selectable=False)
        case Item(_key, text):
            words = TextBlock(ui, text, None, Style(theme.BODY, line=1.25))
            return _padded(Row(words), px(18), px(16)), RowStyle((text,), least=hit)
        case FileLine():
            return _file(ui, line)
        case LinkLine(_key, text, link):
            style = RowStyle((text,), Ground.BARE, least=hit, link=link)
            return _padded(Row(LinkWords(ui, text)), 0, px(8)), style
        case ChipLine(_key, chips):
            part = Chips(ui, chips)
            style = RowStyle((part.spoken,), Ground.BARE, bool(part.link), link=part.link)
            return _padded(part, 0, px(6)), style
        case FoldLine(key, text, opened):
            words = TextBlock(ui, text, None, Style(theme.SECOND, "medium", theme.SOFT, 1.2))
            caret = ui.assets.icon("caret_up" if opened else "caret", ui.font(16), theme.SOFT)
            row = Row(words, picture(ui, caret), gap=px(10))
            return _padded(row, px(16), px(14)), RowStyle((text,), least=max(px(42), hit), link=key)
        case TableValue():
            return _table_value(ui, line, width)
        case CompareLine(_key, name, tables):
            pair = _("{sheet}: {value}")
            has = (pair.format(sheet=each.name, value=each.value) for each in tables)
            return _columns(ui, line, width), RowStyle((name, *has), least=px(53))
        case ValueLine():
            says = (line.name, line.value, line.clash or line.sentence)
            return _value(ui, line, width, press), RowStyle(says, least=px(72), clash=bool(line.clash))


def _file(ui: Ui, line: FileLine) -> tuple[Part, RowStyle]:
    """A file or folder; of a long name the beginning and the end."""
    px, what = ui.px, _("folder") if line.folder else ""
    name = Elided(ui, line.name, Style(theme.BODY, "semibold" if line.folder else "regular", line=1.25))
    kind = [TextBlock(ui, what, style=Style(theme.SECOND, colour=theme.SOFT))] if what else []
    style = RowStyle((line.name, what), least=round(theme.HIT * ui.metrics.density), link=line.key)
    return _padded(Row(name, *kind, gap=px(12), grow=name), px(18), px(16)), style


def _padded(part: Part, across: int, down: int) -> Part:
    """A part with this distance at either side, and this one above and below together."""
    return Inset(part, across, down // 2, across, down - down // 2)


def _value_style(stated: bool, size: float, strong: str = "semibold", line: float = 1.25) -> Style:
    """How a value is set: soft where a sheet is silent."""
    role, colour = (strong, theme.INK) if stated else ("regular", theme.SOFT)
    return Style(size, role, colour, line)


def _table_value(ui: Ui, table: TableValue, width: int) -> tuple[Part, RowStyle]:
    """A table, what it has and who says so, in one row where there is room, else below one another."""
    name = TextBlock(ui, table.name, None, Style(theme.SECOND, "medium", theme.INK, 1.25))
    value = TextBlock(ui, table.value, None, _value_style(table.stated, theme.SECOND, "bold"))
    chips = Chips(ui, table.chips)
    row = Row(name, value, chips, gap=ui.px(8), grow=name)
    part = row if row.best_width <= width else Column(name, value, chips)
    says = (f"{table.name}: {table.value}",)
    style = RowStyle(says, Ground.LINED, bool(chips.link), ui.px(33), chips.link)
    return _padded(part, 0, ui.px(8)), style


def columns(width: int, count: int) -> list[int]:
    """How wide the columns of a comparison are: that of the names, and one for each table."""
    first = round(width * 0.235)
    edges = [first + round(n * (width - first) / count) for n in range(count + 1)]
    return [first, *(right - left for left, right in pairwise(edges))]


def _columns(ui: Ui, line: CompareLine, width: int) -> Part:
    pad, (first, *others) = ui.px(16), columns(width, len(line.tables))
    name = TextBlock(ui, line.name, None, Style(16, "semibold", theme.INK, 1.2))
    cells: list[Part] = [Sized(Row(Inset(name, pad, ui.px(6), ui.px(8), ui.px(6))), first)]
    for table, wide in zip(line.tables, others, strict=True):
        value = TextBlock(ui, table.value, None, _value_style(table.stated, 16, line=1.2))
        said = _padded(Column(value, Chips(ui, table.chips)), 0, ui.px(10))
        cells.append(Sized(Stack(Drawing(ui, _draw_edge), Row(Inset(said, pad, 0, ui.px(10), 0))), wide))
    return Row(*cells, side=Side.FILL)


def _value(ui: Ui, line: ValueLine, width: int, press: Press) -> Part:
    """Name and sentence at the left, the value or its control and who says so at the right or below."""
    px, pad = ui.px, ui.px(20)
    inner = width - 2 * pad
    control = _control(ui, line.choice, width, press) if line.choice else None
    wide = max(round(inner * 0.36), control.size[0] if control else 0)
    below = wide > inner * 0.5 or ui.metrics.text >= 1.45
    words: list[Part] = [
        TextBlock(ui, line.name, None, Style(theme.BODY, "bold", theme.INK, 1.25)),
        TextBlock(ui, line.sentence, None, Style(theme.SECOND, colour=theme.SOFT, line=1.3)),
    ]
    if line.clash:
        words.append(TextBlock(ui, line.clash, None, Style(theme.SECOND, "semibold", theme.CLAY, 1.3)))
    style = _value_style(line.stated, theme.BODY)
    value = control or TextBlock(ui, line.value, None, style, align="left" if below else "right")
    said = [value, space(height=px(4) if control else 0), Chips(ui, line.chips, right=not below)]
    if below:
        gap = space(height=px(4))
        return Inset(Column(*words, gap, *said, grow=gap), pad, px(10))
    left = Sized(Column(*words), inner - wide - px(16))
    return Inset(Row(left, Sized(Column(*said, side=Side.END), wide), gap=px(16)), pad, px(10))


def _control(ui: Ui, choice: Choice, width: int, press: Press) -> Widget:
    """Segments, a stepper for numbers, a list for many or long values."""

    def take(value: str) -> None:
        press(f"{choice.id} {value}")

    setting = Setting(choice.id, choice.name, choice.values, choice.chosen, take)
    if choice.counted:
        return Stepper(ui, setting).within("list")
    if len(choice.values) <= 3 and not choice.listed:
        return segments_or_list(Segments(ui, setting), width * 0.42, 120).within("list")
    return Select(ui, setting, 120).within("list")


class LinkWords(TextBlock):
    """Words with a dotted line below them."""

    def __init__(self, ui: Ui, words: str) -> None:
        super().__init__(ui, words, None, Style(16, "semibold", theme.PINE, 1.5))

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        for line in self.underlines():
            dotted(self.ui, surface, line.left, line.right, line.y, theme.PINE)


def _draw_edge(ui: Ui, surface: Surface, rect: Rect) -> None:
    """A hairline at the left of what lies on it."""
    surface.fill(theme.HAIR, Rect(rect.x, rect.y, max(1, ui.px(1.5)), rect.h))
