"""The learner's side of the table: the hand on its pivot, and the scores in the corners beside it."""

from __future__ import annotations

import math
from functools import cached_property

from pygame import Rect

from game.client.draw.theme import Metrics
from game.client.table.counters import Pair, counter_spots, counters_height
from game.client.table.places import Area, Spot, box
from game.rules.seats import Seat, Side

_CARD, _PIVOT, _STEP = 138, 1250, 4.3  # of the hand: a card's width, the radius, degrees between cards
_STEP_OF_SIX = 3.7
_MIDDLE = 590  # where the middle of a hand lies
_PACKET = 44


class OwnPlaces:
    """Measures of the mat, the hand and the scores, in pixels of the window.

    Numbers are those of a window of 1280 x 720, whose mat begins at 30, 44 and is 640 high.
    """

    drawer = False
    divider = Rect(0, 0, 0, 0)  # between hand and trick, in the drawer

    def __init__(self, metrics: Metrics, learner: Seat, bare: bool = False) -> None:
        """`learner` sits at the bottom, the others clockwise from there. `bare`: no sheet lies beside it."""
        self.metrics, self.learner, self.bare = metrics, learner, bare
        self.mat = metrics.bare_mat if bare else metrics.table_mat
        self.sx, self.sy = self.mat.w / (1220 if bare else 888), self.mat.h / 640
        self.u = min(self.mat.w / (1110 if bare else 888), self.sy)
        self.cx = self.mat.x + self.mat.w / 2

    def y(self, design: float) -> float:
        return self.mat.y + (design - 44) * self.sy

    def left(self, design: float) -> float:
        """A distance from the window's left edge in the drawing, kept from the mat's edge."""
        return self.mat.left + (design - 30) * self.u

    def right(self, design: float) -> float:
        """The same from the right: 1250 is the edge of a bare mat, 918 of one beside the sheet."""
        return self.mat.right - ((1250 if self.bare else 918) - design) * self.u

    def line(self, size: float) -> float:
        """The height of one line of type on felt."""
        return self.metrics.font(size) * 1.2

    # -- the hand ---

    def hand(self, number: int, count: int) -> Spot:
        """One of the learner's `count` cards."""
        return self.fanned(number - (count - 1) / 2, _STEP if count < 6 else _STEP_OF_SIX)

    def fanned(self, from_middle: float, step: float = _STEP, raised: float = 0.0) -> Spot:
        """A place of the fan, so many steps from its middle and so far from its arc."""
        angle, radius = from_middle * step, (_PIVOT + raised) * self.u
        turn = math.radians(angle)
        middle = self.mat.bottom - (684 - _MIDDLE) * self.u + _PIVOT * self.u
        return Spot(
            self.cx + radius * math.sin(turn), middle - radius * math.cos(turn), _CARD * self.u, angle
        )

    @cached_property
    def hand_top(self) -> float:
        """The upper edge of a hand none of whose cards is lifted."""
        return self.mat.bottom - (684 - _MIDDLE + 0.7 * _CARD) * self.u

    def lift(self, design: float) -> float:
        """How far a card is raised, or lowered."""
        return design * self.u

    # -- the scores ---

    @cached_property
    def counter_wide(self) -> float:
        return (50 if self.bare else 40) * self.u

    @cached_property
    def score_bottom(self) -> float:
        """Where the counter cards end."""
        return self.mat.bottom - (32 if self.bare else 42) * self.u

    def _score_left(self, side: Side) -> float:
        if side is self.learner.side:
            return self.left(88 if self.bare else 76)
        return self.right(1022 if self.bare else 766)

    def score_words(self, side: Side, counted: bool) -> Area:
        """Room for the side's name and number: beside its counter cards, above them where a sheet lies.

        `counted`: whether the table has counter cards.
        """
        left, high = self._score_left(side), self.line(17) + self.line(38)
        if self.bare:
            left += 108 * self.u if counted else 0
            if side is not self.learner.side:
                left += 2 * self.u
            return Area(box(left, self.score_bottom - high - 6 * self.u, 110 * self.u, high))
        high = self.line(30)
        top = self.mat.bottom - (684 - 540) * self.u - high
        return Area(box(left - 4 * self.u, top, 128 * self.u, high))

    def counters(self, side: Side, points: int, pair: Pair) -> tuple[Spot, Spot, bool]:
        """The two counter cards that show so many points, and whether the upper one lies face up."""
        wide = self.counter_wide
        y = self.score_bottom - counters_height(points, pair) * wide + wide * 0.7
        return counter_spots(points, Spot(self._score_left(side) + wide / 2, y, wide), pair)

    def packet(self, side: Side, number: int) -> Spot:
        """One of the tricks a side has taken, each across the one before it."""
        ours = side is self.learner.side
        if self.bare:
            x, y = (304 if ours else 976), 606
        else:
            x, y = (196 if ours else 726), 600  # between counter cards and hand
        at = self.left(x) if ours else self.right(x)
        across = (1 if ours else -1) * 9 * number * self.u
        angle = (-4 if number % 2 == 0 else 87) + (number * 37) % 5 - 2
        low = self.mat.bottom - (684 - y) * self.u
        return Spot(at + across, low - 3 * number * self.u, _PACKET * self.u, angle)
