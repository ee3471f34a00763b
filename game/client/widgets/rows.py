"""A row of a settings page: a name, a second line, the control at the right or, if narrow, below."""

from __future__ import annotations

from pygame import Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import rule
from game.client.widgets.text import TextBlock

_MOST_BESIDE = 0.62  # of the row's width; a wider control goes below the name


class SettingRow(Widget):
    """Draws the words and the hairline; the control is a part of its own, placed by `arrange`.

    The whole row is the control's hit area as far as the mouse is concerned.
    """

    focusable = False

    def __init__(
        self,
        ui: Ui,
        name: str,
        detail: str,
        control: Widget,
        width: int,
        *,
        height: float = 52,
        last: bool = False,
    ) -> None:
        super().__init__(ui, f"row {control.key}", zone=control.zone)
        self.control = control
        self._last = last
        self._gap = ui.px(14)
        self.below = control.size[0] > width * _MOST_BESIDE
        room = width if self.below else width - control.size[0] - self._gap
        self._name = TextBlock(ui, name, room, Style(theme.BODY, "semibold", theme.INK, 1.22))
        self._detail = TextBlock(ui, detail, room, Style(theme.SECOND, "regular", theme.SOFT, 1.24))
        self._words = self._name.size[1] + (self._detail.size[1] if detail else 0)
        high = self._words + control.size[1] + ui.px(6) if self.below else max(self._words, control.size[1])
        self.size = (width, max(ui.px(height), high + 2 * ui.px(6)))

    @property
    def spoken(self) -> str:
        return self._name.spoken

    def arrange(self) -> None:
        control = self.control
        if self.below:
            control.place(self.rect.x, self.rect.bottom - self.ui.px(7) - control.size[1])
        else:
            control.place(self.rect.right - control.size[0], self.rect.centery - control.size[1] // 2)

    def draw(self, surface: Surface) -> None:
        top = self.rect.y + self.ui.px(6) if self.below else self.rect.centery - self._words // 2
        surface.blit(self._name.picture(), (self.rect.x, top))
        if self._detail.text:
            surface.blit(self._detail.picture(), (self.rect.x, top + self._name.size[1]))
        if not self._last:
            rule(self.ui, surface, self.rect.x, self.rect.bottom - self.ui.px(2), self.rect.w)
