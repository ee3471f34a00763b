"""Where the signs of a text stand in the room of its field, and which sign is at a place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.client.widgets.editing import wrapped


@dataclass(frozen=True)
class SetText:
    """A text set in a `room`, its lines a `step` apart, at most `rows` of them to be seen.

    Places are numbers of signs before them. All is told from where lines of the window begin; the letters of
    a text `against` it, such as a name in Latin letters in a mirrored window, run from the other end.
    """

    text: str
    rows: int
    room: Rect
    step: int
    width: Callable[[str], int]
    edge: int  # what the caret takes behind the last sign
    against: bool = False

    @cached_property
    def lines(self) -> Sequence[tuple[int, int]]:
        """Where each line begins and ends."""
        if self.rows == 1:
            return [(0, len(self.text))]
        return wrapped(self.text, lambda words: self.width(words) <= self.room.w)

    def line_of(self, place: int) -> int:
        """The number of the line in which a place is."""
        lines = self.lines
        return next((at for at, (_first, last) in enumerate(lines) if place < last), len(lines) - 1)

    def ends(self, line: tuple[int, int]) -> tuple[int, int]:
        """The first and the last place in a line."""
        first, last = line
        return first, last if last == len(self.text) else last - 1

    def across(self, line: tuple[int, int], place: int) -> int:
        """How many pixels a place is from the beginning of its line."""
        first, last = line
        before = self.width(self.text[first:place])
        return self.width(self.text[first:last]) - before if self.against else before

    def above(self, place: int, way: int) -> int:
        """The place in the line above (-1) or below (1); the same where there is none."""
        lines, at = self.lines, self.line_of(place)
        if not 0 <= at + way < len(lines):
            return place
        return self._nearest(lines[at + way], self.across(lines[at], place))

    def place_at(self, pos: tuple[int, int], caret: int) -> int:
        """The place nearest to a point, while the text is scrolled to its caret."""
        lines = self.lines
        top, hidden = self._scrolled(caret)
        number = (pos[1] - self.room.y) // self.step + top if self.rows > 1 else 0
        line = lines[max(0, min(number, len(lines) - 1))]
        return self._nearest(line, pos[0] - self.room.x + hidden)

    def seen(self, caret: int) -> Iterator[tuple[tuple[int, int], int, int]]:
        """The lines that are seen, each with the height of its middle and where it begins."""
        top, hidden = self._scrolled(caret)
        for number, line in enumerate(self.lines[top : top + self.rows]):
            yield line, self._middle(number), self.room.x - hidden

    def caret(self, place: int, wide: int, high: int) -> Rect:
        """The caret at a place."""
        at = self.line_of(place)
        top, hidden = self._scrolled(place)
        x = self.room.x - hidden + self.across(self.lines[at], place)
        middle = self._middle(at - top)
        return Rect(min(x, self.room.right - wide), middle - high // 2, wide, high)

    def _nearest(self, line: tuple[int, int], x: int) -> int:
        first, last = self.ends(line)
        return min(range(first, last + 1), key=lambda at: abs(self.across(line, at) - x))

    def _scrolled(self, caret: int) -> tuple[int, int]:
        """How many lines lie above the first that is seen, and how many pixels before the room."""
        if self.rows > 1:
            last = max(0, len(self.lines) - self.rows)
            return min(last, max(0, self.line_of(caret) - self.rows + 1)), 0
        at = self.across((0, len(self.text)), caret)
        over = max(0, self.width(self.text) + self.edge - self.room.w)
        return 0, max(0, min(over, at + self.edge - self.room.w * 2 // 3)) if over else 0

    def _middle(self, number: int) -> int:
        """The height of the middle of a line that is seen."""
        return self.room.centery if self.rows == 1 else self.room.y + number * self.step + self.step // 2
