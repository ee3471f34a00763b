"""The four seats and the two sides."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

T = TypeVar("T")


class Side(IntEnum):
    """A partnership: South and North, or West and East."""

    US = 0
    THEM = 1

    __hash__ = int.__hash__  # Enum's own is a Python call at every look-up

    @property
    def other(self) -> Side:
        return _SIDES[1 - self]


class Seat(IntEnum):
    """Seats in playing order: clockwise, so that each seat's left is the next number."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    __hash__ = int.__hash__

    @property
    def left(self) -> Seat:
        return _ROUND[self + 1]

    @property
    def partner(self) -> Seat:
        return _ROUND[self + 2]

    @property
    def right(self) -> Seat:
        return _ROUND[self + 3]

    @property
    def side(self) -> Side:
        return _SIDES[self % 2]

    def seen_from(self, seat: Seat) -> int:
        """How many places to the left of another seat: 0 is that seat itself, 2 its partner."""
        return (self - seat) % 4


# looked up instead of made by Seat(...), which is slow and asked for at every action
_ROUND: tuple[Seat, ...] = (*Seat, *Seat)
_SIDES: tuple[Side, ...] = tuple(Side)


def clockwise_from(seat: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """All four seats in playing order, beginning with `seat`."""
    first, second, third, fourth = _ROUND[seat : seat + 4]
    return first, second, third, fourth


def own_first(by_side: tuple[T, T], seat: Seat) -> tuple[T, T]:
    """What belongs to the seat's own side, then what belongs to the other."""
    return by_side[seat.side], by_side[seat.side.other]
