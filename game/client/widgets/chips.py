"""Clause ids, the pill "silent" and small words in a line that wraps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.text import dotted
from game.i18n import _
from game.rules.comparing import Origin, Standing

ID, PILL, WORDS, STRONG = "id", "pill", "words", "strong"


@dataclass(frozen=True, slots=True)
class Chip:
    """One thing of the line. An id opens `clause`, and may be shown as other words."""

    kind: str
    text: str
    clause: str = ""


def origin_chips(standing: Standing, means_something: bool = True) -> list[Chip]:
    """Who says so: the sheet's own clause, silent and so a parent's, or silent and a reading."""
    clause = standing.clause
    if standing.origin is Origin.STATED:
        return [Chip(ID, clause.id, clause.id)]
    silent = Chip(PILL, _("silent"))
    if not means_something:
        return [silent]
    if standing.origin is Origin.INHERITED:
        # NOTE: a sheet says nothing, "so" the clause of another sheet holds, whose number follows
        return [silent, Chip(WORDS, _("so")), Chip(ID, clause.id, clause.id)]
    # NOTE: a usual reading, which is not in the sheet; the words are a link
    return [silent, Chip(ID, _("a reading"), clause.id)]


class Chips:
    """Chips side by side within a width; `size` is what they take."""

    def __init__(self, ui: Ui, chips: Sequence[Chip], width: int, right: bool = False) -> None:
        self.ui = ui
        self._gap = ui.px(7)
        self._lines: list[list[tuple[Surface, Chip]]] = [[]]
        used = 0
        for chip in chips:
            picture = _picture(ui, chip)
            if self._lines[-1] and used + self._gap + picture.get_width() > width:
                self._lines.append([])
                used = 0
            used += picture.get_width() + (self._gap if self._lines[-1] else 0)
            self._lines[-1].append((picture, chip))
        self._high = round(ui.font(theme.LEAST) * 1.6)
        self._right, self._width = right, width
        self.size = (max(map(self._wide, self._lines)), self._high * len(self._lines) if chips else 0)

    def _wide(self, line: Sequence[tuple[Surface, Chip]]) -> int:
        return sum(picture.get_width() for picture, _chip in line) + self._gap * max(0, len(line) - 1)

    def _places(self) -> list[tuple[Rect, Surface, Chip]]:
        places = []
        for number, line in enumerate(self._lines):
            x = self._width - self._wide(line) if self._right else 0
            for picture, chip in line:
                place = picture.get_rect(midleft=(x, number * self._high + self._high // 2))
                places.append((place, picture, chip))
                x = place.right + self._gap
        return places

    def draw(self, surface: Surface, x: int, y: int) -> None:
        """Draws them with their upper left corner at a point."""
        for place, picture, _chip in self._places():
            surface.blit(picture, place.move(x, y))

    def clause_at(self, pos: tuple[int, int]) -> str:
        """The clause of the id at a place counted from their corner; empty if there is none."""
        for place, _picture_of, chip in self._places():
            if chip.clause and place.inflate(8, 12).collidepoint(pos):
                return chip.clause
        return ""


def _picture(ui: Ui, chip: Chip) -> Surface:
    size = ui.font(theme.LEAST)
    if chip.kind == WORDS:
        return ui.assets.text(chip.text, "regular", size, theme.SOFT)
    if chip.kind == STRONG:
        return ui.assets.text(chip.text, "bold", size, theme.GOLD)

    def make() -> Surface:
        if chip.kind == PILL:
            return _pill(ui, chip.text, size)
        words = ui.assets.text(chip.text, "semibold", size, theme.PINE)
        out = shapes.clear((words.get_width(), round(size * 1.5)))
        out.blit(words, words.get_rect(midleft=(0, out.get_height() // 2)))
        low = out.get_height() // 2 + round(size * 0.55)
        dotted(ui, out, 0, words.get_width(), low, theme.PINE)
        return out

    return ui.assets.kept.get(("chip of rules", chip.kind, chip.text, size), make)


def _pill(ui: Ui, text: str, size: int) -> Surface:
    words = ui.assets.text(text, "regular", size, theme.SOFT)
    edge = Box(
        size * 0.45, edge=theme.EDGE, width=max(1.0, 1.5 * ui.metrics.k), dash=(size * 0.3, size * 0.2)
    )
    out = ui.box((words.get_width() + size, round(size * 1.5)), edge).copy()
    out.blit(words, words.get_rect(center=out.get_rect().center))
    return out
