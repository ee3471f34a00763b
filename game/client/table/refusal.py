"""A refusal tied to its card or call: the bubble, as full as its place allows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.board import Board
from game.client.table.layout import TableLayout
from game.client.table.places import Spot
from game.client.table.table_picture import TablePicture
from game.client.widgets.base import Widget
from game.client.widgets.bubble import Bubble
from game.i18n import _
from game.pages.page import NOTHING_BESIDE, Beside, Refusal

_WIDTHS = (24, 22, 20, 18, 16, 15, 14, 13, 12)  # of a bubble, times the height of its letters
_OF_HEADS = (10, 9)  # further ones where it says no more than that
_CLEAR = 12  # from names, numbers, cards and places
_TAILS = (22, 15, 9)  # how far above its card a bubble may hang
_WRITTEN = ("name-", "role-", "tag-", "disc-", "side-", "points-", "goal-", "laid-down-", "duty-")
_REACH = 100  # how far beside its card: right of the learner's own place, too
_ON_CARD = 10  # so far down the tail lies on the card
_INDEX, _SEEN = 50, 88  # of a card's width: behind its index, and what of it the next card leaves


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
        return card_bubble(board.ui, board.layout, refusal, board.motion.goal)
    button = next((part for part in calls if part.key == f"call {refusal.action}"), None)
    if button is None:
        return None, NOTHING_BESIDE
    return call_bubble(board.ui, board.layout, refusal, button.rect)


def card_bubble(
    ui: Ui, layout: TableLayout, told: Refusal, picture: TablePicture
) -> tuple[Bubble | None, Beside]:
    """The bubble for a card, placed clear of whatever is written and lies there, and what stands in it.

    None where not even the head has room, as over a hand that lies beside the names. Over the learner's own
    place it lies only where a card far left has no other room for as much.
    """
    tried = picture.pieces.get(str(told.action.card))
    if layout.drawer or tried is None:
        return None, NOTHING_BESIDE
    taken = taken_by(layout, picture)
    own, clear = layout.trick(layout.learner).rect, round(_CLEAR * layout.u)
    free = _Rooms(layout, tried.spot, [*taken, own.inflate(2 * clear, clear)])
    bodies = () if told.brief else (told.reason, told.reasons[0])
    head = _("Not allowed here") if told.brief else told.title  # the tail says which card
    rooms = free, _Rooms(layout, tried.spot, taken)
    tries = [(each, body) for each in rooms for body in dict.fromkeys(bodies)]
    for room, body in (*tries, *((each, "") for each in rooms)):
        widths = [round(ui.font(theme.BUBBLE) * times) for times in (*_WIDTHS, *(() if body else _OF_HEADS))]
        bubbles = [Bubble(ui, body, width=width, head="" if body else head, refused=True) for width in widths]
        bubbles.sort(key=lambda bubble: (bubble.size[1], bubble.size[0]))  # the fewest lines, evenly filled
        for tail, bubble in product(_TAILS, bubbles):
            if (found := room.place(bubble, tail)) is not None:
                return found, Beside(True, body)
    return None, NOTHING_BESIDE


def taken_by(layout: TableLayout, picture: TablePicture) -> list[Rect]:
    """What a refusal must not cover, with the distance it keeps."""
    clear, u = 2 * round(_CLEAR * layout.u), layout.u
    found = [
        Rect(item.at, item.surface.get_size()).inflate(clear, clear)
        for key, item in picture.items.items()
        if key.startswith(_WRITTEN)
    ]
    return found + [piece.spot.bounds.inflate(-4 * u, -4 * u) for piece in picture.pieces.values()]


class _Rooms:
    """Where a bubble may hang above one card of the hand."""

    def __init__(self, layout: TableLayout, card: Spot, taken: Sequence[Rect]) -> None:
        self._layout, self._card, self._taken = layout, card, taken
        edge = -2 * round(22 * layout.u)
        self._mat = layout.mat.inflate(edge, edge)

    def place(self, bubble: Bubble, tail: float) -> Bubble | None:
        """The bubble at the place nearest above the card, its tail on the card; None where none is free."""
        u, (wide, high) = self._layout.u, bubble.size
        seen = self._card.rect.left + round(_INDEX * u), self._card.rect.left + round(_SEEN * u)
        bottom = self._card.bounds.top - round(tail * u)
        root, reach = round(bubble.tail_room), round(_REACH * u)
        first, last = seen[0] + root - wide - reach, seen[1] - root + reach
        best = (seen[0] + seen[1]) // 2 - round(0.4 * wide)
        for left in sorted(range(first, last + 1, max(1, round(4 * u))), key=lambda x: abs(x - best)):
            rect = Rect(left, bottom - high, wide, high)
            if self._mat.contains(rect) and rect.collidelist(self._taken) < 0:
                bubble.place(*rect.topleft)
                x = max(seen[0], min(seen[1], max(left + root, min(left + wide - root, sum(seen) // 2))))
                bubble.tip = (x, self._card.rect.top + round(_ON_CARD * u))
                return bubble
        return None


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


def _placed(bubble: Bubble, room: Rect, tip: tuple[int, int]) -> Bubble:
    wide, high = bubble.size
    bubble.place(max(room.left, min(room.right - wide, tip[0] - round(0.3 * wide))), room.bottom - high)
    bubble.tip = tip
    return bubble


def _fitting(ui: Ui, told: Refusal, room: Rect, tip: tuple[int, int]) -> tuple[Bubble | None, Beside]:
    width = min(room.w, ui.font(theme.BUBBLE) * _WIDTHS[0])
    for body in (told.reason, told.reasons[0], ""):
        bubble = Bubble(ui, body, width=width, head="" if body else told.title, refused=True)
        if bubble.size[1] <= room.h:
            return _placed(bubble, room, tip), Beside(True, body)
    return None, NOTHING_BESIDE
