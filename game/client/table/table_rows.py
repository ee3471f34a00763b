"""What other tables say, on the tutor's sheet: a row for each, this one first on its own ground."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForWidth, Sized, least
from game.client.widgets.base import is_press
from game.client.widgets.chips import Chips
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Inset, Part, Row, space
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.lines import Chip, Mark
from game.pages.page import Says, TableSays
from game.pages.rules import silent_chip

_SIGNS = {Says.ALLOWED: "check", Says.BARRED: "forbid", Says.NOTHING: ""}


def _chips(says: TableSays) -> list[Chip]:
    """What stands at the right."""
    found = [Chip(Mark.WORDS, says.words)] if says.words else []
    if says.silent:
        found.append(silent_chip())
    elif says.clause:
        found.append(Chip(Mark.LINK, says.clause))
    return found


class TableRow(Composed):
    """One line; a click asks that table itself."""

    def __init__(self, ui: Ui, line: TableSays, press: Callable[[], None]) -> None:
        self._line, self._press = line, press
        sign, colour = _SIGNS[line.says], theme.CLAY if line.says is Says.BARRED else theme.GOOD
        mark = [picture(ui, ui.assets.icon(sign, ui.font(16), colour))] if sign else []
        ink = theme.INK if sign or line.here else theme.SOFT
        style = Style(theme.SECOND, "semibold" if line.here else "regular", ink, 1.2)

        def make(width: int) -> list[Part]:
            chips = Chips(ui, _chips(line), right=True)
            chips.fit(width // 2)
            name = Inset(TextBlock(ui, line.name, style=style), 0, ui.px(4))
            row = (Sized(Row(*mark), ui.px(27)), name, space(width=ui.px(8)), Sized(chips, chips.size[0]))
            return [least(Row(*row, grow=name), height=max(ui.px(32), chips.size[1] + ui.px(4)))]

        super().__init__(ui, f"table {line.name}", MadeForWidth(make))

    @property
    def spoken(self) -> str:
        verdict = {Says.ALLOWED: _("allowed"), Says.BARRED: _("not allowed")}.get(
            self._line.says, self._line.words
        )
        source = _("the sheet doesn't say") if self._line.silent else self._line.clause
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
        super().draw(surface)
