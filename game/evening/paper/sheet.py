"""A page to draw on: measured in points from its top left corner, for A4 and Letter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfgen.canvas import Canvas

from game.evening.paper.lettering import SMALLEST, Face, drawable, fitted, lines_of, ready, width_of
from game.evening.paper.signs import color_of, trace
from game.i18n import current
from game.rules.cards import Suit

MARGIN = 17.0
"""Six millimeters: what printers need free at the edge of a page."""

LEADING = 1.28
"""The height of a line of text, as a share of its size."""

FAINT = 0.93
"""The gray of every second row: seen in print, and no trouble to a pencil."""


class Paper(StrEnum):
    """The sizes that printers have."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points."""
        width, height = A4 if self is Paper.A4 else LETTER
        return float(width), float(height)


XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a page."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def middle(self) -> float:
        return self.left + self.width / 2

    def inset(self, by: float) -> Area:
        """The same with a margin inside."""
        return Area(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)


@dataclass(frozen=True, slots=True)
class Style:
    """How text looks: black unless a gray is given, 0 to 1."""

    face: Face = Face.TEXT
    size: float = 10.0
    gray: float = 0.0


class Sheet:
    """The pages of one PDF, drawn one after the other."""

    def __init__(self, paper: Paper, title: str) -> None:
        ready()
        self.paper = paper
        self._width, self._height = paper.size
        self._stream = BytesIO()
        self._canvas = Canvas(self._stream, pagesize=paper.size, invariant=1, lang=current())
        self._canvas.setTitle(title)
        self._canvas.setCreator("Left Bower")
        self.pages = 0

    @property
    def page(self) -> Area:
        """The whole page."""
        return Area(0, 0, self._width, self._height)

    def turn(self) -> None:
        """End this page."""
        self._canvas.showPage()
        self.pages += 1

    def finished(self) -> bytes:
        """The file, once its last page has been turned."""
        self._canvas.save()
        return self._stream.getvalue()

    def text(self, x: float, base: float, text: str, style: Style, align: str = "left") -> None:
        """A line as it is, on its base line; `align` says what `x` is: left, right or middle."""
        self._canvas.setFillGray(style.gray)
        self._canvas.setFont(style.face.value, style.size)
        drawn = drawable(text, style.face)
        wide = width_of(drawn, style.face, style.size)
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        self._canvas.drawString(left, self._height - base, drawn)

    def fit(self, x: float, base: float, text: str, style: Style, width: float, align: str = "left") -> None:
        """A line that is made smaller or cut short where it is wider than `width`."""
        shown, size = fitted(text, style.face, style.size, width, min(SMALLEST, style.size))
        self.text(x, base, shown, Style(style.face, size, style.gray), align)

    def paragraph(self, x: float, top: float, text: str, style: Style, width: float) -> float:
        """Lines of this width; where the next paragraph begins."""
        for line in lines_of(text, style.face, style.size, width):
            self.text(x, top + style.size, line, style)
            top += style.size * LEADING
        return top

    def box(self, area: Area, line: float = 0.8, *, fill: float | None = None, round_: float = 0.0) -> None:
        """A frame of this thickness, none for 0, with a gray inside if there is one."""
        self._canvas.setLineWidth(line)
        self._canvas.setStrokeGray(0)
        if fill is not None:
            self._canvas.setFillGray(fill)
        self._canvas.roundRect(
            area.left,
            self._height - area.bottom,
            area.width,
            area.height,
            round_,
            stroke=int(line > 0),
            fill=int(fill is not None),
        )

    def disc(self, x: float, y: float, radius: float, *, filled: bool) -> None:
        """A circle around a point, black or in outline."""
        self._canvas.setLineWidth(1.6)
        self._canvas.setStrokeGray(0)
        self._canvas.setFillGray(0 if filled else 1)
        self._canvas.circle(x, self._height - y, radius, stroke=1, fill=1)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        width: float = 0.8,
        *,
        dashed: bool = False,
    ) -> None:
        """A straight line; dashed ones are for scissors."""
        self._canvas.setLineWidth(width)
        self._canvas.setStrokeGray(0.45 if dashed else 0)
        self._canvas.setDash(*((3, 3) if dashed else ()))
        self._canvas.line(start[0], self._height - start[1], end[0], self._height - end[1])
        self._canvas.setDash()

    def sign(self, suit: Suit, x: float, y: float, side: float) -> None:
        """A suit sign; `x` and `y` are the top left corner of its square."""
        self._canvas.setFillColorRGB(*color_of(suit))
        path = self._canvas.beginPath()
        trace(path, suit, x, self._height - y, side)
        self._canvas.drawPath(path, stroke=0, fill=1, fillMode=1)
