"""The learner's score card as it lies on the mat: a box for each hand, what was struck out, the initials."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.i18n import _, format_number
from game.pages.evening_card import BoxOnCard, CardView

_IN_A_ROW = 4


class NightCard(Widget):
    """The card of a round. It says nothing that the page beside it does not say."""

    def __init__(self, ui: Ui, card: CardView) -> None:
        super().__init__(ui, "card-view")
        self._card = card

    @property
    def least_width(self) -> int:
        return self.ui.px(300)

    def draw(self, surface: Surface) -> None:
        ui, card = self.ui, self._card
        ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        inside = self.rect.inflate(-2 * ui.px(24), -2 * ui.px(18))
        # NOTE: the head of a score card: its number
        number = ui.text(_("No. {n}").format(n=format_number(card.number)), 24, "title", theme.INK)
        surface.blit(number, inside.topleft)
        # NOTE: whose score card it is, with whom and where
        text = _("{name} and {partner}, table {table}")
        said = text.format(name=card.name, partner=card.partner, table=format_number(card.table))
        who = ui.text(said, theme.BODY, "regular", theme.INK)
        surface.blit(who, who.get_rect(midright=(inside.right, inside.top + number.get_height() // 2)))
        foot = ui.px(76)
        top = inside.top + number.get_height() + ui.px(10)
        grid = Rect(inside.x, top, inside.w, inside.bottom - foot - top)
        rows = -(-len(card.boxes) // _IN_A_ROW)
        for place, box in enumerate(card.boxes):
            row, column = divmod(place, _IN_A_ROW)
            left, right = (grid.x + grid.w * each // _IN_A_ROW for each in (column, column + 1))
            up, down = (grid.y + grid.h * each // rows for each in (row, row + 1))
            self._box(surface, box, Rect(left, up, right - left, down - up))
        self._foot(surface, Rect(inside.x, inside.bottom - foot + ui.px(12), inside.w, foot - ui.px(12)))

    def _box(self, surface: Surface, box: BoxOnCard, place: Rect) -> None:
        ui, pad = self.ui, self.ui.px(9)
        fill = theme.CLAY_LIT if box.claimed else theme.GOLD_LIT if box.lone else theme.PAPER
        edge = theme.CLAY if box.claimed else theme.INK
        style = Box(0, fill, edge, max(1.5, (4 if box.claimed else 2) * ui.metrics.k))
        surface.blit(ui.box(place.size, style), place)
        number = ui.text(format_number(box.number), theme.LEAST, "bold", theme.INK)
        surface.blit(number, (place.x + pad, place.y + pad))
        if box.trump is not None:
            sign = ui.assets.pip(str(box.trump), ui.px(20))
            surface.blit(sign, sign.get_rect(topright=(place.right - pad, place.y + pad)))
        entry = [*((words, True) for words in box.struck), *([(box.words, False)] if box.words else [])]
        pictures = [
            (ui.text(words, 30, "title", theme.SOFT if struck else theme.INK), struck)
            for words, struck in entry
        ]
        gap = ui.px(12)
        x = (
            place.centerx
            - (sum(each.get_width() for each, _struck in pictures) + gap * (len(pictures) - 1)) // 2
        )
        for each, struck in pictures:
            rect = each.get_rect(midleft=(x, place.centery))
            surface.blit(each, rect)
            if struck:
                pygame.draw.line(
                    surface, theme.CLAY, rect.inflate(ui.px(6), -ui.px(8)).bottomleft,
                    rect.inflate(ui.px(6), -ui.px(8)).topright, max(2, ui.px(3)),
                )  # fmt: skip
            x = rect.right + gap
        if box.running:
            told = ui.text(box.running, theme.LEAST, "semibold", theme.SOFT)
            surface.blit(told, told.get_rect(bottomright=(place.right - pad, place.bottom - pad // 2)))
        if box.note:
            note = ui.text(box.note, theme.LEAST, "regular", theme.SOFT)
            if note.get_width() < place.w - 3 * pad - ui.px(16):
                surface.blit(note, note.get_rect(bottomleft=(place.x + pad, place.bottom - pad // 2)))

    def _foot(self, surface: Surface, place: Rect) -> None:
        """The total, the lone marches, and the initials of both sides."""
        ui, card = self.ui, self._card
        told = [
            (_("Total"), format_number(card.total)),
            (_("Lone marches"), format_number(card.lone_marches)),
            (_("Initials, us"), card.by_us),
            (_("Initials, them"), card.by_them),
        ]
        wide = place.w // len(told)
        for column, (name, value) in enumerate(told):
            left = place.x + column * wide
            head = ui.text(name, theme.LEAST, "regular", theme.SOFT)
            surface.blit(head, (left, place.y))
            words = ui.text(value or " ", 22, "title", theme.INK)
            surface.blit(words, (left, place.y + head.get_height()))
            line = place.y + head.get_height() + words.get_height() + ui.px(2)
            pygame.draw.line(
                surface, theme.INK, (left, line), (left + wide - ui.px(18), line), max(1, ui.px(1.5))
            )
