"""What other tables say, on the tutor's sheet: a row for each, this one first on its own ground."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget, is_press
from game.client.widgets.chips import Chips
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.lines import Chip, Mark
from game.pages.page import Says, TableSays

_SIGNS = {Says.ALLOWED: "check", Says.BARRED: "forbid", Says.NOTHING: ""}


def _chips(says: TableSays) -> list[Chip]:
    """What stands at the right."""
    found = [Chip(Mark.WORDS, says.words)] if says.words else []
    if says.silent:
        found.append(Chip(Mark.PILL, _("silent")))
    elif says.clause:
        found.append(Chip(Mark.LINK, says.clause))
    return found


class TableRow(Widget):
    """One line; a click asks that table itself."""

    focusable = False

    def __init__(self, ui: Ui, line: TableSays, press: Callable[[], None]) -> None:
        super().__init__(ui, f"table {line.name}")
        self._line, self._press, self._sign = line, press, _SIGNS[line.says]
        self._chips = Chips(ui, _chips(line), right=True)
        self._left = ui.px(27)
        colour = theme.INK if self._sign or line.here else theme.SOFT
        style = Style(theme.SECOND, "semibold" if line.here else "regular", colour, 1.2)
        self._name = TextBlock(ui, line.name, None, style)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        ui = self.ui
        self._chips.fit(width // 2)
        self._name.fit(width - self._left - self._chips.size[0] - ui.px(8))
        high = max(ui.px(32), self._name.size[1] + ui.px(8), self._chips.size[1] + ui.px(4))
        self.size = (width, high)

    @property
    def spoken(self) -> str:
        verdict = {Says.ALLOWED: _("allowed"), Says.BARRED: _("not allowed")}.get(
            self._line.says, self._line.words
        )
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
            tint = theme.CLAY_LIT if self._line.says is Says.BARRED else theme.PINE_LIT
            surface.blit(self.ui.box(ground.size, Box(6 * self.ui.metrics.k, tint)), ground)
        else:
            edge = Rect(self.rect.x, self.rect.bottom - 1, self.rect.w, max(1, self.ui.px(1)))
            surface.fill(theme.HAIR, edge)
        if self._sign:
            colour = theme.CLAY if self._line.says is Says.BARRED else theme.GOOD
            mark = self.ui.assets.icon(self._sign, self.ui.font(16), colour)
            surface.blit(mark, mark.get_rect(midleft=(self.rect.x, self.rect.centery)))
        name = self._name.picture()
        surface.blit(name, name.get_rect(midleft=(self.rect.x + self._left, self.rect.centery)))
        top = self.rect.centery - self._chips.size[1] // 2
        self._chips.place(self.rect.right - self._chips.size[0], top).draw(surface)
