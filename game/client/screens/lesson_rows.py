"""A lesson on a slip of paper, as the course map lists it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import cornered
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.marks import pill, step_bar
from game.client.widgets.part_row import PartRow, RowStyle
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Tile
from game.i18n import _, format_number
from game.presenters.lesson_entry import LessonEntry, chapter_line, done_in, taught_in, where_line

_WIDEST_BAR = 360


def lesson_slip(
    ui: Ui, lesson: LessonEntry, number: int, upcoming: bool, on_open: Callable[[], None]
) -> Tile:
    """A lesson on a slip of paper: title, what it is about, how far you are."""
    title = TextBlock(ui, lesson.title, style=Style(20, "title", theme.INK, 1.2))
    head: Part = title
    if tag := _tag(ui, lesson, upcoming):
        low = max(0, (title.line_height - tag.get_height()) // 2)
        beside = Inset(title, 0, 0, tag.get_width() + ui.px(16), 0)
        head = cornered(beside, Inset(picture(ui, tag), 0, low, 0, 0))
    about = Style(theme.SECOND, colour=theme.CLAY if lesson.fault else theme.SOFT, line=1.34)
    text = _("This lesson cannot be opened: its file has a fault.") if lesson.fault else lesson.summary
    started = lesson.step and not lesson.done and not lesson.fault
    bar = Drawing(ui, partial(_draw_bar, lesson), (0, ui.px(9)))
    words = Column(
        head,
        Inset(TextBlock(ui, text, style=about), 0, ui.px(4), 0, ui.px(8)),
        *([Inset(bar, 0, 0, 0, ui.px(8))] if started else []),
        TextBlock(ui, where_line(lesson), style=Style(theme.SECOND, "semibold", theme.SOFT, 1.3)),
        side=Side.FILL,
    )
    flag = ui.assets.icon("flag", ui.font(20), theme.SOFT) if lesson.test else None
    slip = Row(_numbered(ui, flag or _number(ui, number)), words, side=Side.START, grow=words)
    tile = Tile(ui, f"lesson-{lesson.id}", Inset(slip, ui.px(16), ui.px(12)), on_open, upcoming, lift=3)
    return tile.within("lessons", "lessons")


def _number(ui: Ui, number: int) -> Surface:
    return ui.text(format_number(number), 22, "title", theme.SOFT)


def _numbered(ui: Ui, sign: Surface) -> Part:
    """A number or a flag with room at its right."""
    return Inset(picture(ui, sign), 0, 0, max(ui.px(34) - sign.get_width(), ui.px(14)), 0)


def _tag(ui: Ui, lesson: LessonEntry, upcoming: bool) -> Surface | None:
    if lesson.due:
        return pill(ui, _("due"), high=6)
    if lesson.done or lesson.known:
        return ui.assets.icon("check", ui.font(22), theme.GOOD if lesson.done else theme.SOFT)
    return pill(ui, _("Next"), theme.BRASS, high=6) if upcoming else None


def _draw_bar(lesson: LessonEntry, ui: Ui, surface: Surface, rect: Rect) -> None:
    bar = Rect(rect.x, rect.y, min(ui.px(_WIDEST_BAR), rect.w), rect.h)
    step_bar(ui, surface, bar, lesson.step, lesson.steps)


def chapter_row(ui: Ui, number: int, title: str, lessons: list[LessonEntry], width: int) -> PartRow:
    """A chapter with how much of it is done; a tick where that is all."""
    told, chapter = chapter_line(lessons), lessons[0].chapter
    words = Column(
        TextBlock(ui, title, style=Style(theme.BODY, "bold", line=1.2)),
        TextBlock(ui, told, style=Style(theme.SECOND, colour=theme.SOFT, line=1.2)),
    )
    taught = len(taught_in(lessons))
    all_done = taught > 0 and done_in(lessons) == taught
    tick = [picture(ui, ui.assets.icon("check", ui.font(20), theme.GOOD))] if all_done else []
    row = Row(_numbered(ui, _number(ui, number)), words, *tick, grow=words)
    style = RowStyle((title, told), least=ui.metrics.at_least(56, theme.HIT))
    part = Row(frame := Inset(row, ui.px(16), ui.px(6)), grow=frame)
    return PartRow(ui, chapter, part, width, lambda _id: None, style)
