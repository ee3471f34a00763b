"""The table after a hand: its tricks lie in the middle, and the learner's name where the hand was."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.client.table.layout import TableLayout
from game.client.table.places import Area, box
from game.rules.seats import Seat

_WIDE, _HIGH = 220, 110  # of the name's room; how far above the mat's edge it begins
_BESIDE = 74  # from the middle of the name to what lies left and right of it
_CUBE = 50


class AfterHandLayout(TableLayout):
    """Cube and button lie left of the learner's name, a lone player's tag right of it.

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

    def cube(self, maker: Seat) -> Rect:
        if maker is not self.learner:
            return super().cube(maker)
        side = _CUBE * self.u
        return box(self.cx - _BESIDE * self.u - side, self._line - side / 2, side, side)

    def dealer(self, seat: Seat) -> Rect:
        button = super().dealer(seat)
        if seat is self.learner:
            button.midright = (self.cube(seat).left - round(8 * self.u), round(self._line))
        return button

    def alone_tag(self, seat: Seat, deals: bool, beside: float = 0) -> Area:
        area = super().alone_tag(seat, deals, beside)
        if seat is not self.learner:
            return area
        left = self.cx + _BESIDE * self.u
        return Area(box(left, self._line - area.rect.h / 2, area.rect.w, area.rect.h))


def after_hand(layout: TableLayout) -> TableLayout:
    """The same table with a hand over; in the drawer nothing moves."""
    return layout if layout.drawer else AfterHandLayout(layout.metrics, layout.learner, layout.bare)
