"""The table at the largest text: the sheet is a drawer below, the others stand in one line above.

Numbers are those of a mat of 1252 x 354.
"""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.table.layout import TableLayout
from game.client.table.places import Area, Speech, Spot, box
from game.rules.seats import Seat, Side

_CELLS = (58, 322, 590, 868)  # where those of the others begin, clockwise, and where the last one ends
_ROW = 126  # where hand and trick begin
_HAND = _ROW + 9  # the upper edge of the hand: a lifted card stays clear of a lone player's tag
_BELOW = 78  # where names and roles of the others end
_FACE, _BACK = 44, 38  # a portrait without its frame, and a back beside it
_FACE_END, _BACKS_END = 40, 98  # of a cell: where backs come out from behind the portrait, and where they end


class DrawerLayout(TableLayout):
    """Portraits, backs and names in a line, the hand at the left, the trick in playing order at the right."""

    drawer = True

    def __init__(self, metrics: Metrics, learner: Seat) -> None:
        super().__init__(metrics, learner)
        self.sx, self.sy = self.mat.w / 1252, self.mat.h / 354
        self.u = min(self.sx, self.sy)
        self.divider = box(self.x(658), self.y(_ROW + 4), max(1, 2 * self.u), 196 * self.sy)

    def x(self, design: float) -> float:
        return self.mat.x + design * self.sx

    def y(self, design: float) -> float:
        return self.mat.y + design * self.sy

    # -- the line of the others --------------------------------------------------------------

    def _cell(self, seat: Seat) -> float:
        return self.x(_CELLS[seat.seen_from(self.learner) - 1])

    def back(self, seat: Seat, number: int, count: int) -> Spot:
        if seat is self.learner:
            return self.hand(number, count)
        step = (_BACKS_END - _FACE_END - _BACK) / max(4, count - 1)  # a sixth card is not on the name
        x = _FACE_END + _BACK / 2 + step * number
        return Spot(self._cell(seat) + x * self.u, self._line_middle, _BACK * self.u)

    @cached_property
    def _line_middle(self) -> float:
        """The height at which portraits and backs have their middle."""
        return self.y(16) + 0.7 * _BACK * self.u

    def face(self, seat: Seat) -> Rect:
        side = _FACE * self.u
        left = self._cell(seat) - 2 * self.u
        return box(left, self._line_middle - side / 2, side, side)

    def open_card(self, seat: Seat, number: int, count: int) -> Spot:
        return self.back(seat, number, count)

    def played_from(self, seat: Seat) -> Spot:
        return self.back(seat, 2, 5)

    def name(self, seat: Seat) -> Area:
        if seat is self.learner:
            return Area(box(self.x(1018), self.y(87), 176 * self.sx, self.line(15) * 1.1), "right")
        return self._name_from(seat, _BACKS_END + 5)

    def name_at_face(self, seat: Seat) -> Area:
        """Room for the name of another seat that holds no cards: close to the portrait."""
        return self._name_from(seat, _FACE + 14)

    def _name_from(self, seat: Seat, start: float) -> Area:
        left = self._cell(seat) + start * self.u
        following = _CELLS[seat.seen_from(self.learner)]
        high = self.line(17) + self.line(15) + 5 * self.metrics.k
        return Area(box(left, self.y(12), self.x(following) - 6 * self.u - left, high))

    def dealer(self, seat: Seat, *, made: bool = False) -> Rect:
        side = 32 * self.u
        if seat is self.learner:  # clear of a ring around the trick
            side = 27 * self.u
            return box(self.x(1194) - side, self.y(88), side, side)
        return box(self._cell(seat), self.y(16) + 51 * self.u, side, side)

    def alone_tag(self, seat: Seat, deals: bool, beside: float = 0) -> Area:
        """Below the name of another seat; below what is trump for the learner."""
        high, wide = round(self.metrics.font(16) * 1.25), 220 * self.sx
        if seat is self.learner:  # below what is trump: at the right it would seem to be another's
            return Area(box(self.cube(seat).left, self.y(_BELOW) + 3 * self.u, wide, high))
        left = self.name(seat).rect.left if not deals else self.dealer(seat).right + 8 * self.u
        return Area(box(left, self.y(_BELOW) + 3 * self.u, wide, high))

    def speech(self, seat: Seat, name_right: int = 0, wide: int = 0) -> Speech:
        high = round(self.metrics.font(16) * 1.2 + 8 * self.metrics.k)
        if seat is self.learner:
            room = box(self.x(690), self.y(_ROW) - 2 * self.u - high, 320 * self.sx, high)
            return Speech(room, (room.left - round(9 * self.u), room.centery), "left")
        # below the names, and pointing at the portrait: what is said of a player stays free
        room = box(self.dealer(seat).right + 8 * self.u, self.y(_BELOW + 5), 250 * self.sx, high)
        face = self.face(seat)
        return Speech(room, (face.centerx + round(6 * self.u), face.bottom + round(4 * self.u)), "left")

    # -- the trick, the turn-up --------------------------------------------------------------

    def trick(self, seat: Seat, leader: Seat | None = None) -> Spot:
        wide, order = 112 * self.u, seat.seen_from(self.learner if leader is None else leader)
        left = self.x(690) + order * 132 * self.sx
        return Spot(left + 112 * self.sx / 2, self.y(164) + wide * 0.7, wide)

    def drawn(self, seat: Seat, number: int) -> Spot:
        spot, shift = self.hand((seat.seen_from(self.learner) - 1) % 4, 4), number // 4 * 3 * self.u
        return spot.moved(shift, shift)

    def tilt(self, seat: Seat, number: int = 0) -> float:
        return 0.0

    def trick_name(self, seat: Seat, leader: Seat) -> Area | None:
        place = self.trick(seat, leader).rect
        high = self.line(15)
        return Area(
            box(place.centerx - 66 * self.sx, place.top - high - 3 * self.u, 132 * self.sx, high), "center"
        )

    @cached_property
    def turn_up(self) -> Spot:
        wide = 130 * self.u
        return Spot(self.x(694) + wide / 2 + 4 * self.u, self.y(_ROW + 4) + wide * 0.7, wide, 1.0)

    def pack(self, number: int) -> Spot:
        spot = self.turn_up
        return Spot(spot.x + (-9 + 3 * number) * self.u, spot.y + (9 - 3 * number) * self.u, spot.width)

    @cached_property
    def turn_up_words(self) -> Area:
        left = self.turn_up.bounds.right + 20 * self.u
        return Area(box(left, self.y(_ROW + 26), self.x(1216) - left, self.line(17) + 2 * self.line(15)))

    def kitty(self, number: int) -> Spot:
        return Spot(self.x(1234), self.y(342), 1)

    @cached_property
    def kitty_words(self) -> Area:
        return Area(Rect(0, 0, 0, 0))

    def laid_down(self, seat: Seat, number: int, leader: Seat) -> Spot:
        place, wide = self.trick(seat, leader), 74 * self.u
        return Spot(place.x + (-7 + 3.4 * number) * self.u, place.y - (14 + number) * self.u, wide)

    # -- trump and score ---------------------------------------------------------------------

    def cube(self, maker: Seat) -> Rect:
        return box(self.x(876), self.y(18), 50 * self.u, 50 * self.u)

    @cached_property
    def corner_cube(self) -> Rect:
        return self.cube(self.learner)

    @cached_property
    def trump_words(self) -> Area:
        left = self.cube(self.learner).right + 7 * self.u
        return Area(box(left, self.y(14), self.x(1086) - left, 2 * self.line(18) + self.line(15)))

    def score_words(self, side: Side, counted: bool) -> Area:
        high = self.metrics.font(22) * 1.2
        return Area(
            box(self.x(1074), self.y(14) + (side is not self.learner.side) * high, 120 * self.sx, high),
            "right",
        )

    # -- the learner -------------------------------------------------------------------------

    def hand(self, number: int, count: int) -> Spot:
        wide, step = (118, 123) if count == 5 else (138, 147)
        limit = min(self.u, (self.mat.bottom - 20 * self.sy - self.y(_HAND)) / (wide * theme.CARD_RATIO))
        left = self.x(38) + number * step * self.sx
        card = wide * limit
        return Spot(left + wide * self.sx / 2, self.y(_HAND) + card * 0.7, card)

    @cached_property
    def hand_top(self) -> float:
        return self.y(_HAND)

    def lift(self, design: float) -> float:
        return min(design, 22) * 0.6 * self.u

    @cached_property
    def discard_place(self) -> Spot:
        spot = self.hand(6, 6)
        return spot.moved(14 * self.sx, 0)

    def packet(self, side: Side, number: int) -> Spot:
        """Where a trick taken goes: there is no room for packets, the score stands for them."""
        room = self.score_words(side, False).rect
        return Spot(room.right - 20 * self.u, room.centery, 16 * self.u)


def layout_for(metrics: Metrics, learner: Seat, bare: bool = False) -> TableLayout:
    """The layout that goes with the text size, with the learner at the bottom; `bare` without the sheet."""
    return DrawerLayout(metrics, learner) if metrics.drawer else TableLayout(metrics, learner, bare)
