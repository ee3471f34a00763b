"""What everyone held in a hand that was thrown in, in the place of its tricks."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForRoom, Sized
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import shown_card, unturned
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.review import HandWords
from game.pages.table_model import in_order
from game.rules.seats import Seat, clockwise_from


def held_part(ui: Ui, words: HandWords) -> Part:
    """The four hands, a row for each player."""
    hand, seats = words.hand, clockwise_from(words.hand.seat)
    style = Style(theme.BODY, "semibold", theme.CREAM, theme.LINE_TIGHT)
    names = {seat: TextBlock(ui, words.name(seat), style=style) for seat in seats}

    def row(seat: Seat, aside: int, card: int) -> Part:
        held = in_order(hand.deal.first.hands[seat], None)
        codes = ("back" if each in hand.unknown else str(each) for each in held)
        cards = Row(*(shown_card(ui, code, card) for code in codes), gap=round(card * 0.1))
        return Row(Sized(names[seat], aside), unturned(ui, cards))

    def rows(width: int, height: int) -> Part:
        for name in names.values():
            name.fit(round(width * 0.3))
        aside = max(name.text_width for name in names.values()) + ui.px(24)
        high = height // len(seats)
        card = round(min(ui.px(58), (high - ui.px(10)) / theme.CARD_RATIO, (width - aside) / 5.6))
        return Column(*(Sized(row(seat, aside, card), height=high) for seat in seats))

    head = TextBlock(ui, _("What everyone held"), style=Style(theme.BODY, "bold", theme.CREAM, 1.2))
    below = MadeForRoom(rows)
    return Column(head, below, gap=ui.px(8), side=Side.FILL, grow=below)
