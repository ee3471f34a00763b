"""Points side by side on a sheet of paper: the hands of a round, or the rounds of a night, with faces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.portraits import FRAME, face_or_letter, sign_of_learner
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Side
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Chart, on_paper
from game.client.widgets.text import TextBlock, underline
from game.pages.evening_grid import Grid, GridLine

_HEAD, _LOW_HEAD, _LINE, _FOOT = 62, 46, 44, 46  # the least heights
_MOST_LINE = 100
_FEW = 2
_NAMES, _KEYED_NAMES, _MOST_NAMES, _TOTAL = 0.12, 0.19, 0.3, 0.09  # of the width
_FACE, _LARGE_FACE = 30, 44  # without its frame, and where there are few lines


class NightGrid(Column):
    """A head, the lines, and what happened below them.

    Where not all lines have room they scroll, and the learner's own stands below them once more.
    """

    def __init__(self, ui: Ui, grid: Grid) -> None:
        self._ui, self._grid = ui, grid
        self._lines = [Chart(ui, partial(self._draw_line, line)) for line in grid.lines]
        self._head, self._foot = Chart(ui, self._draw_head), Chart(ui, self._draw_foot)
        self._body = Scrolled(ui, "places", Column(*self._lines, side=Side.FILL))
        self._own = [Chart(ui, partial(self._draw_line, line)) for line in grid.lines if line.own]
        super().__init__(side=Side.FILL, grow=self._body)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        ui, two = self._ui, bool(self._grid.trumps)
        high = ui.px(_HEAD if two else _LOW_HEAD)
        head = max(high, round(ui.font(theme.BODY) * 1.4) + ui.px(34 if two else 10))
        self._head.size = (width, head)
        foot = 0
        if self._grid.happened:
            texts = [self._happened(words, width) for words in self._grid.happened]
            foot = max(ui.px(_FOOT), max(text.size[1] for text in texts) + ui.px(12))
            self._foot.size = (width, foot)
        least = max(ui.px(_LINE), round(ui.font(24) * 1.2) + ui.px(6))
        each = (height - head - foot) // max(1, len(self._lines))
        for line in (*self._lines, *self._own):
            line.size = (width, max(least, min(each, ui.px(_MOST_LINE))))
        below = [self._foot] if self._grid.happened else self._own if each < least else []
        self.children = [self._head, self._body, *below]
        super().fit(width, height)

    # -- columns -----------------------------------------------------------------------------

    def _names_width(self, wide: int) -> int:
        """The column of names: room for the longest, within bounds."""
        ui = self._ui
        pixels, rank = ui.font(theme.BODY), self._rank_width()
        longest = max(
            ui.assets.text_width(line.name, "bold", pixels) + self._faces_width(line)
            for line in self._grid.lines
        )
        least = _NAMES if self._grid.trumps else _KEYED_NAMES
        return max(round(wide * least), min(longest + rank + ui.px(44), round(wide * _MOST_NAMES)))

    def _rank_width(self) -> int:
        ui, pixels = self._ui, self._ui.font(theme.BODY)
        widest = max(ui.assets.text_width(line.rank, "regular", pixels) for line in self._grid.lines)
        return widest + ui.px(12) if widest else 0

    def _faces_width(self, line: GridLine) -> int:
        whole = round(self._face * (1 + 2 * FRAME))
        return whole + (len(line.faces) - 1) * round(whole * 0.7)

    @property
    def _face(self) -> int:
        """The width of a face without its frame."""
        return self._ui.px(_LARGE_FACE if len(self._lines) <= _FEW else _FACE)

    def _columns(self, row: Rect) -> list[Rect]:
        left, right = row.x + self._names_width(row.w), row.right - round(row.w * _TOTAL)
        count = max(1, len(self._grid.heads))
        edges = [left + round(number * (right - left) / count) for number in range(count + 1)]
        return [Rect(edges[n], row.y, edges[n + 1] - edges[n], row.h) for n in range(count)]

    def _rules(self, canvas: Canvas, row: Rect, *, last: bool = False) -> None:
        """The hairlines of a row."""
        ui = self._ui
        thin = max(1, ui.px(1.5))
        for box in self._columns(row):
            canvas.fill(theme.HAIR, Rect(box.x, box.y, thin, box.h))
        right = row.right - round(row.w * _TOTAL)
        canvas.fill(theme.EDGE, Rect(right, row.y, max(1, ui.px(2)), row.h))
        if not last:
            canvas.fill(theme.HAIR, Rect(row.x, row.bottom - thin, row.w, thin))

    # -- rows --------------------------------------------------------------------------------

    def _draw_head(self, ui: Ui, canvas: Canvas, row: Rect) -> None:
        grid, radius = self._grid, theme.RADIUS_SHEET * ui.metrics.k
        canvas.blit(ui.box(row.size, Box(radius, theme.PAPER_2)), row)
        canvas.fill(theme.PAPER_2, Rect(row.x, row.centery, row.w, row.bottom - row.centery))
        words = ui.text(grid.corner, theme.SECOND, "regular", theme.SOFT)
        place = canvas.blit(words, words.get_rect(midleft=(row.x + ui.px(18), row.centery)))
        if not grid.trumps:
            end = row.x + self._names_width(row.w)
            self._draw_key(canvas, Rect(place.right, row.y, end - place.right, row.h))
        trumps = grid.trumps or (None,) * len(grid.heads)
        for box, head, trump in zip(self._columns(row), grid.heads, trumps, strict=True):
            figure = ui.text(head, theme.BODY if len(head) < 4 else theme.LEAST, "bold", theme.INK)
            middle = box.y + round(box.h * (0.32 if grid.trumps else 0.5))
            place = figure.get_rect(center=(box.centerx, middle))
            canvas.blit(figure, place)
            if trump is not None:
                pip = ui.assets.pip(str(trump), min(ui.px(22), box.bottom - place.bottom - ui.px(4)))
                low = (place.bottom + box.bottom) // 2 - ui.px(1)
                canvas.blit(pip, pip.get_rect(center=(box.centerx, low)))
        total = ui.text(grid.total, theme.BODY, "bold", theme.INK)
        wide = round(row.w * _TOTAL)
        canvas.blit(total, total.get_rect(center=(row.right - wide // 2, row.centery)))
        self._rules(canvas, row)

    def _draw_key(self, canvas: Canvas, room: Rect) -> None:
        """What the sign in a box means, where it has room beside the corner's word."""
        ui = self._ui
        sign = ui.assets.icon("up", ui.px(14), theme.BRASS_DARK)
        words = ui.text(self._grid.lit, theme.LEAST, "regular", theme.SOFT)
        if words.get_width() + ui.px(44) > room.w:
            return
        place = words.get_rect(midright=(room.right - ui.px(14), room.centery))
        canvas.blit(words, place)
        canvas.blit(sign, sign.get_rect(midright=(place.left - ui.px(4), room.centery)))

    def _draw_line(self, line: GridLine, ui: Ui, canvas: Canvas, row: Rect) -> None:
        if line.own:
            canvas.fill(theme.GOLD_LIT, row)
            canvas.fill(theme.BRASS_DARK, Rect(row.x, row.y, ui.px(5), row.h))
        for column in line.lit if self._grid.trumps else ():
            canvas.fill(theme.GOLD_LIT, self._columns(row)[column])
        x = row.x + ui.px(16)
        if line.rank:
            rank = ui.text(line.rank, theme.BODY, "bold" if line.own else "regular", theme.SOFT)
            canvas.blit(rank, rank.get_rect(midleft=(x, row.centery)))
            x += self._rank_width()
        x = self._draw_faces(canvas, line, x, row) + ui.px(10)
        name = ui.text(line.name, theme.BODY, "bold" if line.own or line.ours is not None else "semibold")
        room = row.x + self._names_width(row.w) - ui.px(8) - x
        if name.get_width() > room:
            name = ui.text(line.name, theme.LEAST, "bold")
        place = name.get_rect(midleft=(x, row.centery))
        shown = canvas.blit(name, place, Rect(0, 0, room, name.get_height()))
        if line.ours is not None:
            underline(ui, canvas, shown, line.ours, on_paper=True)
        for column, (box, words) in enumerate(zip(self._columns(row), line.cells, strict=True)):
            self._draw_cell(canvas, box, words, lit=column in line.lit)
        self._draw_total(canvas, row, line)
        self._rules(canvas, row, last=line is self._grid.lines[-1] and not self._grid.happened)

    def _draw_faces(self, canvas: Canvas, line: GridLine, x: int, row: Rect) -> int:
        """The faces of a line, those of partners one over the other; gives where they end."""
        side, faces = self._face, list(line.faces)
        whole = round(side * (1 + 2 * FRAME))
        for number, face in reversed(list(enumerate(faces))):
            left = x + number * round(whole * 0.7)
            if face.learner:
                shown = sign_of_learner(self._ui, side)
            else:
                shown = face_or_letter(self._ui, face.face, face.name, side, line.ours is not False)
            canvas.blit(shown, shown.get_rect(center=(left + whole // 2, row.centery)))
        return x + self._faces_width(line)

    def _draw_cell(self, canvas: Canvas, box: Rect, words: str, *, lit: bool) -> None:
        ui = self._ui
        plain = words in ("0", "–", "")
        figure = ui.text(words, theme.SECOND if plain else 24, "regular" if plain else "title",
                         theme.SOFT if plain else theme.INK)  # fmt: skip
        place = figure.get_rect(center=box.center)
        canvas.blit(figure, place)
        if lit and not self._grid.trumps:  # a table that was won
            sign = ui.assets.icon("up", ui.px(14), theme.BRASS_DARK)
            canvas.blit(sign, sign.get_rect(midright=(place.left - ui.px(4), box.centery)))

    def _draw_total(self, canvas: Canvas, row: Rect, line: GridLine) -> None:
        ui, wide = self._ui, round(row.w * _TOTAL)
        box = Rect(row.right - wide, row.y, wide, row.h)
        figure = ui.text(line.total, 26, "title", theme.INK)
        place = figure.get_rect(center=box.center)
        if line.best:
            star = ui.assets.icon("star", ui.px(18), theme.BRASS_DARK)
            place.centerx += ui.px(10)
            canvas.blit(star, star.get_rect(midright=(place.left - ui.px(6), box.centery)))
        canvas.blit(figure, place)

    def _happened(self, words: str, width: int) -> TextBlock:
        box = self._columns(Rect(0, 0, width, 1))[0]
        style = Style(theme.LEAST, colour=theme.SOFT, line=1.16)
        return TextBlock(self._ui, words, max(1, box.w - self._ui.px(8)), style, align="center")

    def _draw_foot(self, ui: Ui, canvas: Canvas, row: Rect) -> None:
        words = TextBlock(ui, self._grid.foot, style=Style(theme.LEAST, colour=theme.SOFT, line=1.16))
        words.fit(self._names_width(row.w) - ui.px(26))
        words.place(row.x + ui.px(18), row.centery - words.size[1] // 2)
        canvas.blit(words.picture(), words.rect)
        for box, happened in zip(self._columns(row), self._grid.happened, strict=True):
            text = self._happened(happened, row.w)
            text.place(box.x + ui.px(4), box.centery - text.size[1] // 2)
            canvas.blit(text.picture(), text.rect)
        self._rules(canvas, row, last=True)


def grid_on_paper(ui: Ui, grid: Grid) -> Part:
    """The table on a sheet of its own."""
    return on_paper(ui, NightGrid(ui, grid), 0, 0, 0, ui.px(14))


def listed(ui: Ui, key: str, title: str, lines: Sequence[str], bold: Sequence[int] = ()) -> Part:
    """A small sheet with a title and lines that scroll where there are many."""
    head = TextBlock(ui, title, style=Style(20, "title", theme.INK, 1.2))
    texts = [
        TextBlock(ui, words, style=Style(theme.SECOND, "bold" if n in bold else "regular", theme.INK, 1.36))
        for n, words in enumerate(lines)
    ]
    body = Scrolled(ui, key, Column(*texts, gap=ui.px(3), side=Side.FILL))
    inside = Column(head, body, gap=ui.px(6), side=Side.FILL, grow=body)
    return on_paper(ui, inside, ui.px(18), ui.px(12), ui.px(18), ui.px(10))
