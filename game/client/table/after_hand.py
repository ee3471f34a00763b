"""The table where the learner's name has another place: after a hand, and while calls lie above the hand."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.client.table.layout import TableLayout
from game.client.table.places import Area, box
from game.rules.seats import Seat

_WIDE, _HIGH = 220, 110  # of the name's room; how far above the mat's edge it begins
_BESIDE = 8  # from what is said of the learner to what lies left and right of it
_CUBE = 50


class AfterHandLayout(TableLayout):
    """The button lies left of the learner's name, the cube and a lone player's tag right of it.

    Beside the tricks a tag would seem to belong to the player at the left.
    """

    @cached_property
    def _own_name(self) -> Area:
        wide = _WIDE * self.u
        return Area(
            box(self.cx - wide / 2, self.mat.bottom - _HIGH * self.u, wide, self.label_height), "center"
        )

    @property
    def _line(self) -> float:
        """The middle of the name and the line below it."""
        return self._own_name.rect.top + (self.line(18) + self.line(15)) / 2

    @property
    def _beside(self) -> float:
        """From the middle of the name to what lies beside it."""
        return self.role_width / 2 + _BESIDE * self.u

    def cube(self, maker: Seat) -> Rect:
        if maker is not self.learner:
            return super().cube(maker)
        side = _CUBE * self.u
        return box(self.cx + self._beside, self._line - side / 2, side, side)

    def dealer(self, seat: Seat, *, made: bool = False) -> Rect:
        button = super().dealer(seat)
        if seat is self.learner:
            button.midright = (round(self.cx - self._beside), round(self._line))
        return button

    def alone_tag(self, seat: Seat, deals: bool, beside: float = 0) -> Area:
        area = super().alone_tag(seat, deals, beside)
        if seat is not self.learner:
            return area
        left = self.cube(seat).right + _BESIDE * self.u
        return Area(box(left, self._line - area.rect.h / 2, area.rect.w, area.rect.h))


class CallingLayout(TableLayout):
    """Beside the sheet the calls lie between trick and hand, and the learner's name further left."""

    @cached_property
    def _own_name(self) -> Area:
        area = super()._own_name
        return Area(box(self.left(60), self.y(498) - area.rect.h, 140 * self.u, area.rect.h), "right")

    def dealer(self, seat: Seat, *, made: bool = False) -> Rect:
        button = super().dealer(seat, made=made)
        if seat is self.learner:
            name = self._own_name.rect
            left = name.right - 2 * self.role_width / 3 - _BESIDE * self.u
            button.midright = (round(left), name.centery)
        return button


def after_hand(layout: TableLayout) -> TableLayout:
    """The same table with a hand over; in the drawer nothing moves."""
    return layout if layout.drawer else AfterHandLayout(layout.metrics, layout.learner, layout.bare)


def calling(layout: TableLayout) -> TableLayout:
    """The same table while the learner calls."""
    beside = not layout.drawer and not layout.bare
    return CallingLayout(layout.metrics, layout.learner) if beside else layout
