"""A line of text that keeps its beginning, and its end if told, where it has not room for all of it."""

from __future__ import annotations

from pygame import Surface

from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.flow import Style

_LEAST = 80
_END = 1 / 3  # how much of what is kept is the end


class Elided(Widget):
    """One line, with dots for its middle or for its end; speech says it whole."""

    focusable = False

    def __init__(self, ui: Ui, text: str, style: Style, end: float = _END) -> None:
        """`end`: how much of what is kept is the end; 0 where the beginning says most."""
        super().__init__(ui, "elided")
        self._end = end
        self._text, self._style, self._shown = text, style, text
        self._best = self._width(text)
        self.size = (self._best, round(ui.font(style.size) * style.line))

    @property
    def best_width(self) -> int:
        return self._best

    @property
    def least_width(self) -> int:
        return min(self._best, self.ui.px(_LEAST))

    @property
    def spoken(self) -> str:
        return self._text

    @property
    def shown(self) -> str:
        """What is to be seen of it."""
        return self._shown

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._shown = self._text if self._best <= width else self._cut(width)
        self.size = (min(width, self._width(self._shown)), self.size[1])

    def _width(self, text: str) -> int:
        return self.ui.assets.text_width(text, self._style.role, self.ui.font(self._style.size))

    def _cut(self, width: int) -> str:
        """As many letters as have room, from the beginning and the end."""
        low, high = 0, len(self._text) - 1
        while low < high:
            kept = (low + high + 1) // 2
            low, high = (kept, high) if self._width(self._with(kept)) <= width else (low, kept - 1)
        return self._with(low)

    def _with(self, kept: int) -> str:
        end = int(kept * self._end)
        return f"{self._text[: kept - end].rstrip()}…{self._text[len(self._text) - end :]}"

    def draw(self, surface: Surface) -> None:
        words = self.ui.assets.text(
            self._shown, self._style.role, self.ui.font(self._style.size), self._style.colour
        )
        self.canvas(surface).blit(words, words.get_rect(midleft=self.rect.midleft))
