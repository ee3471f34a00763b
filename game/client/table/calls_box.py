"""The box the calls lie in: where on the mat it covers nothing, in as few rows as fit there."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.bidding import AloneTick
from game.client.table.layout import TableLayout
from game.client.table.table_picture import TablePicture
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.pages.calls import question
from game.rules.view import SeatView

_GROUND = ("cube-place", "place-")  # items that are no more than ground
_LEAST_TITLE = 300


class Paper(Widget):
    """The paper of the box with its two lines of heading."""

    focusable = False

    def __init__(self, ui: Ui, head: str, rules: str, width: int, height: int) -> None:
        super().__init__(ui, "box paper")
        self._head = TextBlock(ui, head, None, Style(theme.SECOND, "bold", theme.INK, 1.2))
        self._rules = TextBlock(ui, rules, None, Style(theme.SECOND, "regular", theme.SOFT, 1.2))
        self.size = (width, height)

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    def draw(self, surface: Surface) -> None:
        self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        pad, y = self.ui.px(14), self.rect.y + self.ui.px(9)
        surface.blit(self._head.picture(), (self.rect.x + pad, y))
        right = self.rect.right - pad - self._rules.text_width
        if right > self.rect.x + pad + self._head.text_width + self.ui.px(16):
            surface.blit(self._rules.picture(), (right, y))


def lay_box(
    ui: Ui, layout: TableLayout, view: SeatView, rules: str, parts: list[Widget], taken: Sequence[Rect]
) -> list[Widget]:
    """The box with its calls at their places; nothing where it would cover any of the `taken` places."""
    gap, pad = ui.px(11), ui.px(13)
    title = round(ui.font(theme.SECOND) * 1.2) + ui.px(16)
    for count in (1, 2, 3):
        rows = _rows(parts, count)
        inner = max(_width(row, gap) for row in rows)
        heights = [max(part.size[1] for part in row) for row in rows]
        head = TextBlock(ui, question(view), None, Style(theme.SECOND, "bold", theme.INK, 1.2)).text_width
        width = max(inner, head, ui.px(_LEAST_TITLE)) + 2 * pad
        height = title + sum(heights) + (len(rows) - 1) * gap + ui.px(15)
        place = free_place(layout, (width, height), taken)
        if place is None:
            continue
        paper = Paper(ui, question(view), rules, width, height).place(place.x, place.y)
        y = place.y + title
        for row, high in zip(rows, heights, strict=True):
            _lay_row(row, place.centerx - _width(row, gap) // 2, y, high, gap)
            y += high + gap
        return [paper, *parts]
    return []


def taken_places(ui: Ui, picture: TablePicture, hand: Sequence[str]) -> list[Rect]:
    """Where something lies on the mat that the box must not cover. `hand` are the keys of the own cards."""
    edge = ui.px(16)
    found = [piece.spot.bounds for key, piece in picture.pieces.items() if key not in hand]
    for key, item in picture.items.items():
        rect = Rect(item.at, item.surface.get_size())
        if key.startswith("speech-"):
            found.append(rect.inflate(-2 * edge, -2 * edge))
        elif not key.startswith(_GROUND):
            found.append(rect)
    return found


def free_place(layout: TableLayout, size: tuple[int, int], taken: Sequence[Rect]) -> Rect | None:
    """The lowest place above the hand where a box of that size covers nothing, next to the middle."""
    gap, near = round(8 * layout.u), round(4 * layout.u)
    lowest = round(layout.hand_top - 12 * layout.u)
    highest = layout.turn_up.bounds.bottom + gap
    for bottom in range(lowest, highest + size[1] - 1, -1):
        band = Rect(layout.mat.left, bottom - size[1] - near, layout.mat.w, size[1] + 2 * near)
        left, right = layout.mat.left + 2 * gap, layout.mat.right - 2 * gap
        for place in taken:
            if not place.colliderect(band):
                continue
            if place.centerx < layout.cx:
                left = max(left, place.right + gap)
            else:
                right = min(right, place.left - gap)
        if right - left >= size[0]:
            x = max(left, min(right - size[0], round(layout.cx - size[0] / 2)))
            return Rect(x, bottom - size[1], *size)
    return None


def _lay_row(row: Sequence[Widget], x: int, y: int, high: int, gap: int) -> None:
    for part in row:
        own = part.size[1] if isinstance(part, AloneTick) else high
        part.place(x, y + (high - own) // 2, None, own)
        x += part.size[0] + gap


def _rows(parts: list[Widget], count: int) -> list[list[Widget]]:
    """The calls in so many rows, filled alike."""
    size = -(-len(parts) // count)
    return [parts[start : start + size] for start in range(0, len(parts), size)]


def _width(row: list[Widget], gap: int) -> int:
    return sum(part.size[0] for part in row) + gap * (len(row) - 1)
