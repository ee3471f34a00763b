"""A sheet of paper that opens something: picture, title, a line, and its number key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.assets import Sprite
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, cornered
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, space
from game.client.widgets.marks import key_cap
from game.client.widgets.still import Draw, Drawing, picture
from game.client.widgets.text import TextBlock

_APART = 24


@dataclass(frozen=True)
class Entry:
    """What a card opens: its key, title and line, the picture, and how far it lies askew, in degrees."""

    key: str
    title: str
    detail: str
    open: Callable[[], None]
    art: Draw
    angle: float


class MenuCard(Composed):
    """Paper lying a little askew; it rises under the mouse. Only the paper is turned, not the words."""

    focusable = True

    def __init__(self, ui: Ui, entry: Entry, content: Part) -> None:
        super().__init__(ui, entry.key, content)
        self.within(group="menu")
        self._entry = entry

    @property
    def spoken(self) -> str:
        return f"{self._entry.title}. {self._entry.detail}"

    @property
    def ring_radius(self) -> float:
        return theme.RADIUS_SHEET * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        rise = 0 if self.pressed else self.ui.px(4) if self.hovered else 0
        return self.rect.move(0, -rise)

    def activate(self) -> None:
        self._entry.open()

    def _paper(self) -> Sprite:
        key = ("menu paper", self.rect.size, self._entry.angle, self.ui.metrics.k)

        def make() -> Sprite:
            paper = self.ui.paper(self.rect.size)
            turned = pygame.transform.rotozoom(paper.surface, -self._entry.angle, 1)
            dx, dy = (n // 2 for n in paper.surface.get_size())
            middle = turned.get_rect().center
            return Sprite(turned, (middle[0] + paper.middle[0] - dx, middle[1] + paper.middle[1] - dy))

        return self.ui.assets.kept.get(key, make)

    def draw(self, surface: Surface) -> None:
        place = self.ring_rect
        self._paper().draw(surface, place.center)
        self.draw_content(surface, place)


def menu(ui: Ui, entries: Sequence[Entry], first: int, width: int, art_height: int, told: bool) -> Part:
    """The cards side by side; pictures in pixels, 0 for none, and lines below the titles if `told`.

    Their numbers begin with `first`. Titles stand in one line.
    """
    each = (width - (len(entries) - 1) * ui.px(_APART)) // len(entries) - 2 * ui.px(20)
    caps = [picture(ui, key_cap(ui, str(number))) for number, _entry in enumerate(entries, first)]
    beside = 0 if art_height else max(cap.size[0] for cap in caps) + ui.px(10)
    words = [_words(ui, entry, told, beside) for entry in entries]
    for part in words:
        part.fit(each)
    high = max(part.size[1] for part in words)
    cards: list[Part] = []
    for entry, said, cap in zip(entries, words, caps, strict=True):
        art = Drawing(ui, entry.art, (each, art_height))
        gap = space(height=ui.px(8))
        content = Column(art, gap, Sized(said, height=high), grow=gap) if art_height else said
        cards.append(MenuCard(ui, entry, Inset(cornered(content, cap), ui.px(20), ui.px(17))))
    return Row(*cards, gap=ui.px(_APART), side=Side.FILL, even=True)


def _words(ui: Ui, entry: Entry, told: bool, beside: int) -> Part:
    """Title and line; beside the title so many pixels are left free."""
    title = TextBlock(ui, entry.title, style=Style(24, "title", theme.INK, 1.2))
    line = [TextBlock(ui, entry.detail, style=Style(16, colour=theme.SOFT, line=1.3))] if told else []
    return Column(Inset(title, 0, 0, beside, 0), *line, gap=ui.px(3), side=Side.FILL)
