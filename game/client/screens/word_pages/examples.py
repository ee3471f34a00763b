"""The examples of a word on a tinted ground: cards beside or above what they show, or a small table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.word_pages.small_table import SmallTable
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.course.glossary import ExampleView
from game.course.tables import PartHand, Table
from game.i18n import format_list
from game.rules.cards import Card, Suit
from game.rules.view import SeatView
from game.words import card_name

LayTable = Callable[[Table], SeatView]
"""A table of the glossary as the learner sees it."""

_CARD = 50
_BESIDE = 130  # a caption beside cards has at least so much room


class CardsShown(Widget):
    """Cards in a row, behind the cube with the trump suit if there is one."""

    focusable = False

    def __init__(self, ui: Ui, cards: Sequence[Card], trump: Suit | None, width: int) -> None:
        super().__init__(ui, "cards")
        self._cards = tuple(cards)
        self._gap = ui.px(6)
        self._cube = ui.assets.furniture(f"cubetop{trump.value}", ui.px(30)) if trump else None
        self._indent = self._cube.get_width() + ui.px(10) if self._cube else 0
        count = max(5, len(self._cards))
        self._wide = min(ui.px(_CARD), (width - self._indent - self._gap * (count - 1)) // count)
        used = self._wide * len(self._cards) + self._gap * (len(self._cards) - 1)
        self.size = (self._indent + used, round(self._wide * theme.CARD_RATIO) + ui.px(4))

    @property
    def spoken(self) -> str:
        return format_list((card_name(card) for card in self._cards), "unit")

    def draw(self, surface: Surface) -> None:
        if self._cube is not None:
            surface.blit(self._cube, self._cube.get_rect(midleft=self.rect.midleft))
        for number, card in enumerate(self._cards):
            sprite = self.ui.assets.card(str(card), self._wide)
            x = self.rect.x + self._indent + number * (self._wide + self._gap) + self._wide / 2
            sprite.draw(surface, (x, self.rect.y + self._wide * theme.CARD_RATIO / 2))


class Examples(Widget):
    """All examples of a word, one below the other."""

    focusable = False

    def __init__(self, ui: Ui, examples: Sequence[ExampleView], lay: LayTable, width: int) -> None:
        super().__init__(ui, "examples")
        self._pad, self._parts = ui.px(12), list[tuple[Widget, int, int]]()
        inner, y = width - 2 * self._pad, ui.px(12)
        for example in examples:
            y = self._add(example, lay, inner, y) + ui.px(11)
        self.size = (width, y - ui.px(11) + ui.px(12))

    def _add(self, example: ExampleView, lay: LayTable, inner: int, y: int) -> int:
        """Puts an example below `y`, counted from the corner; gives where it ends."""
        shown: Widget
        if example.table is not None:
            view, maker = lay(example.table), example.table.maker
            shown = SmallTable(
                self.ui, view, inner, _hand(example.table, view), maker.seat if maker else None
            )
        else:
            shown = CardsShown(self.ui, example.cards, example.trump, inner)
        style = Style(theme.BUBBLE, colour=theme.INK, line=1.36)
        gap = self.ui.px(14)
        room = inner - shown.size[0] - gap
        if room >= round(self.ui.px(_BESIDE) * self.ui.metrics.text):
            words = TextBlock(self.ui, example.caption, room, style)
            high = max(shown.size[1], words.size[1])
            self._parts.append((shown, self._pad, y + (high - shown.size[1]) // 2))
            self._parts.append((words, self._pad + shown.size[0] + gap, y + (high - words.size[1]) // 2))
            return y + high
        words = TextBlock(self.ui, example.caption, inner, style)
        self._parts.append((shown, self._pad, y))
        below = y + shown.size[1] + self.ui.px(7)
        self._parts.append((words, self._pad, below))
        return below + words.size[1]

    @property
    def spoken(self) -> str:
        return " ".join(part.spoken for part, _x, _y in self._parts if part.spoken)

    def draw(self, surface: Surface) -> None:
        ground = Box(14 * self.ui.metrics.k, theme.PAPER_2)
        surface.blit(self.ui.box(self.rect.size, ground), self.rect)
        for part, x, y in self._parts:
            part.place(self.rect.x + x, self.rect.y + y)
            if part.rect.colliderect(Rect(surface.get_clip())):
                part.draw(surface)


def _hand(table: Table, view: SeatView) -> tuple[Card, ...]:
    """The learner's cards where the table names them, in the order of the author."""
    named = table.hands.you
    if named is None or isinstance(named, PartHand):
        return view.hand if named else ()
    return tuple(card for card in named if card in view.hand)
