"""What lies on the mat at the end of a game: each side's sheet, its counter cards, the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.counters import Pair, counter_spots, counters_height
from game.client.table.places import Spot, box
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.i18n import format_number
from game.rules.seats import Seat, Side

_COUNTER_SUITS = {Side.US: "H", Side.THEM: "S"}
_PLAYED_AT = {
    Seat.NORTH: (0.0, -0.77),
    Seat.WEST: (-1.13, 0.0),
    Seat.EAST: (1.13, 0.0),
    Seat.SOUTH: (0.0, 0.77),
}
_CROSS = (2 * 1.13 + 1, 2 * 0.77 + theme.CARD_RATIO)
"""How wide and high a trick lies, in widths of a card."""

Play = tuple[Seat, str, bool]
"""Whose card, which, and whether it took the trick."""


class SidePaper:
    """The sheet of a side: its heading and the numbers below, or a sentence where there are none."""

    def __init__(
        self, ui: Ui, side: Side, head: str, lines: Sequence[tuple[int, str]], nothing: str, width: int
    ) -> None:
        self._ui, self._side = ui, side
        self._pad = ui.px(22)
        room = width - 2 * self._pad
        title = TextBlock(ui, head, room, Style(21, "title", theme.INK, 1.16)).place(0, 0)
        self._parts: list[Widget] = [title]
        y = title.rect.bottom + ui.px(5)
        if not lines:
            text = TextBlock(ui, nothing, room, Style(16, "regular", theme.SOFT, 1.35))
            self._parts.append(text.place(0, y + ui.px(4)))
            y = text.rect.bottom
        figures = [
            TextBlock(ui, format_number(n), None, Style(22, "title", theme.INK, 1.1)) for n, _w in lines
        ]
        indent = max((figure.size[0] for figure in figures), default=0) + ui.px(16)
        for figure, (_number, words) in zip(figures, lines, strict=True):
            text = TextBlock(ui, words, room - indent, Style(16, "regular", theme.INK, 1.25))
            first = max(figure.size[1], text.line_height)
            figure.place(0, y + (first - figure.size[1]) // 2)
            text.place(indent, y + (first - text.line_height) // 2)
            self._parts += [figure, text]
            y = max(figure.rect.bottom, text.rect.bottom) + ui.px(3)
        self._text_height = y

    @property
    def height(self) -> int:
        """What it needs, with its edges."""
        return self._text_height + 2 * self._ui.px(16)

    def place(self, sheet: Rect) -> list[Widget]:
        """Its parts on this sheet; where it has more than fits, behind "More"."""
        top = sheet.y + self._ui.px(16)
        room = box(sheet.x + self._pad, top, sheet.w - 2 * self._pad, sheet.bottom - top - self._ui.px(8))
        if self._text_height > room.h:
            area = ScrollArea(self._ui, f"side-{self._side}", self._parts, self._text_height)
            return [area.place(room.x, room.y, room.w, room.h)]
        for part in self._parts:
            part.place(room.x + part.rect.x, room.y + part.rect.y)
        return self._parts

    def below(self, sheet: Rect) -> Rect:
        """The paper left free below its lines."""
        top = sheet.y + self.height
        return box(sheet.x + self._pad, top, sheet.w - 2 * self._pad, sheet.bottom - top - self._pad)


def draw_trick(ui: Ui, ground: Surface, room: Rect, plays: Sequence[Play], most: float) -> None:
    """The cards of a trick in front of their players, in the middle of `room`, at most so wide."""
    wide = min(most, room.w / _CROSS[0], room.h / _CROSS[1])
    for seat, code, won in plays:
        dx, dy = _PLAYED_AT[seat]
        sprite = ui.assets.card(code, round(wide), 0, ("won",) if won else ())
        sprite.draw(ground, (room.centerx + dx * wide, room.centery + dy * wide))


def draw_counters(
    ui: Ui, ground: Surface, room: Rect, side: Side, points: int, pair: Pair, wide: float
) -> None:
    """The two counter cards of a side as they lie for so many points, from the left upper corner."""
    first = Spot(room.left + wide / 2, room.top + wide * theme.CARD_RATIO / 2, wide)
    below, above, face_up = counter_spots(points, first, pair)
    suit = _COUNTER_SUITS[side]
    upper = f"c{pair[0]}{suit}" if face_up else "back"
    for spot, code in ((below, f"c{pair[1]}{suit}"), (above, upper)):
        sprite = ui.assets.card(code, round(spot.width), spot.angle)
        sprite.draw(ground, (spot.x, spot.y))


def counters_width(high: float, points: Sequence[int], pair: Pair, most: float) -> float:
    """How wide counter cards may be for the tallest of these scores to lie in so much height."""
    return min(most, high / max(counters_height(each, pair) for each in points))
