"""The answer of a hint on the sheet: bars with their thin lines, and how they are to be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken, MadeForWidth
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.client.widgets.linked import LinkedText
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.still import Drawing, boxed, picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.page import BarRows
from game.tutor.bars import Bar, Scale, points_words, spoken

_LARGE = 1.3  # from this size of text on, bars are no higher than they must be
_SMALL = Style(theme.SECOND, "regular", theme.SOFT, 1.33)
_FURTHEST = 0.45  # how far right nought may lie for the words beside it, of the width of the bars
_FILL, _FILL_EDGE = "#8FB7A3", "#3F7058"  # a bar that is not recommended


def bars_part(ui: Ui, block: BarRows, unfold: Callable[[], None]) -> Part:
    """What the bars show, the bars, and how they are to be read."""
    head = [Inset(TextBlock(ui, block.head, None, _SMALL), 0, ui.px(6), 0, 0)] if block.head else []
    parts: list[Part] = [*head, BarList(ui, block)]
    if block.folded:
        more = LinkedText(ui, block.folded, None, _SMALL, links={block.folded: unfold})
        parts.append(Inset(more, 0, ui.px(8), 0, 0))
    if block.note:
        parts.append(Inset(BarsNote(ui, block.note), 0, ui.px(8), 0, 0))
    return Column(*parts, side=Side.FILL)


def refined(area: ScrollArea, block: BarRows) -> bool:
    """Shows other values in a sheet that shows bars already; False where they would need other room."""
    old = [part for part in area.content if isinstance(part, BarList | BarsNote)]
    if len(old) != 2:
        return False
    new = (BarList(area.ui, block), BarsNote(area.ui, block.note))
    for part in new:
        part.fit(old[0].rect.w)
    if any(now.size[1] != before.size[1] for now, before in zip(new, old, strict=True)):
        return False
    for now, before in zip(new, old, strict=True):
        area.content[area.content.index(before)] = now.place(*before.rect)
    return True


def says_all(area: ScrollArea) -> bool:
    """Whether all that is to be said of the bars in a sheet stands there; False where it has none."""
    return any(part.whole for part in area.content if isinstance(part, BarList))


def show_bars(area: ScrollArea) -> None:
    """Scrolls just so far that the bars are in sight, and how far the search is, and to whole lines."""
    for part in area.content:
        if isinstance(part, BarList):
            area.reveal(part.rect)
            thinking = not part.bars.done
        elif isinstance(part, BarsNote) and thinking:
            area.reveal(part.rect)
    below = [part.rect.top for part in area.content if part.rect.top >= area.offset]
    if area.offset and below:
        area.scroll(min(below) - area.offset)


class BarsNote(TextBlock):
    """How far the search is, or how the bars are to be read."""

    def __init__(self, ui: Ui, text: str) -> None:
        super().__init__(ui, text, None, _SMALL)
        self.key = "bars note"


class BarList(Composed):
    """A row for each action: its name, its points, its bar; and what both ways of the bars mean."""

    def __init__(self, ui: Ui, block: BarRows) -> None:
        self.bars, self.whole = block.bars, block.whole
        rows = [_row(ui, bar, block) for bar in block.bars.shown]

        def column(rows: Sequence[Part]) -> Part:
            axis = [MadeForWidth(partial(_axis, ui, block))] if block.axis and not block.bare else []
            return Column(*rows, *axis, side=Side.FILL)

        half = (len(rows) + 1) // 2 if ui.metrics.drawer else len(rows)  # wide and low
        columns = [column(rows[at : at + half]) for at in range(0, len(rows), half)]
        super().__init__(ui, "bars", Row(*columns, gap=ui.px(28), side=Side.START, even=True))

    @property
    def spoken(self) -> str:
        return " ".join(spoken(bar, self.bars) for bar in self.bars.shown)


def _row(ui: Ui, bar: Bar, block: BarRows) -> Part:
    """One action of the list: what is as good says so beside its name, or below a name of several lines."""
    low = ui.metrics.text >= _LARGE  # letters need the height
    gap, role = ui.px(4 if low else 6), "bold" if bar.best else "regular"
    words = TextBlock(ui, bar.words, style=Style(16, role, theme.INK, 1.22))
    points = TextBlock(
        ui, points_words(bar), style=Style(16, "bold" if bar.best else "semibold", theme.INK, 1.22)
    )
    down = max(0, (words.line_height - ui.font(16)) // 2)
    star = [Inset(picture(ui, ui.assets.icon("star", ui.font(16), theme.GOLD)), 0, down, ui.px(4), 0)]
    stars = star if bar.best else []

    def line(said: Part) -> Part:
        return Row(*stars, said, space(2 * gap), points, side=Side.START, grow=said)

    forms = [partial(line, words)]
    if bar.best and block.bars.equal:
        style = Style(theme.LEAST, "semibold", theme.GOLD, 1.3)
        as_good = TextBlock(ui, _("about even"), style=style)
        pill = boxed(ui, Box(7 * ui.metrics.k, theme.GOLD_LIT), as_good, ui.px(7), 0)
        below = words if block.bare else Column(words, Inset(pill, 0, 0, 0, gap))
        forms = [partial(line, Row(words, pill, gap=ui.px(7))), partial(line, below)]
    trough = Drawing(ui, partial(_draw_bar, bar, block), (0, max(ui.px(10 if low else 14), 10)))
    above = (words.size[1] - words.line_height) // 2  # what accents need lies between the rows
    row = Column(FirstUnbroken(*forms), trough, gap=ui.px(2) - above, side=Side.FILL)
    return Inset(row, 0, gap - above, 0, 0)


def _draw_bar(bar: Bar, block: BarRows, ui: Ui, surface: Surface, trough: Rect) -> None:
    k, scale = ui.metrics.k, _scale(ui, block, trough.w)
    surface.blit(ui.box(trough.size, Box(4 * k, theme.PAPER_2)), trough)
    zero = _place(trough, scale, 0.0)
    if bar.points is not None:
        end = _place(trough, scale, bar.points)
        filled = Rect(min(zero, end), trough.y, abs(end - zero), trough.h)
        fill, edge = (theme.BRASS, theme.BRASS_DARK) if bar.best else (_FILL, _FILL_EDGE)
        if filled.w > 2:
            surface.blit(ui.box(filled.size, Box(3 * k, fill, edge, max(1.0, 1.5 * k))), filled)
        ends = [_place(trough, scale, bar.points + unsure) for unsure in (-bar.unsure, bar.unsure)]
        _draw_whisker(surface, trough, ends[0], ends[1], max(2, round(2.5 * k)))
    _draw_nought(ui, surface, zero, trough.y - ui.px(3), trough.bottom + ui.px(3))


def _draw_nought(ui: Ui, surface: Surface, zero: int, top: int, bottom: int) -> None:
    wide = max(2, ui.px(2))
    surface.fill(theme.INK, Rect(zero - wide // 2, top, wide, bottom - top))


def _axis(ui: Ui, block: BarRows, width: int) -> list[Part]:
    """Room for what both ways of the bars mean: in one line beside the nought or below it, or in two."""
    theirs, ours = _ways(ui, block)
    zero, apart = _place(Rect(0, 0, width, 0), _scale(ui, block, width), 0.0), ui.px(7)
    fits = theirs.get_width() + apart <= zero and ours.get_width() + apart <= width - zero
    high, low = max(theirs.get_height(), ours.get_height()), ui.px(4)
    if fits:
        return [Drawing(ui, partial(_draw_axis, block), (0, high))]
    one = theirs.get_width() + 2 * apart + ours.get_width() <= width
    return [Drawing(ui, partial(_draw_low_axis, block, one), (0, low + (high if one else 2 * high)))]


def _ways(ui: Ui, block: BarRows) -> tuple[Surface, Surface]:
    theirs, ours = (ui.text(words, theme.LEAST, "regular", theme.SOFT) for words in block.axis)
    return theirs, ours


def _draw_axis(block: BarRows, ui: Ui, surface: Surface, room: Rect) -> None:
    """The line of nought goes on, and says at each side whose points lie there."""
    zero, apart = _place(room, _scale(ui, block, room.w), 0.0), ui.px(7)
    theirs, ours = _ways(ui, block)
    _draw_nought(ui, surface, zero, room.y, room.y + 3 * theirs.get_height() // 4)
    surface.blit(theirs, (zero - apart - theirs.get_width(), room.y))
    surface.blit(ours, (zero + apart, room.y))


def _draw_low_axis(block: BarRows, one_line: bool, ui: Ui, surface: Surface, room: Rect) -> None:
    """Both ways below the line of nought, where they have no room beside it; theirs at the left, or above."""
    zero, top = _place(room, _scale(ui, block, room.w), 0.0), room.y + ui.px(4)
    theirs, ours = _ways(ui, block)
    _draw_nought(ui, surface, zero, room.y, top)
    surface.blit(theirs, (room.x, top))
    after = max(room.x + theirs.get_width() + 2 * ui.px(7), zero + ui.px(7))
    right = min(after, room.right - ours.get_width()) if one_line else room.right - ours.get_width()
    surface.blit(ours, (right, top if one_line else top + theirs.get_height()))


def _draw_whisker(surface: Surface, trough: Rect, low: int, high: int, thick: int) -> None:
    cap = round(trough.h * 0.72)
    surface.fill(theme.INK, Rect(low, trough.centery - thick // 2, max(1, high - low), thick))
    for x in (low, max(low, high - thick)):
        surface.fill(theme.INK, Rect(x, trough.centery - cap // 2, thick, cap))


def _scale(ui: Ui, block: BarRows, width: int) -> Scale:
    """The scale of the bars; nought moves a little to the right where the words at its left need the room."""
    scale = block.bars.scale
    if not block.axis or block.bare:
        return scale
    theirs, ours = _ways(ui, block)
    zero = min((theirs.get_width() + ui.px(7)) / width, _FURTHEST)
    if zero <= scale.zero or ours.get_width() + ui.px(7) > (1 - zero) * width:
        return scale
    return Scale(zero, scale.unit * (1 - zero) / (1 - scale.zero))


def _place(trough: Rect, scale: Scale, points: float) -> int:
    return trough.x + round(scale.at(points) * trough.w)
