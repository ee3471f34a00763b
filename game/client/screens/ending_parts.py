"""What lies on the mat at the end of a game: each side's sheet, its counter cards, the last trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.portraits import portrait, sign_of_learner
from game.client.draw.ui import Ui
from game.client.table.counters import Pair, counter_spots, counters_height
from game.client.table.places import Spot
from game.client.table.sum_rows import sum_rows
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.bubble import Bubble
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.page import Paragraph, Sums
from game.pages.people import Person
from game.pages.table_model import Mood

_PIPS = 12  # that lie at each side of the headline of a game that was won
_STEPS, _FIRST = (0.7548777, 0.5698403), (0.5, 0.2)  # from pip to pip: never in rows, and nowhere bare (R2)
_WIDEST_COUNTER, _LEAN = 100, 1.3  # how wide both counter cards lie, in widths of one
_LEAST_COUNTER = 36  # narrower counter cards are left out: the headline has the score
_PLAYED_AT = ((0.0, 0.72), (-1.13, 0.0), (0.0, -0.72), (1.13, 0.0))  # the learner's, then clockwise

_LINE = Style(16, line=1.32)

Play = tuple[int, str, bool]
"""Whose card (0 the learner's, then clockwise), which, and whether it took the trick."""


def heading(ui: Ui, title: str) -> Part:
    """The heading of a sheet."""
    return TextBlock(ui, title, style=Style(21, "title", theme.INK, 1.16))


def own_lines(ui: Ui, blocks: Sequence[Paragraph | Sums], below: Sequence[Part]) -> Part:
    """A heading, what is said of the learner's play, and the way to the hand that cost most."""
    parts: list[Part] = [
        sum_rows(ui, block) if isinstance(block, Sums) else TextBlock(ui, block.text, style=_LINE)
        for block in blocks
    ]
    return Column(heading(ui, _("Your play")), *parts, *below, gap=ui.px(6), side=Side.FILL)


def won_pips(words: int, ui: Ui, surface: Surface, room: Rect) -> None:
    """Signs of the suits left and right of a headline so wide, as they fell for the side that won."""
    free = min(ui.px(330), (room.w - words) // 2 - ui.px(40))
    if free < ui.px(60):
        return
    for number in range(2 * _PIPS):
        place = number // 2
        across, down = ((_FIRST[number % 2] + place * step) % 1 for step in _STEPS)
        side = ui.px(14 + place * 7 % 12)
        away = ui.px(14) + round((free - ui.px(14)) * across)
        x = room.left + away if number % 2 else room.right - away
        sign = ui.assets.pip("SHDC"[(place + number) % 4], side, theme.BRASS if place % 3 else theme.CREAM)
        turned = pygame.transform.rotozoom(sign, (number * 53) % 70 - 35, 1)
        surface.blit(turned, turned.get_rect(center=(x, room.top + round(room.h * (0.04 + 0.92 * down)))))


def faces(ui: Ui, people: Sequence[Person], mood: Mood, wide: int) -> Part:
    """The portraits of a side, each so wide, as the game has left them; a partner's beside the learner's."""
    drawn = [portrait(ui, each.id, mood, ui.px(wide), each.ours, shadow=False) for each in people]
    if len(drawn) == 1:
        drawn.insert(0, sign_of_learner(ui, ui.px(wide)))
    return Row(*(picture(ui, each) for each in drawn), gap=ui.px(8))


class Remark(Widget):
    """What a player says at the end of a game, in a bubble above or below the portrait."""

    focusable = False

    def __init__(self, ui: Ui, words: str, tip: tuple[float, float], *, below: bool = False) -> None:
        """`tip` is where the tail ends: a share of the width of the bubble, and pixels from there.

        `below` the portrait, so that the tail points upwards.
        """
        super().__init__(ui, "remark")
        self._bubble, self._tip, self._below = Bubble(ui, words), tip, below
        self._tail = ui.px(10)
        self._size_of(self._bubble)

    def _size_of(self, bubble: Bubble) -> None:
        self.size = (bubble.size[0], bubble.size[1] + self._tail)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._bubble.fit(width)
        self._size_of(self._bubble)

    @property
    def spoken(self) -> str:
        return self._bubble.spoken

    def draw(self, surface: Surface) -> None:
        wide, high = self._bubble.size
        self._bubble.place(self.rect.left, self.rect.top + (self._tail if self._below else 0), wide, high)
        x = self.rect.left + round(self._tip[0] * wide + self._tip[1])
        self._bubble.tip = (x, self.rect.top if self._below else self.rect.bottom)
        self._bubble.draw(surface)


def last_trick(ui: Ui, plays: Sequence[Play], widest: float) -> Drawing:
    """The cards of a trick in front of their players, as large as there is room, at most so wide."""
    return Drawing(ui, partial(_draw_trick, plays, ui.px(widest)))


def _draw_trick(plays: Sequence[Play], most: float, ui: Ui, surface: Surface, room: Rect) -> None:
    across, down = zip(*(_PLAYED_AT[place] for place, _code, _won in plays), strict=True)
    high = max(down) - min(down) + theme.CARD_RATIO  # less where one sat out, in widths of a card
    wide = min(most, room.w / (max(across) - min(across) + 1), room.h / high)
    left, upper = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    for place, code, won in plays:
        dx, dy = _PLAYED_AT[place]
        sprite = ui.assets.card(code, round(wide), 0, ("won",) if won else ())
        middle = room.top + high * wide / 2  # below its name, whatever room is left under it
        sprite.draw(surface, (room.centerx + (dx - left) * wide, middle + (dy - upper) * wide))


def counters(ui: Ui, ours: bool, points: tuple[int, int], pair: Pair | None) -> Drawing:
    """The two counter cards of a side as they lie for its points, the first; those of both have one size."""
    return Drawing(ui, partial(_draw_counters, ours, points, pair))


def _draw_counters(
    ours: bool, points: tuple[int, int], pair: Pair | None, ui: Ui, surface: Surface, room: Rect
) -> None:
    if pair is None:
        return
    high = max(counters_height(each, pair) for each in points)
    wide = min(ui.px(_WIDEST_COUNTER), room.h / high, room.w / _LEAN)
    if wide < ui.px(_LEAST_COUNTER):
        return
    first = Spot(room.left + wide / 2, room.top + wide * theme.CARD_RATIO / 2, wide)
    lying = counter_spots(points[0], first, pair)
    around = lying[0].bounds.union(lying[1].bounds)
    below, above, face_up = counter_spots(points[0], first.moved(room.centerx - around.centerx, 0), pair)
    suit = "H" if ours else "S"
    upper = f"c{pair[0]}{suit}" if face_up else "back"
    for spot, code in ((below, f"c{pair[1]}{suit}"), (above, upper)):
        sprite = ui.assets.card(code, round(spot.width), spot.angle)
        sprite.draw(surface, (spot.x, spot.y))
