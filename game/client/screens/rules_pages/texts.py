"""A paragraph as a row."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.row_list import Row
from game.client.widgets.text import TextBlock


class TextRow(Row):
    """A paragraph; it cannot be chosen."""

    selectable = False

    def __init__(
        self, ui: Ui, text: str, width: int, *, size: float = 16, role: str = "regular",
        colour: str = theme.INK, above: float = 6,
    ) -> None:  # fmt: skip
        super().__init__(ui, f"text {text}", width)
        self._block = TextBlock(ui, text, width, Style(size, role, colour, 1.36))
        self._above = ui.px(above)
        self.height = self._block.size[1] + self._above + ui.px(2)

    @property
    def spoken(self) -> str:
        return self._block.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        surface.blit(self._block.picture(), (rect.x, rect.y + self._above))
