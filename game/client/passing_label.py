"""A few words over whatever is shown, which go away by themselves."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui

_SHOWN = 1800.0  # milliseconds


@dataclass
class PassingLabel:
    """The label of one window; without words there is none."""

    words: str = ""
    icon: str = ""
    _left: float = 0.0

    def show(self, words: str, icon: str) -> None:
        """These words from now on, for a while."""
        self.words, self.icon, self._left = words, icon, _SHOWN

    def tick(self, dt: float) -> bool:
        """Time passes; True if the label has just gone."""
        if not self.words:
            return False
        self._left -= dt
        if self._left <= 0:
            self.words = ""
        return not self.words

    def draw(self, surface: Surface, ui: Ui) -> None:
        """Lays the words in the middle of the bar at the top."""
        if not self.words:
            return
        letters = ui.text(self.words, theme.BODY, "semibold")
        sign = ui.assets.icon(self.icon, ui.font(theme.BODY + 4), theme.PINE)
        gap, high = ui.px(10), letters.get_height() + ui.px(14)
        wide = sign.get_width() + gap + letters.get_width() + ui.px(36)
        place = surface.get_rect()
        place.update((place.w - wide) // 2, max(ui.px(4), (ui.metrics.top_bar - high) // 2), wide, high)
        edge = shapes.Box(high / 2, theme.PAPER, theme.BRASS_DARK, max(1.0, 2 * ui.metrics.k))
        surface.blit(ui.box(place.size, edge), place)
        surface.blit(sign, sign.get_rect(midleft=(place.x + ui.px(18), place.centery)))
        surface.blit(letters, letters.get_rect(midright=(place.right - ui.px(18), place.centery)))
