"""Clause ids, the pill "silent" and small words in a line that wraps."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Lines, Sized
from game.client.widgets.base import ENDLESS
from game.client.widgets.composed import Composed
from game.client.widgets.layout import Row, Side, placed
from game.client.widgets.still import picture
from game.client.widgets.text import dotted
from game.pages.lines import Chip, Mark


class Chips(Composed):
    """Chips side by side, which go on in the next line; `right` puts them at the end of the lines."""

    def __init__(self, ui: Ui, chips: Sequence[Chip], right: bool = False) -> None:
        self._chips = [(picture(ui, _drawn(ui, chip)), chip) for chip in chips]
        high = round(ui.font(theme.LEAST) * 1.6)
        cells = [Sized(Row(drawn), height=high) for drawn, _chip in self._chips]
        super().__init__(ui, "", Lines(*cells, gap=ui.px(7), side=Side.END if right else Side.START))
        self.fit(ENDLESS)

    def arrange(self) -> None:
        placed(self.content, self.rect, mirrored=self.mirrored)

    def draw(self, surface: Surface) -> None:
        for drawn, _chip in self._chips:
            drawn.draw(surface)

    @property
    def spoken(self) -> str:
        return " ".join(chip.text for _drawn, chip in self._chips)

    @property
    def link(self) -> str:
        """The first thing they open; empty where they open nothing."""
        return next((chip.link for _drawn, chip in self._chips if chip.link), "")

    def link_at(self, pos: tuple[int, int]) -> str:
        """What is opened at a place of the window; empty where nothing is."""
        for drawn, chip in self._chips:
            if chip.link and drawn.rect.inflate(8, 12).collidepoint(pos):
                return chip.link
        return ""


def _drawn(ui: Ui, chip: Chip) -> Surface:
    size = ui.font(theme.LEAST)
    if chip.mark is Mark.WORDS:
        return ui.assets.text(chip.text, "regular", size, theme.SOFT)
    if chip.mark is Mark.STRONG:
        return ui.assets.text(chip.text, "bold", size, theme.GOLD)

    def make() -> Surface:
        if chip.mark is Mark.PILL:
            return _pill(ui, chip.text, size)
        words = ui.assets.text(chip.text, "semibold", size, theme.PINE)
        out = shapes.clear((words.get_width(), round(size * 1.5)))
        out.blit(words, words.get_rect(midleft=(0, out.get_height() // 2)))
        low = out.get_height() // 2 + round(size * 0.55)
        dotted(ui, out, 0, words.get_width(), low, theme.PINE)
        return out

    return ui.assets.kept.get(("chip of rules", chip.mark, chip.text, size), make)


def _pill(ui: Ui, text: str, size: int) -> Surface:
    words = ui.assets.text(text, "regular", size, theme.SOFT)
    edge = Box(
        size * 0.45, edge=theme.EDGE, width=max(1.0, 1.5 * ui.metrics.k), dash=(size * 0.3, size * 0.2)
    )
    out = ui.box((words.get_width() + size, round(size * 1.5)), edge).copy()
    out.blit(words, words.get_rect(center=out.get_rect().center))
    return out
