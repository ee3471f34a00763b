"""More: the line on the tutor's sheet that opens and closes what a first answer leaves unsaid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import least
from game.client.widgets.base import View, Widget, is_press
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Row
from game.client.widgets.linked import ScrolledLink
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.page import More


class MoreLine(Composed):
    """A word with an arrow, as wide as the sheet."""

    def __init__(self, ui: Ui, block: More, press: Callable[[], None]) -> None:
        self._words, self._press = _("Less") if block.opened else _("More"), press
        words = TextBlock(ui, self._words, None, Style(theme.SECOND, "semibold", theme.INK, 1.2))
        caret = ui.assets.icon("caret_up" if block.opened else "caret", ui.font(16), theme.INK)
        row = least(Row(words, picture(ui, caret), gap=ui.px(6)), ui.metrics.at_least(38, theme.HIT))
        super().__init__(ui, "more", row)

    @property
    def spoken(self) -> str:
        return self._words

    def stops_in(self, area: View) -> Sequence[Widget]:
        return [ScrolledLink(area, self.rect.copy(), "more", self._words, self._press)]

    def pointer(self, event: Event) -> bool:
        if not is_press(event):
            return False
        self._press()
        return True
