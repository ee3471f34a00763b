"""A refusal tied to its card or call: the bubble, as full as its place allows."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.client.draw.ui import Ui
from game.client.table.board import Board
from game.client.table.layout import TableLayout
from game.client.widgets.base import Widget
from game.client.widgets.bubble import Bubble
from game.pages.page import NOTHING_BESIDE, Beside, Refusal

_WIDTH = 392  # of a bubble where there is room for it
_NARROW = 10  # times the letters' height: in less, a refusal takes too many lines


def refusal_bubble(
    board: Board, refusal: Refusal | None, calls: Sequence[Widget]
) -> tuple[Bubble | None, Beside]:
    """The bubble at the card or call that was refused, placed, and what stands in it.

    `calls` are those on the mat: where a call lies in the sheet, the sheet says it all.
    """
    if refusal is None:
        return None, NOTHING_BESIDE
    card = refusal.action.card
    if card is not None:
        return card_bubble(board.ui, board.layout, refusal, board.card_rect(card))
    button = next((part for part in calls if part.key == f"call {refusal.action}"), None)
    if button is None:
        return None, NOTHING_BESIDE
    return call_bubble(board.ui, board.layout, refusal, button.rect)


def card_bubble(ui: Ui, layout: TableLayout, told: Refusal, card: Rect) -> tuple[Bubble | None, Beside]:
    """The bubble for a card, placed, and what stands in it.

    None where not even the head has room, as over a hand that lies beside the names.
    """
    if layout.drawer:
        return None, NOTHING_BESIDE
    tip, room = (card.centerx, card.top + round(2 * layout.u)), layout.bubble_room(card)
    if room.w < ui.font(16) * _NARROW:
        low = _head_only(ui, told, layout.low_bubble_room(card), tip)
        if low is not None:
            return low, Beside(True)
    return _fitting(ui, told, room, tip)


def call_bubble(ui: Ui, layout: TableLayout, told: Refusal, button: Rect) -> tuple[Bubble | None, Beside]:
    """The bubble for a call: beside the turned-up card, above the box."""
    pack = layout.turn_up.bounds
    gap = 14 * layout.u
    if button.centerx < pack.left + pack.w / 2:
        left, right = layout.name(layout.learner.left).rect.right + gap, pack.left - gap
    else:
        left, right = pack.right + gap, layout.name(layout.learner.right).rect.left - gap
    top = layout.name(layout.learner.partner).rect.bottom + gap
    room = Rect(round(left), round(top), round(right - left), round(button.top - 46 * layout.u - top))
    return _fitting(ui, told, room, (button.centerx, button.top))


def _head_only(ui: Ui, told: Refusal, room: Rect, tip: tuple[int, int]) -> Bubble | None:
    """What is not allowed, in one line if it can be; the sheet has the reason."""
    bubble = Bubble(ui, "", head=told.title)
    if bubble.size[0] > room.w:
        bubble = Bubble(ui, "", width=room.w, head=told.title)
    if bubble.size[1] > room.h:
        return None
    return _placed(bubble, room, tip)


def _placed(bubble: Bubble, room: Rect, tip: tuple[int, int]) -> Bubble:
    wide, high = bubble.size
    bubble.place(max(room.left, min(room.right - wide, tip[0] - round(0.3 * wide))), room.bottom - high)
    bubble.tip = tip
    return bubble


def _fitting(ui: Ui, told: Refusal, room: Rect, tip: tuple[int, int]) -> tuple[Bubble | None, Beside]:
    width = min(room.w, max(round(_WIDTH * ui.metrics.k), ui.font(16) * 17))
    for body in (told.reason, told.reasons[0], ""):
        bubble = Bubble(ui, body, width=width, head="" if body else told.title, refused=True)
        if bubble.size[1] <= room.h:
            return _placed(bubble, room, tip), Beside(True, body)
    return None, NOTHING_BESIDE
