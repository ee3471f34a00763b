"""The parts of the tutor's sheet: head, progress, what to do, a row of cards."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import format_list
from game.pages.page import Page
from game.rules.cards import Card
from game.words import card_name


class TutorHead(Widget):
    """The hat on its disc, who speaks, and where in the game or lesson we are."""

    focusable = False

    def __init__(self, ui: Ui, who: str, where: str) -> None:
        super().__init__(ui, "tutor")
        self._side = max(ui.px(44), round(ui.font(theme.BODY) * 1.7))
        self._who = TextBlock(ui, who, None, Style(16, "bold", theme.INK, 1.2))
        self._where = TextBlock(ui, where, None, Style(theme.SECOND, "regular", theme.SOFT, 1.22))

    def fit(self, width: int, height: int = ENDLESS) -> None:
        room = width - self._side - self.ui.px(10)
        self._who.fit(room)
        self._where.fit(room)
        self.size = (width, max(self._side, self._who.size[1] + self._where.size[1]))

    def draw(self, surface: Surface) -> None:
        disc = Rect(self.rect.x, 0, self._side, self._side)
        disc.centery = self.rect.centery
        surface.blit(self.ui.box(disc.size, Box(self._side / 2, theme.PINE)), disc)
        hat = self.ui.assets.furniture("hat", round(self._side * 0.7))
        surface.blit(hat, hat.get_rect(center=disc.center))
        x = disc.right + self.ui.px(10)
        y = self.rect.centery - (self._who.size[1] + self._where.size[1]) // 2
        surface.blit(self._who.picture(), (x, y))
        surface.blit(self._where.picture(), (x, y + self._who.size[1]))


class Steps(Widget):
    """Segments of progress: done, the present one, to come."""

    focusable = False

    def __init__(self, ui: Ui, page: Page) -> None:
        super().__init__(ui, "steps")
        self._done, self._total, self._where = page.done, page.steps, page.where

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.size = (width, max(6, self.ui.px(8)))

    @property
    def spoken(self) -> str:
        return self._where

    def draw(self, surface: Surface) -> None:
        gap = max(2, self.ui.px(5))
        wide = (self.rect.w - gap * (self._total - 1)) / self._total
        radius, line = 4 * self.ui.metrics.k, max(1.0, 1.5 * self.ui.metrics.k)
        for number in range(self._total):
            left = round(self.rect.x + number * (wide + gap))
            cell = Rect(left, self.rect.y, max(2, round(wide)), self.rect.h)
            if number < self._done:
                look = Box(radius, theme.PINE, theme.PINE, line)
            elif number == self._done:
                look = Box(radius, theme.BRASS, theme.BRASS_DARK, line)
            else:
                look = Box(radius, theme.BAR_TODO, theme.BAR_TODO_EDGE, line)
            surface.blit(self.ui.box(cell.size, look), cell)


class ToDo(Widget):
    """What the learner should do now, on a gold ground with a bar."""

    focusable = False

    def __init__(self, ui: Ui, text: str) -> None:
        super().__init__(ui, "todo")
        self._bar = max(3, ui.px(5))
        self._pad = (ui.px(12), ui.px(9))
        self._text = TextBlock(ui, text, None, Style(theme.BODY, "semibold", theme.INK, 1.3))

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._text.fit(width - self._bar - 2 * self._pad[0])
        self.size = (width, self._text.size[1] + 2 * self._pad[1])

    @property
    def spoken(self) -> str:
        return self._text.spoken

    def draw(self, surface: Surface) -> None:
        surface.blit(self.ui.box(self.rect.size, Box(8 * self.ui.metrics.k, theme.GOLD_LIT)), self.rect)
        bar = Rect(self.rect.x, self.rect.y, self._bar, self.rect.h)
        surface.fill(theme.BRASS_DARK, bar)
        place = (self.rect.x + self._bar + self._pad[0], self.rect.y + self._pad[1])
        surface.blit(self._text.picture(), place)


class Cards(Widget):
    """Cards in a row on paper, from high to low; marked ones have a brass ring."""

    focusable = False

    def __init__(self, ui: Ui, cards: Sequence[Card], marked: frozenset[Card]) -> None:
        super().__init__(ui, "row")
        self._cards, self._marked = tuple(cards), marked
        self._gap, self._wide = ui.px(6), ui.px(58)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        count = max(len(self._cards), 5)
        self._wide = min(self.ui.px(58), (width - self._gap * (count - 1)) // count)
        self.size = (width, round(self._wide * theme.CARD_RATIO) + self.ui.px(6))

    @property
    def spoken(self) -> str:
        return format_list((card_name(card) for card in self._cards), "unit")

    def draw(self, surface: Surface) -> None:
        for number, card in enumerate(self._cards):
            states = ("recommended",) if card in self._marked else ()
            sprite = self.ui.assets.card(str(card), self._wide, 0, states)
            x = self.rect.x + number * (self._wide + self._gap) + self._wide / 2
            sprite.draw(surface, (x, self.rect.y + self._wide * 0.7))


class Rule(Widget):
    """A hairline."""

    focusable = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "rule")

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self.size = (width, max(1, self.ui.px(1.5)))

    def draw(self, surface: Surface) -> None:
        surface.fill(theme.HAIR, self.rect)


class Grip(Widget):
    """The sign at the top of the drawer."""

    focusable = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "grip")
        self.size = (ui.px(76), ui.px(7))

    def draw(self, surface: Surface) -> None:
        surface.blit(self.ui.box(self.rect.size, Box(4 * self.ui.metrics.k, theme.EDGE_LIT)), self.rect)
