"""Cards as small as they can be read: beside the words of a row."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.still import Drawing
from game.rules.cards import Card

_WIDE, _GAP = 30, 4


def small_cards(ui: Ui, cards: Sequence[Card], wide: int = _WIDE) -> Drawing:
    """Cards side by side; `wide` is the width of one, at the usual size of the window and of text."""
    width, gap = round(ui.px(wide) * min(ui.metrics.text, 1.3)), ui.px(_GAP)

    def draw(ui: Ui, surface: Surface, rect: Rect) -> None:
        for number, card in enumerate(cards):
            middle = (rect.x + number * (width + gap) + width / 2, rect.centery)
            ui.assets.card(str(card), width).draw(surface, middle)

    return Drawing(ui, draw, (len(cards) * (width + gap) - gap, round(width * theme.CARD_RATIO)))
