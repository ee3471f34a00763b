"""The columns above the verdicts: the turned card and what was called, then each trick as it lay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.pages.review import Called
from game.pages.review_columns import Column
from game.records.reviewing import Reviewable
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import Trick

_STEP = 0.74
"""How far the middles of two rows of a cross are apart, in heights of a card."""
_ASIDE = 1.02
"""How far the cards at the sides lie from the middle, in widths of a card."""
WIDE = 2 * _ASIDE + 1 + 0.1
"""How wide a cross is, with its rings, in widths of a card."""
HIGH = theme.CARD_RATIO * (1 + 2 * _STEP) + 0.14
"""How high a cross is, with its rings, in widths of a card."""
_PLACES = ((0.0, _STEP), (-_ASIDE, 0.0), (0.0, -_STEP), (_ASIDE, 0.0))  # the player's, then clockwise


def title_block(ui: Ui, words: str, width: int) -> TextBlock:
    """The head of a column."""
    return TextBlock(ui, words, width, Style(16, "regular", theme.CREAM, 1.2), align="center")


def draw_called(ui: Ui, ground: Surface, area: Rect, card: int, called: Called) -> None:
    """The turned card and, below it, the call on a strip of paper."""
    style = Style(theme.SECOND, "bold", theme.INK, theme.LINE_TIGHT)
    words = TextBlock(ui, called.words, None, style, align="center")
    pad = (ui.px(12), ui.px(6))
    if words.size[0] > area.w - 2 * pad[0]:
        words = TextBlock(ui, called.words, area.w - 2 * pad[0], style, align="center")
        words = TextBlock(ui, called.words, words.text_width, style, align="center")
    wide = round(min(card * 1.33, area.w * 0.5))
    high = round(wide * theme.CARD_RATIO)
    said = words.size[1] + 2 * pad[1] if called.words else 0
    gap = ui.px(14)
    if high + gap + said > area.h:
        high = max(1, area.h - gap - said)
        wide = round(high / theme.CARD_RATIO)
    top = area.centery - (high + gap + said) // 2
    if called.upcard is not None:
        code = "back" if called.turned_down else str(called.upcard)
        ui.assets.card(code, wide).draw(ground, (area.centerx, top + high // 2))
        if called.turned_down:  # it lies face down; its face stands beside it, small
            small = round(wide * 0.62)
            spot = (area.centerx + wide * 0.42, top + high * 0.6)
            ui.assets.card(str(called.upcard), small).draw(ground, spot)
    if not called.words:
        return
    place = Rect(0, 0, words.size[0] + 2 * pad[0], said)
    place.midtop = (area.centerx, top + high + gap)
    ui.paper(place.size, 10).draw(ground, place.center)
    if called.mistake:
        ring = place.inflate(2 * ui.px(2), 2 * ui.px(2))
        edge = Box(12 * ui.metrics.k, edge=theme.CLAY, width=max(2.0, 2.5 * ui.metrics.k))
        ground.blit(ui.box(ring.size, edge), ring)
    ground.blit(words.picture(), words.picture().get_rect(center=place.center))


def draw_trick(
    ui: Ui,
    ground: Surface,
    area: Rect,
    card: int,
    column: Column,
    hand: Reviewable,
    mistakes: Sequence[Card],
) -> None:
    """The cards of a trick in front of those who played them; the one that won ringed in brass."""
    trick, high = column.trick, card * theme.CARD_RATIO
    if trick is None:
        return
    for seat in _order(trick, hand.seat):
        played = trick.card_of(seat)
        if played is None:
            continue
        x, y = _PLACES[seat.seen_from(hand.seat)]
        spot = (area.centerx + x * card, area.centery + y * high)
        states = ("mistake",) if played in mistakes else ("won",) if seat is column.winner else ()
        code = "back" if played in hand.unknown else str(played)
        ui.assets.card(code, card, states=states).draw(ground, spot)


def _order(trick: Trick, player: Seat) -> list[Seat]:
    """From the far side to the near one, so that each card covers the lower edge of the one behind."""
    far_to_near = (player.partner, player.left, player.right, player)
    return [seat for seat in far_to_near if trick.card_of(seat) is not None]


def won_blocks(ui: Ui, words: Mapping[int, str], card: int) -> dict[int, TextBlock] | None:
    """Who won each trick, for the middle of its cross; None where one of them has no room there."""
    room, most = (
        round(card * (2 * _ASIDE - 1)) - 2 * ui.px(6),
        round(card * theme.CARD_RATIO * (2 * _STEP - 1)),
    )
    style = Style(theme.LEAST, "bold", theme.CREAM, 1.15)
    blocks = {number: TextBlock(ui, text, room, style, align="center") for number, text in words.items()}
    whole = all(
        TextBlock(ui, word, None, style).size[0] <= room for text in words.values() for word in text.split()
    )
    return blocks if whole and all(block.size[1] <= most for block in blocks.values()) else None
