"""Clause ids, the pill "silent" and small words in a line that wraps."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.text import dotted
from game.pages.lines import Chip, Mark


class Chips(Widget):
    """Chips side by side; `right` puts them at the right of what they take."""

    focusable = False

    def __init__(self, ui: Ui, chips: Sequence[Chip], right: bool = False) -> None:
        super().__init__(ui)
        self._chips = [(_picture(ui, chip), chip) for chip in chips]
        self._gap = ui.px(7)
        self._high = round(ui.font(theme.LEAST) * 1.6)
        self._right = right
        self._places: list[tuple[Rect, Surface, Chip]] = []
        self.fit(ENDLESS)
        self._best_width = self.size[0]

    @property
    def best_width(self) -> int:
        return self._best_width

    @property
    def least_width(self) -> int:
        return max((picture.get_width() for picture, _chip in self._chips), default=0)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        lines: list[list[tuple[Rect, Surface, Chip]]] = []
        x = 0
        for picture, chip in self._chips:
            if not lines or x + picture.get_width() > width:
                lines.append([])
                x = 0
            place = picture.get_rect(midleft=(x, self._high * len(lines) - self._high + self._high // 2))
            lines[-1].append((place, picture, chip))
            x = place.right + self._gap
        wide = max((line[-1][0].right for line in lines), default=0)
        if self._right:
            for line in lines:
                aside = wide - line[-1][0].right
                for place, _picture, _chip in line:
                    place.x += aside
        self._places = [each for line in lines for each in line]
        self.size = (wide, self._high * len(lines))

    @property
    def spoken(self) -> str:
        return " ".join(chip.text for _picture, chip in self._chips)

    @property
    def link(self) -> str:
        """The first thing they open; empty where they open nothing."""
        return next((chip.link for _picture, chip in self._chips if chip.link), "")

    def link_at(self, pos: tuple[int, int]) -> str:
        """What is opened at a place of the window; empty where nothing is."""
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y
        for place, _picture, chip in self._places:
            if chip.link and place.inflate(8, 12).collidepoint(x, y):
                return chip.link
        return ""

    def draw(self, surface: Surface) -> None:
        for place, picture, _chip in self._places:
            surface.blit(picture, place.move(self.rect.topleft))


def _picture(ui: Ui, chip: Chip) -> Surface:
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
