"""A lesson on a slip of paper, and a chapter in a list, as the course map shows them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.lesson_picture import Standing, lesson_picture, margin
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, cornered
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.client.widgets.marks import pill, step_bar
from game.client.widgets.part_row import PartRow, RowStyle
from game.client.widgets.still import Chart, picture
from game.client.widgets.text import BalancedText, TextBlock
from game.client.widgets.tiles import Tile
from game.i18n import _, format_number, pgettext
from game.presenters.lesson_entry import LessonEntry, chapter_line, done_in, taught_in, where_line

_WIDEST_BAR = 360
_RING = 11  # the radius of the ring that tells how much of a chapter is done


@dataclass(frozen=True)
class SlipForm:
    """How large the picture on a slip is and how far from its edge, and whether there is a line on it."""

    side: float
    pad: float
    told: bool
    title: float = 18  # sizes of type
    line: float = theme.SECOND


FORMS = (
    SlipForm(126, 13, True, 22, theme.BODY),
    SlipForm(96, 13, True, 20, theme.BUBBLE),
    SlipForm(72, 11, True),
    SlipForm(58, 9, True),
    SlipForm(48, 4, True),
    SlipForm(96, 13, False, 20),
    SlipForm(72, 11, False),
    SlipForm(56, 9, False),
    SlipForm(44, 8, False),
)
"""From the roomiest on."""


class LessonTile(Tile):
    """A slip of paper for a lesson; speech says of it what there may be no room to write."""

    def __init__(
        self, ui: Ui, lesson: LessonEntry, content: Part, on_open: Callable[[], None], upcoming: bool
    ) -> None:
        super().__init__(ui, f"lesson-{lesson.id}", content, on_open, upcoming, lift=3)
        self.within("lessons", "lessons")
        told = (lesson.title, lesson.summary, where_line(lesson))
        self._told = ". ".join(each.removesuffix(".") for each in told if each)

    @property
    def spoken(self) -> str:
        return self._told


def lesson_slip(
    ui: Ui, lesson: LessonEntry, number: int, upcoming: bool, on_open: Callable[[], None], form: SlipForm
) -> Tile:
    """A lesson on a slip of paper: its picture, title, and what it is about; a test has no number."""
    standing = Standing.DONE if lesson.done or lesson.known else Standing.OPEN
    side = ui.px(form.side)
    shown = lesson_picture(ui, lesson.picture, Standing.NEXT if upcoming else standing, side)
    title: Part = TextBlock(ui, lesson.title, style=Style(form.title, "title", theme.INK, 1.2))
    if not (lesson.test or lesson.fault):
        sign = picture(ui, ui.text(format_number(number), form.title, "title", theme.SOFT))
        title = Row(sign, title, gap=ui.px(9), side=Side.START, grow=title)
    if tag := _tag(ui, lesson, upcoming):
        title = cornered(Inset(title, 0, 0, tag.get_width() + ui.px(10), 0), picture(ui, tag))
    words = Column(title, *(_told(ui, lesson, form.line) if form.told else []), side=Side.FILL)
    reach = margin(side)
    edge = max(0, ui.px(form.pad) - reach)
    beside = Inset(words, ui.px(6), ui.px(5), 0, ui.px(5))
    slip = Row(picture(ui, shown), beside, grow=beside)
    return LessonTile(ui, lesson, Inset(slip, edge, edge, ui.px(14), edge), on_open, upcoming)


def _told(ui: Ui, lesson: LessonEntry, size: float) -> list[Part]:
    """What a lesson is about, or what is to be known of it before that; how far you are in it."""
    text = where_line(lesson) if lesson.due or lesson.known or lesson.skipped else lesson.summary
    if lesson.fault:
        text = _("This lesson can't be opened, because its file has an error.")
    style = Style(size, colour=theme.CLAY if lesson.fault else theme.SOFT, line=1.28)
    about = Inset(BalancedText(ui, text, None, style), 0, ui.px(3), 0, 0)
    if not lesson.step or lesson.done or lesson.fault:
        return [about]
    return [about, Inset(Chart(ui, partial(_draw_bar, lesson), (0, ui.px(8))), 0, ui.px(5), 0, 0)]


def _tag(ui: Ui, lesson: LessonEntry, upcoming: bool) -> Surface | None:
    if lesson.due:
        return pill(ui, _("due"), high=6)
    return pill(ui, pgettext("the next lesson", "Next"), theme.BRASS, high=6) if upcoming else None


def _draw_bar(lesson: LessonEntry, ui: Ui, canvas: Canvas, rect: Rect) -> None:
    bar = Rect(rect.x, rect.y, min(ui.px(_WIDEST_BAR), rect.w), rect.h)
    step_bar(ui, canvas, bar, lesson.step, lesson.steps)


def chapter_row(
    ui: Ui, place: tuple[int, int], chapter: tuple[str, str], lessons: list[LessonEntry], width: int
) -> PartRow:
    """A chapter, one of so many: what is done of it in words and as a ring, or a tick where that is all.

    `chapter` is its name and its title.
    """
    (number, numbers), (name, title), told = place, chapter, chapter_line(lessons)
    words = Column(
        TextBlock(ui, title, style=Style(theme.BODY, "bold", line=1.2)),
        TextBlock(ui, told, style=Style(theme.SECOND, colour=theme.SOFT, line=1.2)),
    )
    sign = picture(ui, ui.text(format_number(number), 22, "title", theme.SOFT))
    widest = ui.text(format_number(numbers), 22, "title", theme.SOFT).get_width()
    before = Sized(sign, max(ui.px(34), widest + ui.px(8)))
    taught = len(taught_in(lessons))
    ring = [picture(ui, _ring(ui, done_in(lessons) / taught))] if taught else []
    apart = [space(ui.px(6))] if ring else []  # from the bar of a list that scrolls
    row = Row(before, words, *ring, *apart, gap=ui.px(2), grow=words)
    style = RowStyle((title, told), least=ui.metrics.at_least(52, theme.HIT))
    part = Row(frame := Inset(row, ui.px(16), ui.px(5)), grow=frame)
    return PartRow(ui, name, part, width, lambda _id: None, style)


def _ring(ui: Ui, share: float) -> Surface:
    """A ring that fills from the top on; a pine disc with a tick when it is full."""
    radius = max(_RING * ui.metrics.k, ui.font(_RING) * 0.9)

    def make() -> Surface:
        side = 2 * math.ceil(radius * 1.25)
        middle, line = side / 2, radius * 0.3
        empty = f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="none" stroke="{theme.BAR_TODO_EDGE}"'
        body = empty + f' stroke-opacity="0.55" stroke-width="{line}"/>'
        if share >= 1:
            a, b, c = (radius * each for each in (0.45, 0.36, 0.14))
            tick = f"M{middle - a} {middle}L{middle - c} {middle + b}L{middle + a * 1.1} {middle - b}"
            body = f'<circle cx="{middle}" cy="{middle}" r="{radius * 1.1}" fill="{theme.PINE}"/>'
            body += f'<path d="{tick}" fill="none" stroke="{theme.PAPER}" stroke-width="{line * 0.8}" '
            body += 'stroke-linecap="round" stroke-linejoin="round"/>'
        elif share > 0:
            turn = 2 * math.pi * share
            x, y = middle + radius * math.sin(turn), middle - radius * math.cos(turn)
            arc = f"M{middle} {middle - radius}A{radius} {radius} 0 {int(share > 0.5)} 1 {x} {y}"
            body += f'<path d="{arc}" fill="none" stroke="{theme.PINE}" stroke-width="{line * 1.2}"/>'
        return shapes.drawn(body, (side, side))

    return ui.assets.kept.get(("chapter ring", radius, share), make)
