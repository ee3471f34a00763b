"""The pictures of the home screen: a fan of the five best hearts, and what lies on the menu's cards."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.lesson_picture import Standing, lesson_picture, small_card
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.still import Drawing
from game.presenters.lesson_entry import SmallPicture
from game.rules.cards import Card, Suit, is_left_bower

_FAN = SmallPicture(
    "fan", ("JH", "JD", "AH", "KH", "QH"), "H"
)  # from strongest to weakest when hearts are trump
_STEP = 11  # degrees between the cards of the fan
_RADIUS, _WIDTH = 380, 146  # of the fan, where it is 500 wide
FAN_SIZE = (500, 262)
_LESSONS = (
    SmallPicture("card", ("JH",)),
    SmallPicture("fan", ("QC", "JC", "TC")),
    SmallPicture("card", ("JD",), "H"),
)
_PLOT = ((0.04, 0.22), (0.26, 0.42), (0.48, 0.36), (0.7, 0.66), (0.94, 0.74))  # of width and height


def fan(ui: Ui, surface: Surface, area: Rect, most: float = ENDLESS, shown: SmallPicture = _FAN) -> None:
    """The five strongest hearts or other cards in a place, at most `most` times as large as drawn."""
    scale = min(area.w / FAN_SIZE[0], area.h / FAN_SIZE[1], most * ui.metrics.k)
    radius, width = _RADIUS * scale, max(20, round(_WIDTH * scale))
    middle = (area.centerx, area.centery + radius - 26 * scale)
    for place, code in enumerate(shown.cards):
        angle = (place - (len(shown.cards) - 1) / 2) * _STEP
        turn = math.radians(angle)
        centre = (middle[0] + radius * math.sin(turn), middle[1] - radius * math.cos(turn))
        left = shown.tag and is_left_bower(Card.parse(code), Suit(shown.tag))
        tab = shown.tag if left else ""
        ui.assets.card(code, width, angle, tab=tab, shadow="lifted", tab_top=0.36).draw(surface, centre)


class Fan(Drawing):
    """The fan as a part of a layout, as large as its room allows, at most `most` times as large as drawn."""

    def __init__(
        self, ui: Ui, most: float = 1.2, least_width: int = 0, shown: SmallPicture | None = None
    ) -> None:
        """It is never narrower than this. Without cards to be shown it has the five strongest hearts."""
        shown = shown if shown and shown.cards else _FAN
        super().__init__(ui, partial(fan, most=most, shown=shown))
        self._most, self._least = most, least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        scale = min(width / FAN_SIZE[0], height / FAN_SIZE[1], self._most * self.ui.metrics.k)
        scale = max(scale, self._least / FAN_SIZE[0])
        self.size = (round(FAN_SIZE[0] * scale), round(FAN_SIZE[1] * scale))


def play(ui: Ui, surface: Surface, area: Rect) -> None:
    """A back and an ace, on the button that deals."""
    width = round(area.h / 1.62)
    for code, across, angle in (("back", 0.38, -9), ("AS", 0.66, 8)):
        card = small_card(ui, code, width, angle)
        surface.blit(card, card.get_rect(center=(area.x + round(area.w * across), area.centery)))


def cards(ui: Ui, surface: Surface, area: Rect) -> None:
    """Letters for the words, where they have room; then a jack and a back."""
    width, x = round(area.h * 0.74), area.x
    letters = ui.assets.text("Aa", "title", round(area.h * 0.96), theme.PINE)
    if letters.get_width() + 2 * width < area.w:
        surface.blit(letters, letters.get_rect(midleft=(x, area.centery)))
        x += letters.get_width() + round(width * 0.6)
    roomy = area.w > 1.6 * width
    lying = (("JC", 0.5, -6), ("back", 1.24, 7)) if roomy else (("back", 0.8, 7), ("JC", 0.5, -6))
    for code, across, angle in lying:
        card = small_card(ui, code, width, angle)
        surface.blit(card, card.get_rect(center=(x + round(width * across), area.centery)))


def rules(ui: Ui, surface: Surface, area: Rect) -> None:
    """An open book."""
    book = ui.assets.furniture("art_book", round(area.h * 1.16))
    surface.blit(book, book.get_rect(midleft=(area.x - ui.px(3), area.centery)))


def lessons(ui: Ui, surface: Surface, area: Rect) -> None:
    """The pictures of some lessons, as many as have room."""
    apart = round(area.h * 1.22)
    for place, told in enumerate(_LESSONS):
        if place * apart + area.h <= area.w:
            drawn = lesson_picture(ui, told, Standing.PLAIN, area.h)
            at = Rect(area.x + place * apart, area.y, area.h, area.h)
            surface.blit(drawn, drawn.get_rect(center=at.center))


def progress(ui: Ui, surface: Surface, area: Rect) -> None:
    """A line that goes down from hand to hand, its last point of brass."""
    side = round(area.h * 0.84)
    room = Rect(area.x, 0, min(round(side * 3), area.w - ui.px(8)), side)
    room.centery = area.centery
    seen = _PLOT if room.w > 1.5 * side else _PLOT[::2]
    points = [(room.x + x * room.w, room.y + y * room.h) for x, y in seen]
    line, dot = max(2, ui.px(3)), max(3, ui.px(5))
    surface.fill(theme.EDGE_LIT, Rect(room.x, room.bottom - ui.px(2), room.w, max(1, ui.px(2))))
    for start, end in pairwise(points):
        pygame.draw.aaline(surface, theme.PINE, start, end, line)
    for point in points:
        pygame.draw.aacircle(surface, theme.PINE, point, dot)
    pygame.draw.aacircle(surface, theme.BRASS, points[-1], dot - ui.px(1))
