"""The table where the learner's name has another place: after a hand, and while calls lie above the hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from pygame import Rect

from game.client.draw.theme import Metrics
from game.client.table.layout import TableLayout
from game.client.table.places import Area, Speech, box
from game.rules.seats import Seat

_ROW = 88  # how far the learner's row lies above the mat's edge
_BESIDE, _APART = 8, 12  # from what is said of the learner to the button; from part to part of the row
_WORDS_FROM = 140  # where what the partner says may begin
_CUBE, _BUTTON = 50, 36


class OwnRow(NamedTuple):
    """What lies in the learner's row after a hand, from left to right, in pixels."""

    words: int
    """How wide the name is, and what is said below it."""

    told: bool = True
    """Whether anything is said below the name."""

    tag: int = 0
    """How wide the tag of a lone player is; nought without one."""

    deals: bool = False
    made: bool = False


class AfterHandLayout(TableLayout):
    """Button, name, cube and a lone player's tag lie in one row at the lower edge, its middle the mat's.

    Beside the tricks a tag would seem to belong to the player at the left.
    """

    def __init__(self, metrics: Metrics, learner: Seat, bare: bool, row: OwnRow) -> None:
        super().__init__(metrics, learner, bare)
        self._row = row

    @property
    def _line(self) -> float:
        """The middle of all that lies in the row."""
        return self.mat.bottom - _ROW * self.u

    @cached_property
    def _lefts(self) -> dict[str, float]:
        """Where the parts of the row begin."""
        row = self._row
        parts = {
            "button": _BUTTON * self.u if row.deals else 0,
            "words": row.words,
            "cube": _CUBE * self.u if row.made else 0,
            "tag": row.tag,
        }
        apart = _APART * self.u
        at = self.cx - (sum(parts.values()) + apart * (sum(map(bool, parts.values())) - 1)) / 2
        lefts = {}
        for part, wide in parts.items():
            lefts[part] = at
            at += wide + apart if wide else 0
        return lefts

    @cached_property
    def _own_name(self) -> Area:
        high = self.line(18) + 5 * self.metrics.k + (self.line(15) if self._row.told else 0)
        room = box(self._lefts["words"], self._line - high / 2, self._row.words, high)
        return Area(room.inflate(2, 0), "center")

    def speech(self, seat: Seat, name_right: int = 0, wide: int = 0) -> Speech:
        """As while one plays; the partner's words may be longer, as no kitty lies beside them."""
        speech = super().speech(seat, name_right, wide)
        if seat is not self.learner.partner:
            return speech
        left = round(self.left(_WORDS_FROM))
        room = Rect(left, speech.room.y, speech.room.right - left, speech.room.h)
        return replace(speech, room=room)

    def cube(self, maker: Seat) -> Rect:
        if maker is not self.learner:
            return super().cube(maker)
        side = _CUBE * self.u
        return box(self._lefts["cube"], self._line - side / 2, side, side)

    def dealer(self, seat: Seat, *, made: bool = False) -> Rect:
        if seat is not self.learner:
            return super().dealer(seat, made=made)
        side = _BUTTON * self.u
        return box(self._lefts["button"], self._line - side / 2, side, side)

    def alone_tag(self, seat: Seat, deals: bool, beside: float = 0) -> Area:
        area = super().alone_tag(seat, deals, beside)
        if seat is not self.learner:
            return area
        return Area(box(self._lefts["tag"], self._line - area.rect.h / 2, self._row.tag, area.rect.h))


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


def after_hand(layout: TableLayout, row: OwnRow) -> TableLayout:
    """The same table with a hand over, and what lies in the learner's row; in the drawer nothing moves."""
    return layout if layout.drawer else AfterHandLayout(layout.metrics, layout.learner, layout.bare, row)


def calling(layout: TableLayout) -> TableLayout:
    """The same table while the learner calls."""
    beside = not layout.drawer and not layout.bare
    return CallingLayout(layout.metrics, layout.learner) if beside else layout
