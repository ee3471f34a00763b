"""The button that deals a game: cards before its words, and its key at the end."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens import home_art
from game.client.widgets.base import ENDLESS
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.marks import key_cap

_WIDTH = 320
_PICTURE, _PAD = 70, 100  # how wide the picture is, and what is left free at both ends of the words


class PlayButton(Button):
    """At least so wide as drawn, and wider where its words need it; `main` makes it of brass."""

    def __init__(
        self, ui: Ui, key: str, words: str, on_press: Callable[[], None], height: float, main: bool
    ) -> None:
        kind = BRASS if main else PLAIN
        super().__init__(ui, key, words, on_press, ButtonStyle(kind=kind, size=24, height=height, pad=_PAD))

    @property
    def best_width(self) -> int:
        return max(self.ui.px(_WIDTH), super().best_width)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        super().fit(width, height)
        self.size = (min(width, max(self.size[0], self.ui.px(_WIDTH))), self.size[1])

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        px, top = self.ui.px, self.rect.move(0, self._sunk())
        art = Rect(top.x + px(16), 0, px(_PICTURE), round(top.h * 0.76))
        art.centery = top.centery
        home_art.play(self.ui, surface, art)
        cap = key_cap(self.ui, "1", theme.BRASS_RIM if self.is_main else theme.SOFT)
        surface.blit(cap, cap.get_rect(midright=(top.right - px(16), top.centery)))
