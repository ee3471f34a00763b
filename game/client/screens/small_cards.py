"""Cards as small as they can be read beside the words of a row, and whole deals made of them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.hint_parts import BarList
from game.client.widgets.arrangements import MadeForWidth, Sized
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.pages.list_page import DealShown
from game.pages.page import BarRows
from game.rules.cards import Card

_WIDE, _GAP = 30, 4
_OWN, _OTHER = 40, 25  # widths of one's own cards, and of the others'
_BARS = 190  # the least width of what each choice is worth


def small_cards(ui: Ui, cards: Sequence[Card], wide: int = _WIDE) -> Drawing:
    """Cards side by side; `wide` is the width of one, at the usual size of the window and of text."""
    width, gap = round(ui.px(wide) * min(ui.metrics.text, 1.3)), ui.px(_GAP)

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        for number, card in enumerate(cards):
            middle = (rect.x + number * (width + gap) + width / 2, rect.centery)
            ui.assets.card(str(card), width).draw(surface, middle)

    return Drawing(ui, draw, (len(cards) * (width + gap) - gap, round(width * theme.CARD_RATIO)))


def deal_picture(ui: Ui, deal: DealShown) -> Part:
    """One's own hand with the upcard, the others' where they have room, and the value of each choice."""
    bars = BarList(ui, BarRows("", (), deal.bars, "", "", bare=True))
    gap = ui.px(20)

    def own() -> Part:
        turned = [_edge(ui), small_cards(ui, (deal.upcard,), _OWN)] if deal.upcard is not None else []
        return Row(small_cards(ui, deal.hand, _OWN), *turned, gap=ui.px(9), side=Side.MIDDLE)

    def wide() -> Part:
        room = Sized(bars, 0)
        return Row(own(), _others(ui, deal), room, gap=gap, side=Side.MIDDLE, grow=room)

    def narrow() -> Part:
        return Row(own(), bars, gap=gap, side=Side.MIDDLE, grow=bars)

    def high() -> Part:
        return Column(Row(own()), bars, gap=ui.px(8), side=Side.FILL)

    least = round(ui.px(_BARS) * ui.metrics.text)
    whole = own().best_width + gap + least
    forms = ((whole + gap + _others(ui, deal).best_width, wide), (whole, narrow), (0, high))

    def make(width: int) -> list[Part]:
        return [next(form for needed, form in forms if needed <= width)()]

    return MadeForWidth(make)


def _others(ui: Ui, deal: DealShown) -> Part:
    style = Style(theme.LEAST, "medium", theme.SOFT, 1.2)
    names = [TextBlock(ui, name, style=style) for name, _hand in deal.others]
    wide = max((name.best_width for name in names), default=0)
    both = zip(names, deal.others, strict=True)
    rows = [
        Row(Sized(name, wide), small_cards(ui, hand, _OTHER), gap=ui.px(8), side=Side.MIDDLE)
        for name, (_name, hand) in both
    ]
    return Column(*rows, gap=ui.px(5))


def _edge(ui: Ui) -> Drawing:
    """A hairline between the hand and the upcard."""

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        surface.fill(theme.HAIR, rect)

    return Drawing(ui, draw, (max(1, ui.px(2)), ui.px(44)))
