"""A plot of values in order: a dot for each, their moving mean as a line, nought at the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from pygame import Rect, Surface
from pygame.transform import flip

from game.client.draw import shapes, theme
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.i18n import format_number

_STEPS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # between two lines of the scale
_MOST_LINES = 4
_BEGINS = 3  # values that the first point of the line is the mean of


@dataclass(frozen=True, slots=True)
class Plotted:
    """What a plot shows. `ends` are the words below the first and the last value."""

    values: Sequence[float]  # none negative
    mean_of: int  # so many values make one point of the line
    ends: tuple[str, str]
    last: str  # words beside the end of the line, below its figure
    spoken: str


def moving_mean(values: Sequence[float], of: int) -> list[float]:
    """For each value the mean of it and the ones before it, `of` together at most."""
    parts = (values[max(0, end - of) : end] for end in range(1, len(values) + 1))
    return [sum(part) / len(part) for part in parts]


def scale(highest: float) -> tuple[float, int]:
    """How far the lines of the scale are apart, and how many lie above nought."""
    for step in _STEPS:
        count = max(1, ceil(highest / step - 1e-9))
        if count <= _MOST_LINES:
            return step, count
    return highest / _MOST_LINES, _MOST_LINES


class Plot(Widget):
    """The picture on paper. Enter opens its values as a list."""

    def __init__(
        self, ui: Ui, key: str, plotted: Plotted, on_press: Callable[[], None], *, zone: str
    ) -> None:
        super().__init__(ui, key, zone=zone)
        self._plotted, self._on_press = plotted, on_press
        self._mean = moving_mean(plotted.values, plotted.mean_of)
        self._step, self._count = scale(max(plotted.values, default=0.0))
        self._digits = 0 if self._step >= 1 else 1
        self._figure = ui.text(format_number(self._mean[-1], 1), theme.EMPHASIS, "bold")
        self._words = ui.text(plotted.last, theme.LEAST, "regular", theme.SOFT)
        self._lines: Surface | None = None

    @property
    def spoken(self) -> str:
        return self._plotted.spoken

    @property
    def ring_radius(self) -> float:
        return 8 * self.ui.metrics.k

    def activate(self) -> None:
        self._on_press()

    # -- measures ----------------------------------------------------------------------------

    def arrange(self) -> None:
        ui = self.ui
        labels = [self._label(number) for number in range(self._count + 1)]
        left = max(label.get_width() for label in labels) + ui.px(10)
        half = labels[0].get_height() // 2
        foot = ui.text("0", theme.LEAST).get_height() + ui.px(8)
        right = max(self._figure.get_width(), self._words.get_width()) + ui.px(16)
        self._inner = Rect(left, half, self.rect.w - left - right, self.rect.h - half - foot)
        self._lines = None

    def _label(self, number: int) -> Surface:
        return self.ui.text(
            format_number(number * self._step, self._digits), theme.LEAST, "regular", theme.SOFT
        )

    def _at(self, place: int, value: float) -> tuple[float, float]:
        """Where a value lies, counted from the corner of the plot."""
        last = max(1, len(self._plotted.values) - 1)
        share = value / (self._step * self._count)
        return self._inner.x + place / last * self._inner.w, self._inner.bottom - share * self._inner.h

    # -- the picture -------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        ui, inner, canvas = self.ui, self._inner.move(self.rect.topleft), self.canvas(surface)
        for number in range(self._count + 1):
            y = inner.bottom - round(number * inner.h / self._count)
            thick = max(1, ui.px(1.5 if number else 2))
            canvas.fill(theme.HAIR if number else theme.EDGE, Rect(inner.x, y - thick // 2, inner.w, thick))
            label = self._label(number)
            canvas.blit(label, label.get_rect(midright=(inner.x - ui.px(8), y)))
        if self._lines is None:
            self._lines = flip(shapes.drawn(self._body(), self.rect.size), self.mirrored, False)
        surface.blit(self._lines, self.rect)
        self._draw_ends(canvas, inner)
        self._draw_last(canvas, inner)

    def _draw_ends(self, canvas: Canvas, inner: Rect) -> None:
        first, last = (self.ui.text(text, theme.LEAST, "regular", theme.SOFT) for text in self._plotted.ends)
        y = self.rect.bottom
        end = last.get_rect(bottomright=(inner.right, y))
        canvas.blit(last, end)
        start = first.get_rect(bottomleft=(inner.x, y))
        if start.right + self.ui.px(12) < end.left:
            canvas.blit(first, start)

    def _draw_last(self, canvas: Canvas, inner: Rect) -> None:
        """The end of the line in figures, beside it."""
        _x, y = self._at(len(self._mean) - 1, self._mean[-1])
        high = self._figure.get_height() + self._words.get_height()
        top = round(self.rect.y + y - high / 2)
        top = max(self.rect.y, min(top, inner.bottom - high))
        x = inner.right + self.ui.px(14)
        canvas.blit(self._figure, (x, top))
        canvas.blit(self._words, (x, top + self._figure.get_height()))

    def _body(self) -> str:
        """Dots and line as SVG, which draws them smooth: rings for the hands, the line for their mean."""
        k = self.ui.metrics.k
        dots = "".join(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3.2 * k:.1f}" fill="{theme.PAPER}" '
            f'stroke="{theme.EDGE}" stroke-width="{1.6 * k:.1f}"/>'
            for x, y in (self._at(place, value) for place, value in enumerate(self._plotted.values))
        )
        points = [self._at(place, value) for place, value in enumerate(self._mean)][_BEGINS - 1 :]
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        line = (
            f'<path d="{path}" fill="none" stroke="{theme.PINE}" stroke-width="{3 * k:.1f}" '
            f'stroke-linejoin="round" stroke-linecap="round"/>'
        )
        x, y = points[-1]
        end = (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{5.5 * k:.1f}" fill="{theme.PAPER}" '
            f'stroke="{theme.PINE}" stroke-width="{3 * k:.1f}"/>'
        )
        return dots + line + end
