"""A view on content that may be taller than its place, with a visible tab that says there is more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget, is_press
from game.client.widgets.layout import Part, placed
from game.client.widgets.linked import ScrolledPart
from game.i18n import _


class ScrollArea(Widget):
    """Shows the parts `content`, placed as if there were room for all, through the window `rect`.

    Page Up, Page Down, Up, Down and the wheel move it; the tab at its lower edge pages on.
    It is reachable only when there is more than fits.
    """

    def __init__(self, ui: Ui, key: str, content: Sequence[Widget], height: int) -> None:
        super().__init__(ui, key, zone="sheet")
        self.content = list(content)
        self.full_height = height
        self.offset = 0
        self.followers: Sequence[Callable[[], None]] = ()  # called when it was moved

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.most > 0

    @property
    def most(self) -> int:
        """How far it can be moved, in pixels."""
        return max(0, self.full_height - self._view().h) if self.full_height > self.rect.h else 0

    def _view(self) -> Rect:
        """Where content shows: above the tab when there is one."""
        if self.full_height <= self.rect.h:
            return self.rect
        return Rect(self.rect.x, self.rect.y, self.rect.w, self.rect.h - self._tab().h - self.ui.px(4))

    @property
    def spoken(self) -> str:
        return " ".join(part.spoken for part in self.content if part.spoken)

    @property
    def ring_radius(self) -> float:
        return 8 * self.ui.metrics.k

    def scroll(self, by: int) -> bool:
        """Moves the content by pixels; True if it moved."""
        before = self.offset
        self.offset = max(0, min(self.most, self.offset + by))
        for follow in self.followers:
            follow()
        return self.offset != before

    def in_window(self, inside: Rect) -> Rect:
        """Where a place of the content is now."""
        return inside.move(self.rect.x, self.rect.y - self.offset)

    def reveal(self, inside: Rect) -> None:
        """Moves as little as shows a place of the content."""
        edge, view = self.ui.px(12), self._view()
        low = max(self.offset, inside.bottom + edge - view.h)
        self.scroll(min(low, max(0, inside.top - edge)) - self.offset)

    def handle_key(self, event: Event) -> bool:
        page, line = round(self._view().h * 0.85), self.ui.px(40)
        steps = {
            pygame.K_PAGEDOWN: page,
            pygame.K_PAGEUP: -page,
            pygame.K_DOWN: line,
            pygame.K_UP: -line,
            pygame.K_END: self.full_height,
            pygame.K_HOME: -self.full_height,
        }
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self.scroll(steps[event.key])  # at an end, arrows go on to the next part
        if event.key in steps:
            self.scroll(steps[event.key])
            return True
        return False

    def activate(self) -> None:
        if not self.scroll(round(self._view().h * 0.85)):
            self.scroll(-self.offset)

    def pointer(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * self.ui.px(48))
        if is_press(event) and self.most and self._tab().inflate(8, 8).collidepoint(event.pos):
            self.activate()
            return True
        return self._inside(event)

    def key_at(self, pos: tuple[int, int]) -> str:
        if self.most and self._tab().inflate(8, 8).collidepoint(pos):
            return f"{self.key} tab"
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        inside = (part.key for part in self.content if part.rect.collidepoint(x, y) and part.key)
        return f"{self.key} {next(inside, '')}".strip()

    def _inside(self, event: Event) -> bool:
        """A press on a part of the content that is in view. It counts at once, as one on a link does."""
        if not is_press(event) or not self._view().collidepoint(event.pos):
            return False
        x, y = event.pos[0] - self.rect.x, event.pos[1] - self.rect.y + self.offset
        inside = Event(event.type, {**event.dict, "pos": (x, y)})
        found = (part for part in self.content if part.rect.collidepoint(x, y))
        return any(part.pointer(inside) or self.press(part) for part in found)

    def press(self, part: Widget) -> bool:
        """Presses a part of the content that is more than words; True if it is."""
        return False

    def _tab(self) -> Rect:
        size = self.ui.font(theme.LEAST)
        words = (_("Read on"), _("Back to the top"))
        wide = max(self.ui.assets.text_width(text, "semibold", size) for text in words) + round(size * 2.6)
        tab = Rect(0, 0, wide, max(self.ui.px(30), round(size * 1.7)))
        tab.midbottom = self.rect.midbottom
        return tab

    def draw(self, surface: Surface) -> None:
        clip, view = surface.get_clip(), self._view()
        surface.set_clip(view.clip(clip))
        for part in self.content:
            kept = part.rect.copy()
            part.rect = kept.move(self.rect.x, self.rect.y - self.offset)
            if part.rect.colliderect(view):
                part.draw(surface)
            part.rect = kept
        surface.set_clip(clip)
        if self.most:
            if self.offset < self.most:
                fade_out(self.ui, surface, view)
            self._draw_tab(surface)

    def _draw_tab(self, surface: Surface) -> None:
        tab, size = self._tab(), self.ui.font(theme.LEAST)
        edge = Box(tab.h / 2, theme.GOLD_LIT, theme.BRASS_DARK, max(1.0, 1.5 * self.ui.metrics.k))
        surface.blit(self.ui.box(tab.size, edge), tab)
        at_end = self.offset >= self.most
        text = _("Back to the top") if at_end else _("Read on")
        words = self.ui.assets.text(text, "semibold", size, theme.INK)
        mark = self.ui.assets.icon("caret_up" if at_end else "caret", round(size * 1.1))
        x = tab.centerx - (words.get_width() + mark.get_width() + self.ui.px(5)) // 2
        surface.blit(words, words.get_rect(midleft=(x, tab.centery)))
        surface.blit(mark, mark.get_rect(midleft=(x + words.get_width() + self.ui.px(5), tab.centery)))


class Scrolled(ScrollArea):
    """A part of a layout in a view that scrolls where it is taller than its room.

    Underlined words in it, tiles and choices are stops of the keyboard of their own.
    """

    def __init__(self, ui: Ui, key: str, part: Part) -> None:
        super().__init__(ui, key, [], 0)
        self._part = part
        self._stops: list[Widget] = []

    @property
    def best_width(self) -> int:
        return self._part.best_width

    @property
    def least_width(self) -> int:
        return self._part.least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._part.fit(width)
        self.size = (width, min(height, self._part.size[1]))

    def arrange(self) -> None:
        self.full_height = self._part.size[1]
        whole = Rect(0, 0, self.rect.w, self.full_height)
        self.content = placed(self._part, whole, mirrored=self.mirrored)
        self._stops = [stop for part in self.content for stop in part.stops_in(self)]
        for number, stop in enumerate(self._stops):
            if not isinstance(stop, ScrolledPart):  # the same words may be underlined twice
                stop.key = f"{stop.key} {number}"
        self.scroll(0)

    def press(self, part: Widget) -> bool:
        for stop in self._stops:
            if isinstance(stop, ScrolledPart) and stop.key == part.key:
                stop.activate()
                return True
        return False

    def parts(self) -> Iterator[Widget]:
        yield self
        yield from self._stops


def fade_out(ui: Ui, surface: Surface, view: Rect, above: bool = False) -> None:
    """What goes on below `view` fades into the paper at its lower edge; `above`, at its upper edge."""
    size = (view.w, ui.px(26))

    def make() -> Surface:
        thin = shapes.clear((1, 32))
        red, green, blue, _alpha = pygame.Color(theme.PAPER)
        for y in range(32):
            thin.set_at((0, 31 - y if above else y), (red, green, blue, y * 8))
        return pygame.transform.smoothscale(thin, size)

    shade = ui.assets.kept.get(("fade", size, above), make)
    surface.blit(shade, view.topleft if above else (view.x, view.bottom - size[1]))
