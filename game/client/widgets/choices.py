"""Choosing among few values: segments, switch, stepper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.i18n import _
from game.words import setting_line


@dataclass(frozen=True)
class Setting:
    """What is set: its key and name, the values with their words, the one it has, what takes another."""

    key: str
    name: str
    options: Sequence[tuple[str, str]]
    chosen: str
    choose: Callable[[str], None]


class Chooser(Widget):
    """A control for a setting. Left and Right take the value before or after, Enter the next one."""

    def __init__(self, ui: Ui, setting: Setting, size: float = theme.SECOND) -> None:
        super().__init__(ui, setting.key)
        self.setting, self.options = setting, setting.options
        self.value = setting.chosen
        self._font = ui.font(size)

    @property
    def at(self) -> int:
        """The place of the value among all; 0 where it is none of them."""
        return next((number for number, option in enumerate(self.options) if option[0] == self.value), 0)

    @property
    def words(self) -> str:
        """The words of the value; empty where it is none of them."""
        return dict(self.options).get(self.value, "")

    @property
    def spoken(self) -> str:
        return setting_line(self.setting.name, self.words)

    def take(self, number: int) -> None:
        """Takes the value at this place, the first or last for a place before or after all."""
        value = self.options[max(0, min(len(self.options) - 1, number))][0]
        if value != self.value:
            self.value = value
            self.setting.choose(value)

    def activate(self) -> None:
        self.take((self.at + 1) % len(self.options))

    def handle_key(self, event: Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.take(self.at + (-1 if event.key == pygame.K_LEFT else 1))
            return True
        return False

    def _words_width(self) -> int:
        """The width of the longest words."""
        return max(
            (self.ui.assets.text_width(words, "bold", self._font) for _v, words in self.options), default=0
        )


class Segments(Chooser):
    """Two to four short values side by side; the chosen one is pine with a tick."""

    def __init__(self, ui: Ui, setting: Setting, height: float = 40, size: float = theme.SECOND) -> None:
        super().__init__(ui, setting, size)
        self._tick = round(self._font * 0.95)
        self._widths = []
        for value, words in self.options:
            tick = self._tick + ui.px(6) if value == self.value else 0
            wide = ui.assets.text_width(words, "bold", self._font) + 2 * ui.px(14) + tick
            self._widths.append(max(wide, round(theme.HIT * ui.metrics.density)))
        self._edge = max(2, ui.px(2))
        high = max(ui.metrics.at_least(height, theme.HIT), self._font + 2 * ui.px(10))
        self.size = (sum(self._widths) + 2 * self._edge, high)

    @property
    def ring_radius(self) -> float:
        return 11 * self.ui.metrics.k

    def _cells(self) -> list[Rect]:
        cells, x = [], self.rect.x + self._edge
        for wide in self._widths:
            cells.append(Rect(x, self.rect.y + self._edge, wide, self.rect.h - 2 * self._edge))
            x += wide
        return cells

    def click(self, pos: tuple[int, int]) -> None:
        for number, cell in enumerate(self._cells()):
            if cell.left <= pos[0] < cell.right:
                self.take(number)

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        radius = 11 * k
        surface.blit(self.ui.box(self.rect.size, Box(radius, theme.PAPER)), self.rect)
        cells = self._cells()
        for number, (cell, (value, words)) in enumerate(zip(cells, self.options, strict=True)):
            on = value == self.value
            if on:
                self._draw_chosen(surface, cell, number, radius)
            elif number and self.options[number - 1][0] != self.value:
                surface.fill(theme.EDGE_LIT, Rect(cell.x, cell.y, max(1, self.ui.px(1.5)), cell.h))
            colour = theme.WHITE if on else theme.INK
            text = self.ui.assets.text(words, "bold" if on else "medium", self._font, colour)
            x = cell.centerx - text.get_width() // 2
            if on:
                mark = self.ui.assets.icon("check", self._tick, theme.WHITE)
                x = cell.centerx - (text.get_width() + self._tick + self.ui.px(6)) // 2
                surface.blit(mark, mark.get_rect(midleft=(x, cell.centery)))
                x += self._tick + self.ui.px(6)
            surface.blit(text, text.get_rect(midleft=(x, cell.centery)))
        edge = theme.EDGE_DARK if self.hovered else theme.EDGE
        surface.blit(self.ui.box(self.rect.size, Box(radius, edge=edge, width=float(self._edge))), self.rect)

    def _draw_chosen(self, surface: Surface, cell: Rect, number: int, radius: float) -> None:
        """Pine ground; at an end of the row it takes the row's round corners."""
        ground = self.ui.box((cell.w + 2 * self._edge, self.rect.h), Box(radius, theme.PINE))
        first, last = number == 0, number == len(self.options) - 1
        where = Rect(cell.x - self._edge, self.rect.y, *ground.get_size())
        surface.blit(ground, where)
        if not first:
            surface.fill(theme.PINE, Rect(cell.x, cell.y, cell.w // 2, cell.h))
            surface.fill(theme.PAPER, Rect(where.x, self.rect.y, self._edge, self.rect.h))
        if not last:
            surface.fill(theme.PINE, Rect(cell.centerx, cell.y, cell.right - cell.centerx, cell.h))
            surface.fill(theme.PAPER, Rect(cell.right, self.rect.y, self._edge, self.rect.h))


class Switch(Widget):
    """On or off, with the word beside it and a tick in the knob."""

    def __init__(self, ui: Ui, key: str, name: str, on: bool, on_change: Callable[[bool], None]) -> None:
        super().__init__(ui, key)
        self.name = name
        self.on = on
        self._on_change = on_change
        self._words = (_("Off"), _("On"))
        self._font = ui.font(theme.SECOND)
        self._track = (max(ui.px(54), round(self._font * 2.4)), max(ui.px(30), round(self._font * 1.5)))
        wide = max(ui.assets.text_width(word, "bold", self._font) for word in self._words)
        self.size = (
            wide + ui.px(9) + self._track[0],
            max(self._track[1], ui.metrics.at_least(40, theme.HIT)),
        )

    @property
    def spoken(self) -> str:
        return setting_line(self.name, self._words[self.on])

    @property
    def ring_rect(self) -> Rect:
        track = Rect((0, 0), self._track)
        track.midright = self.rect.midright
        return track

    @property
    def ring_radius(self) -> float:
        return self._track[1] / 2

    def activate(self) -> None:
        self.on = not self.on
        self._on_change(self.on)

    def handle_key(self, event: Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            if self.on != (event.key == pygame.K_RIGHT):
                self.activate()
            return True
        return False

    def draw(self, surface: Surface) -> None:
        track, k = self.ring_rect, self.ui.metrics.k
        fill, edge = (theme.PINE, theme.PINE) if self.on else (theme.TROUGH, theme.EDGE)
        line = max(1.5, 2 * k)
        surface.blit(self.ui.box(track.size, Box(track.h / 2, fill, edge, line)), track)
        side = track.h - 2 * max(2, self.ui.px(3))
        knob = Rect(0, 0, side, side)
        knob.centery = track.centery
        gap = (track.h - side) // 2
        knob.x = track.right - gap - side if self.on else track.x + gap
        rim = "#0F3B2E" if self.on else theme.EDGE_DARK if self.hovered else theme.EDGE
        surface.blit(self.ui.box(knob.size, Box(side / 2, theme.KNOB, rim, max(1.0, 1.5 * k))), knob)
        if self.on:
            mark = self.ui.assets.icon("check", round(side * 0.62), theme.PINE)
            surface.blit(mark, mark.get_rect(center=knob.center))
        word = self.ui.assets.text(
            self._words[self.on], "bold" if self.on else "medium", self._font, theme.INK
        )
        surface.blit(word, word.get_rect(midright=(track.x - self.ui.px(9), track.centery)))


class Stepper(Chooser):
    """A value between minus and plus; their keys, Left and Right or a click on the signs change it."""

    def __init__(self, ui: Ui, setting: Setting) -> None:
        super().__init__(ui, setting, 16)
        self._side = max(ui.metrics.at_least(40, theme.HIT), round(self._font * 1.8))
        self.size = (2 * self._side + self._words_width() + 2 * ui.px(12), self._side)

    @property
    def ring_radius(self) -> float:
        return self._side / 2

    def _signs(self) -> tuple[Rect, Rect]:
        minus = Rect(self.rect.x, self.rect.y, self._side, self._side)
        return minus, Rect(self.rect.right - self._side, self.rect.y, self._side, self._side)

    def handle_key(self, event: Event) -> bool:
        ways = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_RIGHT: 1, pygame.K_PLUS: 1}
        if event.key in ways and not event.mod & pygame.KMOD_CTRL:
            self.take(self.at + ways[event.key])
            return True
        return False

    def click(self, pos: tuple[int, int]) -> None:
        for sign, way in zip(self._signs(), (-1, 1), strict=True):
            if sign.inflate(6, 6).collidepoint(pos):
                self.take(self.at + way)

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        ends = (self.at == 0, self.at == len(self.options) - 1)
        for sign, icon, at_end in zip(self._signs(), ("minus", "plus"), ends, strict=True):
            edge = theme.EDGE_LIT if at_end else theme.EDGE
            low = self.ui.box(sign.size, Box(self._side / 2, theme.EDGE_LIT))
            surface.blit(low, sign.move(0, max(1, self.ui.px(2))))
            disc = Box(self._side / 2, theme.PAPER, edge, max(1.5, 2 * k))
            surface.blit(self.ui.box(sign.size, disc), sign)
            mark = self.ui.assets.icon(icon, round(self._side * 0.45), edge if at_end else theme.INK)
            surface.blit(mark, mark.get_rect(center=sign.center))
        value = self.ui.assets.text(self.options[self.at][1], "bold", self._font, theme.INK)
        surface.blit(value, value.get_rect(center=self.rect.center))
