"""Widgets that show a layout of others: a tile, a card or a line made of texts and signs."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.layout import Part, placed
from game.client.widgets.marks import rule
from game.client.widgets.still import Drawing
from game.words import in_one_breath


class Composed(Widget):
    """Shows a part that nobody presses by itself."""

    focusable = False

    def __init__(self, ui: Ui, key: str, content: Part) -> None:
        super().__init__(ui, key)
        self.content = content
        self._laid: object = None  # where its parts were placed last
        self._parts: Sequence[Widget] = ()

    @property
    def best_width(self) -> int:
        return self.content.best_width

    @property
    def least_width(self) -> int:
        return self.content.least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.content.fit(width, height)
        self.size, self._laid = self.content.size, None

    @property
    def spoken(self) -> str:
        return in_one_breath(part.spoken for part in self.content.parts())

    def draw(self, surface: Surface) -> None:
        self.draw_content(surface, self.rect)

    def draw_content(self, surface: Surface, place: Rect) -> None:
        """Draws what it shows into a place."""
        laid = (*place, self.mirrored)
        if laid != self._laid:  # placed only now: what scrolls is moved while it is drawn
            self._laid, self._parts = laid, placed(self.content, place, mirrored=self.mirrored)
        for part in self._parts:
            part.draw(surface)


def hairline(ui: Ui) -> Drawing:
    """A hairline at the lower edge of its place."""
    return Drawing(ui, rule, (0, max(1, ui.px(1.5))))
