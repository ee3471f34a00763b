"""The pictures of the home screen: a fan of the five best hearts, and what lies on the menu's cards."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.layout import FirstThatFits, Inset, Part, Row, Stack
from game.client.widgets.still import Drawing

_FAN = ("JH", "JD", "AH", "KH", "QH")  # from strongest to weakest when hearts are trump
_STEP = 11  # degrees between the cards of the fan
_LEAST = 220  # pixels; a narrower fan is left out
_RADIUS, _WIDTH = 380, 146  # of the fan, where it is 500 wide
FAN_SIZE = (500, 262)
_PLOT = ((0.04, 0.22), (0.26, 0.42), (0.48, 0.36), (0.7, 0.66), (0.94, 0.74))  # of width and height


def fan(ui: Ui, surface: Surface, area: Rect, most: float = ENDLESS) -> None:
    """The five strongest hearts in the middle of a place, at most `most` times as large as drawn."""
    scale = min(area.w / FAN_SIZE[0], area.h / FAN_SIZE[1], most * ui.metrics.k)
    radius, width = _RADIUS * scale, max(20, round(_WIDTH * scale))
    middle = (area.centerx, area.centery + radius - 26 * scale)
    for place, code in enumerate(_FAN):
        angle = (place - 2) * _STEP
        turn = math.radians(angle)
        centre = (middle[0] + radius * math.sin(turn), middle[1] - radius * math.cos(turn))
        tab = "H" if code == "JD" else ""
        ui.assets.card(code, width, angle, tab=tab, shadow="lifted", tab_top=0.36).draw(surface, centre)


class Fan(Drawing):
    """The fan as a part of a layout, as large as its room allows, at most `most` times as large as drawn."""

    def __init__(self, ui: Ui, most: float = 1.2, least_width: int = 0) -> None:
        """It is never narrower than this."""
        super().__init__(ui, partial(fan, most=most))
        self._most, self._least = most, least_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        scale = min(width / FAN_SIZE[0], height / FAN_SIZE[1], self._most * self.ui.metrics.k)
        scale = max(scale, self._least / FAN_SIZE[0])
        self.size = (round(FAN_SIZE[0] * scale), round(FAN_SIZE[1] * scale))


def fan_part(ui: Ui) -> Part:
    """The fan; nothing where it would be too small to see."""
    room = Inset(Fan(ui, 1.1, _LEAST), ui.px(40), 0, 0, 0)
    return FirstThatFits(lambda: Row(room, grow=room), Stack)


def practice(ui: Ui, surface: Surface, area: Rect) -> None:
    """Two backs and an ace."""
    width = round(area.h / 1.75)
    cards = (("back", 0.62, -14, 0.56), ("back", 1.16, 0, 0.5), ("AS", 1.72, 14, 0.58))
    for code, across, angle, down in cards:
        centre = (area.x + width * across, area.y + area.h * down)
        ui.assets.card(code, width, angle).draw(surface, centre)


def _furniture(name: str, high: float, ui: Ui, surface: Surface, area: Rect) -> None:
    """A piece at the left of its place and so many times as high."""
    drawn = ui.assets.furniture(name, round(area.h * high))
    surface.blit(drawn, drawn.get_rect(midleft=(area.x - ui.px(2), area.centery)))


lessons = partial(_furniture, "art_book", 1.12)
"""An open book."""


def progress(ui: Ui, surface: Surface, area: Rect) -> None:
    """A line that goes down from hand to hand, its last point of brass."""
    side = round(area.h * 0.84)
    room = Rect(area.x, 0, round(side * 1.7), side)
    room.centery = area.centery
    points = [(room.x + x * room.w, room.y + y * room.h) for x, y in _PLOT]
    line, dot = max(2, ui.px(3)), max(3, ui.px(5))
    surface.fill(theme.EDGE_LIT, Rect(room.x, room.bottom - ui.px(2), room.w, max(1, ui.px(2))))
    for start, end in pairwise(points):
        pygame.draw.aaline(surface, theme.PINE, start, end, line)
    for point in points:
        pygame.draw.aacircle(surface, theme.PINE, point, dot)
    pygame.draw.aacircle(surface, theme.BRASS, points[-1], dot - ui.px(1))


def rules(ui: Ui, surface: Surface, area: Rect) -> None:
    """A sheet of rules, three lines of it ticked."""
    high = round(area.h * 1.02)
    sheet = Rect(0, 0, round(high * 0.82), high)
    sheet.midleft = (area.x + ui.px(2), area.centery)
    edge = max(1.5, 3 * ui.metrics.k)
    surface.blit(ui.box(sheet.size, Box(high * 0.09, theme.PINE_LIT, theme.PINE, edge)), sheet)
    tick = ui.assets.icon("check", round(high * 0.2), theme.BRASS_DARK)
    thick = max(2, round(high * 0.05))
    for down, wide in ((0.25, 0.36), (0.5, 0.28), (0.75, 0.2)):  # a line of it, in heights of the sheet
        middle = sheet.y + round(high * down)
        surface.blit(tick, tick.get_rect(midleft=(sheet.x + round(high * 0.1), middle)))
        line = ui.box((round(high * wide), thick), Box(thick / 2, theme.PINE))
        surface.blit(line, line.get_rect(midleft=(sheet.x + round(high * 0.36), middle)))
