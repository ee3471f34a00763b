"""A line to type into: a question to the sheets, the name of a table, the seed of the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.words import setting_line


def are_digits(typed: str) -> bool:
    """Whether a seed takes these signs."""
    return typed.isascii() and typed.isdigit()


@dataclass(frozen=True)
class Line:
    """A line to type into: its key and name, what stands in it, what is shown while that is nothing.

    It takes signs that it `accepts`, `most` of them. Esc `empties` it, else it leaves the screen as anywhere.
    """

    key: str
    name: str
    value: str
    hint: str
    most: int = 60
    accepts: Callable[[str], bool] = str.isprintable
    empties: bool = True


class TextField(Widget):
    """Signs go in at the end; Backspace takes the last, Delete or Esc empties it."""

    def __init__(
        self,
        ui: Ui,
        line: Line,
        on_change: Callable[[str], None],
        note: str = "",
        icon: str = "",
        height: float = 50,
        size: float = theme.EMPHASIS,
    ) -> None:
        super().__init__(ui, line.key, zone="head")
        self.line, self.value, self.note = line, line.value, note
        self._icon, self._on_change = icon, on_change
        self._font = ui.font(size)
        self._caret = 0  # x of the place behind the last sign
        wide = ui.assets.text_width(line.hint, "regular", self._font) + 2 * ui.px(18)
        self.size = (
            max(ui.px(240), wide),
            max(ui.metrics.at_least(height, theme.HIT), self._font + 2 * ui.px(10)),
        )

    @property
    def spoken(self) -> str:
        words = setting_line(self.line.name, self.value or self.line.hint)
        return f"{words}. {self.note}" if self.note else words

    def handle_key(self, event: Event) -> bool:
        typed = getattr(event, "unicode", "")
        if event.key == pygame.K_BACKSPACE:
            self._set(self.value[:-1])
        elif event.key == pygame.K_DELETE or (
            event.key == pygame.K_ESCAPE and self.line.empties and self.value
        ):
            self._set("")
        elif typed and self.line.accepts(typed) and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._set((self.value + typed)[: self.line.most])
        else:
            return False
        return True

    def _set(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self._on_change(value)

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        edge = theme.EDGE_DARK if self.hovered else theme.EDGE
        tile = Box(12 * k, theme.PAPER, edge, max(1.5, 2 * k))
        surface.blit(ui.box(self.rect.size, tile), self.rect)
        x = self.rect.x + ui.px(16)
        if self._icon:
            mark = ui.assets.icon(self._icon, round(self._font * 1.2), theme.SOFT)
            surface.blit(mark, mark.get_rect(midleft=(x, self.rect.centery)))
            x += mark.get_width() + ui.px(12)
        right = self.rect.right - ui.px(16)
        if self.note:
            note = ui.text(self.note, theme.SECOND, "regular", theme.SOFT)
            if x + ui.px(120) + note.get_width() < right:
                right -= note.get_width()
                surface.blit(note, note.get_rect(midleft=(right, self.rect.centery)))
                right -= ui.px(10)
        role, colour = ("semibold", theme.INK) if self.value else ("regular", theme.SOFT)
        words = ui.assets.text(self.value or self.line.hint, role, self._font, colour)
        room = Rect(
            max(0, words.get_width() - (right - x)) if self.value else 0, 0, right - x, words.get_height()
        )
        surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)), room)
        self._caret = min(right, x + words.get_width() + ui.px(2))

    def draw_caret(self, surface: Surface) -> None:
        if self.value:
            place = Rect(self._caret, self.rect.centery - self._font // 2, max(1, self.ui.px(2)), self._font)
            surface.fill(theme.INK, place)
