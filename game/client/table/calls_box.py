"""The box the calls lie in: where on the mat it covers nothing, in as few rows as fit there."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.bidding import AloneTick
from game.client.table.layout import TableLayout
from game.client.table.table_picture import TablePicture
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Row, Side, Stack, lay, space
from game.client.widgets.text import TextBlock
from game.pages.calls import question
from game.rules.view import SeatView

_GROUND = ("cube-place", "place-")  # items that are no more than ground
_LEAST_TITLE = 300
_HEAD = Style(theme.SECOND, "bold", theme.INK, 1.2)


class Paper(Composed):
    """The paper of the box with its heading, and what is played where that has room beside it."""

    def __init__(self, ui: Ui, head: str, rules: str) -> None:
        words = TextBlock(ui, head, style=_HEAD)
        about = TextBlock(ui, rules, style=Style(theme.SECOND, colour=theme.SOFT, line=1.2))
        between = space(ui.px(16))
        line = FirstUnbroken(lambda: Row(words, between, about, grow=between), lambda: Row(words))
        super().__init__(ui, "box paper", Inset(Column(line, side=Side.FILL), ui.px(14), ui.px(9)))

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    def draw(self, surface: Surface) -> None:
        self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        super().draw(surface)


def lay_box(
    ui: Ui, layout: TableLayout, view: SeatView, rules: str, parts: list[Widget], taken: Sequence[Rect]
) -> list[Widget]:
    """The box with its calls at their places; nothing where it would cover any of the `taken` places."""
    gap, pad, head = ui.px(11), ui.px(13), question(view)
    wide = max(TextBlock(ui, head, style=_HEAD).text_width, ui.px(_LEAST_TITLE))
    title = space(wide, round(ui.font(theme.SECOND) * 1.2) + ui.px(16))
    alike = [Row(part) if isinstance(part, AloneTick) else part for part in parts]
    for count in (1, 2, 3):
        each = -(-len(parts) // count)
        rows = [Row(*alike[at : at + each], gap=gap, side=Side.FILL) for at in range(0, len(parts), each)]
        calls = Inset(
            Column(title, Column(*rows, gap=gap, side=Side.MIDDLE), side=Side.MIDDLE), pad, 0, pad, ui.px(15)
        )
        calls.fit(ENDLESS)
        if (place := free_place(layout, calls.size, taken)) is not None:
            return lay(Stack(Paper(ui, head, rules), calls), place)
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
