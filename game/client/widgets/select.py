"""A value out of a longer list: a button with a caret that drops the list."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, least
from game.client.widgets.base import Widget, is_press
from game.client.widgets.choices import Chooser, Segments, Setting
from game.client.widgets.composed import Composed
from game.client.widgets.layout import Column, Inset, Part, Row, Side, placed, space
from game.client.widgets.still import picture


class Select(Chooser):
    """Enter, Space or a click opens the list; Up, Down and Enter choose; Esc closes it.

    Left and Right take the value before or after without opening it.
    """

    def __init__(
        self, ui: Ui, setting: Setting, least_width: float = 180, brief: Mapping[str, str] | None = None
    ) -> None:
        """`brief` has shorter words for values, shown where the list is narrow."""
        super().__init__(ui, setting)
        self.open = False
        self._brief = brief or {}
        self._marked = 0  # the row of the open list that Enter would take
        self._parts: list[Widget] = []  # of the open list
        self.list_area = Rect(0, 0, 0, 0)
        """The paper of the open list."""
        self._caret = round(self._font * 1.1)
        self.size = (
            max(ui.px(least_width), self._words_width() + self._caret + 3 * ui.px(14)),
            max(ui.metrics.at_least(40, theme.HIT), self._font + 2 * ui.px(10)),
        )

    @property
    def at(self) -> int:
        return self._marked if self.open else super().at

    @property
    def words(self) -> str:
        return self.options[self._marked][1] if self.open else super().words

    @property
    def modal(self) -> bool:
        return self.open

    def activate(self) -> None:
        self._marked = self.at
        self._drop()
        self.open = True

    def take(self, number: int) -> None:
        self.open = False
        super().take(number)

    def handle_key(self, event: Event) -> bool:
        if not self.open:
            if event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT:
                self.activate()
                return True
            return super().handle_key(event)
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            way = -1 if event.key == pygame.K_UP else 1
            self._marked = max(0, min(len(self.options) - 1, self._marked + way))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.take(self._marked)
        elif event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.open = False
        return True

    def pointer(self, event: Event) -> bool:
        if not self.open:
            return False
        rows = self.rows()
        if event.type == pygame.MOUSEMOTION:
            for number, row in enumerate(rows):
                if row.collidepoint(event.pos):
                    self._marked = number
        elif is_press(event):
            hit = next((n for n, row in enumerate(rows) if row.collidepoint(event.pos)), None)
            if hit is None:
                self.open = False
            else:
                self.take(hit)
        return True

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        radius, line, canvas = theme.RADIUS_BUTTON * k, max(1.5, 2 * k), self.canvas(surface)
        low = theme.EDGE if self.hovered else theme.EDGE_LIT
        surface.blit(self.ui.box(self.rect.size, Box(radius, low)), self.rect.move(0, max(1, self.ui.px(2))))
        rim = theme.EDGE_DARK if self.hovered else theme.EDGE
        surface.blit(self.ui.box(self.rect.size, Box(radius, theme.PAPER, rim, line)), self.rect)
        left = self.rect.x + self.ui.px(14)
        room = self.rect.right - self._caret - self.ui.px(18) - left  # a narrow one cuts its words
        words = self.fitting(self.value, "semibold", room)
        text = self.ui.assets.text(words, "semibold", self._font, theme.INK)
        place = text.get_rect(midleft=(left, self.rect.centery))
        canvas.blit(text, place, Rect(0, 0, room, place.h))
        caret = self.ui.assets.icon("caret", self._caret)
        canvas.blit(caret, caret.get_rect(midright=(self.rect.right - self.ui.px(12), self.rect.centery)))

    def fitting(self, value: str, role: str, room: int) -> str:
        """The words of a value in a role of the font, or its shorter ones where those have no room."""
        words = dict(self.options).get(value, "")
        too_wide = self._brief and self.ui.assets.text_width(words, role, self._font) > room
        return self._brief.get(value, words) if too_wide else words

    # -- the open list -----------------------------------------------------------------------

    def _drop(self) -> None:
        """Lays the list out: below the closed one, else above it, else where the window has room."""
        window, gap = self.ui.metrics, self.ui.px(4)
        part = self.listed()
        wide, high = part.size
        top = self.rect.bottom + gap
        if top + high > window.height - self.margin:
            above = self.rect.top - gap - high
            lowest = window.height - high - min(self.margin, (window.height - high) // 2)
            top = above if above >= self.margin else lowest
        left = max(gap, min(self.rect.x, window.width - wide - gap))
        self.list_area = Rect(left, top, wide, high)
        self._parts = placed(part, self.list_area, mirrored=self.mirrored)

    @property
    def margin(self) -> int:
        """What an open list keeps from the edges of the window."""
        return self.ui.px(12)

    def listed(self) -> Part:
        """The list, in the room it takes."""
        part = Column(*(self.option(value, self.rect.w) for value, _words in self.options), side=Side.FILL)
        part.fit(self.rect.w)
        return part

    def option(self, value: str, width: int, *below: Part) -> Composed:
        """A row of the list: words, a tick where it is chosen, and what stands `below` them."""
        ui, role = self.ui, "bold" if value == self.value else "medium"
        words = self.fitting(value, role, width - self._caret - ui.px(32))
        tick = [picture(ui, ui.assets.icon("check", self._caret, theme.PINE))] if value == self.value else []
        text = picture(ui, ui.assets.text(words, role, self._font, theme.INK))
        line: Part = Row(text, free := space(), *tick, grow=free)
        if below:
            line = Column(Sized(line, height=round(self._font * 1.35)), *below, side=Side.FILL)
        inside = Inset(line, ui.px(14), ui.px(8) if below else 0, ui.px(12), ui.px(8) if below else 0)
        return Composed(ui, value, least(inside, height=0 if below else max(self.rect.h, ui.metrics.hit)))

    def rows(self) -> list[Rect]:
        """Where the values of the open list lie."""
        return [part.rect for part in self._parts if isinstance(part, Composed)]

    def draw_over(self, surface: Surface) -> None:
        if not self.open:
            return
        area, k = self.list_area, self.ui.metrics.k
        radius = theme.RADIUS_BUTTON * k
        soft, reach = self.ui.assets.shadow(area.size, radius, shapes.Shade(18 * k, "#321C08", 0.5))
        surface.blit(soft, (area.x - reach, area.y - reach + self.ui.px(6)))
        surface.blit(self.ui.box(area.size, Box(radius, theme.PAPER, theme.EDGE, max(1.5, 2 * k))), area)
        edge = self.ui.px(3)
        marked = self.rows()[self._marked].inflate(-2 * edge, -2 * edge)
        surface.blit(self.ui.box(marked.size, Box(max(1.0, radius - edge), theme.GOLD_LIT)), marked)
        for part in self._parts:
            part.draw(surface)


def segments_or_list(segments: Segments, most: float, least_width: float = 180) -> Chooser:
    """The segments, or a list to drop where they are wider than this."""
    if segments.size[0] <= most:
        return segments
    return Select(segments.ui, segments.setting, least_width)
