"""A long list of rows on paper: one stop of Tab, in which Up and Down choose a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.part_row import PartRow
from game.client.widgets.scroll import fade_out

_ASIDE = 5  # of the bar from the edge of the paper


@dataclass
class ListState:
    """What stays of a list when its screen is built anew: the chosen row and how far it is scrolled."""

    key: str = ""
    offset: int = 0


def fill_out(rows: Sequence[PartRow], height: int) -> None:
    """Makes rows a little higher, so that those at the top end where a list of this height ends."""
    tops = list(accumulate(row.height for row in rows))
    whole = sum(top <= height for top in tops)
    if 0 < whole < len(rows):
        more, rest = divmod(height - tops[whole - 1], whole)
        for number, row in enumerate(rows):
            row.height += more + (number < rest)


class RowList(Widget):
    """Rows one below the other, scrolled by keys and wheel, with a bar at the right that shows where."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        rows: Sequence[PartRow],
        state: ListState,
        on_select: Callable[[str], None] | None = None,
        *,
        zone: str = "list",
        marked: bool = True,
    ) -> None:
        super().__init__(ui, key, zone=zone)
        self.state = state
        self._on_select = on_select
        self._marked = marked
        self._over = -1
        self.fill(rows)

    def fill(self, rows: Sequence[PartRow]) -> None:
        """Gives it these rows."""
        self.rows = list(rows)
        self._tops = [0, *accumulate(row.height for row in self.rows)]
        self._choices = [n for n, row in enumerate(self.rows) if row.selectable]
        first = next(iter(self._choices), -1)
        self.at = next((n for n in self._choices if self.rows[n].key == self.state.key), first)

    # -- measures ----------------------------------------------------------------------------

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self._choices) or self.most > 0

    @property
    def full_height(self) -> int:
        return self._tops[-1]

    @property
    def most(self) -> int:
        """How far it can be scrolled, in pixels."""
        return max(0, self.full_height - self.rect.h)

    def arrange(self) -> None:
        self.state.offset = max(0, min(self.most, self.state.offset))

    def _row_rect(self, number: int) -> Rect:
        top = self.rect.y + self._tops[number] - self.state.offset
        return Rect(self.rect.x, top, self.rect.w, self.rows[number].height)

    def show(self, key: str) -> None:
        """Chooses a row and scrolls it to the top, without telling anybody."""
        found = next((n for n in self._choices if self.rows[n].key == key), None)
        if found is not None:
            self.at, self.state.key = found, key
            self.state.offset = max(0, min(self.most, self._tops[found]))

    def reveal(self) -> None:
        """Scrolls as little as shows the whole chosen row."""
        if self.at >= 0:
            top, bottom = self._tops[self.at], self._tops[self.at + 1]
            low = max(self.state.offset, bottom - self.rect.h)
            self.state.offset = max(0, min(self.most, low, top))

    # -- words -------------------------------------------------------------------------------

    @property
    def spoken(self) -> str:
        if self.at >= 0:
            return self.rows[self.at].spoken
        return " ".join(row.spoken for row in self.rows if row.spoken)

    @property
    def ring_radius(self) -> float:
        return 6 * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        around = self._row_rect(self.at).clip(self.rect) if self.at >= 0 else self.rect
        inset = self.ui.px(9)
        return around.inflate(-2 * inset, -2 * inset) if self.at >= 0 and around.h > 3 * inset else self.rect

    # -- events ------------------------------------------------------------------------------

    @property
    def modal(self) -> bool:
        return self._open_control() is not None

    def _open_control(self) -> Widget | None:
        return next((row.control for row in self.rows if row.control and row.control.modal), None)

    def _choose(self, number: int) -> None:
        if number != self.at or self.state.key != self.rows[number].key:
            self.at = number
            self.state.key = self.rows[number].key
            if self._on_select:
                self._on_select(self.state.key)

    def _move(self, way: int) -> bool:
        if not self._choices:
            return self.scroll(way * self.ui.px(40))
        here = self._choices.index(self.at) + way
        if not 0 <= here < len(self._choices):
            return self.scroll(way * self.ui.px(60))
        at = self._choices[here]
        self._choose(at)
        self.at = at
        self.reveal()
        return True

    def scroll(self, by: int) -> bool:
        """Moves the rows by pixels; True if they moved."""
        before = self.state.offset
        self.state.offset = max(0, min(self.most, before + by))
        return self.state.offset != before

    def handle_key(self, event: Event) -> bool:
        control = self._open_control()
        if control:
            return control.handle_key(event)
        if event.key in (pygame.K_UP, pygame.K_DOWN) and not event.mod & pygame.KMOD_ALT:
            return self._move(-1 if event.key == pygame.K_UP else 1)
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._page(-1 if event.key == pygame.K_PAGEUP else 1)
        if event.key in (pygame.K_HOME, pygame.K_END) and self._choices:
            self._choose(self._choices[0 if event.key == pygame.K_HOME else -1])
            self.reveal()
            return True
        return self.at >= 0 and self.rows[self.at].handle_key(event)

    def _page(self, way: int) -> bool:
        """A page on; the chosen row is then the first that is shown whole."""
        self.scroll(way * round(self.rect.h * 0.85))
        shown = [n for n in self._choices if self._tops[n] >= self.state.offset]
        if shown:
            self._choose(shown[0] if way > 0 or self.state.offset else self._choices[0])
        return True

    def activate(self) -> None:
        if self.at >= 0:
            self.state.key = self.rows[self.at].key
            self.rows[self.at].activate()

    def click(self, pos: tuple[int, int]) -> None:
        number = self._row_at(pos)
        if number in self._choices:
            row, rect = self.rows[number], self._row_rect(number)
            self._choose(number)
            row.press((pos[0] - rect.x, pos[1] - rect.y))

    def key_at(self, pos: tuple[int, int]) -> str:
        number = self._row_at(pos)
        return f"{self.key} {self.rows[number].key}" if number in self._choices else self.key

    def pointer(self, event: Event) -> bool:
        control = self._open_control()
        if control:
            return control.pointer(event)
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * self.ui.px(48))
        if event.type == pygame.MOUSEMOTION:
            over = self._row_at(event.pos)
            changed, self._over = over != self._over, over
            return changed
        return False

    def _row_at(self, pos: tuple[int, int]) -> int:
        for number in range(len(self.rows)):
            if self._row_rect(number).clip(self.rect).collidepoint(pos):
                return number
        return -1

    # -- picture -----------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        clip, canvas = surface.get_clip(), self.canvas(surface)
        surface.set_clip(self.rect.clip(clip))
        for number, row in enumerate(self.rows):
            rect = self._row_rect(number)
            if rect.colliderect(self.rect):
                on = self._marked and number == self.at
                if row.selectable:
                    over, last = self.hovered and number == self._over, row is self.rows[-1]
                    row.ground(canvas, rect, on, over, last or bool(self.most))
                    if self.most and not last:
                        row.rule(canvas, Rect(rect.x, rect.y, rect.w - self._beside, rect.h))
                row.draw(surface, rect, self.mirrored)
        surface.set_clip(clip)
        for edge, above in ((self.state.offset, True), (self.state.offset + self.rect.h, False)):
            if self._cuts_a_row(edge):
                fade_out(self.ui, surface, self.rect, above)
        if self.most:
            self._draw_bar(canvas)

    @property
    def _beside(self) -> int:
        """What the bar at the right takes, and its distance to the edge of the paper and to the rows."""
        return max(4, self.ui.px(7)) + 2 * self.ui.px(_ASIDE)

    def _cuts_a_row(self, edge: int) -> bool:
        """Whether an edge of the window, counted from the top of the list, lies within a row."""
        return edge < self.full_height and all(abs(top - edge) > self.ui.px(3) for top in self._tops)

    def _draw_bar(self, canvas: Canvas) -> None:
        wide = max(4, self.ui.px(7))
        aside = self.ui.px(_ASIDE)
        trough = Rect(self.rect.right - wide - aside, self.rect.y + aside, wide, self.rect.h - 2 * aside)
        canvas.blit(self.ui.box(trough.size, Box(wide / 2, theme.TROUGH)), trough)
        high = max(self.ui.px(36), round(trough.h * self.rect.h / self.full_height))
        y = trough.y + round((trough.h - high) * self.state.offset / self.most)
        canvas.blit(self.ui.box((wide, high), Box(wide / 2, theme.EDGE)), (trough.x, y))

    def draw_over(self, surface: Surface) -> None:
        control = self._open_control()
        if control:
            control.draw_over(surface)
