"""Where everything lies on the table, from the window's measures alone; no drawing.

Positions scale with the mat's width and height apart, objects with the smaller of both (`u`). Numbers
are those of a mat of 900 x 652. With the largest text the table is laid out by `drawer.py` instead.
"""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.client.draw import theme
from game.client.table.own_places import OwnPlaces
from game.client.table.places import Area, Speech, Spot, box
from game.rules.seats import Seat, Side

_BACK, _BACK_STEP, _TRICK = 50, 27, 84
_TILT = (1.0, -1.5, -2.0, 2.5)  # of a played card: the learner's, then clockwise


class TableLayout(OwnPlaces):
    """The places of one table, in pixels of the window."""

    # -- the other seats ---------------------------------------------------------------------

    @cached_property
    def side_middle(self) -> float:
        """The height at which left and right hold their cards."""
        return self.y(232)

    def back(self, seat: Seat, number: int, count: int) -> Spot:
        """One of the `count` cards another seat holds; the learner's only while it may not look."""
        wide, step = _BACK * self.u, _BACK_STEP * self.u
        if count > 5 and seat is not self.learner.partner:
            step *= 4 / (count - 1)  # no longer than five, or the name above would be covered
        along = (number - (count - 1) / 2) * step
        if seat is self.learner.partner:
            tilt = (number - (count - 1) / 2) * 2.2
            return Spot(self.cx + along, self.y(22) + wide * 0.7, wide, tilt)
        away = 30 * self.sx + wide * 0.7
        if seat is self.learner.left:
            return Spot(self.mat.left + away, self.side_middle + along, wide, 90)
        if seat is self.learner.right:
            return Spot(self.mat.right - away, self.side_middle + along, wide, -90)
        return self.hand(number, count)

    @cached_property
    def _fan_half(self) -> float:
        """Half the length of a fan of five backs."""
        return (_BACK / 2 + 2 * _BACK_STEP) * self.u

    @cached_property
    def label_height(self) -> int:
        """A name, its underline and two lines of role."""
        return round(self.line(17) + 5 * self.metrics.k + 2 * self.line(15))

    def name(self, seat: Seat) -> Area:
        """Room for a name and, below it, what the seat is to the learner."""
        high, wide = self.label_height, 150 * self.sx
        if seat is self.learner.partner:
            left = self.cx + self._fan_half + 19 * self.u
            return Area(box(left, self.y(22), min(190 * self.sx, self.x(770) - left), high))
        if seat is self.learner:
            left, top = self.mat.left + 30 * self.sx, self._score_top - 6 * self.u - self._own_label
            return Area(box(left, top, 92 * self.sx, self._own_label))
        top = self.side_middle - self._fan_half - round(self.line(17) + self.line(15) + 12 * self.metrics.k)
        top = min(top, self.side_middle - self._fan_half - 50 * self.sy)
        if seat is self.learner.left:
            return Area(box(self.mat.left + 28 * self.sx, top, 1.5 * wide, high))
        return Area(box(self.mat.right - 28 * self.sx - wide, top, wide, high), "right")

    @cached_property
    def _own_label(self) -> int:
        return round(self.line(17) + 5 * self.metrics.k + self.line(15))

    @cached_property
    def centred_name(self) -> Area:
        """Where the partner's name goes while the partner sits out and holds no cards."""
        wide = 260 * self.sx
        return Area(box(self.cx - wide / 2, self.y(30), wide, self.label_height), "center")

    def dealer(self, seat: Seat) -> Rect:
        """The dealer button, next to the dealer's cards."""
        side = 40 * self.u
        if seat is self.learner.partner:
            return box(self.cx - self._fan_half - side - 16 * self.u, self.y(34), side, side)
        if seat is self.learner:
            top = self.name(self.learner).rect.top - side - 8 * self.u
            return box(self.mat.left + 30 * self.sx, top, side, side)
        inside = 30 * self.sx + _BACK * 1.4 * self.u + 10 * self.u
        top = self.side_middle - side / 2
        if seat is self.learner.left:
            return box(self.mat.left + inside, top, side, side)
        return box(self.mat.right - inside - side, top, side, side)

    def alone_tag(self, seat: Seat, deals: bool, beside: float = 0) -> Area:
        """Room for the wooden tag of a lone player, clear of the dealer's button.

        At the left, below, and with large text above, it lies `beside` the name: so far to the right of
        where that begins.
        """
        high = round(max(36 * self.u, self.metrics.font(16) * 1.5))
        wide = round(150 * self.sx)
        if seat in (self.learner, self.learner.left):
            name = self.name(seat).rect
            middle = name.top + 0.6 * self.line(17)
            return Area(box(name.left + beside, middle - high / 2, wide, high))
        if seat is self.learner.partner:
            name = self.name(seat).rect
            if self.metrics.text < 1.2:
                return Area(box(name.left, name.bottom + 4 * self.u, wide, high))
            top = name.top + 0.6 * self.line(17) - high / 2  # below would be the kitty
            return Area(box(min(name.left + beside, self.mat.right - 22 * self.sx - wide), top, wide, high))
        fan = self.side_middle + self._fan_half + 8 * self.u
        return Area(box(self.mat.right - 28 * self.sx - wide, fan, wide, high), "right")

    def speech(self, seat: Seat, name_right: int = 0, wide: int = 0) -> Speech:
        """Room for a call beside the seat. `name_right` is where the written name of the partner ends.

        What the partner says goes below the name where it is too `wide` for one line beside it.
        """
        u, high = self.u, round(self.metrics.font(16) * 1.34 + 12 * self.metrics.k)
        if seat is self.learner.partner:
            name = self.name(seat).rect
            left = max(name_right, name.left) + 20 * u
            room = box(left, self.y(26), self.mat.right - 30 * self.sx - left, high)
            if room.w < wide:
                pack, top = self.turn_up.bounds, name.top + self._own_label + 12 * u
                end = self.mat.right - 28 * self.sx - 2.6 * self.line(17)  # where Ezra's name begins
                start = min(self.turn_up_words.rect.left, end - wide)
                below = box(start, top, wide, high)
                if start >= pack.left - 20 * u and below.bottom <= pack.top:
                    return Speech(below, (round(name.left + 24 * u), round(top - 9 * u)), "left")
            return Speech(room, (round(left - 9 * u), room.centery), "left")
        if seat is self.learner:
            room = box(self.cx - 150 * self.sx, self.y(443) - high / 2, 300 * self.sx, high)
            return Speech(room, (round(self.cx), round(room.bottom + 10 * u)), "center")
        button = self.dealer(seat)
        top = self.side_middle + 30 * self.u - high / 2
        if seat is self.learner.left:
            left = button.right + 16 * u
            room = box(left, top, self.cx - 60 * u - left, high)
            return Speech(room, (round(left - 9 * u), room.centery), "left")
        right = button.left - 16 * u
        room = box(self.cx + 60 * u, top, right - self.cx - 60 * u, high)
        return Speech(room, (round(right + 9 * u), room.centery), "right")

    # -- the middle --------------------------------------------------------------------------

    def trick(self, seat: Seat, leader: Seat | None = None) -> Spot:
        """The place of a seat's card in the trick."""
        wide, high = _TRICK * self.u, _TRICK * theme.CARD_RATIO * self.u
        middle = self.y(255)
        if seat in (self.learner.partner, self.learner):
            away = 94 * self.u
            return Spot(self.cx, middle - away if seat is self.learner.partner else middle + away, wide)
        away = 108 * self.u
        x = self.cx + (away if seat is self.learner.right else -away)
        return Spot(x, middle - 9 * self.u + high * 0.004, wide)

    def drawn(self, seat: Seat, number: int) -> Spot:
        """Where cards fall that find the first dealer: round the pack, each on those before it."""
        away, pack = 136 * self.u, self.turn_up
        dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[seat.seen_from(self.learner)]
        shift, angle = number // 4 * 2 * self.u, self.tilt(seat) + (number % 3 - 1) * 1.5
        return Spot(pack.x + dx * away + shift, pack.y + dy * away + shift, _TRICK * self.u, angle)

    def tilt(self, seat: Seat) -> float:
        """How a played card lies in its place."""
        return _TILT[seat.seen_from(self.learner)]

    @cached_property
    def led(self) -> Area:
        """Room for the suit led: its sign and the words below it."""
        north, south = self.trick(self.learner.partner).rect, self.trick(self.learner).rect
        east, west = self.trick(self.learner.right).rect, self.trick(self.learner.left).rect
        wide = east.left - west.right
        return Area(Rect(west.right, north.bottom, wide, south.top - north.bottom), "center")

    def trick_name(self, seat: Seat, leader: Seat) -> Area | None:
        """Room for a name over a place of the trick; None where the seats lie round it."""
        return None

    @cached_property
    def turn_up(self) -> Spot:
        """The turned-up card on what is left of the pack."""
        wide = 92 * self.u
        return Spot(self.cx + 4 * self.u, self.y(146) - 4 * self.u + wide * 0.7, wide, 1.5)

    def pack(self, number: int) -> Spot:
        """One of the three backs that stand for the pack in the middle."""
        wide = 92 * self.u
        dx, dy = (-6 + 3 * number) * self.u, (6 - 3 * number) * self.u
        return Spot(self.cx + dx, self.y(146) + wide * 0.7 + dy, wide, -1.0 + number)

    @cached_property
    def under_pack(self) -> Spot:
        """A card under the pack, half of it to be seen."""
        pack = self.pack(0)
        return Spot(pack.x - 0.46 * pack.width, pack.y + 0.1 * pack.width, pack.width, -7)

    @cached_property
    def cube_on_kitty(self) -> Rect:
        """Where the trump cube stands on the kitty."""
        top, side = self.kitty(2), 34 * self.u
        return box(top.x - side / 2, top.y - side / 2, side, side)

    @cached_property
    def turn_up_words(self) -> Area:
        card = self.turn_up.bounds
        left = card.right + 18 * self.u
        two = self.line(17) + 1.7 * self.line(15)
        top = min(self.y(172), self.speech(self.learner.right).room.top - two - 4 * self.u)
        return Area(box(left, top, 200 * self.sx, self.line(17) + 2 * self.line(15)))

    def kitty(self, number: int) -> Spot:
        """One of four backs: the kitty put aside once trump is made."""
        wide = 42 * self.u
        left = self.x(664 if self.metrics.text < 1.2 else 612)
        return Spot(
            left + wide / 2 + 3 * number * self.u,
            self.y(112) + wide * 0.7 - 2 * number * self.u,
            wide,
            -2 + 1.4 * number,
        )

    @cached_property
    def kitty_words(self) -> Area:
        spot = self.kitty(1)
        wide, top = 130 * self.u, self.y(112) + spot.height + 5 * self.u
        if self.metrics.text >= 1.2:  # nearer to the trick, so it begins where the kitty does
            return Area(box(spot.bounds.left + 4 * self.u, top, wide, 2 * self.line(14)))
        return Area(box(spot.x - wide / 2, top, wide, 2 * self.line(14)), "center")

    def laid_down(self, seat: Seat, number: int, leader: Seat) -> Spot:
        """One of the cards a lone player's partner laid down in its place of the trick."""
        place, wide = self.trick(seat, leader), 56 * self.u
        dx, dy = (-7 + 3.4 * number) * self.u, (-10 - 1.2 * number) * self.u
        return Spot(place.x + dx, place.y + dy, wide)

    def in_the_middle(self, number: int) -> Spot:
        """One of the cards that a lone player's partner laid in the middle, clear of the four places."""
        wide = 50 * self.u
        x, y = self.cx - 108 * self.u, self.y(255) - 112 * self.u
        return Spot(x + (-7 + 3.4 * number) * self.u, y - 1.2 * number * self.u, wide)

    # -- trump and score ---------------------------------------------------------------------

    @cached_property
    def cube(self) -> Rect:
        return box(self.mat.left + 26 * self.sx, self.y(24), 54 * self.u, 54 * self.u)

    @cached_property
    def trump_words(self) -> Area:
        left = self.cube.right + 12 * self.metrics.k
        right = self.dealer(self.learner.partner).left - 8 * self.u
        top = self.y(20)
        return Area(box(left, top, right - left, self.name(self.learner.left).rect.top - top - 4 * self.sy))

    # -- the learner -------------------------------------------------------------------------

    @cached_property
    def discard_place(self) -> Spot:
        """Where the dealer's card goes: the place the learner's trick card takes later."""
        return self.trick(self.learner)

    def bubble_room(self, card: Rect) -> Rect:
        """Where a refusal may lie for a card of the hand: beside the own place, clear of the trick."""
        own, gap = self.trick(self.learner).rect, 14 * self.u
        east, bottom = (
            self.trick(self.learner.right).bounds,
            min(card.top - 14 * self.u, self.hand_top - 6 * self.u),
        )
        top = east.bottom + 8 * self.u
        if card.centerx >= self.cx:
            left, right = own.right + gap, self.mat.right - 22 * self.sx
            bottom = min(bottom, self._score_top - 6 * self.u)
        else:
            left, right = self._beside_name + 8 * self.u, own.left - gap
        return box(left, top, right - left, bottom - top)

    def low_bubble_room(self, card: Rect) -> Rect:
        """Wider room for a refusal in few lines: the strip between the own place and the hand."""
        side, top = self.bubble_room(card), self.trick(self.learner).rect.bottom + 8 * self.u
        bottom = min(side.bottom, self._score_top - 6 * self.u)
        left, right = self._beside_name + 8 * self.u, self.mat.right - 22 * self.sx
        return box(left, top, right - left, bottom - top)

    @property
    def _beside_name(self) -> float:
        """Where the learner's name and what stands below it end."""
        return max(self.name(self.learner).rect.right, self.mat.left + 30 * self.sx + 4.4 * self.line(15))

    def gathered(self, side: Side) -> Spot:
        """Where a gathered trick shrinks to: the winners' trick marks."""
        room = self.marks(side).rect
        return Spot(room.centerx, room.centery, 16 * self.u)
