"""The sheet where no word fits what was typed: that nothing was found, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.i18n import _

_ZONE = "sheet"


def lay_missed(ui: Ui, sheet: Rect, typed: str, show_all: Callable[[], None]) -> list[Widget]:
    """The parts of the sheet, placed. `show_all` leaves the search."""
    pad = ui.px(24 if not ui.metrics.drawer else theme.SHEET_PAD)
    room = sheet.inflate(-2 * pad, -2 * pad)
    wide = round(room.w * 0.34) if ui.metrics.drawer else room.w
    button = Button(
        ui, "all words", _("All the words"), show_all, ButtonStyle(kind=BRASS, pad=8), width=wide
    ).within(zone=_ZONE)
    button.place(room.right - wide, room.bottom - button.size[1] - ui.px(4))
    if ui.metrics.drawer:
        room.width = button.rect.left - pad - room.x
    else:
        room.height = button.rect.top - ui.px(12) - room.y
    texts = (
        (_("No such word"), Style(28, "title", theme.INK, 1.16)),
        # NOTE: {typed} is what somebody wrote into the search of the glossary
        (_("Nothing in the glossary fits “{typed}”.").format(typed=typed), Style(theme.BODY)),
        (
            _("The words on the felt are spelt most like it. Choose one, or look through all of them."),
            Style(theme.BODY, colour=theme.SOFT),
        ),
    )
    parts: list[Widget] = []
    y = 0
    for text, style in texts:
        block = TextBlock(ui, text, room.w, style).place(0, y)
        parts.append(block)
        y = block.rect.bottom + ui.px(10)
    area = ScrollArea(ui, "sheet text", parts, y, zone=_ZONE)
    return [area.place(room.x, room.y, room.w, max(1, room.h)), button]
