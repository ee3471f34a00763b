"""How the questions of a lesson went for a pupil, as small marks side by side: a column of a class's grid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForWidth
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.pages.class_words import usual_marks
from game.pages.list_page import Look, RowMark
from game.words.markup import as_typed

_WIDEST = 60
_FILLED = {Look.HINT: (theme.GOLD_LIT, theme.GOLD), Look.WRONG: (theme.CLAY_LIT, theme.CLAY)}


def marks_or_note(ui: Ui, marks: Sequence[RowMark], beside: str, note: str) -> Part:
    """The marks of a row with what else is said below them, or all of it in words where they have no room."""
    soft = Style(theme.SECOND, colour=theme.SOFT, line=1.25)

    def made(width: int) -> Sequence[Part]:
        strip = _Strip(ui, marks, width)
        if strip.size[0] > width:
            return [TextBlock(ui, as_typed(note), style=soft)]
        below = [TextBlock(ui, as_typed(beside), style=soft)] if beside else []
        return [Column(Row(strip, side=Side.START), *below, gap=ui.px(2), side=Side.FILL)]

    return MadeForWidth(made)


class _Strip(Drawing):
    """The marks in cells of one width, so that those of other rows stand below them."""

    def __init__(self, ui: Ui, marks: Sequence[RowMark], width: int) -> None:
        self._letters = [ui.text(mark.words, theme.SECOND, _role(mark), _colour(mark)) for mark in marks]
        usual = (ui.assets.text_width(words, "semibold", ui.font(theme.SECOND)) for words in usual_marks())
        least = max(*usual, *(letters.get_width() for letters in self._letters)) + ui.px(10)
        cell = max(least, ui.px(36), min(width // len(marks), round(ui.px(_WIDEST) * ui.metrics.text)))
        high = max(letters.get_height() for letters in self._letters) + ui.px(4)
        super().__init__(ui, partial(self._draw_marks, marks, cell), (cell * len(marks), high))

    def _draw_marks(self, marks: Sequence[RowMark], cell: int, ui: Ui, surface: Surface, rect: Rect) -> None:
        k = ui.metrics.k
        for number, (mark, letters) in enumerate(zip(marks, self._letters, strict=True)):
            place = Rect(rect.x + number * cell, rect.y, cell, rect.h).inflate(-ui.px(4), 0)
            if mark.look in _FILLED:
                fill, edge = _FILLED[mark.look]
                surface.blit(ui.box(place.size, Box(6 * k, fill, edge, max(1.0, 1.5 * k))), place)
            shown = letters
            if mark.look in (Look.RIGHT, Look.NEVER):
                icon = "check" if mark.look is Look.RIGHT else "x"
                shown = ui.assets.icon(icon, round(ui.font(theme.SECOND) * 1.15), _colour(mark))
            surface.blit(shown, shown.get_rect(center=place.center))


def _role(mark: RowMark) -> str:
    return "semibold" if mark.look in (*_FILLED, Look.HEAD) else "regular"


def _colour(mark: RowMark) -> str:
    colours = {Look.HINT: theme.GOLD, Look.WRONG: theme.CLAY, Look.NEVER: theme.CLAY, Look.RIGHT: theme.GOOD}
    return colours.get(mark.look, theme.SOFT)
