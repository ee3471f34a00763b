"""What other tables say, on the tutor's sheet: a row for each, this one first on its own ground."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget, is_press
from game.client.widgets.chips import ID, PILL, WORDS, Chip, Chips
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _

YES, NO = "check", "forbid"


@dataclass(frozen=True)
class TableLine:
    """One table: its name, a tick or a no-sign, words of its own, and the clause or that it is silent."""

    name: str
    sign: str = ""
    words: str = ""
    clause: str = ""  # empty where the sheet is silent
    silent: bool = False
    here: bool = False

    @property
    def chips(self) -> list[Chip]:
        """What stands at the right."""
        found = [Chip(WORDS, self.words)] if self.words else []
        if self.silent:
            found.append(Chip(PILL, _("silent")))
        elif self.clause:
            found.append(Chip(ID, self.clause))
        return found


@dataclass(frozen=True)
class Tables:
    """A block of the sheet. `open_at` shows the word of the table at a place in `lines`."""

    head: str
    lines: tuple[TableLine, ...]
    open_at: Callable[[int], None] = field(compare=False)


class TableRow(Widget):
    """One line; a click asks that table itself."""

    focusable = False

    def __init__(self, ui: Ui, line: TableLine, width: int, press: Callable[[], None]) -> None:
        super().__init__(ui, f"table {line.name}")
        self._line, self._press = line, press
        self._chips = Chips(ui, line.chips, width // 2, right=True)
        self._left = ui.px(27)
        room = width - self._left - self._chips.size[0] - ui.px(8)
        role, colour = ("semibold", theme.INK) if line.here else ("regular", theme.INK)
        if not line.sign and not line.here:
            colour = theme.SOFT
        self._name = TextBlock(ui, line.name, room, Style(theme.SECOND, role, colour, 1.2))
        high = max(ui.px(32), self._name.size[1] + ui.px(8), self._chips.size[1] + ui.px(4))
        self.size = (width, high)

    @property
    def spoken(self) -> str:
        verdict = {YES: _("allowed"), NO: _("not allowed")}.get(self._line.sign, self._line.words)
        source = _("the sheet is silent") if self._line.silent else self._line.clause
        # NOTE: speech for one table of a list, for example "Danville: not allowed, DAN-10"
        return _("{table}: {verdict}, {source}.").format(
            table=self._line.name, verdict=verdict, source=source
        )

    def pointer(self, event: Event) -> bool:
        if not is_press(event):
            return False
        self._press()
        return True

    def draw(self, surface: Surface) -> None:
        if self._line.here:
            ground = self.rect.inflate(self.ui.px(12), 0)
            tint = theme.CLAY_LIT if self._line.sign == NO else theme.PINE_LIT
            surface.blit(self.ui.box(ground.size, Box(6 * self.ui.metrics.k, tint)), ground)
        else:
            edge = Rect(self.rect.x, self.rect.bottom - 1, self.rect.w, max(1, self.ui.px(1)))
            surface.fill(theme.HAIR, edge)
        if self._line.sign:
            colour = theme.CLAY if self._line.sign == NO else theme.GOOD
            mark = self.ui.assets.icon(self._line.sign, self.ui.font(16), colour)
            surface.blit(mark, mark.get_rect(midleft=(self.rect.x, self.rect.centery)))
        name = self._name.picture()
        surface.blit(name, name.get_rect(midleft=(self.rect.x + self._left, self.rect.centery)))
        wide = self.rect.w // 2
        top = self.rect.centery - self._chips.size[1] // 2
        self._chips.draw(surface, self.rect.right - wide, top)
