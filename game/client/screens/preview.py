"""A piece of table that shows cards, colours, help and text as the settings make them."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.flow import Style
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.i18n import _

_HAND = (("JH", True), ("AH", True), ("TD", False), ("KS", False), ("9C", False))
_GAP, _LIFT = 0.10, 0.10  # shares of a card's width


class Preview(Drawing):
    """The piece of table, as wide as its room, at most a quarter higher than wide."""

    def __init__(self, ui: Ui, helped: bool) -> None:
        super().__init__(ui, partial(_draw, helped))

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.size = (width, min(height, round(width * 1.25)))


def _draw(helped: bool, ui: Ui, surface: Surface, area: Rect) -> None:
    """As many cards as fit, then two lines of text beside them, or below them where it is narrow."""
    if area.h < ui.px(60) or area.w < ui.px(120):
        return
    ui.lay_mat(surface, area, 18, stitch=False)
    pad = ui.px(22)
    inside = area.inflate(-2 * pad, -2 * ui.px(16))
    beside = inside.w > inside.h * 2.6
    words_width = round(inside.w * 0.44) if beside else inside.w
    small = Style(theme.LEAST, colour=theme.FELT_SOFT, line=1.3)
    over = TextBlock(ui, _("As it looks now"), words_width, small)
    line = TextBlock(
        ui, _("Your turn: follow hearts."), words_width, Style(theme.BODY, colour=theme.CREAM, line=1.3)
    )
    words_height = over.size[1] + line.size[1]
    room = Rect(inside) if not beside else Rect(inside.x, inside.y, inside.w - words_width - pad, inside.h)
    if not beside:
        room.h -= words_height + ui.px(8)
    if room.h > ui.px(44):
        _cards(ui, surface, room, helped)
        x = room.right + pad if beside else inside.x
        y = inside.centery - words_height // 2 if beside else room.bottom + ui.px(8)
    else:
        x, y = inside.x, inside.centery - words_height // 2
    surface.blit(over.picture(), (x, y))
    surface.blit(line.picture(), (x, y + over.size[1]))


def _cards(ui: Ui, surface: Surface, room: Rect, helped: bool) -> None:
    width = min(round(room.h / (theme.CARD_RATIO + _LIFT)), ui.px(118))
    count = max(1, min(len(_HAND), int((room.w + width * _GAP) / (width * (1 + _GAP)))))
    if count < 3:
        count = 3
        width = min(width, round(room.w / (3 + 2 * _GAP)))
    shown = _HAND[: count - 1] + _HAND[3:4] if count < len(_HAND) else _HAND
    total = width * (count + (count - 1) * _GAP)
    x = room.x + max(0.0, (room.w - total) / 2 if room.w < total * 1.3 else 0.0) + width / 2
    for code, allowed in shown:
        states = (("legal",) if allowed else ("illegal",)) if helped else ()
        lift = width * _LIFT / 2 * (1 if allowed else -1) if helped else 0
        sprite = ui.assets.card(code, width, 0, states, shadow="lifted" if helped and allowed else "card")
        sprite.draw(surface, (x, room.centery - lift))
        x += width * (1 + _GAP)
