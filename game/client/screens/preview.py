"""A piece of table that shows cards, colours, help and text as the settings make them."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForRoom, Sized
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.i18n import _

_HAND = (("JH", True), ("AH", True), ("TD", False), ("KS", False), ("9C", False))
_GAP, _LIFT = 0.10, 0.10  # shares of a card's width
_LEAST = (120, 60)  # a smaller piece of table is left out
_LEAST_CARDS = 44
_FLAT, _WORDS = 2.6, 0.44  # of its height, from which width on words have this share of it beside the cards


def preview(ui: Ui, helped: bool) -> Part:
    """The piece of table, as wide as its room, at most a quarter higher than wide."""

    def make(width: int, height: int) -> Part:
        high = min(height, round(width * 1.25))
        if width < ui.px(_LEAST[0]) or high < ui.px(_LEAST[1]):
            return space(width, high)
        pad, edge = ui.px(22), ui.px(16)
        inside = _inside(ui, helped, width - 2 * pad, high - 2 * edge)
        return Sized(Stack(Drawing(ui, _lay_mat), Inset(inside, pad, edge)), width, high)

    return MadeForRoom(make)


def _lay_mat(ui: Ui, surface: Surface, area: Rect) -> None:
    ui.lay_mat(surface, area, 18, stitch=False)


def _inside(ui: Ui, helped: bool, width: int, height: int) -> Part:
    """As many cards as fit, then two lines of text beside them, or below them where it is narrow."""
    cards = Drawing(ui, partial(_draw_cards, helped))
    words = Column(
        TextBlock(ui, _("As it looks now"), style=Style(theme.LEAST, colour=theme.FELT_SOFT, line=1.3)),
        TextBlock(ui, _("Your turn: follow hearts."), style=Style(theme.BODY, colour=theme.CREAM, line=1.3)),
    )
    beside = Row(words)  # in the middle of the height
    if width > height * _FLAT:
        return Row(cards, Sized(beside, round(width * _WORDS)), gap=ui.px(22), side=Side.FILL, grow=cards)
    words.fit(width)
    if height - words.size[1] - ui.px(8) > ui.px(_LEAST_CARDS):
        return Column(cards, words, gap=ui.px(8), side=Side.FILL, grow=cards)
    return beside


def _draw_cards(helped: bool, ui: Ui, surface: Surface, room: Rect) -> None:
    if room.h <= ui.px(_LEAST_CARDS):
        return
    width = min(round(room.h / (theme.CARD_RATIO + _LIFT)), ui.px(118))
    count = max(3, min(len(_HAND), int((room.w + width * _GAP) / (width * (1 + _GAP)))))
    width = min(width, round(room.w / (count + (count - 1) * _GAP)))
    shown = _HAND[: count - 1] + _HAND[3:4] if count < len(_HAND) else _HAND
    total = width * (count + (count - 1) * _GAP)
    x = room.x + max(0.0, (room.w - total) / 2 if room.w < total * 1.3 else 0.0) + width / 2
    for code, allowed in shown:
        states = (("legal",) if allowed else ("illegal",)) if helped else ()
        lift = width * _LIFT / 2 * (1 if allowed else -1) if helped else 0
        sprite = ui.assets.card(code, width, 0, states, shadow="lifted" if helped and allowed else "card")
        sprite.draw(surface, (x, room.centery - lift))
        x += width * (1 + _GAP)
