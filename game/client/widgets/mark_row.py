"""How each of many answers was, as discs: best, nearly as good, or a mistake, told by shape and colour."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.tutor.review import Mark

_SIDE, _LEAST, _GAP = 27, 18, 9
_EACH = 20  # discs in a row, at most

_LOOKS = {
    Mark.BEST: (theme.PINE, theme.PINE, "check", theme.WHITE),
    Mark.GOOD: (theme.GOLD_LIT, theme.BRASS_DARK, "check", theme.GOLD),
    Mark.MISTAKE: (theme.CLAY_LIT, theme.CLAY, "x", theme.CLAY),
}
"""Ground, edge, sign and its colour."""


class MarkRow(Widget):
    """The discs in rows as wide as there is room."""

    focusable = False
    still = True

    def __init__(self, ui: Ui, marks: Sequence[Mark]) -> None:
        super().__init__(ui)
        self._marks = [mark for mark in marks if mark in _LOOKS]
        self._side = ui.px(_SIDE)
        self._each = max(1, min(_EACH, len(self._marks)))

    @property
    def best_width(self) -> int:
        return self._each * self.ui.px(_SIDE + _GAP)

    @property
    def least_width(self) -> int:
        return self.ui.px(_LEAST)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        ui, gap = self.ui, self.ui.px(4)
        self._each = max(1, min(_EACH, len(self._marks), (width + gap) // (ui.px(_LEAST) + gap)))
        self._side = max(ui.px(_LEAST), min(ui.px(_SIDE), width // self._each - gap))
        rows = -(-len(self._marks) // self._each)
        self.size = (width, rows * self._side + max(0, rows - 1) * ui.px(6))

    def draw(self, surface: Surface) -> None:
        ui, apart = self.ui, min(self.rect.w / self._each, self._side + 4 * self.ui.px(_GAP))
        for number, mark in enumerate(self._marks):
            row, at = divmod(number, self._each)
            place = Rect(0, 0, self._side, self._side)
            place.topleft = (
                self.rect.x + round(at * apart),
                self.rect.y + row * (self._side + ui.px(6)),
            )
            fill, edge, icon, colour = _LOOKS[mark]
            look = Box(self._side / 2, fill, edge, max(1.5, 2 * ui.metrics.k))
            surface.blit(ui.box(place.size, look), place)
            sign = ui.assets.icon(icon, round(self._side * 0.6), colour)
            surface.blit(sign, sign.get_rect(center=place.center))
