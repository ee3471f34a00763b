"""Where everything lies on the table, from the window's measures alone; no drawing.

Positions keep to the mat's edges and its middle, objects scale with `u`. With the largest text the table is
laid out by `drawer.py` instead.
"""

from __future__ import annotations

import math
from functools import cached_property

from pygame import Rect

from game.client.table.own_places import OwnPlaces
from game.client.table.places import Area, Speech, Spot, box
from game.rules.seats import Seat

_FACE = 42  # the radius of a portrait; its frame is wider by 8
_FRAME = _FACE + 8
_BACK, _OPEN, _TRICK, _PACK, _SIDE_NAME = 60, 44, 104, 108, 134  # a name stays clear of the mat's stitch
_LAID_DOWN = 56
_TILTS = ((1.0, -2.0, 3.0), (-5.0, -3.0, -4.0), (-2.0, 1.5, -3.5), (4.0, 2.0, 5.0))  # own, then clockwise
_AWAY = 112  # of the side cards of a trick from the middle


class TableLayout(OwnPlaces):
    """The places of one table, in pixels of the window."""

    @cached_property
    def side_middle(self) -> float:
        """The height at which left and right sit."""
        return self.y(300)

    def face(self, seat: Seat) -> Rect:
        """The portrait of another seat without its frame."""
        x, y = self._face_middle(seat)
        return box(x - _FACE * self.u, y - _FACE * self.u, 2 * _FACE * self.u, 2 * _FACE * self.u)

    def _face_middle(self, seat: Seat) -> tuple[float, float]:
        if seat is self.learner.partner:
            return self.cx, self.mat.y + 38 * self.u
        if seat is self.learner.left:
            return self.left(116), self.side_middle
        if seat is self.learner.right:
            return self.right(1164 if self.bare else 832), self.side_middle
        return self.cx, self.hand_top

    def back(self, seat: Seat, number: int, count: int) -> Spot:
        """One of the `count` cards another seat holds; the learner's only while it may not look."""
        if seat is self.learner:
            return self.hand(number, count)
        x, y = self._face_middle(seat)
        from_middle = (number - (count - 1) / 2) * min(1.0, 4 / max(1, count - 1))
        if seat is self.learner.partner:
            turn, radius = from_middle * 7, 178 * self.u
            y -= 168 * self.u
            return Spot(
                x - radius * math.sin(math.radians(turn)),
                y + radius * math.cos(math.radians(turn)),
                _BACK * self.u,
                turn,
            )
        inwards = 1 if seat is self.learner.left else -1
        turn, radius = from_middle * 6.5, 130 * self.u
        return Spot(
            x + inwards * (radius * math.cos(math.radians(turn)) - 96 * self.u),
            y + radius * math.sin(math.radians(turn)),
            _BACK * self.u,
            inwards * (90 + turn * inwards),
        )

    def open_card(self, seat: Seat, number: int, count: int) -> Spot:
        """A card of another seat's hand that is seen: beside the portrait, so that every index shows."""
        x, y = self._face_middle(seat)
        along = (number - (count - 1) / 2) * 30 * self.u
        if seat is self.learner.partner:
            return Spot(x + 190 * self.u + along, self.y(142), _OPEN * self.u)
        away = 90 * self.u
        return Spot(x + away if seat is self.learner.left else x - away, y + along, _OPEN * self.u)

    def exposed(self, seat: Seat, number: int) -> Spot:
        """A card of another's hand that was seen."""
        x, y = self._face_middle(seat)
        away = (132 + 53 * number) * self.u
        y = max(y, self.mat.y + 80 * self.u)  # the whole card on the mat
        return Spot(x + away if seat is self.learner.left else x - away, y, 96 * self.u)

    def played_from(self, seat: Seat) -> Spot:
        """Where a card that another seat plays comes out from behind the portrait."""
        x, y = self._face_middle(seat)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[seat.seen_from(self.learner)]
        away, angle = 74 * self.u, (0, 90, 0, -90)[seat.seen_from(self.learner)]
        return Spot(x + dx * away, y + dy * away, _BACK * self.u, angle)

    @cached_property
    def label_height(self) -> int:
        """A name, its underline and two lines of role."""
        return round(self.line(18) + 5 * self.metrics.k + 2 * self.line(15))

    def name(self, seat: Seat) -> Area:
        """Room for a name and, below it, what the seat is to the learner."""
        high = self.label_height
        x, y = self._face_middle(seat)
        if seat is self.learner.partner:
            left = x + 92 * self.u
            return Area(box(left, self.y(54), min(230 * self.u, self.right(900) - left), high))
        if seat is self.learner:
            return self._own_name
        wide = _SIDE_NAME * self.u
        return Area(box(x - wide / 2, y + (_FRAME + 30) * self.u, wide, high), "center")

    @cached_property
    def role_width(self) -> float:
        """As wide as what is said of the learner below the name."""
        return 7.8 * self.metrics.font(15)

    @cached_property
    def _own_name(self) -> Area:
        high = round(self.line(18) + 5 * self.metrics.k + self.line(15))
        if self.bare:
            wide = 160 * self.u
            return Area(box(self.cx - 322 * self.u - wide / 2, self.y(536) - high, wide, high), "center")
        own = self.trick(self.learner).rect
        wide = 186 * self.u
        left = own.left - 132 * self.u - wide  # clear of the trick, and of a ring around it
        return Area(box(left, self.hand_top - 26 * self.u - high, wide, high), "right")

    def dealer(self, seat: Seat, *, made: bool = False) -> Rect:
        """The dealer button, at the dealer's portrait or name; `made`: the cube lies there as well."""
        side = 36 * self.u
        if seat is self.learner:
            name = self._own_name.rect
            if self.bare:
                half = self.role_width / 2 + 6 * self.u
                return box(name.centerx - half - side, name.centery - side / 2, side, side)
            right = self.cube(seat).left - 6 * self.u if made else name.right
            return box(right - side, name.top - side - 3 * self.u, side, side)
        x, y = self._face_middle(seat)
        # the partner's clear of the sign in the felt
        across, down = {self.learner.partner: (68, 36), self.learner.right: (-54, 54)}.get(seat, (54, 54))
        return box(x + across * self.u - side / 2, y + down * self.u - side / 2, side, side)

    def alone_tag(self, seat: Seat, deals: bool, beside: float = 0) -> Area:
        """Room for the wooden tag of a lone player, below names and what is said of the players."""
        high, wide = round(max(36 * self.u, self.metrics.font(16) * 1.5)), round(150 * self.u)
        name = self.name(seat)
        low = name.rect.top + self.line(18) + 5 * self.metrics.k + self.line(15) + 6 * self.u
        if seat is self.learner:  # never towards the player at the left, whose tag it would seem to be
            if self.bare:
                cube = self.cube(seat)
                return Area(box(cube.right + 8 * self.u, cube.centery - high / 2, wide, high))
            # in place of what is said of the learner: below it raised cards would cover it
            return Area(box(name.rect.right - wide, low - self.line(15) - 4 * self.u, wide, high), "right")
        left = {"left": name.rect.left, "center": name.rect.centerx - wide / 2}
        return Area(box(left.get(name.align, name.rect.right - wide), low, wide, high), name.align)

    def speech(self, seat: Seat, name_right: int = 0, wide: int = 0) -> Speech:
        """Room for a call beside the seat, and where its bubble points."""
        u, high = self.u, round(self.metrics.font(16) * 1.34 + 12 * self.metrics.k)
        x, y = self._face_middle(seat)
        if seat is self.learner.partner:
            left = self.left(240)
            room = box(left, y - high / 2, x - 116 * u - left, high)
            return Speech(room, (round(x - 96 * u), round(y)), "right")
        if seat is self.learner:
            room = box(self.cx - 190 * u, self.hand_top - 26 * u - high, 380 * u, high)
            return Speech(room, (round(self.cx), round(self.hand_top - 8 * u)), "center")
        low = y - 72 * u
        edge = 14 * u
        if seat is self.learner.left:
            room = box(self.mat.left + edge, low - high, 240 * u, high)
        else:
            room = box(self.mat.right - edge - 240 * u, low - high, 240 * u, high)
        return Speech(room, (round(x - 6 * u), round(y - 55 * u)), "center")

    # -- the middle --------------------------------------------------------------------------

    def trick(self, seat: Seat, leader: Seat | None = None) -> Spot:
        """The place of a seat's card in the trick."""
        wide, middle = _TRICK * self.u, self.y(314)
        if seat in (self.learner.partner, self.learner):
            away = 78 * self.u
            return Spot(self.cx, middle - away if seat is self.learner.partner else middle + away, wide)
        across, lower = (_AWAY, -10) if seat is self.learner.right else (-_AWAY, -14)
        return Spot(self.cx + across * self.u, middle + lower * self.u, wide)

    @property
    def trick_width(self) -> float:
        """The width of a card in the trick."""
        return self.trick(self.learner).width

    @cached_property
    def trick_middle(self) -> Spot:
        """Where a trick slides together."""
        return Spot(self.cx, self.y(314), self.trick_width)

    def drawn(self, seat: Seat, number: int) -> Spot:
        """Where cards fall that find the first dealer: round the pack, each on those before it."""
        pack = self.turn_up  # the cards are small, and the one across lies near: none reaches a face
        dx, dy = ((0, 116), (-116, 0), (0, -80), (116, 0))[seat.seen_from(self.learner)]
        more, angle = number // 4 * 2, self.tilt(seat) + (number % 3 - 1) * 1.5
        return Spot(pack.x + (dx + more) * self.u, pack.y + (dy + more) * self.u, 60 * self.u, angle)

    def tilt(self, seat: Seat, number: int = 0) -> float:
        """How a played card lies in its place: a little different in each trick."""
        tilts = _TILTS[seat.seen_from(self.learner)]
        return tilts[number % len(tilts)]

    def trick_name(self, seat: Seat, leader: Seat) -> Area | None:
        """Room for a name over a place of the trick; None where the seats lie round it."""
        return None

    @cached_property
    def turn_up(self) -> Spot:
        """The turned-up card on what is left of the pack."""
        return Spot(self.cx + 3 * self.u, self.y(274) - 8 * self.u, _PACK * self.u, 1.5)

    def pack(self, number: int) -> Spot:
        """One of the three backs that stand for the pack in the middle."""
        dx, dy = (-4 + 1.4 * number) * self.u, -2.4 * number * self.u
        return Spot(self.cx + dx, self.y(274) + dy, _PACK * self.u, -2 + 0.7 * number)

    @cached_property
    def under_pack(self) -> Spot:
        """A card under the pack, half of it to be seen."""
        pack = self.pack(0)
        return Spot(pack.x - 0.46 * pack.width, pack.y + 0.1 * pack.width, pack.width, -7)

    @cached_property
    def turn_up_words(self) -> Area:
        left = self.turn_up.bounds.right + 18 * self.u
        right = self._face_middle(self.learner.right)[0] - 108 * self.u
        return Area(box(left, self.y(256), right - left, self.line(17) + 3 * self.line(15)))

    def kitty(self, number: int) -> Spot:
        """One of four backs: the kitty put aside once trump is made."""
        wide = 44 * self.u
        left = self._face_middle(self.learner.left)[0]
        x = left + (self.cx - left) * (0.42 if self.bare else 0.25)
        return Spot(x + 3 * number * self.u, self.y(118) - 2 * number * self.u, wide, -2 + 1.4 * number)

    @cached_property
    def kitty_words(self) -> Area:
        spot, wide, high = self.kitty(1), 110 * self.u, 2 * self.line(14)
        return Area(box(spot.x - wide / 2, spot.y + spot.height / 2 + 5 * self.u, wide, high), "center")

    def laid_down(self, seat: Seat, number: int, leader: Seat) -> Spot:
        """One of the cards a lone player's partner laid down: before the player, clear of the trick."""
        x, y = self._face_middle(seat)
        if seat is self.learner:
            y = self.hand(2, 5).y
        elif seat is self.learner.partner:
            x, y = x - 106 * self.u, y + 17 * self.u
        else:
            x += (102 if seat is self.learner.left else -102) * self.u
        dx, dy = (-7 + 3.4 * number) * self.u, -1.2 * number * self.u
        return Spot(x + dx, y + dy, _LAID_DOWN * self.u)

    def in_the_middle(self, number: int) -> Spot:
        """One of the cards that a lone player's partner laid in the middle, clear of the four places."""
        x = self.cx + (3.4 * number - 123) * self.u
        return Spot(x, self.y(152) - 1.2 * number * self.u, 50 * self.u)

    # -- trump -------------------------------------------------------------------------------

    @cached_property
    def sign(self) -> Rect:
        """Where the sign of trump is stitched into the felt."""
        high = 392 * self.u
        return box(self.cx - high / 2, self.y(326) - high / 2, high, high)

    def cube(self, maker: Seat) -> Rect:
        """The trump cube, beside the player who made trump."""
        side = 50 * self.u
        x, y = self._face_middle(maker)
        if maker is self.learner.partner:
            return box(x - 106 * self.u - side / 2, y - side / 2 + 2 * self.u, side, side)
        if maker is self.learner:
            name = self._own_name.rect
            x = name.centerx if self.bare else name.right - side / 2
            return box(x - side / 2, name.top - side - 6 * self.u, side, side)
        return box(x - side / 2, y - 66 * self.u - side, side, side)

    @cached_property
    def corner_cube(self) -> Rect:
        """Where the cube lies on a mat that shows tricks to look through, and no players."""
        return box(self.left(86), self.y(62), 54 * self.u, 54 * self.u)

    @cached_property
    def cube_on_kitty(self) -> Rect:
        """Where the trump cube stands on the kitty."""
        top, side = self.kitty(2), 34 * self.u
        return box(top.x - side / 2, top.y - side / 2, side, side)

    # -- the learner -------------------------------------------------------------------------

    @cached_property
    def discard_place(self) -> Spot:
        """Where the dealer's card goes: the place the learner's trick card takes later."""
        return self.trick(self.learner)
