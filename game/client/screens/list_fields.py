"""The fields of a list page: typed lines, choices and steps, with what is wrong at its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForWidth, Sized
from game.client.widgets.choices import Segments, Setting, Stepper
from game.client.widgets.composed import hairline
from game.client.widgets.elided import Elided
from game.client.widgets.field import LongLine, TextField
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.client.widgets.select import Select, segments_or_list
from game.client.widgets.text import TextBlock
from game.pages.list_page import Field, FieldKind, FieldRow
from game.words.markup import as_typed

Type = Callable[[str, str], None]
"""Takes the id of a field and what stands in it now."""

TYPED = (FieldKind.TEXT, FieldKind.NUMBER)

_FEW = 4  # signs that a short field takes
_CHOICE, _MOST_CHOICE = 120, 150  # the least width of a list to drop, and what it gets beside another one
_CELL, _NUMBER, _TEXT = 86, 130, 220  # widths of fields: below the head of a column, for numbers, for words


class TypedField(TextField):
    """A line to type into; a clay edge where what stands in it can't be."""

    def __init__(self, ui: Ui, field: Field, type_: Type, *, narrow: bool = False, lines: int = 1) -> None:
        accepts = _is_number if field.kind is FieldKind.NUMBER else str.isprintable
        rows = min(field.lines, lines)
        line = LongLine(
            field.id, field.name, field.value, field.hint, field.most, accepts, False, rows, field.many
        )
        super().__init__(ui, line, partial(type_, field.id), height=44, size=theme.BODY)
        self._field = field
        wide = _CELL if narrow else _NUMBER if field.kind is FieldKind.NUMBER else _TEXT
        self.size = (round(ui.px(wide) * ui.metrics.text), self.size[1])

    @property
    def least_width(self) -> int:
        return min(self.size[0], self.ui.px(_CELL))

    @property
    def spoken(self) -> str:
        wrong = " ".join(self._field.wrong or ())
        return f"{super().spoken}. {wrong}" if wrong else super().spoken

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self._field.wrong:
            k = self.ui.metrics.k
            edge = Box(12 * k, edge=theme.CLAY, width=max(2.0, 3 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)


def _is_number(typed: str) -> bool:
    return typed.isascii() and (typed.isdigit() or typed == "-")


def rows_part(
    ui: Ui, rows: Sequence[FieldRow], columns: Sequence[str], type_: Type, zone: str, lines: int = 1
) -> Part:
    """Rows of fields below one another; those with labels stand below the heads of their columns.

    Fields for long texts are of as many `lines` as they want, at most.
    """
    parts: list[Part] = []
    labelled = [row for row in rows if row.label]
    wide = _wide(ui, columns)
    if labelled and columns:
        parts.append(_heads(ui, columns, wide))
    for row in rows:
        part = _labelled(ui, row, type_, zone, wide) if row.label else _named(ui, row, type_, zone, lines)
        if row.apart:
            parts.append(Inset(hairline(ui), 0, ui.px(8), 0, ui.px(4)))
        parts.append(Inset(part, 0, ui.px(4 if row.label else 8), 0, 0))
        if row.label:
            parts += [_wrong(ui, field.wrong) for field in row.fields if field.wrong]
    return Column(*parts, side=Side.FILL)


def _heads(ui: Ui, columns: Sequence[str], wide: int) -> Part:
    style = Style(theme.SECOND, "semibold", theme.SOFT, 1.2)
    heads = [Sized(TextBlock(ui, words, None, style, align="center"), wide) for words in columns]
    return Row(free := space(), *heads, gap=ui.px(8), grow=free)


def _wide(ui: Ui, columns: Sequence[str]) -> int:
    """The width of the fields below heads: that of the widest head, if that is more than they need."""
    heads = (ui.assets.text_width(words, "semibold", ui.font(theme.SECOND)) for words in columns)
    return max(ui.px(_CELL), *heads, 0) + ui.px(4)


def _labelled(ui: Ui, row: FieldRow, type_: Type, zone: str, wide: int) -> Part:
    name = Elided(ui, row.label, Style(theme.BODY, "medium", theme.INK, 1.25), 0)
    cells: list[Part] = []
    for field in row.fields:
        if not field.id:
            cells.append(space(width=wide))
            continue
        typed = TypedField(ui, field, type_, narrow=True).within(zone)
        cells.append(Sized(typed, wide))
    return Row(name, *cells, gap=ui.px(8), grow=name)


def _named(ui: Ui, row: FieldRow, type_: Type, zone: str, lines: int) -> Part:
    """Each field below its name; side by side where that has room."""
    alone = len(row.fields) == 1
    steps = alone and row.fields[0].kind is FieldKind.STEPS  # its words say what it is
    made = [_below_name(ui, field, type_, zone, lines, named=not steps) for field in row.fields]
    if alone:
        return made[0]
    gap = ui.px(14)
    wide = max(_room(ui, field) for field in row.fields)

    def make(width: int) -> Sequence[Part]:
        if len(made) * wide + (len(made) - 1) * gap <= width:
            return [Row(*made, gap=gap, side=Side.START, even=True)]
        return [Column(*made, gap=ui.px(8), side=Side.FILL)]

    return MadeForWidth(make)


def _room(ui: Ui, field: Field) -> int:
    """The least width of a field and its name beside another one."""
    name = ui.assets.text_width(field.name, "semibold", ui.font(theme.SECOND))
    if field.kind in TYPED:
        few = field.kind is FieldKind.NUMBER or field.most <= _FEW
        return max(name, round(ui.px(_NUMBER if few else _TEXT) * ui.metrics.text))
    setting = Setting(field.id, field.name, field.values, field.value, _unheard)
    most = round(ui.px(_MOST_CHOICE) * ui.metrics.text)  # a narrow one cuts its words
    return max(name, min(most, Select(ui, setting, _CHOICE).size[0]))


def _unheard(_value: str) -> None:
    """A control that is only measured chooses nothing."""


def _below_name(ui: Ui, field: Field, type_: Type, zone: str, lines: int, *, named: bool) -> Part:
    """A field, its name above it and what is wrong with it below it."""
    style = Style(theme.SECOND, "semibold", theme.SOFT, 1.3)
    parts: list[Part] = [TextBlock(ui, field.name, style=style)] if named else []
    if field.kind in TYPED:
        parts.append(TypedField(ui, field, type_, lines=lines).within(zone))
    else:
        parts.append(MadeForWidth(partial(_control, ui, field, type_, zone)))
    parts += [_wrong(ui, field.wrong)] if field.wrong else []
    return Column(*parts, gap=ui.px(2), side=Side.FILL)


def _control(ui: Ui, field: Field, type_: Type, zone: str, width: int) -> Sequence[Part]:
    """What a value is chosen with, after the width there is."""
    setting = Setting(field.id, field.name, field.values, field.value, partial(type_, field.id))
    if field.kind is FieldKind.STEPS and len(field.values) == 1:
        return [TextBlock(ui, field.shown, style=Style(16, "bold", line=1.6))]
    if field.kind is FieldKind.STEPS:
        stepper = Stepper(ui, setting).within(zone)
        return [Row(stepper)] if stepper.size[0] <= width else [Select(ui, setting).within(zone)]
    if len(field.values) <= 3:
        few = segments_or_list(Segments(ui, setting), width).within(zone)
        return [few if isinstance(few, Select) else Row(few)]
    drop = Select(ui, setting, min(_CHOICE, width / ui.metrics.k)).within(zone)
    return [Sized(drop, width)]


def _wrong(ui: Ui, wrong: tuple[str, str]) -> Part:
    """What is wrong with the field above, and how to correct it."""
    what, fix = wrong
    parts = [TextBlock(ui, as_typed(what), style=Style(theme.SECOND, "semibold", theme.CLAY, 1.28))]
    if fix:
        parts.append(TextBlock(ui, as_typed(fix), style=Style(theme.SECOND, "regular", theme.INK, 1.28)))
    return Column(*parts, gap=ui.px(1))
