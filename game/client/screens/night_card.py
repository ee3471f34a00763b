"""The learner's score card as it lies on the mat: a box for each hand, what was struck out, the initials."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.layout import Stack
from game.i18n import _, format_number
from game.pages.evening_card import BoxOnCard, CardView

_IN_A_ROW = 4
_FOOT = 76  # the height of total, lone marches and initials
_TALLIED = 10  # lone marches up to this are shown as strokes


class NightCard(Stack):
    """The card of a round, and over its boxes places to press where one of them can be called wrong."""

    def __init__(
        self, ui: Ui, card: CardView, press: Callable[[str], None], doubts: Sequence[int] = ()
    ) -> None:
        self.paper = CardPaper(ui, card)
        self._places = [BoxPlace(ui, card.boxes[number - 1], press) for number in doubts]
        super().__init__(self.paper, *self._places)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        self.paper.place(x, y, width, height)
        for place in self._places:
            place.place(*self.paper.box_rect(place.number))


class BoxPlace(Widget):
    """A box of the card that can be called wrong."""

    focusable = True

    def __init__(self, ui: Ui, box: BoxOnCard, press: Callable[[str], None]) -> None:
        super().__init__(ui, f"point {box.number}")
        self.number, self._words, self._press = box.number, box.words, press
        self.within("card")

    @property
    def spoken(self) -> str:
        # NOTE: a box of a score card that can be called wrong, with what stands in it
        return _("Box {n}: {entry}").format(n=format_number(self.number), entry=self._words)

    @property
    def ring_radius(self) -> float:
        return 4 * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        return self.rect.inflate(-2 * self.ui.px(7), -2 * self.ui.px(7))

    def activate(self) -> None:
        self._press(self.key)

    def draw(self, surface: Surface) -> None:
        if self.hovered:
            look = Box(4 * self.ui.metrics.k, edge=theme.CLAY, width=max(1.5, 2.5 * self.ui.metrics.k))
            surface.blit(self.ui.box(self.ring_rect.size, look), self.ring_rect)


class CardPaper(Widget):
    """The card itself. It says nothing that the page beside it does not say."""

    def __init__(self, ui: Ui, card: CardView) -> None:
        super().__init__(ui, "card-view")
        self._card = card

    @property
    def least_width(self) -> int:
        return self.ui.px(300)

    @property
    def _inside(self) -> Rect:
        return self.rect.inflate(-2 * self.ui.px(24), -2 * self.ui.px(18))

    def _head_height(self) -> int:
        return self.ui.text("0", 24, "title", theme.INK).get_height() + self.ui.px(10)

    def box_rect(self, number: int) -> Rect:
        """Where a box lies, by its number from 1."""
        inside, top = self._inside, self._inside.top + self._head_height()
        grid = Rect(inside.x, top, inside.w, inside.bottom - self.ui.px(_FOOT) - top)
        rows = -(-len(self._card.boxes) // _IN_A_ROW)
        row, column = divmod(number - 1, _IN_A_ROW)
        left, right = (grid.x + grid.w * each // _IN_A_ROW for each in (column, column + 1))
        up, down = (grid.y + grid.h * each // rows for each in (row, row + 1))
        return Rect(left, up, right - left, down - up)

    def draw(self, surface: Surface) -> None:
        ui, card, inside = self.ui, self._card, self._inside
        ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        # NOTE: the head of a score card: its number
        number = ui.text(_("No. {n}").format(n=format_number(card.number)), 24, "title", theme.INK)
        surface.blit(number, inside.topleft)
        line = inside.top + number.get_height() - ui.px(4)
        table, right = format_number(card.table), inside.right
        written = ((_("Table"), table), (_("Partner"), card.partner), (_("Name"), card.name))
        for name, value in written:
            right = self._written(surface, name, value, (right, line)) - ui.px(26)
        for box in card.boxes:
            self._box(surface, box, self.box_rect(box.number))
        foot = ui.px(_FOOT)
        self._foot(surface, Rect(inside.x, inside.bottom - foot + ui.px(12), inside.w, foot - ui.px(12)))

    def _written(self, surface: Surface, name: str, value: str, end: tuple[int, int]) -> int:
        """A field of the head that ends there, its value on a line; gives where it begins."""
        ui = self.ui
        words = ui.text(value, theme.EMPHASIS, "semibold", theme.INK)
        wide, (right, line) = words.get_width() + 2 * ui.px(10), end
        surface.blit(words, words.get_rect(midbottom=(right - wide // 2, line)))
        pygame.draw.line(surface, theme.EDGE, (right - wide, line), (right, line), max(1, ui.px(1.5)))
        head = ui.text(name, theme.SECOND, "regular", theme.SOFT)
        place = surface.blit(head, head.get_rect(bottomright=(right - wide - ui.px(7), line)))
        return place.x

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
        self._entries(surface, box, place)
        self._running(surface, box, place)
        if box.note:
            note = ui.text(box.note, theme.LEAST, "regular", theme.SOFT)
            if note.get_width() < place.w - 3 * pad - ui.px(16):
                surface.blit(note, note.get_rect(bottomleft=(place.x + pad, place.bottom - pad // 2)))

    def _entries(self, surface: Surface, box: BoxOnCard, place: Rect) -> None:
        """What was struck out, what stands there, and in a dashed frame what the other side would write."""
        ui, gap = self.ui, self.ui.px(14)
        pictures = [(ui.text(words, 34, "title", theme.SOFT), "struck") for words in box.struck]
        if box.words:
            pictures.append((ui.text(box.words, 34, "title", theme.INK), "written"))
        if box.proposed:
            pictures.append((ui.text(box.proposed, 34, "title", theme.INK), "proposed"))
        x = (
            place.centerx
            - (sum(each.get_width() for each, _how in pictures) + gap * (len(pictures) - 1)) // 2
        )
        for each, how in pictures:
            rect = each.get_rect(midleft=(x, place.centery))
            surface.blit(each, rect)
            if how == "struck":
                self._strike(surface, rect)
            elif how == "proposed":
                k, frame = ui.metrics.k, rect.inflate(ui.px(14), ui.px(4))
                look = Box(6 * k, edge=theme.BRASS_DARK, width=max(1.5, 2 * k), dash=(5 * k, 4 * k))
                surface.blit(ui.box(frame.size, look), frame)
            x = rect.right + gap + (ui.px(6) if box.proposed else 0)

    def _strike(self, surface: Surface, words: Rect) -> None:
        line = words.inflate(self.ui.px(6), -round(words.h * 0.45))
        pygame.draw.line(surface, theme.CLAY, line.bottomleft, line.topright, max(2, self.ui.px(3)))

    def _running(self, surface: Surface, box: BoxOnCard, place: Rect) -> None:
        """The points so far, and those struck out before them."""
        ui, pad = self.ui, self.ui.px(9)
        if not box.running:
            return
        told = ui.text(box.running, theme.LEAST, "bold" if box.running_struck else "semibold", theme.SOFT)
        right = surface.blit(told, told.get_rect(bottomright=(place.right - pad, place.bottom - pad // 2)))
        if box.running_struck:
            was = ui.text(box.running_struck, theme.LEAST, "regular", theme.SOFT)
            self._strike(
                surface, surface.blit(was, was.get_rect(midright=(right.x - ui.px(7), right.centery)))
            )

    def _foot(self, surface: Surface, place: Rect) -> None:
        """The total, the lone marches, and the initials of both sides."""
        card = self._card
        struck = "" if card.total_struck is None else format_number(card.total_struck)
        tally = card.lone_marches if card.lone_marches <= _TALLIED else 0
        marches = "" if tally else format_number(card.lone_marches)
        wide = place.w // 4
        columns = [Rect(place.x + number * wide, place.y, wide, place.h) for number in range(4)]
        self._field(surface, columns[0], _("Total"), format_number(card.total), struck)
        self._field(surface, columns[1], _("Lone marches"), marches)
        self._tally(surface, columns[1], tally)
        self._field(surface, columns[2], _("Initials, us"), card.by_us)
        self._field(surface, columns[3], _("Initials, them"), card.by_them)

    def _field(self, surface: Surface, place: Rect, name: str, value: str, struck: str = "") -> None:
        ui = self.ui
        head = ui.text(name, theme.LEAST, "regular", theme.SOFT)
        surface.blit(head, place.topleft)
        x, top = place.x, place.y + head.get_height()
        if struck:
            was = ui.text(struck, 22, "title", theme.SOFT)
            shown = surface.blit(was, (x, top))
            self._strike(surface, shown)
            x = shown.right + ui.px(10)
        words = ui.text(value or " ", 22, "title", theme.INK)
        surface.blit(words, (x, top))
        line = top + words.get_height() + ui.px(2)
        end = place.right - ui.px(18)
        pygame.draw.line(surface, theme.INK, (place.x, line), (end, line), max(1, ui.px(1.5)))

    def _tally(self, surface: Surface, place: Rect, count: int) -> None:
        """Lone marches as strokes of a pencil, every fifth across the four before it."""
        ui = self.ui
        top, high, step = place.y + ui.font(theme.LEAST) + ui.px(8), ui.px(20), ui.px(8)
        x, thick = place.x + ui.px(4), max(2, ui.px(2.5))
        for number in range(1, count + 1):
            if number % 5:
                pygame.draw.line(surface, theme.INK, (x, top + high), (x + ui.px(2), top), thick)
                x += step
            else:
                first = x - 4 * step
                pygame.draw.line(
                    surface, theme.INK, (first - ui.px(3), top + high - ui.px(3)), (x, top + ui.px(3)), thick
                )
                x += step
