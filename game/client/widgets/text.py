"""Text: a block that wraps, with bold words, small cards and dotted links."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets import flow
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.flow import Atom, Style
from game.i18n import right_to_left
from game.words.markup import plain


class TextBlock(Widget):
    """Marked-up text (`**bold**`, `{JD}`, line breaks), wrapped to `width` pixels.

    Without a width it is one line as long as it needs. `links` are phrases of the text to underline.
    """

    focusable = False

    def __init__(
        self,
        ui: Ui,
        text: str,
        width: int | None = None,
        style: Style | None = None,
        *,
        align: str = "left",
        links: Sequence[str] = (),
    ) -> None:
        super().__init__(ui)
        self.text = text
        self.style = style or Style()
        self.align = align
        self.pixels = ui.font(self.style.size)
        self._pieces = flow.atoms(ui, text, self.style, tuple(links))
        self.line_height = round(self.pixels * self.style.line)
        # Tight lines are lower than their letters and cards: room above and below keeps them whole.
        chips = [
            flow.card_chip(ui, atom.card, self.style.size, atom.number).get_height()
            for atom in self._pieces
            if atom is not None and atom.card is not None
        ]
        tall = max(ui.assets.text_height(self.style.role, self.pixels), *chips, 0)
        self._bleed = max(0, math.ceil((tall - self.line_height) / 2))
        self._break(ENDLESS if width is None else width)
        if width is not None:
            self.size = (width, self.size[1])

    def _break(self, width: int) -> None:
        """Breaks the text into lines of this width at most."""
        self._broken_at = width
        self.lines = flow.break_lines(self.ui, self._pieces, width, self.pixels)
        self.text_width = max((_line_width(line) for line in self.lines), default=0)
        self.size = (self.text_width, self.line_height * len(self.lines) + 2 * self._bleed)
        self._picture: Surface | None = None

    def underlines(self) -> list[Rect]:
        """A line below the words of each of its lines, in the window."""
        low, thick = self.line_height // 2 + round(self.pixels * 0.5), max(1, self.ui.px(2))
        return [
            Rect(self.rect.x, self.rect.y + number * self.line_height + low, _line_width(line), thick)
            for number, line in enumerate(self.lines)
        ]

    @property
    def best_width(self) -> int:
        return flow.width_unbroken(self._pieces)

    @property
    def least_width(self) -> int:
        return flow.widest_piece(self._pieces)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        if width != self._broken_at:
            self._break(width)

    @property
    def spoken(self) -> str:
        return plain(self.text)

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    def draw(self, surface: Surface) -> None:
        self.canvas(surface).blit(self.picture(), self.rect)

    def picture(self) -> Surface:
        """The block on a transparent ground, as large as `size`."""
        if self._picture is None:
            self._picture = shapes.clear(self.size)
            for number, line in enumerate(self.lines):
                self._draw_line(self._picture, line, self._bleed + number * self.line_height)
        return self._picture

    def _draw_line(self, target: Surface, line: list[Atom], top: int) -> None:
        free = self.size[0] - _line_width(line)
        turned = self.mirrored or right_to_left()  # words on the felt have places of their own
        start, end = (free, 0) if turned else (0, free)
        x = {"left": start, "center": free // 2, "right": end}[self.align]
        line = flow.as_drawn(line) if turned else line
        middle = top + self.line_height // 2
        previous: Atom | None = None
        for atom in line:
            if atom.link and previous and previous.link == atom.link:
                self._underline(target, Rect(x, top, atom.space, self.line_height), atom.link)
            x += atom.space
            if atom.card is not None:
                chip = flow.card_chip(self.ui, atom.card, self.style.size, atom.number)
                target.blit(chip, chip.get_rect(midleft=(x, middle)))
            else:
                colour = theme.PINE if atom.link and self.style.colour in _DARK else self.style.colour
                words = self.ui.assets.text(atom.text, atom.role, self.pixels, colour)
                target.blit(words, words.get_rect(midleft=(x, middle)))
            if atom.link:
                self._underline(target, Rect(x, top, atom.width, self.line_height), atom.link)
            x += atom.width
            previous = atom

    def _underline(self, target: Surface, place: Rect, link: str) -> None:
        colour = theme.PINE if self.style.colour in _DARK else self.style.colour
        low = place.centery + round(self.pixels * 0.52)
        dotted(self.ui, target, place.left, place.right, low, colour)


class BalancedText(TextBlock):
    """Text that shares its words out among its lines, where the last one would be left with few."""

    _given = ENDLESS  # the width it was fitted to last

    def fit(self, width: int, height: int = ENDLESS) -> None:
        if width == self._given:
            return
        self._given = width
        self._break(width)
        most = len(self.lines)
        if most < 2 or _line_width(self.lines[-1]) > width * _FEW:
            return
        least = min(width, self.least_width)
        narrowest = bisect_left(range(least, width), -most, key=lambda wide: -self._lines_at(wide))
        self._break(least + narrowest)

    def _lines_at(self, width: int) -> int:
        self._break(width)
        return len(self.lines)


_DARK = (theme.INK, theme.SOFT)
_FEW = 0.34  # of the width


def _line_width(line: list[Atom]) -> int:
    return sum(atom.width + atom.space for atom in line)


def dotted(ui: Ui, target: Canvas, left: int, right: int, y: int, colour: str, size: float = 2) -> None:
    """A dotted line, the sign of a link and of the other side's names."""
    dot = max(1, ui.px(size))
    for x in range(left, max(left + 1, right - dot + 1), 2 * dot):
        target.fill(colour, Rect(x, y, dot, dot))


def underline(ui: Ui, target: Canvas, words: Rect, ours: bool, on_paper: bool = False) -> None:
    """The line below a player's name: solid brass for us, dotted blue for them."""
    thick = max(2, ui.px(3))
    y = words.bottom - max(0, ui.px(1))
    if ours:
        colour = theme.BRASS_DARK if on_paper else theme.BRASS
        target.fill(colour, Rect(words.x, y, words.w, thick))
    else:
        dotted(ui, target, words.left, words.right, y, theme.INDIGO if on_paper else theme.THEIRS, 3)
