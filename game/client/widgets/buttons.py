"""Buttons: brass for the one clear action, plain, barred with its reason, round ones, links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, View, Widget
from game.client.widgets.flow import Style
from game.client.widgets.linked import ScrolledPart
from game.client.widgets.text import TextBlock, dotted
from game.i18n import _

BRASS, PLAIN, BARRED = "brass", "plain", "barred"


@dataclass(frozen=True)
class ButtonStyle:
    """How a button looks; lengths as in theme. `icon`, `icon_after` and `pip` stand beside the words."""

    kind: str = PLAIN
    icon: str = ""
    icon_after: str = ""
    pip: str = ""
    size: float = theme.BODY
    height: float = 50
    pad: float = 22


class Button(Widget):
    """A solid tile with a lower edge. A `reason` bars it: it stays reachable and says why in words.

    A `quiet` reason is only spoken.
    """

    def __init__(
        self,
        ui: Ui,
        key: str,
        words: str,
        on_press: Callable[[], None],
        style: ButtonStyle = ButtonStyle(),
        reason: str = "",
        quiet: bool = False,
    ) -> None:
        super().__init__(ui, key)
        self.words, self.reason, self.style = words, reason, style
        self._written = words if quiet or not reason else f"{words}\n{reason}"
        self.kind = BARRED if reason else style.kind
        self._on_press = on_press
        self._pad = ui.px(style.pad)
        self._edge = max(2, ui.px(4 if style.kind == BRASS else 3))
        self._mark = round(ui.font(style.size) * 1.16)
        self._beside = self._mark + round(ui.font(style.size) * 0.5)
        self._marks = sum(self._beside for mark in (style.icon, style.icon_after, style.pip) if mark)
        self._least_height = ui.metrics.at_least(style.height, theme.HIT)
        self._best_width = self._set(None)

    def _set(self, width: int | None) -> int:
        """Breaks the words for a width of the button; gives the width it has."""
        space = None if width is None else max(1, width - 2 * self._pad - self._marks)
        self._label = self._block(space)
        wide = self._label.text_width + self._marks + 2 * self._pad if width is None else width
        self.size = (wide, max(self._least_height, self._label.size[1] + 2 * self.ui.px(7)))
        return wide

    @property
    def best_width(self) -> int:
        return self._best_width

    @property
    def least_width(self) -> int:
        return self._label.least_width + self._marks + 2 * self._pad

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._set(None if width >= self._best_width else width)

    def _block(self, space: int | None) -> TextBlock:
        role = "bold" if self.kind == BRASS else "semibold"
        colour = theme.BARRED_TEXT if self.kind == BARRED else theme.INK
        block = TextBlock(
            self.ui, self._written, style=Style(self.style.size, role, colour, 1.18), align="center"
        )
        block.fit(ENDLESS if space is None else space)
        return block

    @property
    def is_main(self) -> bool:
        return self.kind == BRASS

    @property
    def spoken(self) -> str:
        if self.reason:
            return _("{button}, not allowed: {reason}").format(button=self.words, reason=self.reason)
        return self.words

    def activate(self) -> None:
        if not self.reason:
            self._on_press()

    def draw(self, surface: Surface) -> None:
        top = self.rect.move(0, self._sunk())
        self._draw_tile(surface, top)
        width = self._label.text_width + self._marks
        x = top.centerx - width // 2
        colour = theme.BARRED_TEXT if self.kind == BARRED else theme.INK
        if self.style.icon:
            mark = self.ui.assets.icon(self.style.icon, self._mark, colour)
            surface.blit(mark, mark.get_rect(midleft=(x, top.centery)))
            x += self._beside
        if self.style.pip:
            sign = self.ui.assets.pip(self.style.pip, self._mark)
            surface.blit(sign, sign.get_rect(midleft=(x, top.centery)))
            x += self._beside
        words = self._label.picture()
        surface.blit(words, words.get_rect(midleft=(x, top.centery)))
        if self.style.icon_after:
            mark = self.ui.assets.icon(self.style.icon_after, self._mark, colour)
            surface.blit(mark, mark.get_rect(midright=(x + words.get_width() + self._beside, top.centery)))

    def _sunk(self) -> int:
        return self._edge - 1 if self.pressed and self.kind != BARRED else 0

    def _draw_tile(self, surface: Surface, top: Rect) -> None:
        k = self.ui.metrics.k
        radius, line = theme.RADIUS_BUTTON * k, max(1.5, 2 * k)
        if self.kind == BARRED:
            dashes = Box(radius, theme.BARRED, theme.BARRED_EDGE, line, (5 * k, 4 * k))
            surface.blit(self.ui.box(top.size, dashes), top)
            return
        brass = self.kind == BRASS
        low = theme.BRASS_DARK if brass else theme.EDGE_LIT
        if self.hovered:
            low = theme.BRASS_DEEP if brass else theme.EDGE
        rest = self.rect.move(0, self._edge)
        rest.height, rest.top = rest.height - self._sunk(), rest.top + self._sunk()
        surface.blit(self.ui.box(self.rect.size, Box(radius, low)), self.rect.move(0, self._edge))
        fill, edge = (theme.BRASS, theme.BRASS_DARK) if brass else (theme.PAPER, theme.EDGE)
        if self.hovered:
            fill, edge = (theme.BRASS_LIT, theme.BRASS_DEEP) if brass else (theme.KNOB, theme.EDGE_DARK)
        surface.blit(self.ui.box(top.size, Box(radius, fill, edge, line)), top)


class RoundButton(Widget):
    """A disc with an icon, for the top bar and the sheet's corner; its hit area is larger than it."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        icon: str,
        spoken: str,
        on_press: Callable[[], None],
        *,
        size: float = 36,
        zone: str = "bar",
    ) -> None:
        super().__init__(ui, key, zone=zone)
        self.icon = icon
        self._spoken = spoken
        self._on_press = on_press
        side = ui.metrics.at_least(size, 34)
        self.size = (side, side)

    @property
    def spoken(self) -> str:
        return self._spoken

    @property
    def ring_radius(self) -> float:
        return self.rect.w / 2

    def activate(self) -> None:
        self._on_press()

    def draw(self, surface: Surface) -> None:
        k, edge = self.ui.metrics.k, max(1, self.ui.px(2))
        down = edge if self.pressed else 0
        radius = self.rect.w / 2
        soft, reach = self.ui.assets.shadow(self.rect.size, radius, shapes.Shade(8 * k, "#321C08", 0.3))
        surface.blit(soft, (self.rect.x - reach, self.rect.y - reach + 2 * edge))
        surface.blit(self.ui.box(self.rect.size, Box(radius, "#8B6A3E")), self.rect.move(0, edge))
        fill = theme.KNOB if self.hovered else theme.PAPER
        rim = theme.EDGE_DARK if self.hovered else theme.EDGE
        surface.blit(
            self.ui.box(self.rect.size, Box(radius, fill, rim, max(1.5, 2 * k))), self.rect.move(0, down)
        )
        mark = self.ui.assets.icon(self.icon, round(self.rect.w * 0.56))
        surface.blit(mark, mark.get_rect(center=(self.rect.centerx, self.rect.centery + down)))


class LinkButton(Widget):
    """Words with a dotted line below them."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        words: str,
        on_press: Callable[[], None],
        size: float = 16,
        on_felt: bool = False,
    ) -> None:
        super().__init__(ui, key)
        self.words = words
        self._on_press = on_press
        self._colour = theme.CREAM if on_felt else theme.PINE
        style = Style(size, "semibold", self._colour, 1.4)
        self._label = TextBlock(ui, words, style=style)
        self.size = (self._label.text_width, self._label.size[1])

    @property
    def best_width(self) -> int:
        return self._label.best_width

    @property
    def least_width(self) -> int:
        return self._label.least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._label.fit(width)
        self.size = (self._label.text_width, self._label.size[1])

    @property
    def spoken(self) -> str:
        return self.words

    @property
    def ring_radius(self) -> float:
        return 5 * self.ui.metrics.k

    def stops_in(self, area: View) -> Sequence[Widget]:
        return [ScrolledPart(area, self)]

    def activate(self) -> None:
        self._on_press()

    def draw(self, surface: Surface) -> None:
        surface.blit(self._label.picture(), self.rect)
        self._label.rect = self.rect
        for line in self._label.underlines():
            if self.hovered:
                surface.fill(self._colour, line)
            else:
                dotted(self.ui, surface, line.left, line.right, line.y, self._colour)
