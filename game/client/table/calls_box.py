"""The box the calls lie in: where on the mat it covers nothing, in as few rows as fit there."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.client.draw.ui import Ui
from game.client.table.layout import TableLayout
from game.client.table.table_picture import TablePicture
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.layout import Column, Row, Side, lay

_GROUND = ("sign", "place-")  # items that are no more than ground


def lay_box(ui: Ui, layout: TableLayout, parts: list[Widget], taken: Sequence[Rect]) -> list[Widget]:
    """The calls in rows on the felt; nothing where they would cover any of the `taken` places."""
    gap = ui.px(12)
    for count in (1, 2, 3):
        each = -(-len(parts) // count)
        rows = [Row(*parts[at : at + each], gap=gap, side=Side.FILL) for at in range(0, len(parts), each)]
        calls = Column(*rows, gap=gap, side=Side.MIDDLE)
        calls.fit(ENDLESS)
        if (place := free_place(layout, calls.size, taken)) is not None:
            return lay(calls, place)
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


def free_place(
    layout: TableLayout, size: tuple[int, int], taken: Sequence[Rect], clear: float = 20
) -> Rect | None:
    """A place above the hand where a box of that size covers nothing: where calls go, or near there.

    `clear` is how far it stays from a hand whose cards may rise. It lies in the middle of the mat wherever
    there is a height at which it can.
    """
    gap, near = round(8 * layout.u), round(layout.u)
    meant, lowest = round(layout.y(440)), round(layout.hand_top - clear * layout.u)
    highest = layout.turn_up.bounds.bottom + near + size[1]
    aside: Rect | None = None
    middle = round(layout.cx - size[0] / 2)
    for bottom in (*range(meant, highest - 1, -1), *range(max(meant, highest), lowest + 1)):
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
            x = max(left, min(right - size[0], middle))
            place = Rect(x, bottom - size[1], *size)
            if x == middle:
                return place
            aside = aside or place
    return aside
