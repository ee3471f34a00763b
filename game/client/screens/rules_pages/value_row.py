"""The row of a switch or a clause: name, a sentence, and at the right a value and who says so."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.rules_pages.texts import Opens
from game.client.widgets.base import Widget
from game.client.widgets.chips import Chip, Chips
from game.client.widgets.flow import Style
from game.client.widgets.row_list import Row
from game.client.widgets.text import TextBlock

_BESIDE = 0.36  # of the row's width for value and origin; with less room they go below


class ValueRow(Row):
    """`control` takes the place of the value where it can be changed; `clash` bars it with a reason."""

    def __init__(
        self, ui: Ui, key: str, name: str, sentence: str, value: str, chips: Sequence[Chip], width: int,
        on_open: Opens, *, stated: bool = True, control: Widget | None = None, clash: str = "",
    ) -> None:  # fmt: skip
        super().__init__(ui, key, width)
        self.control = control
        self._clash = bool(clash)
        self._on_open = on_open
        self._pad = ui.px(20)
        inner = width - 2 * self._pad
        wide = max(round(inner * _BESIDE), control.size[0] if control else 0)
        self._below = wide > inner * 0.5 or ui.metrics.text >= 1.45
        self._room = inner if self._below else wide
        left = inner if self._below else inner - wide - ui.px(16)
        self._name = TextBlock(ui, name, left, Style(theme.BODY, "bold", theme.INK, 1.25))
        self._sentence = TextBlock(ui, sentence, left, Style(theme.SECOND, colour=theme.SOFT, line=1.3))
        self._reason = TextBlock(
            ui, clash, left, Style(theme.SECOND, "semibold", theme.CLAY, 1.3)
        ) if clash else None  # fmt: skip
        role, colour = ("semibold", theme.INK) if stated else ("regular", theme.SOFT)
        align = "left" if self._below else "right"
        self._value = TextBlock(ui, value, self._room, Style(theme.BODY, role, colour, 1.25), align=align)
        self._chips = Chips(ui, chips, self._room, right=not self._below)
        self._words_high = self._name.size[1] + self._sentence.size[1]
        if self._reason:
            self._words_high += self._reason.size[1]
        self._right_high = (
            control.size[1] + ui.px(4) if control else self._value.size[1]
        ) + self._chips.size[1]
        both = self._words_high + self._right_high + ui.px(4)
        content = both if self._below else max(self._words_high, self._right_high)
        self.height = max(ui.px(72), content + 2 * ui.px(10))

    @property
    def spoken(self) -> str:
        value = self.control.spoken if self.control else self._value.spoken
        words = [self._name.spoken, value, self._reason.spoken if self._reason else self._sentence.spoken]
        return ". ".join(word for word in words if word)

    def ground(self, surface: Surface, rect: Rect, on: bool, hovered: bool) -> None:
        super().ground(surface, rect, on, hovered)
        if self._clash:
            surface.fill(theme.CLAY, Rect(rect.x, rect.y, max(3, self.ui.px(5)), rect.h))

    def _right_top(self) -> int:
        if self._below:
            return self.height - self.ui.px(10) - self._right_high
        return (self.height - self._right_high) // 2

    def _chips_place(self) -> tuple[int, int]:
        x = self._pad if self._below else self.width - self._pad - self._room
        return x, self._right_top() + self._right_high - self._chips.size[1]

    def draw(self, surface: Surface, rect: Rect) -> None:
        x = rect.x + self._pad
        y = rect.y + (self.ui.px(10) if self._below else (self.height - self._words_high) // 2)
        for block in (self._name, self._sentence, self._reason):
            if block:
                surface.blit(block.picture(), (x, y))
                y += block.size[1]
        left, top = self._chips_place()
        if self.control:
            wide = self.control.size[0]
            at = x if self._below else rect.right - self._pad - wide
            self.control.place(at, rect.y + self._right_top())
            self.control.draw(surface)
        else:
            surface.blit(self._value.picture(), (rect.x + left, rect.y + self._right_top()))
        self._chips.draw(surface, rect.x + left, rect.y + top)

    def press(self, pos: tuple[int, int]) -> None:
        left, top = self._chips_place()
        clause = self._chips.clause_at((pos[0] - left, pos[1] - top))
        if clause:
            self._on_open(clause)
        elif self.control:
            x = self._pad if self._below else self.width - self._pad - self.control.size[0]
            here = self.control.rect
            inside = Rect(x, self._right_top(), *self.control.size)
            if inside.inflate(4, 10).collidepoint(pos):
                self.control.click((here.x + pos[0] - x, here.y + pos[1] - inside.y))
