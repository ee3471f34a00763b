"""A list to drop whose values each have a sentence below them, so that one knows what one chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from pygame import Rect, Surface

from game.client import theme
from game.client.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.i18n import _

_LEAST_LIST = 300


class NotedSelect(Select):
    """A `Select` of values, words and sentences; closed it shows the words alone."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        name: str,
        options: Sequence[tuple[str, str, str]],
        chosen: str,
        on_choose: Callable[[str], None],
        *,
        zone: str = "main",
    ) -> None:
        plain = [(value, words) for value, words, _note in options]
        super().__init__(ui, key, name, plain, chosen, on_choose, least_width=0, zone=zone)
        self._sentences = {value: note for value, _words, note in options}
        self._notes: dict[str, TextBlock] = {}

    @property
    def spoken(self) -> str:
        value = self.options[self._at][0] if self.open else self.value
        # NOTE: {choice} is a setting with its value, {note} a sentence about the value
        return _("{choice}. {note}").format(choice=super().spoken, note=self._sentences[value])

    def arrange(self) -> None:
        """The sentences are set for the width of the open list; without them where it would be too high."""
        self._wide = max(self.rect.w, min(self.ui.px(_LEAST_LIST), self.ui.metrics.width))
        style, room = Style(theme.LEAST, colour=theme.SOFT, line=1.28), self._wide - 2 * self.ui.px(14)
        self._notes = {
            value: TextBlock(self.ui, note, room, style) for value, note in self._sentences.items()
        }
        if sum(self._heights()) > self.ui.metrics.height - 2 * self.ui.px(4):
            self._notes, self._wide = {}, self.rect.w

    def _heights(self) -> list[int]:
        if not self._notes:
            return [max(self.rect.h, self.ui.metrics.hit)] * len(self.options)
        return [self._line + self._notes[value].size[1] + 2 * self._pad for value, _words in self.options]

    @property
    def _line(self) -> int:
        return round(self._font * 1.35)

    @property
    def _pad(self) -> int:
        return self.ui.px(8)

    def _rows(self) -> list[Rect]:
        heights, window = self._heights(), self.ui.metrics
        gap, total = self.ui.px(4), sum(heights)
        top = self.rect.bottom + gap
        if top + total > window.height:
            above = self.rect.top - gap - total
            top = above if above >= 0 else window.height - total - gap
        left = max(gap, min(self.rect.x, window.width - self._wide - gap))
        tops = accumulate(heights, initial=top)
        return [Rect(left, y, self._wide, high) for y, high in zip(tops, heights, strict=False)]

    def _draw_option(self, surface: Surface, row: Rect, value: str, words: str) -> None:
        note = self._notes.get(value)
        if note is None:
            super()._draw_option(surface, row, value, words)
            return
        self._draw_words(surface, row, row.y + self._pad + self._line // 2, value, words)
        surface.blit(note.picture(), (row.x + self.ui.px(14), row.y + self._pad + self._line))
