"""The learner's side of the table: the hand, and the scores in the corners beside it."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.table.counters import Pair, counter_spots, counters_height
from game.client.table.places import Area, Spot, box
from game.rules.seats import Seat, Side

_COUNTER = 50


class OwnPlaces:
    """Measures of the mat, the hand and the scores, in pixels of the window."""

    drawer = False
    divider = Rect(0, 0, 0, 0)  # between hand and trick, in the drawer

    def __init__(self, metrics: Metrics, learner: Seat) -> None:
        """`learner` is the seat at the bottom; the others go clockwise from there."""
        self.metrics, self.learner = metrics, learner
        self.mat = metrics.mat
        self.sx, self.sy = self.mat.w / 900, self.mat.h / 652
        self.u = min(self.sx, self.sy) * (0.97 if metrics.text > 1.15 else 1.0)
        self.cx = self.mat.x + self.mat.w / 2

    def x(self, design: float) -> float:
        return self.cx + (design - 450) * self.sx

    def y(self, design: float) -> float:
        return self.mat.y + design * self.sy

    def line(self, size: float) -> float:
        """The height of one line of type on felt."""
        return self.metrics.font(size) * 1.2

    # -- the hand ---

    def hand(self, number: int, count: int) -> Spot:
        """One of the learner's `count` cards."""
        wide = (106 if count < 5 else 102) * self.u
        step = wide * 0.70 if count > 5 else wide + 8 * self.u
        if count > 1:
            step = min(step, (self.mat.w - 2 * self.side_column - wide) / (count - 1))
        from_middle = number - (count - 1) / 2
        y = (
            self.mat.bottom
            - wide * 0.7
            - 26 * self.sy
            + from_middle**2 * (2.2 if count < 6 else 1.1) * self.u
        )
        return Spot(self.cx + from_middle * step, y, wide, from_middle * 1.5)

    @cached_property
    def hand_top(self) -> float:
        """The upper edge of a hand none of whose cards is lifted."""
        return self.mat.bottom - 26 * self.sy - 106 * theme.CARD_RATIO * self.u

    def lift(self, design: float) -> float:
        """How far a card is raised: 16 when it may be played, 28 when chosen."""
        return design * self.u

    # -- the scores ---

    @cached_property
    def side_column(self) -> float:
        """The width kept free on both sides of the hand for the scores."""
        return 26 * self.sx + (self._score_wide + 18) * self.u

    @cached_property
    def _score_wide(self) -> int:
        """Between the left end of their score and the stitch: larger words push the trick marks aside."""
        return 150 if self.metrics.text <= 1.15 else 165

    @cached_property
    def _marks_top(self) -> float:
        return self.mat.bottom - 43 * self.metrics.k - 18 * self.u

    @cached_property
    def _score_top(self) -> float:
        """Where a score begins when its counters take the most room."""
        return self._number_top(4, (4, 6))

    def _number_top(self, points: int, pair: Pair | None) -> float:
        counters = counters_height(points, pair) * _COUNTER * self.u if pair is not None else 0
        return self._marks_top - 10 * self.u - counters - self.number_height

    @cached_property
    def number_height(self) -> int:
        return round(self.metrics.font(theme.SCORE) * 1.16 + 7 * self.u)

    def _score_left(self, side: Side) -> float:
        if side is self.learner.side:
            return self.mat.left + 30 * self.sx
        return self.mat.right - 26 * self.sx - self._score_wide * self.u

    def score_words(self, side: Side, points: int, pair: Pair | None) -> Area:
        """Room for the side's name and number, above its counter cards where it has any."""
        room = 160 * self.u
        return Area(box(self._score_left(side), self._number_top(points, pair), room, self.number_height))

    def counters(self, side: Side, points: int, pair: Pair) -> tuple[Spot, Spot, bool]:
        """The two counter cards that show so many points, and whether the upper one lies face up."""
        wide = _COUNTER * self.u
        left = self._score_left(side) + 2 * self.u
        y = self._number_top(points, pair) + self.number_height + wide * 0.7
        return counter_spots(points, Spot(left + wide / 2, y, wide), pair)

    def marks(self, side: Side) -> Area:
        """Room for the word and the five trick marks."""
        return Area(box(self._score_left(side), self._marks_top, 165 * self.u, 18 * self.u))

    @cached_property
    def mark_size(self) -> tuple[int, int]:
        return max(6, round(13 * self.u)), max(8, round(18 * self.u))
