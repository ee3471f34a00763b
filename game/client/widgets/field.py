"""A field for a short number, typed or pasted digit by digit."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client import theme
from game.client.shapes import Box
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.i18n import _


class DigitField(Widget):
    """Digits go in at the end; Backspace takes the last, Delete empties it. Empty shows `hint`."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        name: str,
        value: str,
        hint: str,
        on_change: Callable[[str], None],
        *,
        width: int,
        most: int = 9,
        height: float = 46,
        zone: str = "main",
    ) -> None:
        super().__init__(ui, key, zone=zone)
        self.name, self.value, self.hint = name, value, hint
        self._on_change = on_change
        self._most = most
        self._font = ui.font(16)
        self.size = (width, max(ui.metrics.at_least(height, theme.HIT), self._font + 2 * ui.px(10)))

    @property
    def spoken(self) -> str:
        return _("{setting}: {value}").format(setting=self.name, value=self.value or self.hint)

    def handle_key(self, event: Event) -> bool:
        typed = getattr(event, "unicode", "")
        if typed.isascii() and typed.isdigit() and not event.mod & pygame.KMOD_CTRL:
            self._set((self.value + typed)[: self._most])
        elif event.key == pygame.K_BACKSPACE:
            self._set(self.value[:-1])
        elif event.key == pygame.K_DELETE:
            self._set("")
        else:
            return False
        return True

    def _set(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self._on_change(value)

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        edge = theme.EDGE_DARK if self.hovered else theme.EDGE
        tile = Box(11 * k, theme.PAPER, edge, max(1.5, 2 * k))
        surface.blit(self.ui.box(self.rect.size, tile), self.rect)
        x = self.rect.x + self.ui.px(14)
        if self.value:
            words = self.ui.assets.text(self.value, "semibold", self._font, theme.INK)
            surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))
            x += words.get_width() + self.ui.px(2)
            surface.fill(
                theme.EDGE, Rect(x, self.rect.centery - self._font // 2, max(1, self.ui.px(2)), self._font)
            )
        else:
            words = self.ui.assets.text(self.hint, "regular", self._font, theme.SOFT)
            surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))
