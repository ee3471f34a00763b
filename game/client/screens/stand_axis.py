"""Where a learner stands: an axis of points lost a hand, with a tick for each level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import Chart
from game.client.widgets.text import TextBlock
from game.pages.weakness import StandLine, stand_title, stand_under

_EDGE = 0.06  # of the width, free at both ends
_LEAST = 420  # width of the axis


def stand_axis(ui: Ui, stand: StandLine) -> Part:
    """The name and the sentence at the left, the axis beside them, or below where there is no room."""
    name = TextBlock(ui, stand_title(), style=Style(theme.BODY, "bold", line=1.2))
    under = TextBlock(ui, stand_under(), style=Style(theme.SECOND, colour=theme.SOFT, line=1.2))
    words = TextBlock(ui, stand.words, style=Style(theme.SECOND, line=1.25))
    said = Column(name, under, words, gap=ui.px(2))
    lines = 1 + max(row for row, _left in _names(stand, ui, Rect(0, 0, ui.px(_LEAST), 0)))
    high = round(ui.font(theme.LEAST) * (0.4 + 1.1 * lines) + ui.px(22))
    axis = Chart(ui, partial(_draw, stand), (ui.px(_LEAST), high))
    return FirstUnbroken(
        lambda: Row(said, axis, gap=ui.px(30), side=Side.MIDDLE, grow=axis),
        lambda: Column(said, axis, gap=ui.px(6), side=Side.FILL),
    )


def _scale(stand: StandLine, place: Rect) -> Callable[[float], int]:
    """Where so many points lost lie on the axis."""
    high = max(stand.lost + stand.error, *(cost for _name, cost in stand.levels))
    low = max(0.0, min(stand.lost - stand.error, *(cost for _name, cost in stand.levels)))
    span = (high - low) or 1.0

    def at(cost: float) -> int:
        share = (max(low, min(high, cost)) - low) / span
        return round(place.x + place.w * (_EDGE + (1 - 2 * _EDGE) * share))

    return at


def _draw(stand: StandLine, ui: Ui, canvas: Canvas, place: Rect) -> None:
    at = _scale(stand, place)
    line, tick = max(2, ui.px(2)), ui.px(7)
    y = place.y + ui.px(12)
    canvas.fill(theme.SOFT, Rect(place.x, y - line // 2, place.w, line))
    for (name, cost), (row, left) in zip(stand.levels, _names(stand, ui, place), strict=True):
        words = ui.text(name, theme.LEAST, "regular", theme.SOFT)
        canvas.blit(words, (left, y + ui.px(11) + row * round(words.get_height() * 0.95)))
        canvas.fill(theme.SOFT, Rect(at(cost) - line // 2, y - tick, line, 2 * tick))
    ends = [at(stand.lost - stand.error), at(stand.lost + stand.error)]
    thick = max(3, ui.px(4))
    canvas.fill(theme.INK, Rect(ends[0], y - thick // 2, ends[1] - ends[0], thick))
    for x in ends:
        canvas.fill(theme.INK, Rect(x - thick // 2, y - tick, thick, 2 * tick))
    rim = max(1, ui.px(2))
    side = 2 * (ui.px(9) + rim)
    disc = ui.box((side, side), Box(side / 2, theme.BRASS, theme.INK, rim))
    canvas.blit(disc, disc.get_rect(center=(at(stand.lost), y)))


def _names(stand: StandLine, ui: Ui, place: Rect) -> list[tuple[int, int]]:
    """The line and the left end of each level's name: below its tick, on the first line it has room on."""
    at, gap = _scale(stand, place), ui.px(8)
    ends: list[int] = []  # where the names of each line end so far
    found = []
    for name, cost in stand.levels:
        width = ui.text(name, theme.LEAST, "regular", theme.SOFT).get_width()
        left = max(place.x, min(at(cost) - width // 2, place.right - width))
        row = next((n for n, end in enumerate(ends) if left > end + gap), len(ends))
        if row == len(ends):
            ends.append(0)
        ends[row] = left + width
        found.append((row, left))
    return found
