"""A small table on the tutor's sheet: a line for each figure, a column for each side."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import ENDLESS
from game.client.widgets.composed import Composed, hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock, underline
from game.i18n import pgettext
from game.pages.page import Figure, Figures

_COLUMN = 44  # wide at least


class FigureTable(Composed):
    """Spoken as sentences, line by line."""

    def __init__(
        self,
        ui: Ui,
        block: Figures,
        *,
        low: bool,
        sums: bool = True,
        title: Part | None = None,
        near: bool = False,
    ) -> None:
        """`low` where sides are lines; `sums` where the last figure is what the others come to.

        `near` where lines lie close to each other, so that what is said below them has room.

        A `title` stands in its corner, where it lies on a ground that is there already.
        """
        self._said = " ".join(row.said for row in block.rows)
        heads = [_head(ui, words, ours=not number) for number, words in enumerate(_sides())]
        lines = [
            [title or Column(), *heads],
            *(_line(ui, row, sums and row is block.rows[-1]) for row in block.rows),
        ]
        if low:
            lines = [list(column) for column in zip(*lines, strict=True)]
        for part in (part for line in lines for part in line):
            part.fit(ENDLESS)
        across = [max(each.size[0] for each in column) for column in list(zip(*lines, strict=True))[1:]]
        least, gap, down = ui.px(_COLUMN), ui.px(14), ui.px(2 if low else 3 if near else 5)
        rows: list[Part] = []
        for number, (name, *figures) in enumerate(lines):
            rows += [hairline(ui)] if number > 1 else []
            right = [
                Sized(Column(figure, side=Side.END), max(least, wide))
                for figure, wide in zip(figures, across, strict=True)
            ]
            line, above = (
                Row(name, *right, gap=gap, grow=name, side=Side.MIDDLE),
                down if number or not title else 0,
            )
            rows.append(Inset(line, 0, above, 0, down))
        lines_below = Column(*rows, side=Side.FILL)
        on_ground = Stack(Drawing(ui, _ground), Inset(lines_below, gap, ui.px(5)))
        super().__init__(ui, "figures", lines_below if title else on_ground)

    @property
    def spoken(self) -> str:
        return self._said


def _ground(ui: Ui, surface: Surface, rect: Rect) -> None:
    surface.blit(ui.box(rect.size, Box(10 * ui.metrics.k, theme.PAPER_2)), rect)


def _sides() -> tuple[str, str]:
    return pgettext("our side", "Us"), pgettext("the other side", "Them")


def _head(ui: Ui, words: str, *, ours: bool) -> Part:
    """A side with its underline, solid for us and dotted for them as on the felt."""
    written = picture(ui, ui.text(words, theme.SECOND, "semibold", theme.SOFT))
    return Column(written, Drawing(ui, partial(_underline, ours), (written.size[0], ui.px(4))))


def _underline(ours: bool, ui: Ui, surface: Surface, rect: Rect) -> None:
    underline(ui, surface, Rect(rect.x, rect.y, rect.w, ui.px(1)), ours, on_paper=True)


def _line(ui: Ui, row: Figure, last: bool) -> list[Part]:
    """A name and its figures; the last line is what it all comes to."""
    roles = ("bold", "bold") if last else ("regular", "semibold")
    styles = [Style(theme.BODY, role, theme.INK, 1.25) for role in roles]
    figures = (TextBlock(ui, text, style=styles[1]) for text in (row.ours, row.theirs))
    return [TextBlock(ui, row.name, style=styles[0]), *figures]
