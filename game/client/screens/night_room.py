"""The room of a euchre night seen from above: its tables, who sits there, and who would move where."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.portraits import portrait
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.text import underline
from game.i18n import _, format_number
from game.pages.evening_room import Room, TableInRoom, table_line
from game.rules.seats import Seat, Side

_SIDE, _DISC = 148, 34  # of a table, and of the disc at each of its places
_COLUMNS = 3  # where the tables are few enough; else four
_MANY = 6


class RoomView(Widget):
    """Every table with its score and its people; the terminal has a line for each."""

    def __init__(self, ui: Ui, room: Room) -> None:
        super().__init__(ui, "room-view")
        self._room = room
        self._columns = min(len(room.tables), _COLUMNS if len(room.tables) <= _MANY else _COLUMNS + 1)

    @property
    def least_width(self) -> int:
        return self.ui.px(300)

    @property
    def spoken(self) -> str:
        return " ".join(table_line(table) for table in self._room.tables)

    def draw(self, surface: Surface) -> None:
        middles = {table.number: self._middle(table.number) for table in self._room.tables}
        side = self._side()
        for move in self._room.moves:
            if move.start != move.end:
                self._arrow(surface, middles[move.start], middles[move.end], move.winners)
        for table in self._room.tables:
            self._table(surface, table, middles[table.number], side)

    def _side(self) -> int:
        rows = -(-len(self._room.tables) // self._columns)
        wide, high = self.rect.w / self._columns, self.rect.h / rows
        return round(min(self.ui.px(_SIDE), wide * 0.5, high * 0.5))

    def _middle(self, number: int) -> tuple[int, int]:
        """The tables lie in a line that turns at the end of each row, so that neighbours are side by side."""
        row, place = divmod(number - 1, self._columns)
        rows = -(-len(self._room.tables) // self._columns)
        if row % 2:
            place = self._columns - 1 - place
        wide, high = self.rect.w / self._columns, self.rect.h / rows
        return round(self.rect.x + wide * (place + 0.5)), round(self.rect.y + high * (row + 0.5))

    def _table(self, surface: Surface, table: TableInRoom, middle: tuple[int, int], side: int) -> None:
        ui = self.ui
        square = Rect(0, 0, side, side)
        square.center = middle
        k = ui.metrics.k
        if table.own:
            glow = square.inflate(ui.px(14), ui.px(14))
            surface.blit(ui.box(glow.size, Box(30 * k, edge=theme.BRASS, width=max(3.0, 4 * k))), glow)
        surface.blit(ui.box(square.size, Box(24 * k, theme.FELT, theme.FELT_EDGE, max(2.0, 3 * k))), square)
        seam = square.inflate(-ui.px(16), -ui.px(16))
        stitch = Box(
            18 * k, edge=theme.STITCH, width=max(1.2, 1.6 * k), dash=(6 * k, 5 * k), edge_opacity=0.7
        )
        surface.blit(ui.box(seam.size, stitch), seam)
        self._score(surface, table, square)
        for seat in Seat:
            self._person(surface, table, seat, square)
        number = ui.text(format_number(table.number), theme.BODY, "title", theme.INK)
        badge = Rect(0, 0, max(ui.px(28), number.get_width() + ui.px(14)), ui.px(28))
        badge.bottomright = (square.left + ui.px(4), square.top + ui.px(4))
        surface.blit(ui.box(badge.size, Box(6 * k, theme.OAK, theme.BRASS_RIM, max(1.0, 1.5 * k))), badge)
        surface.blit(number, number.get_rect(center=badge.center))

    def _score(self, surface: Surface, table: TableInRoom, square: Rect) -> None:
        ui, gap = self.ui, self.ui.px(16)
        pictures = [ui.text(format_number(points), 26, "title", theme.CREAM) for points in table.points]
        width = sum(each.get_width() for each in pictures) + gap
        x, y = square.centerx - width // 2, square.centery - pictures[0].get_height() * 3 // 4
        for side, each in zip(Side, pictures, strict=True):
            place = each.get_rect(topleft=(x, y))
            surface.blit(each, place)
            underline(ui, surface, Rect(place.x, place.y, place.w, place.h), side is Side.US)
            x += place.w + gap
        if table.done:
            said = _("done")
        else:
            # NOTE: how far a table of the room is
            said = _("hand {n} of {m}").format(n=format_number(table.hand), m=format_number(table.hands))
        words = ui.text(said, theme.LEAST, "regular", theme.FELT_SOFT)
        if words.get_width() > square.w - ui.px(20):
            # NOTE: the same where there is little room: the hand, and of how many
            short = _("{n}/{m}").format(n=format_number(table.hand), m=format_number(table.hands))
            words = ui.text(short, theme.LEAST, "regular", theme.FELT_SOFT)
        surface.blit(words, words.get_rect(midtop=(square.centerx, square.centery + ui.px(16))))

    def _person(self, surface: Surface, table: TableInRoom, seat: Seat, square: Rect) -> None:
        """A disc with the first letter, and the name with an arrow for whoever is ahead."""
        ui, k = self.ui, self.ui.metrics.k
        places = {
            Seat.SOUTH: square.midbottom, Seat.WEST: square.midleft,
            Seat.NORTH: square.midtop, Seat.EAST: square.midright,
        }  # fmt: skip
        learner = table.own and seat is Seat.SOUTH
        disc = Rect(0, 0, ui.px(_DISC), ui.px(_DISC))
        disc.center = places[seat]
        name = table.names[seat]
        if table.faces[seat]:
            ours = seat.side is Seat.SOUTH.side
            shown = portrait(ui, table.faces[seat], "resting", disc.w, ours, shadow=False)
            disc = surface.blit(shown, shown.get_rect(center=disc.center))
        else:
            fill = theme.BRASS if learner else theme.CREAM
            surface.blit(ui.box(disc.size, Box(disc.w / 2, fill, theme.BRASS_RIM, max(1.5, 2 * k))), disc)
            letter = ui.text(name[:1], theme.SECOND, "bold", theme.INK)
            surface.blit(letter, letter.get_rect(center=disc.center))
        ahead = table.ahead[seat]
        colour = theme.CREAM if ahead else theme.FELT_SOFT
        words = ui.text(name, theme.LEAST, "bold" if ahead else "regular", colour)
        rect = words.get_rect()
        gap = ui.px(6)
        outwards = {Seat.NORTH: (0, -1), Seat.SOUTH: (0, 1), Seat.WEST: (-1, 0), Seat.EAST: (1, 0)}[seat]
        if seat in (Seat.NORTH, Seat.SOUTH):
            right = disc.right + gap + (ui.px(14) if ahead else 0)
            rect.midleft = (right, disc.centery + outwards[1] * ui.px(14))
        else:
            clear = ui.px(14 if table.own else 4)  # of the ring round the own table
            rect.midtop = (disc.centerx + outwards[0] * (rect.w // 2 + clear), disc.bottom + ui.px(2))
        surface.blit(words, rect)
        if ahead:
            sign = ui.assets.icon("up", ui.px(14), theme.BRASS)
            surface.blit(sign, sign.get_rect(midright=(rect.left - ui.px(2), rect.centery)))

    def _arrow(self, surface: Surface, start: tuple[int, int], end: tuple[int, int], winners: bool) -> None:
        """A dashed line from one table towards another: brass for winners, soft for losers."""
        ui = self.ui
        colour = theme.BRASS if winners else theme.FELT_SOFT
        away, side, thick = math.dist(start, end), self._side(), max(2, ui.px(3))
        step = pygame.Vector2(end[0] - start[0], end[1] - start[1]) / away
        origin = pygame.Vector2(start) + step.rotate(90) * ui.px(8)  # clear of the way back
        first, last = side * 0.5 + ui.px(48), away - side * 0.5 - ui.px(48)
        at, dash = first, ui.px(10)
        while at < last:
            upto = min(at + dash, last)
            pygame.draw.line(surface, colour, origin + step * at, origin + step * upto, thick)
            at += dash * 1.6
        if last > first:
            tip = origin + step * last
            for turn in (150, -150):
                pygame.draw.line(surface, colour, tip, tip + step.rotate(turn) * ui.px(11), thick)
