"""A list to drop whose values each have a sentence below them, so that one knows what one chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.choices import Setting
from game.client.widgets.flow import Style
from game.client.widgets.marks import rule
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.i18n import _

_LEAST_LIST = 300
_WIDER = 1.4  # at most, where a list has no room


class NotedSelect(Select):
    """A `Select` of values, words and sentences; closed it shows the words alone."""

    def __init__(self, ui: Ui, setting: Setting, notes: Mapping[str, str]) -> None:
        """`notes` has the sentence of each value."""
        super().__init__(ui, setting, least_width=0)
        self._sentences = notes
        self.notes: dict[str, TextBlock] = {}

    @property
    def spoken(self) -> str:
        value = self.options[self.at][0]
        # NOTE: {choice} is a setting with its value, {note} a sentence about the value
        return _("{choice}. {note}").format(choice=super().spoken, note=self._sentences[value])

    def arrange(self) -> None:
        """The sentences are set for the width of the open list; without them where it would be too high.

        A list that has room neither below nor above is made wider, and its head says what it chooses.
        """
        least = max(self.rect.w, min(self.ui.px(_LEAST_LIST), self.ui.metrics.width))
        most = min(round(least * _WIDER), self.ui.metrics.width - 2 * self._margin)
        self._head = ""
        for wide in range(least, max(least, most) + 1, max(1, self.ui.px(10))):
            self._set(wide)
            if self._room_beside(sum(self._heights())):
                return
        least_high = sum(self._heights())
        while wide > least and self._height_at(wide - 1) <= least_high:
            wide -= 1  # no wider than saves a line
        self._set(wide)
        self._head = self.setting.name
        if self._head_height + sum(self._heights()) > self.ui.metrics.height - 2 * self._margin:
            self._head = ""
        if sum(self._heights()) > self.ui.metrics.height - 2 * self.ui.px(4):
            self.notes, self._wide = {}, self.rect.w

    def _set(self, wide: int) -> None:
        style, room = Style(theme.LEAST, colour=theme.SOFT, line=1.28), wide - 2 * self.ui.px(14)
        self._wide = wide
        self.notes = {value: TextBlock(self.ui, note, room, style) for value, note in self._sentences.items()}

    def _height_at(self, wide: int) -> int:
        self._set(wide)
        return sum(self._heights())

    def _room_beside(self, high: int) -> bool:
        """Whether a list so high has room below or above the closed one."""
        below = self.ui.metrics.height - self._margin - self.rect.bottom
        return self.ui.px(4) + high <= max(below, self.rect.top - self._margin)

    @property
    def _margin(self) -> int:
        """What an open list keeps from the edges of the window."""
        return self.ui.px(12)

    def _heights(self) -> list[int]:
        if not self.notes:
            return [max(self.rect.h, self.ui.metrics.hit)] * len(self.options)
        return [self._line + self.notes[value].size[1] + 2 * self._pad for value, _words in self.options]

    @property
    def _line(self) -> int:
        return round(self._font * 1.35)

    @property
    def _pad(self) -> int:
        return self.ui.px(8)

    @property
    def _head_height(self) -> int:
        return self._line + self._pad if self._head else 0

    def rows(self) -> list[Rect]:
        heights, window = self._heights(), self.ui.metrics
        gap, total = self.ui.px(4), sum(heights)
        top = self.rect.bottom + gap
        if top + total > window.height - self._margin:
            above = self.rect.top - gap - total
            lowest = window.height - total - min(self._margin, (window.height - total) // 2)
            top = above if above >= self._margin else lowest
        left = max(gap, min(self.rect.x, window.width - self._wide - gap))
        tops = accumulate(heights, initial=top)
        return [Rect(left, y, self._wide, high) for y, high in zip(tops, heights, strict=False)]

    def list_area(self, rows: Sequence[Rect]) -> Rect:
        area = super().list_area(rows)
        return Rect(area.x, area.y - self._head_height, area.w, area.h + self._head_height)

    def draw_over(self, surface: Surface) -> None:
        super().draw_over(surface)
        if self.open and self._head:
            area = self.list_area(self.rows())
            words = self.ui.assets.text(self._head, "bold", self._font, theme.PINE)
            x, high = area.x + self.ui.px(14), self._head_height
            surface.blit(words, words.get_rect(midleft=(x, area.y + high // 2 + self.ui.px(2))))
            rule(self.ui, surface, area.x + 2, area.y + high - 1, area.w - 4)

    def _draw_option(self, surface: Surface, row: Rect, value: str) -> None:
        note = self.notes.get(value)
        if note is None:
            super()._draw_option(surface, row, value)
            return
        self._draw_words(surface, row, row.y + self._pad + self._line // 2, value)
        surface.blit(note.picture(), (row.x + self.ui.px(14), row.y + self._pad + self._line))
