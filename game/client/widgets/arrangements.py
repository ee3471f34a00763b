"""Layouts for single purposes: a part of a given size, and parts that go on in the next line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.widgets.base import ENDLESS
from game.client.widgets.layout import Column, FirstThatFits, Part, Row, Side, Stack, space


class Sized(Stack):
    """A part of a given width or height, whatever it would like best; 0 leaves a length to the part."""

    def __init__(self, child: Part, width: int = 0, height: int = 0) -> None:
        super().__init__(child)
        self.width, self.height = width, height

    @property
    def best_width(self) -> int:
        return self.width or super().best_width

    @property
    def least_width(self) -> int:
        return self.width or super().least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        super().fit(self.width or width, self.height or height)
        self.size = (self.width or self.size[0], self.height or self.size[1])


def least(child: Part, height: int) -> Part:
    """A part in the middle of at least this height; it takes all the width there is."""
    return Stack(space(height=height), Row(child, grow=child))


def centred(child: Part) -> Part:
    """A part in the middle of all the room there is."""
    return Row(column := Column(child, side=Side.MIDDLE), grow=column)


def cornered(child: Part, corner: Part) -> Part:
    """A part with another over its upper corner at the end of the lines."""
    return Stack(child, Row(free := Stack(), corner, side=Side.START, grow=free))


class AsManyAsFit(Column):
    """Parts below one another, as many as have room; `more` stands below where others are left out."""

    def __init__(
        self, parts: Sequence[Part], gap: int, more: Part | None = None, always: bool = False, least: int = 0
    ) -> None:
        """With `more` one part at least is shown, and `always` shows it where all have room, too."""
        super().__init__(gap=gap, side=Side.FILL)
        self._parts, self._more, self._always = parts, more, always
        self._least = least if more is None else 1
        self.shown = 0
        """How many of the parts have room."""

    def fit(self, width: int, height: int = ENDLESS) -> None:
        room, fitting = height, list[Part]()
        if self._more is not None:
            self._more.fit(width)
            room -= self._more.size[1] + self.gap
        for part in self._parts:
            part.fit(width)
            room -= part.size[1] + (self.gap if fitting else 0)
            if room < 0 and len(fitting) >= self._least:
                break
            fitting.append(part)
        self.shown = len(fitting)
        self.children = fitting
        if self._more is not None and (self._always or self.shown < len(self._parts)):
            self.grow = Stack()
            foot = Column(self.grow, self._more, grow=self.grow)
            self.children, self.grow = [*fitting, foot], foot
        super().fit(width, height)


def shares(needs: Sequence[int], room: int, most: int) -> list[int]:
    """The room shared out alike, at most `most` to each; what needs more than that gets what it needs."""
    left = len(needs)
    for need in sorted(needs, reverse=True):
        if need * left <= room:
            break
        room, left = room - need, left - 1
    even = min(room // left if left else 0, most)
    return [max(need, even) for need in needs]


class Spread(Column):
    """Lines below one another that share the height there is, of one height where no line needs more.

    None becomes higher than `most` times what the highest needs.
    """

    def __init__(self, *lines: Part, gap: int = 0, most: float = 1.3) -> None:
        super().__init__(*lines, gap=gap, side=Side.FILL)
        self._most = most
        self._shares: list[int] = []

    def fit(self, width: int, height: int = ENDLESS) -> None:
        super().fit(width)
        needs = [child.size[1] for child in self.children]
        most = round(self._most * max(needs, default=0))
        self._shares = shares(needs, height - self.gap * (len(needs) - 1), most)
        self.size = (self.size[0], self.size[1] + sum(self._shares) - sum(needs))

    def put(self, x: float, y: float, width: float, height: float) -> None:
        for child, share in zip(self.children, self._shares, strict=True):
            child.place(x, y, width, share)
            y += share + self.gap


class MadeForWidth(Column):
    """Parts below one another that `make` gives for the width there is."""

    def __init__(self, make: Callable[[int], Sequence[Part]]) -> None:
        super().__init__(side=Side.FILL)
        self._make = make

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.children = list(self._make(width))
        super().fit(width, height)


class MadeForRoom(Stack):
    """The part that `make` gives for the width and height there are."""

    def __init__(self, make: Callable[[int, int], Part]) -> None:
        super().__init__()
        self._make = make

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.children = [self._make(width, height)]
        super().fit(width, height)


class FirstUnbroken(FirstThatFits):
    """Of several forms the first in which nothing has to be broken, else the last."""

    def fit(self, width: int, height: int = ENDLESS) -> None:
        made = (make() for make in self._forms)
        form = next((form for form in made if form.best_width <= width), self._forms[-1]())
        form.fit(width, height)
        self.children, self.size = [form], form.size


class Lines(Column):
    """Parts side by side that go on in the next line, as words do. No part is made higher than it is."""

    def __init__(self, *children: Part, gap: int = 0, side: Side = Side.START) -> None:
        super().__init__(side=side)
        self._words, self._gap = children, gap

    @property
    def best_width(self) -> int:
        return Row(*self._words, gap=self._gap).best_width

    @property
    def least_width(self) -> int:
        return max((child.least_width for child in self._words), default=0)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        lines: list[Row] = []
        for child in self._words:
            line = Row(*(lines[-1].children if lines else ()), child, gap=self._gap, side=Side.START)
            if lines and line.best_width <= width:
                lines[-1] = line
            else:
                lines.append(Row(child, side=Side.START))
        self.children = list[Part](lines)
        super().fit(width, height)
