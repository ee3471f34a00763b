"""A sheet of paper that opens something: picture, title, a line, and its number key."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.assets import Sprite
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import key_cap
from game.client.widgets.text import TextBlock

Art = Callable[[Ui, Surface, Rect], None]


class MenuCard(Widget):
    """Paper lying a little askew; it rises under the mouse. Only the paper is turned, not the words."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        title: str,
        detail: str,
        on_press: Callable[[], None],
        *,
        width: int,
        shortcut: str = "",
        art: Art | None = None,
        art_height: int = 0,
        angle: float = 0.0,
    ) -> None:
        super().__init__(ui, key, group="menu")
        self.title, self.detail = title, detail
        self._on_press = on_press
        self._art, self._art_height = art, art_height if art else 0
        self._angle = angle
        self._cap = key_cap(ui, shortcut) if shortcut else None
        self._pad = ui.px(20)
        inner = width - 2 * self._pad
        beside = self._cap.get_width() + ui.px(10) if self._cap and not self._art_height else 0
        self._head = TextBlock(ui, title, inner - beside, Style(24, "title", theme.INK, 1.2))
        self._below = TextBlock(ui, detail, inner, Style(16, colour=theme.SOFT, line=1.3))
        gap = ui.px(8) if self._art_height else 0
        self.words_high = self._head.size[1] + ui.px(3) + self._below.size[1]
        """How much room the words get at the foot; cards in a row share the largest, so that titles align."""
        high = self._art_height + gap + self.words_high
        self.size = (width, high + 2 * ui.px(17))

    @property
    def spoken(self) -> str:
        return f"{self.title}. {self.detail}"

    @property
    def ring_radius(self) -> float:
        return theme.RADIUS_SHEET * self.ui.metrics.k

    def activate(self) -> None:
        self._on_press()

    def _rise(self) -> int:
        return 0 if self.pressed else self.ui.px(4) if self.hovered else 0

    @property
    def ring_rect(self) -> Rect:
        return self.rect.move(0, -self._rise())

    def _paper(self) -> Sprite:
        key = ("menu paper", self.rect.size, self._angle, self.ui.metrics.k)

        def make() -> Sprite:
            paper = self.ui.paper(self.rect.size)
            turned = pygame.transform.rotozoom(paper.surface, -self._angle, 1)
            dx, dy = (n // 2 for n in paper.surface.get_size())
            middle = turned.get_rect().center
            return Sprite(turned, (middle[0] + paper.middle[0] - dx, middle[1] + paper.middle[1] - dy))

        return self.ui.assets.kept.get(key, make)

    def draw(self, surface: Surface) -> None:
        place = self.rect.move(0, -self._rise())
        self._paper().draw(surface, place.center)
        x, y = place.x + self._pad, place.y + self.ui.px(17)
        if self._cap:
            surface.blit(self._cap, self._cap.get_rect(topright=(place.right - self._pad, y)))
        if self._art and self._art_height:
            self._art(self.ui, surface, Rect(x, y, place.w - 2 * self._pad, self._art_height))
        top = place.bottom - self.ui.px(17) - self.words_high if self._art_height else y
        surface.blit(self._head.picture(), (x, top))
        surface.blit(self._below.picture(), (x, top + self._head.size[1] + self.ui.px(3)))
