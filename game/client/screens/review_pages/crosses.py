"""The columns above the verdicts: the upcard and what was called, then each trick as it lay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.assets import SMALL
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForRoom, centred
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Side, Stack
from game.client.widgets.still import Drawing, boxed, on_paper
from game.client.widgets.text import TextBlock
from game.pages.review import Called
from game.pages.review_columns import Column as HandColumn
from game.records.reviewing import Reviewable
from game.rules.cards import Card

_STEP, _CLOSE_STEP = 0.74, 0.56
"""How far the middles of two rows of a cross are apart, in heights of a card; less beside large text."""
_LARGE = 1.3
_ASIDE = 1.02
"""How far the cards at the sides lie from the middle, in widths of a card."""
WIDE = 2 * _ASIDE + 1 + 0.1
"""How wide a cross is, with its rings, in widths of a card."""
_BADGE, _BADGE_AT = 18, (0.0, 0.97)
"""How large the badge of a mistake is, and where its middle lies, in widths and heights of its card:
half outside the lower corner, where no index is."""
_PLACES = ((0, 1), (-1, 0), (0, -1), (1, 0))  # the player's, then clockwise


def cross_height(ui: Ui) -> float:
    """How high a cross is, with its rings, in widths of a card."""
    return theme.CARD_RATIO * (1 + 2 * _step(ui)) + 0.14


def _step(ui: Ui) -> float:
    return _CLOSE_STEP if ui.metrics.text >= _LARGE else _STEP


def title_block(ui: Ui, words: str) -> TextBlock:
    """The head of a column."""
    return TextBlock(ui, words, style=Style(16, "regular", theme.CREAM, 1.2), align="center")


def called_part(ui: Ui, called: Called, card: int) -> Part:
    """The upcard, not much wider than `card`, and below it the call on a strip of paper."""
    said, gap = [_call(ui, called)] if called.words else [], ui.px(14)

    def make(width: int, height: int) -> Part:
        for each in said:
            each.fit(width)
        room = height - gap - sum(each.size[1] for each in said)
        wide = round(min(card * 1.33, width * 0.5, max(1, room / theme.CARD_RATIO)))
        turned = Drawing(ui, partial(_draw_upcard, called), (wide, round(wide * theme.CARD_RATIO)))
        return centred(Column(turned, *said, gap=gap, side=Side.MIDDLE))

    return MadeForRoom(make)


def _call(ui: Ui, called: Called) -> Part:
    """The call; a mistake has a ring of clay."""
    words = TextBlock(
        ui, called.words, style=Style(theme.SECOND, "bold", line=theme.LINE_TIGHT), align="center"
    )
    paper = on_paper(ui, words, ui.px(12), ui.px(6), radius=10)
    look = Box(12 * ui.metrics.k, edge=theme.CLAY, width=max(2.0, 2.5 * ui.metrics.k))
    return Stack(paper, Inset(boxed(ui, look, Stack()), -ui.px(2))) if called.mistake else paper


def _draw_upcard(called: Called, ui: Ui, ground: Surface, area: Rect) -> None:
    if called.upcard is None:
        return
    code = "back" if called.turned_down else str(called.upcard)
    ui.assets.card(code, area.w).draw(ground, area.center)
    if called.turned_down:  # it lies face down; its face stands beside it, small
        spot = (area.centerx + area.w * 0.42, area.y + area.h * 0.6)
        ui.assets.card(str(called.upcard), round(area.w * 0.62)).draw(ground, spot)


def cross_part(ui: Ui, column: HandColumn, hand: Reviewable, card: int, mistakes: Sequence[Card]) -> Drawing:
    """The cards of a trick in front of those who played them; the one that won ringed in brass."""
    # from the far side to the near one, so that each card covers the lower edge of the one behind
    order = (hand.seat.partner, hand.seat.left, hand.seat.right, hand.seat)
    plays = [(seat, column.trick.card_of(seat)) for seat in order] if column.trick else []
    index = card < SMALL * ui.metrics.k  # alike in every window: a whole face would be read with effort

    def draw(ui: Ui, ground: Surface, area: Rect) -> None:
        for seat, played in plays:
            if played is None:
                continue
            x, y = _PLACES[seat.seen_from(hand.seat)]
            spot = (
                area.centerx + x * _ASIDE * card,
                area.centery + y * _step(ui) * card * theme.CARD_RATIO,
            )
            states = ("won",) if seat is column.winner and played not in mistakes else ()
            code = "back" if played in hand.unknown else f"small/{played}" if index else str(played)
            ui.assets.card(code, card, states=states).draw(ground, spot)
            if played in mistakes:
                _draw_ring(ui, ground, spot, card)
                _draw_badge(ui, ground, spot, card)

    return Drawing(ui, draw)


def _draw_ring(ui: Ui, ground: Surface, middle: tuple[float, float], card: int) -> None:
    """Clay with a dark edge round a mistake; the state of a large card would bring a badge on its index."""
    k, around = ui.metrics.k, Rect(0, 0, card, round(card * theme.CARD_RATIO))
    around.center = (round(middle[0]), round(middle[1]))
    for reach, thick, colour in ((2.5, 3.5, theme.CLAY_EDGE), (2.0, 2.5, theme.CLAY_RING)):
        ring = around.inflate(2 * round(reach * k), 2 * round(reach * k))
        look = Box((reach + theme.CARD_RADIUS * card), edge=colour, width=max(2.0, thick * k))
        ground.blit(ui.box(ring.size, look), ring)


def _draw_badge(ui: Ui, ground: Surface, middle: tuple[float, float], card: int) -> None:
    """The badge of a mistake, which that of so small a card would hardly show."""
    side, (across, down) = max(ui.px(_BADGE), 16), _BADGE_AT
    badge = ui.assets.svg("common/badge_mistake", (side, side))
    x, y = middle[0] + (across - 0.5) * card, middle[1] + (down - 0.5) * card * theme.CARD_RATIO
    ground.blit(badge, badge.get_rect(center=(round(x), round(y))))
