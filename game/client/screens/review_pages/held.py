"""What everyone held in a hand that was thrown in, in the place of its tricks."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.review import HandWords
from game.pages.table_model import in_order
from game.rules.seats import clockwise_from


def draw_held(ui: Ui, ground: Surface, area: Rect, words: HandWords) -> None:
    """The four hands, a row for each player."""
    hand = words.hand
    head = TextBlock(ui, _("What everyone held"), area.w, Style(theme.BODY, "bold", theme.CREAM, 1.2))
    head.place(area.x, area.y).draw(ground)
    top = head.rect.bottom + ui.px(8)
    high = (area.bottom - top) // 4
    style = Style(theme.BODY, "semibold", theme.CREAM, theme.LINE_TIGHT)
    seats, room = clockwise_from(hand.seat), round(area.w * 0.3)
    names = {seat: TextBlock(ui, words.name(seat), room, style) for seat in seats}
    aside = max(name.text_width for name in names.values()) + ui.px(24)
    card = min(ui.px(58), round((high - ui.px(10)) / theme.CARD_RATIO), round((area.w - aside) / 5.6))
    for row, seat in enumerate(seats):
        y = top + row * high + high // 2
        names[seat].place(area.x, y - names[seat].size[1] // 2).draw(ground)
        for place, held in enumerate(in_order(hand.deal.first.hands[seat], None)):
            x = area.x + aside + card // 2 + place * round(card * 1.1)
            code = "back" if held in hand.unknown else str(held)
            ui.assets.card(code, card).draw(ground, (x, y))
