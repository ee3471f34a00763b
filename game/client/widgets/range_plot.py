"""A plot of figures, each with how far it may be off, beside dotted lines to compare them with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget

_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_MOST_TICKS = 6
_LEAST_ROW = 34  # the height of a row, at least
_BAND = 7  # of the row that is now, left and right of its words


@dataclass(frozen=True, slots=True)
class Ranged:
    """A row: its words, the figure and both ends of its range. The one that is `now` stands out."""

    words: str
    mean: float
    low: float
    high: float
    now: bool = False


@dataclass(frozen=True, slots=True)
class Scaled:
    """What the plot shows. `write` puts a value of the axis into words."""

    rows: Sequence[Ranged]
    lines: Sequence[tuple[str, float]]  # dotted, each with its name
    note: str  # at the left of the axis
    spoken: str
    write: Callable[[float, int], str]


def axis(highest: float) -> tuple[float, int]:
    """How far the ticks of an axis from nought are apart, and how many come after it."""
    for step in _STEPS:
        count = max(1, ceil(highest / step - 1e-9))
        if count <= _MOST_TICKS:
            return step, count
    return highest / _MOST_TICKS, _MOST_TICKS


def flag_rows(places: Sequence[tuple[float, float]], gap: float) -> list[int]:
    """In which row, from the top, each name stands right of its line, so that no line crosses a name.

    Places are where a line is and how wide its name, from left to right.
    """
    rows: list[int] = []
    for at, _wide in places:
        before = [(rows[n], left + width) for n, (left, width) in enumerate(places[: len(rows)])]
        # its line goes down from its own row: no name that reaches so far may stand there or lower
        rows.append(max((row + 1 for row, end in before if end + gap > at), default=0))
    return rows


class RangePlot(Widget):
    """The picture on paper; what is shown is spoken."""

    focusable = False

    def __init__(self, ui: Ui, scaled: Scaled) -> None:
        super().__init__(ui, "plot")
        self._scaled = scaled
        self._names = [ui.text(name, theme.LEAST, "semibold", theme.SOFT) for name, _cost in scaled.lines]
        self._line = ui.font(theme.LEAST) + ui.px(5)
        self._row_least = max(ui.px(_LEAST_ROW), ui.font(theme.SECOND) + ui.px(10))

    @property
    def spoken(self) -> str:
        return self._scaled.spoken

    @property
    def least_height(self) -> int:
        """With one row in it, and every name in a line of its own."""
        return (len(self._names) + 2) * self._line + 2 * self._row_least

    @property
    def whole_height(self) -> int:
        """With all rows in it."""
        return self.least_height + max(0, len(self._scaled.rows) - 1) * self._row_least

    # -- measures ----------------------------------------------------------------------------

    def arrange(self) -> None:
        ui, scaled = self.ui, self._scaled
        words = [ui.text(row.words, theme.SECOND, "semibold") for row in scaled.rows]
        note = ui.text(scaled.note, theme.LEAST, "regular", theme.SOFT)
        named = max((picture.get_width() for picture in words), default=0)
        left = max(named, note.get_width() + ui.px(18)) + ui.px(28)
        self._step, self._count = axis(self._highest())
        right = ui.px(18)
        self._inner = Rect(left, 0, max(1, self.rect.w - left - right), 0)
        over = [self._x(cost) + name.get_width() for (_n, cost), name in self._named()]
        self._inner.w -= max(0, round(max(over, default=0)) + ui.px(6) - self.rect.w + ui.px(4))
        flags = [(self._x(cost), name.get_width() + ui.px(5)) for (_n, cost), name in self._named()]
        self._flags = flag_rows(flags, ui.px(6))
        top = (max(self._flags, default=-1) + 1) * self._line + ui.px(4)
        self._inner.y, self._inner.h = top, self.rect.h - top - 2 * self._line

    def _named(self) -> list[tuple[tuple[str, float], Surface]]:
        """The lines from left to right with their names."""
        return sorted(zip(self._scaled.lines, self._names, strict=True), key=lambda each: each[0][1])

    def _highest(self) -> float:
        """What has to have room; wide ranges of few decisions may be cut off."""
        now = [row.high for row in self._scaled.rows if row.now]
        told = [*now, *(row.mean for row in self._scaled.rows), *(cost for _n, cost in self._scaled.lines)]
        return max(told, default=0.0) or _STEPS[0]

    def _x(self, value: float) -> float:
        """Where a value lies, from the left of the plot; what lies beyond the end is put there."""
        return self._inner.x + min(1.0, value / (self._step * self._count)) * self._inner.w

    # -- the picture -------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        inner, canvas = self._inner.move(self.rect.topleft), self.canvas(surface)
        fitting = max(1, inner.h // self._row_least)
        rows = self._scaled.rows[-fitting:]
        high = inner.h / len(rows)
        for number, row in enumerate(rows):
            place = Rect(self.rect.x, round(inner.y + number * high), self.rect.w, round(high))
            if row.now:
                self._draw_band(canvas, place)
        self._draw_lines(canvas, inner)
        for number, row in enumerate(rows):
            self._draw_row(canvas, row, round(inner.y + (number + 0.5) * high))
        self._draw_axis(canvas, inner)

    def _draw_band(self, canvas: Canvas, place: Rect) -> None:
        band = Rect(place.x, 0, place.w, min(place.h, self._row_least + self.ui.px(8)))
        band.centery = place.centery
        canvas.blit(self.ui.box(band.size, Box(8 * self.ui.metrics.k, theme.GOLD_LIT)), band)

    def _draw_lines(self, canvas: Canvas, inner: Rect) -> None:
        ui, dot = self.ui, max(1, self.ui.px(2))
        for ((_name, cost), name), flag in zip(self._named(), self._flags, strict=True):
            x, top = round(self.rect.x + self._x(cost)), self.rect.y + flag * self._line
            for y in range(top, inner.bottom, 3 * dot):
                canvas.fill(theme.EDGE, Rect(x - dot // 2, y, dot, dot))
            canvas.blit(name, (x + ui.px(5), top))

    def _draw_row(self, canvas: Canvas, row: Ranged, y: int) -> None:
        ui, k = self.ui, self.ui.metrics.k
        words = ui.text(row.words, theme.SECOND, "bold" if row.now else "semibold")
        canvas.blit(words, words.get_rect(midleft=(self.rect.x + ui.px(2 * _BAND), y)))
        low, mean, high = (self.rect.x + self._x(value) for value in (row.low, row.mean, row.high))
        thick, cap = max(1, ui.px(2.5)), ui.px(8)
        canvas.fill(theme.INK, Rect(round(low), y - thick // 2, max(1, round(high - low)), thick))
        ends = [low] if row.high > self._step * self._count else [low, high]
        for end in ends:
            canvas.fill(theme.INK, Rect(round(end) - thick // 2, y - cap, thick, 2 * cap))
        radius = (10 if row.now else 8) * k
        fill, edge = (theme.BRASS, theme.BRASS_DARK) if row.now else (theme.PINE, theme.PINE)
        side = round(2 * radius)
        disc = ui.box((side, side), Box(radius, fill, edge, max(1.5, 2 * k)))
        canvas.blit(disc, disc.get_rect(center=(round(mean), y)))

    def _draw_axis(self, canvas: Canvas, inner: Rect) -> None:
        ui, thick = self.ui, max(1, self.ui.px(2))
        canvas.fill(theme.INK, Rect(inner.x, inner.bottom, inner.w, thick))
        digits = 2 if self._step < 0.1 else 1
        for number in range(self._count + 1):
            x = inner.x + round(number * inner.w / self._count)
            canvas.fill(theme.INK, Rect(x - thick // 2, inner.bottom, thick, ui.px(7)))
            words = self._scaled.write(number * self._step, digits)
            label = ui.text(words, theme.LEAST, "regular", theme.SOFT)
            canvas.blit(label, label.get_rect(midtop=(x, inner.bottom + ui.px(9))))
        note = ui.text(self._scaled.note, theme.LEAST, "regular", theme.SOFT)
        canvas.blit(note, (self.rect.x + ui.px(2 * _BAND), inner.bottom + ui.px(9)))
