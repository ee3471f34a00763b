"""Where parts go: rows, columns, grids, margins, layers, and forms of which the first that fits is taken.

A layout asks its parts what they need and tells them what they get; no screen adds up pixels. Widgets are
parts, and so is every layout, so that they nest. First `fit` hands down the room there is, and `size` is
what the part takes of it; then `place` hands down where it is. `lay` does both, and turns everything round
where the language is written from right to left. All lengths are pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import chain
from typing import Protocol

from pygame import Rect

from game.client.draw.turned import turned
from game.client.widgets.base import ENDLESS, Widget
from game.i18n import right_to_left


class Part(Protocol):
    """What a layout can place."""

    size: tuple[int, int]
    """What it takes of the room that `fit` gave it; of a widget that was never fitted, its best size."""

    @property
    def best_width(self) -> int:
        """The width at which nothing of it has to be broken."""

    @property
    def least_width(self) -> int:
        """The least width it can be shown in."""

    def fit(self, width: int, height: int = ENDLESS) -> None:
        """Takes no more than this width; `size` follows. A height is only a wish."""

    def place(self, x: float, y: float, width: float | None = None, height: float | None = None) -> object:
        """Puts it there, in its `size` unless told."""

    def parts(self) -> Iterator[Widget]:
        """The widgets in it, in the order of Tab."""


class Side(Enum):
    """Where a part stands that is smaller than its room."""

    START = auto()
    MIDDLE = auto()
    END = auto()
    FILL = auto()  # it takes all the room

    def within(self, start: float, room: float, length: float) -> tuple[float, float]:
        """Where a part of this length begins, and how long it becomes; half a pixel is left out."""
        if self is Side.FILL:
            return start, room
        spare = {Side.START: 0.0, Side.MIDDLE: (room - length) // 2, Side.END: room - length}[self]
        return start + spare, length


class Stack:
    """Parts on top of one another, each as large as the largest; the last lies uppermost."""

    def __init__(self, *children: Part) -> None:
        self.children = list(children)
        self.size = (0, 0)

    @property
    def best_width(self) -> int:
        return max((child.best_width for child in self.children), default=0)

    @property
    def least_width(self) -> int:
        return max((child.least_width for child in self.children), default=0)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        for child in self.children:
            child.fit(width, height)
        self.size = (_longest(self.children, 0), _longest(self.children, 1))

    def place(self, x: float, y: float, width: float | None = None, height: float | None = None) -> None:
        self.put(x, y, self.size[0] if width is None else width, self.size[1] if height is None else height)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Places the parts in this room."""
        for child in self.children:
            child.place(x, y, width, height)

    def parts(self) -> Iterator[Widget]:
        return chain.from_iterable(child.parts() for child in self.children)


def _longest(children: Iterable[Part], way: int) -> int:
    return max((child.size[way] for child in children), default=0)


class Column(Stack):
    """Parts below one another. What `grow` names takes the height that is left over."""

    def __init__(
        self, *children: Part, gap: int = 0, side: Side = Side.START, grow: Part | None = None
    ) -> None:
        super().__init__(*children)
        self.gap, self.side, self.grow = gap, side, grow

    def fit(self, width: int, height: int = ENDLESS) -> None:
        others = [child for child in self.children if child is not self.grow]
        for child in others:
            child.fit(width)
        used = sum(child.size[1] for child in others) + self.gap * max(0, len(self.children) - 1)
        if self.grow is not None:
            self.grow.fit(width, max(0, height - used))
            used += self.grow.size[1]
        filled = self.side is Side.FILL and width < ENDLESS
        self.size = (width if filled else _longest(self.children, 0), used)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        for child in self.children:
            left, wide = self.side.within(x, width, child.size[0])
            high = child.size[1] + (height - self.size[1] if child is self.grow else 0)
            child.place(left, y, wide, high)
            y += high + self.gap


class Row(Stack):
    """Parts side by side. What `grow` names takes the width that is left over; `even` shares it alike."""

    def __init__(
        self,
        *children: Part,
        gap: int = 0,
        side: Side = Side.MIDDLE,
        grow: Part | None = None,
        even: bool = False,
    ) -> None:
        super().__init__(*children)
        self.gap, self.side, self.grow, self.even = gap, side, grow, even
        self._gaps = gap * max(0, len(children) - 1)

    @property
    def best_width(self) -> int:
        return self._together([child.best_width for child in self.children])

    @property
    def least_width(self) -> int:
        return self._together([child.least_width for child in self.children])

    def _together(self, widths: Sequence[int]) -> int:
        return (max(widths, default=0) * len(widths) if self.even else sum(widths)) + self._gaps

    def fit(self, width: int, height: int = ENDLESS) -> None:
        for child, wide in zip(self.children, self._widths(width), strict=True):
            child.fit(wide, height)
        filled = width < ENDLESS and (self.even or self.grow is not None)
        used = width if filled else sum(child.size[0] for child in self.children) + self._gaps
        self.size = (used, _longest(self.children, 1))

    def _widths(self, width: int) -> list[int]:
        """What each part may take: its best width, less from the last on where that is too much."""
        room = width - self._gaps
        if self.even:
            return [room // len(self.children)] * len(self.children)
        widths = [child.best_width for child in self.children]
        if self.grow is not None:
            growing = self.children.index(self.grow)
            widths[growing] = max(self.grow.least_width, room - sum(widths) + widths[growing])
        short = sum(widths) - room
        for number, child in reversed(list(enumerate(self.children))):
            give = max(0, min(short, widths[number] - child.least_width))
            widths[number] -= give
            short -= give
        return widths

    def put(self, x: float, y: float, width: float, height: float) -> None:
        others = sum(child.size[0] for child in self.children if child is not self.grow)
        for child in self.children:
            wide: float = child.size[0]
            if self.even:
                wide = (width - self._gaps) // len(self.children)
            elif child is self.grow:
                wide = width - others - self._gaps
            top, high = self.side.within(y, height, child.size[1])
            child.place(x, top, wide, high)
            x += wide + self.gap


class Grid(Stack):
    """Parts in columns of one width, row by row: `columns`, or as many as are `least_column` wide."""

    def __init__(
        self, *children: Part, columns: int = 0, least_column: int = 1, gap: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__(*children)
        self.columns, self.least_column, self.gap = columns, least_column, gap
        self._rows: list[list[Part]] = []

    @property
    def best_width(self) -> int:
        return self._together(self.columns or len(self.children), super().best_width)

    @property
    def least_width(self) -> int:
        return self._together(self.columns or 1, super().least_width)

    def _together(self, count: int, each: int) -> int:
        return count * each + (count - 1) * self.gap[0]

    def fit(self, width: int, height: int = ENDLESS) -> None:
        count = self.columns or (width + self.gap[0]) // (self.least_column + self.gap[0])
        count = max(1, min(count, len(self.children)))
        for child in self.children:
            child.fit((width - (count - 1) * self.gap[0]) // count)
        self._rows = [self.children[at : at + count] for at in range(0, len(self.children), count)]
        gaps = self.gap[1] * max(0, len(self._rows) - 1)
        self.size = (width, sum(_longest(row, 1) for row in self._rows) + gaps)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        count = len(self._rows[0]) if self._rows else 1
        each = (width - (count - 1) * self.gap[0]) // count
        for row in self._rows:
            high = _longest(row, 1)
            for number, child in enumerate(row):
                child.place(x + number * (each + self.gap[0]), y, each, high)
            y += high + self.gap[1]


class Inset(Stack):
    """A part with margins: one for all sides, two for across and down, or left, top, right and bottom."""

    def __init__(self, child: Part, *margins: int) -> None:
        super().__init__(child)
        self.left, self.top, self.right, self.bottom = margins * (4 // len(margins))

    @property
    def best_width(self) -> int:
        return super().best_width + self.left + self.right

    @property
    def least_width(self) -> int:
        return super().least_width + self.left + self.right

    def fit(self, width: int, height: int = ENDLESS) -> None:
        super().fit(width - self.left - self.right, height - self.top - self.bottom)
        self.size = (self.size[0] + self.left + self.right, self.size[1] + self.top + self.bottom)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        across, down = self.left + self.right, self.top + self.bottom
        super().put(x + self.left, y + self.top, width - across, height - down)


def space(width: int = 0, height: int = 0) -> Part:
    """A distance of its own between two parts."""
    return Inset(Stack(), 0, 0, width, height)


class FirstThatFits(Stack):
    """Of several forms of one thing the first that has room, the last where none has.

    Each form is made when it is tried, so that forms nobody sees are not made.
    """

    def __init__(self, *forms: Callable[[], Part]) -> None:
        super().__init__()
        self._forms = forms

    @property
    def best_width(self) -> int:
        return self._forms[0]().best_width

    @property
    def least_width(self) -> int:
        return self._forms[-1]().least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        for make in self._forms:
            form = make()
            form.fit(width, height)
            self.children, self.size = [form], form.size
            if max(form.least_width, form.size[0]) <= width and form.size[1] <= height:
                break


def lay(part: Part, room: Rect, *, mirrored: bool | None = None) -> list[Widget]:
    """Fits a part into a room and places it there; gives its widgets, `mirrored` as the language has it."""
    part.fit(room.w, room.h)
    return placed(part, room, mirrored=right_to_left() if mirrored is None else mirrored)


def placed(part: Part, room: Rect, *, mirrored: bool = False) -> list[Widget]:
    """Places a part that has been fitted; gives its widgets."""
    part.place(*room)
    found = list(part.parts())
    if mirrored:
        for widget in found:
            widget.mirrored = True
            widget.place(*turned(widget.rect, room))
    return found
