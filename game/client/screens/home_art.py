"""The pictures of the home screen: a fan of the five best hearts, and what lies on the menu's cards."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.flow import Style
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.i18n import _

_FAN = ("JH", "JD", "AH", "KH", "QH")  # from strongest to weakest when hearts are trump
_STEP = 11  # degrees between the cards of the fan
_RADIUS, _WIDTH = 380, 146  # of the fan, where it is 500 wide
FAN_SIZE = (500, 262)


def fan(ui: Ui, surface: Surface, area: Rect) -> None:
    """The five strongest hearts, the left bower with its tag, as large as `area` allows."""
    scale = min(area.w / FAN_SIZE[0], area.h / FAN_SIZE[1])
    radius, width = _RADIUS * scale, max(20, round(_WIDTH * scale))
    middle = (area.centerx, area.centery + radius - 26 * scale)
    for place, code in enumerate(_FAN):
        angle = (place - 2) * _STEP
        turn = math.radians(angle)
        centre = (middle[0] + radius * math.sin(turn), middle[1] - radius * math.cos(turn))
        tab = "H" if code == "JD" else ""
        ui.assets.card(code, width, angle, tab=tab, shadow="lifted", tab_top=0.36).draw(surface, centre)


def titled_fan(ui: Ui, surface: Surface, area: Rect) -> None:
    """The fan with a line below it that says what it shows; nothing where it would be too small to see."""
    style = Style(16, colour=theme.FELT_SOFT, line=1.3)
    words = TextBlock(
        ui, _("The five strongest cards when hearts are trump"), area.w - ui.px(60), style, align="center"
    )
    room = Rect(area.x + ui.px(40), area.y, area.w - ui.px(40), area.h - words.size[1] - ui.px(20))
    scale = min(room.w / FAN_SIZE[0], room.h / FAN_SIZE[1], 1.1 * ui.metrics.k)
    if scale * FAN_SIZE[0] < 220:
        return
    place = Rect(0, 0, round(FAN_SIZE[0] * scale), round(FAN_SIZE[1] * scale))
    place.midbottom = (room.centerx, room.y + (room.h + place.h) // 2)
    fan(ui, surface, place)
    words.place(room.centerx - words.size[0] // 2, place.bottom + ui.px(14)).draw(surface)


def fan_within(ui: Ui, surface: Surface, room: Rect, most: float = 1.2) -> Rect:
    """The fan in the middle of `room`, at most `most` times as large as drawn; gives where it lies."""
    scale = min(room.w / FAN_SIZE[0], room.h / FAN_SIZE[1], most * ui.metrics.k)
    area = Rect(0, 0, round(FAN_SIZE[0] * scale), round(FAN_SIZE[1] * scale))
    area.center = room.center
    fan(ui, surface, area)
    return area


class Fan(Drawing):
    """The fan as a part of a layout, as large as its room allows, at most `most` times as large as drawn."""

    def __init__(self, ui: Ui, most: float = 1.2) -> None:
        super().__init__(ui, fan)
        self._most = most

    def fit(self, width: int, height: int = ENDLESS) -> None:
        scale = min(width / FAN_SIZE[0], height / FAN_SIZE[1], self._most * self.ui.metrics.k)
        self.size = (round(FAN_SIZE[0] * scale), round(FAN_SIZE[1] * scale))


def practice(ui: Ui, surface: Surface, area: Rect) -> None:
    """Two backs and an ace."""
    width = round(area.h / 1.75)
    cards = (("back", 0.62, -14, 0.56), ("back", 1.16, 0, 0.5), ("AS", 1.72, 14, 0.58))
    for code, across, angle, down in cards:
        centre = (area.x + width * across, area.y + area.h * down)
        ui.assets.card(code, width, angle).draw(surface, centre)


def lessons(ui: Ui, surface: Surface, area: Rect) -> None:
    """An open book."""
    side = round(area.h * 1.12)
    surface.blit(ui.assets.furniture("art_book", side), (area.x - ui.px(2), area.centery - side // 2))


def rules(ui: Ui, surface: Surface, area: Rect) -> None:
    """A sheet of rules, three lines of it ticked."""
    high = round(area.h * 1.02)
    sheet = Rect(area.x + ui.px(2), area.centery - high // 2, round(high * 0.82), high)
    line = max(1.5, 3 * ui.metrics.k)
    surface.blit(ui.box(sheet.size, Box(high * 0.09, theme.PINE_LIT, theme.PINE, line)), sheet)
    for number in range(3):
        y = sheet.y + round(high * (0.25 + 0.25 * number))
        side = round(high * 0.2)
        tick = ui.assets.icon("check", side, theme.BRASS_DARK)
        surface.blit(tick, tick.get_rect(midleft=(sheet.x + round(high * 0.1), y)))
        thick = max(2, round(high * 0.05))
        stroke = Rect(
            sheet.x + round(high * 0.36), y - thick // 2, round(high * (0.36 - 0.08 * number)), thick
        )
        surface.blit(ui.box(stroke.size, Box(thick / 2, theme.PINE)), stroke)


def settings(ui: Ui, surface: Surface, area: Rect) -> None:
    """Three sliders."""
    side = round(area.h * 1.05)
    surface.blit(ui.assets.furniture("art_sliders", side), (area.x - ui.px(2), area.centery - side // 2))
