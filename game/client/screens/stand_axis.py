"""Where a learner stands: an axis of points lost a hand, with a tick for each level."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface, draw

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import Drawing
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
    high = round(ui.font(theme.LEAST) * 2.6 + ui.px(22))
    axis = Drawing(ui, partial(_draw, stand), (ui.px(_LEAST), high))
    return FirstUnbroken(
        lambda: Row(said, axis, gap=ui.px(30), side=Side.MIDDLE, grow=axis),
        lambda: Column(said, axis, gap=ui.px(6), side=Side.FILL),
    )


def _draw(stand: StandLine, ui: Ui, surface: Surface, place: Rect) -> None:
    high = max(stand.lost + stand.error, *(cost for _name, cost in stand.levels))
    low = max(0.0, min(stand.lost - stand.error, *(cost for _name, cost in stand.levels)))
    span = (high - low) or 1.0

    def at(cost: float) -> int:
        share = (max(low, min(high, cost)) - low) / span
        return round(place.x + place.w * (_EDGE + (1 - 2 * _EDGE) * share))

    line, tick = max(2, ui.px(2)), ui.px(7)
    y = place.y + ui.px(12)
    surface.fill(theme.SOFT, Rect(place.x, y - line // 2, place.w, line))
    _levels(stand, ui, surface, y + ui.px(11), [at(cost) for _name, cost in stand.levels])
    for _name, cost in stand.levels:
        surface.fill(theme.SOFT, Rect(at(cost) - line // 2, y - tick, line, 2 * tick))
    ends = [at(stand.lost - stand.error), at(stand.lost + stand.error)]
    thick = max(3, ui.px(4))
    surface.fill(theme.INK, Rect(ends[0], y - thick // 2, ends[1] - ends[0], thick))
    for x in ends:
        surface.fill(theme.INK, Rect(x - thick // 2, y - tick, thick, 2 * tick))
    middle, radius = (at(stand.lost), y), ui.px(9)
    draw.circle(surface, theme.INK, middle, radius + max(1, ui.px(2)))
    draw.circle(surface, theme.BRASS, middle, radius)


def _levels(stand: StandLine, ui: Ui, surface: Surface, top: int, places: list[int]) -> None:
    """The names below their ticks; one that would touch the name before it goes a line lower."""
    ends = [-1, -1]  # where the names of both lines end so far
    for (name, _cost), x in zip(stand.levels, places, strict=True):
        words = ui.text(name, theme.LEAST, "regular", theme.SOFT)
        left = x - words.get_width() // 2
        row = 0 if left > ends[0] + ui.px(8) else 1
        ends[row] = left + words.get_width()
        surface.blit(words, (left, top + row * round(words.get_height() * 0.95)))
