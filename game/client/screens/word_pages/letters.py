"""The letters above the list of words: a press goes to the first word that begins with one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from string import ascii_uppercase

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.course.glossary import TermView
from game.course.glossary_search import folded
from game.i18n import _


@lru_cache(maxsize=1024)
def initial(title: str) -> str:
    """The letter a word stands under, without an accent; a hash for what begins with no letter."""
    return next((sign.upper() for sign in folded(title) if sign.isalpha()), "#")


class LetterRail(Widget):
    """One stop of Tab, in which Left and Right go from letter to letter; those without words are faint."""

    def __init__(
        self, ui: Ui, words: Sequence[TermView], chosen: str, on_choose: Callable[[str], None]
    ) -> None:
        super().__init__(ui, "letters", zone="head")
        self._first: dict[str, str] = {}  # the first word of each letter
        for word in words:
            self._first.setdefault(initial(word.title), word.id)
        last = max(self._first, default="A")
        known = {*self._first, *(letter for letter in ascii_uppercase if letter <= last)}
        self.letters = sorted(known)
        self._at = initial(next((word.title for word in words if word.id == chosen), ""))
        self._on_choose = on_choose
        self._font = ui.font(theme.BUBBLE)
        self.size = (self.least_width, max(ui.px(32), round(self._font * 1.5)))

    @property
    def least_width(self) -> int:
        return math.ceil(len(self.letters) * self._font * 1.25)

    @property
    def spoken(self) -> str:
        return _("Words under {letter}").format(letter=self._at)

    @property
    def ring_rect(self) -> Rect:
        return self._cell(self.letters.index(self._at)) if self._at in self.letters else self.rect

    @property
    def ring_radius(self) -> float:
        return 8 * self.ui.metrics.k

    def _cell(self, number: int) -> Rect:
        if self.mirrored:
            number = len(self.letters) - 1 - number
        left = self.rect.x + round(number * self.rect.w / len(self.letters))
        right = self.rect.x + round((number + 1) * self.rect.w / len(self.letters))
        return Rect(left, self.rect.y, right - left, self.rect.h)

    def _go(self, letter: str) -> None:
        if letter in self._first:
            self._on_choose(self._first[letter])

    def handle_key(self, event: Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT) or event.mod & pygame.KMOD_ALT:
            return False
        filled = [letter for letter in self.letters if letter in self._first]
        if self._at in filled:
            way = 1 if (event.key == pygame.K_RIGHT) is not self.mirrored else -1
            self._go(filled[max(0, min(len(filled) - 1, filled.index(self._at) + way))])
        return True

    def click(self, pos: tuple[int, int]) -> None:
        for number, letter in enumerate(self.letters):
            if self._cell(number).inflate(0, self.ui.px(8)).collidepoint(pos):
                self._go(letter)

    def draw(self, surface: Surface) -> None:
        for number, letter in enumerate(self.letters):
            cell, on = self._cell(number), letter == self._at
            if on:
                tile = Rect(0, 0, max(cell.h, cell.w - self.ui.px(4)), cell.h)
                tile.center = cell.center
                surface.blit(self.ui.box(tile.size, Box(8 * self.ui.metrics.k, theme.PAPER)), tile)
            role, colour = "bold", theme.INK if on else theme.CREAM
            if letter not in self._first:
                role, colour = "regular", _FAINT
            sign = self.ui.assets.text(letter, role, self._font, colour)
            surface.blit(sign, sign.get_rect(center=cell.center))


_FAINT = "#9DBBAC"  # readable on felt, and still clearly less than the others
