"""What is wrong in a file: the words, the lines around the place, and how to mend it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Self

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Side
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, ngettext
from game.words.markup import as_typed
from game.yamlfile.faults import YamlFault

_GROUND, _DEEP, _MARKED, _EDGE, _PALE = "#1D2A29", "#14211F", "#5A2018", "#FFA07F", "#F4EFE2"
_SEEN_AFTER = 12  # signs of the line shown behind the place of the fault
_AROUND = 2  # lines shown before and after


class FaultPanel(Composed):
    """A dark panel over the mat."""

    def __init__(self, ui: Ui, fault: YamlFault, width: int, most: int = ENDLESS, place: str = "") -> None:
        """`most` is how high it may be: fewer lines are shown then. `place` says which fault it is."""
        self._fault, self._place = fault, place
        self._line_high = round(ui.font(theme.SECOND) * 1.5)
        self.lines: list[tuple[int, TextBlock]] = []
        """The lines of the file that are shown, with their numbers."""
        forms = [partial(self._form, ui, around) for around in range(_AROUND, -2, -1)]
        super().__init__(ui, "fault", FirstThatFits(*forms))
        self._most = most
        self.fit(width)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        super().fit(width, min(height, self._most))
        self.size = (width, self.size[1])

    def _form(self, ui: Ui, around: int) -> Part:
        """Everything, with so many lines before and after the place of the fault."""
        fault, pale = self._fault, Style(theme.SECOND, "mono", _PALE, 1.45)
        self.lines = [(number, TextBlock(ui, text, style=pale)) for number, text in _source(fault, around)]
        place = f"{Path(fault.file).name}:{fault.line}:{fault.column}"
        if self._place:
            # NOTE: which of the errors of a file it is, and where: "Error 1 of 2, to fix first (x.yaml:3:7)"
            place = _("{error} ({place})").format(place=place, error=self._place)
        more = 0 if self._place else len(fault.also)
        others = ngettext("{n} more error below it.", "{n} more errors below it.", more)
        # NOTE: how to mend the fault, and how many others there are
        both = _("{mend} {others}").format(mend=fault.mend, others=others.format(n=format_number(more)))
        source = Drawing(ui, self._draw_lines, (0, len(self.lines) * self._line_high))
        words = Column(
            TextBlock(ui, as_typed(fault.message), style=Style(theme.EMPHASIS, "bold", _PALE, 1.25)),
            TextBlock(ui, as_typed(place), style=Style(theme.SECOND, "regular", theme.FELT_SOFT, 1.3)),
            Inset(source, 0, ui.px(10)),
            TextBlock(
                ui, as_typed(both if more else fault.mend), style=Style(theme.BODY, "regular", _PALE, 1.35)
            ),
            side=Side.FILL,
        )
        return Inset(words, ui.px(22))

    @property
    def best_width(self) -> int:
        """The width it was made for: asking its forms would make their lines anew."""
        return self.size[0]

    @property
    def least_width(self) -> int:
        return self.size[0]

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    def stand_above(self, mat: Rect) -> Self:
        """At the head of the mat, in its middle."""
        return self.place(mat.centerx - self.size[0] / 2, mat.top + self.ui.px(24))

    def stand_in(self, mat: Rect) -> Self:
        """In the middle of a mat with nothing else on it."""
        return self.place(mat.centerx - self.size[0] / 2, mat.centery - self.size[1] / 2)

    def draw(self, surface: Surface) -> None:
        box = Box(12 * self.ui.metrics.k, _GROUND, _EDGE, max(1.5, 2 * self.ui.metrics.k))
        surface.blit(self.ui.box(self.rect.size, box), self.rect)
        super().draw(surface)

    def _draw_lines(self, ui: Ui, surface: Surface, place: Rect) -> None:
        clip = surface.get_clip()
        deep = Rect(place)
        surface.fill(_DEEP, deep)
        surface.set_clip(deep.clip(clip))
        wide = self.ui.px(48)
        aside = self._aside(place.w - wide)
        for row, (number, block) in enumerate(self.lines):
            line = Rect(place.x, place.y + row * self._line_high, place.w, self._line_high)
            if number == self._fault.line:
                surface.fill(_MARKED, line)
            count = self.ui.text(format_number(number), theme.SECOND, "regular", theme.FELT_SOFT)
            surface.blit(count, count.get_rect(midleft=(line.x + self.ui.px(10), line.centery)))
            text, picture = Rect(line.x + wide, line.y, line.w - wide, line.h), block.picture()
            surface.set_clip(text.clip(deep).clip(clip))
            surface.blit(picture, picture.get_rect(midleft=(text.x - aside, text.centery)))
            if number == self._fault.line:
                left, right = (self._width(self._fault.column - more) for more in (1, 0))
                thick = max(2, self.ui.px(2))
                surface.fill(_EDGE, Rect(text.x - aside + left, text.bottom - 2 * thick, right - left, thick))
            surface.set_clip(deep.clip(clip))
        surface.set_clip(clip)

    def _width(self, signs: int) -> int:
        """How wide so many signs of the source are; all are alike."""
        return self.ui.assets.text_width("0" * signs, "mono", self.ui.font(theme.SECOND))

    def _aside(self, room: int) -> int:
        """How far long lines are moved to the left, so that the place of the fault is seen."""
        return max(0, self._width(self._fault.column + _SEEN_AFTER) - room)


def _source(fault: YamlFault, around: int) -> list[tuple[int, str]]:
    """The lines `around` the fault, with their numbers; none below 0, and where the file can't be read."""
    if around < 0:
        return []
    try:
        lines = Path(fault.file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    first = max(1, fault.line - around)
    return [
        (number, as_typed(lines[number - 1]).replace(" ", "\u00a0"))
        for number in range(first, min(len(lines), fault.line + around) + 1)
    ]
