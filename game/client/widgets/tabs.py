"""The pages of a list at the left of the mat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForRoom, Sized
from game.client.widgets.base import Widget
from game.client.widgets.layout import Column, Part, Side
from game.i18n import format_number

TabWords = tuple[str, str, int]
"""The key of a page, its words, and the number on its disc; 0 for none."""


def tab_column(ui: Ui, pages: Sequence[TabWords], chosen: str, choose: Callable[[str], None]) -> Part:
    """Tabs below one another, closer where there is little height."""
    widest = max(ui.assets.text_width(words, "bold", ui.font(theme.BODY)) for _key, words, _count in pages)
    counts = ui.px(34) if any(count for _key, _words, count in pages) else 0
    made = [Tab(ui, page, page[0] == chosen, choose) for page in pages]

    def column(_width: int, height: int) -> Part:
        spare = height // len(made) - made[0].size[1]
        return Column(*made, gap=max(0, min(ui.px(6), spare)), side=Side.FILL)

    return Sized(MadeForRoom(column), max(widest + ui.px(44) + counts, ui.px(140)))


class Tab(Widget):
    """A page of the list: words at the left edge of the mat; the chosen one is paper."""

    def __init__(self, ui: Ui, page: TabWords, chosen: bool, choose: Callable[[str], None]) -> None:
        self._page, self.words, self.count = page
        super().__init__(ui, f"tab-{self._page}", zone="tabs", group="tabs")
        self.chosen = chosen
        self._choose = choose
        self._font = ui.font(theme.BODY)
        self.size = (0, max(ui.metrics.at_least(46, theme.HIT), round(self._font * 1.7)))

    @property
    def spoken(self) -> str:
        return f"{self.words}, {format_number(self.count)}" if self.count else self.words

    @property
    def ring_rect(self) -> Rect:
        inset = self.ui.px(6)
        return self.rect.inflate(-2 * inset, -2 * inset)

    def activate(self) -> None:
        self._choose(self._page)

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        if self.chosen or self.hovered:
            radius = theme.RADIUS_BUTTON * k
            style = Box(
                radius, theme.PAPER if self.chosen else "#09261E", fill_opacity=1 if self.chosen else 0.3
            )
            surface.blit(ui.box(self.rect.size, style), self.rect)
            if self.chosen:  # it goes over into the page at its right
                surface.fill(
                    theme.PAPER,
                    Rect(self.rect.right - round(radius), self.rect.y, round(radius), self.rect.h),
                )
        role, colour = ("bold", theme.INK) if self.chosen else ("medium", theme.CREAM)
        words = ui.assets.text(self.words, role, self._font, colour)
        room = Rect(0, 0, self.rect.w - ui.px(16), words.get_height())
        surface.blit(words, words.get_rect(midleft=(self.rect.x + ui.px(14), self.rect.centery)), room)
        if self.count:
            self._draw_count(surface)

    def _draw_count(self, surface: Surface) -> None:
        ui = self.ui
        number = ui.text(format_number(self.count), theme.LEAST, "bold")
        side = max(ui.px(24), number.get_height() + 2)
        disc = Rect(0, 0, max(side, number.get_width() + ui.px(10)), side)
        disc.midright = (self.rect.right - ui.px(14), self.rect.centery)
        line = max(1.0, 1.5 * ui.metrics.k)
        surface.blit(ui.box(disc.size, Box(side / 2, theme.BRASS, theme.BRASS_DARK, line)), disc)
        surface.blit(number, number.get_rect(center=disc.center))
