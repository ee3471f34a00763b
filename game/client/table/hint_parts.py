"""The answer of a hint on the sheet: bars with their thin lines, and how they are to be read."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Side
from game.client.widgets.linked import LinkedText
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.page import BarRows
from game.tutor.bars import Bar, Bars, points_words, spoken

_SMALL = Style(theme.SECOND, "regular", theme.SOFT, 1.33)
_FILL, _FILL_EDGE = "#8FB7A3", "#3F7058"  # a bar that is not recommended


def bars_part(ui: Ui, block: BarRows, unfold: Callable[[], None]) -> Part:
    """What the bars show, the bars, and how they are to be read."""
    parts: list[Part] = [
        Inset(TextBlock(ui, block.head, None, _SMALL), 0, ui.px(6), 0, 0),
        BarList(ui, block.bars),
    ]
    if block.folded:
        more = LinkedText(ui, block.folded, None, _SMALL, links={block.folded: unfold})
        parts.append(Inset(more, 0, ui.px(8), 0, 0))
    parts.append(Inset(BarsNote(ui, block.note), 0, ui.px(8), 0, 0))
    return Column(*parts, side=Side.FILL)


def refined(area: ScrollArea, block: BarRows) -> bool:
    """Shows other values in a sheet that shows bars already; False where they would need other room."""
    old = [part for part in area.content if isinstance(part, BarList | BarsNote)]
    if len(old) != 2:
        return False
    new = (BarList(area.ui, block.bars), BarsNote(area.ui, block.note))
    for part in new:
        part.fit(old[0].rect.w)
    if any(now.size[1] != before.size[1] for now, before in zip(new, old, strict=True)):
        return False
    for now, before in zip(new, old, strict=True):
        area.content[area.content.index(before)] = now.place(*before.rect)
    return True


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


class BarList(Widget):
    """A row for each action: its name, its points, its bar."""

    focusable = False

    def __init__(self, ui: Ui, bars: Bars) -> None:
        super().__init__(ui, "bars")
        self.bars = bars
        self._rows: list[BarRow] = []

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._rows = [BarRow(self.ui, bar, self.bars, width) for bar in self.bars.shown]
        self.size = (width, sum(row.high for row in self._rows))

    @property
    def spoken(self) -> str:
        return " ".join(spoken(bar, self.bars) for bar in self.bars.shown)

    def draw(self, surface: Surface) -> None:
        y = self.rect.y
        for row in self._rows:
            row.draw(surface, self.rect.x, y)
            y += row.high


class BarRow:
    """One action of the list."""

    def __init__(self, ui: Ui, bar: Bar, bars: Bars, width: int) -> None:
        self._ui, self._bar, self._scale, self._width = ui, bar, bars.scale, width
        role, gap = "bold" if bar.best else "regular", ui.px(6)
        self._points = TextBlock(
            ui, points_words(bar), None, Style(16, "bold" if bar.best else "semibold", theme.INK, 1.22)
        )
        self._equal = bar.best and bars.equal
        self._star = ui.font(16) + ui.px(4) if bar.best else 0
        self._pill = TextBlock(ui, _("as good"), None, Style(theme.LEAST, "semibold", theme.GOLD, 1.3))
        pill = self._pill.text_width + ui.px(14) + gap if self._equal else 0
        room = width - self._star - self._points.text_width - 2 * gap
        self._words = TextBlock(ui, bar.words, room - pill, Style(16, role, theme.INK, 1.22))
        if pill and len(self._words.lines) > 1:  # the pill goes below the words, which have more room then
            self._words = TextBlock(ui, bar.words, room, Style(16, role, theme.INK, 1.22))
            self._below = True
        else:
            self._below = False
        self._head = self._words.line_height * len(self._words.lines)
        if self._below:
            self._head += round(self._pill.size[1] * 1.15)
        self._trough = max(ui.px(14), 10)
        self.high = ui.px(6) + self._head + ui.px(2) + self._trough

    def draw(self, surface: Surface, x: int, y: int) -> None:
        ui = self._ui
        y += ui.px(6)
        if self._bar.best:
            star = ui.assets.icon("star", ui.font(16), theme.GOLD)
            surface.blit(star, star.get_rect(midleft=(x, y + self._words.line_height // 2)))
        words = self._words.picture()
        top = y - (words.get_height() - self._words.line_height * len(self._words.lines)) // 2
        surface.blit(words, (x + self._star, top))
        if self._equal:
            self._draw_pill(surface, x + self._star, y)
        surface.blit(self._points.picture(), (x + self._width - self._points.text_width, top))
        self._draw_bar(surface, Rect(x, y + self._head + ui.px(2), self._width, self._trough))

    def _draw_pill(self, surface: Surface, x: int, y: int) -> None:
        words = self._pill.picture()
        pill = Rect(0, 0, self._pill.text_width + self._ui.px(14), words.get_height())
        if self._below:
            pill.topleft = (x, y + self._words.line_height * len(self._words.lines))
        else:
            pill.midleft = (x + self._words.text_width + self._ui.px(7), y + self._words.line_height // 2)
        surface.blit(self._ui.box(pill.size, Box(7 * self._ui.metrics.k, theme.GOLD_LIT)), pill)
        surface.blit(words, words.get_rect(center=pill.center))

    def _draw_bar(self, surface: Surface, trough: Rect) -> None:
        ui, k, bar = self._ui, self._ui.metrics.k, self._bar
        surface.blit(ui.box(trough.size, Box(4 * k, theme.PAPER_2)), trough)
        zero = self._place(trough, 0.0)
        if bar.points is not None:
            end = self._place(trough, bar.points)
            filled = Rect(min(zero, end), trough.y, abs(end - zero), trough.h)
            fill, edge = (theme.BRASS, theme.BRASS_DARK) if bar.best else (_FILL, _FILL_EDGE)
            if filled.w > 2:
                surface.blit(ui.box(filled.size, Box(3 * k, fill, edge, max(1.0, 1.5 * k))), filled)
            self._draw_whisker(surface, trough)
        wide = max(2, ui.px(2))
        over = ui.px(3)
        surface.fill(theme.INK, Rect(zero - wide // 2, trough.y - over, wide, trough.h + 2 * over))

    def _draw_whisker(self, surface: Surface, trough: Rect) -> None:
        assert self._bar.points is not None
        low = self._place(trough, self._bar.points - self._bar.unsure)
        high = self._place(trough, self._bar.points + self._bar.unsure)
        thick = max(2, round(2.5 * self._ui.metrics.k))
        cap = round(trough.h * 0.72)
        surface.fill(theme.INK, Rect(low, trough.centery - thick // 2, max(1, high - low), thick))
        for x in (low, max(low, high - thick)):
            surface.fill(theme.INK, Rect(x, trough.centery - cap // 2, thick, cap))

    def _place(self, trough: Rect, points: float) -> int:
        return trough.x + round(self._scale.at(points) * trough.w)
