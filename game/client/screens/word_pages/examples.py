"""The examples of a word on a tinted ground: cards beside or above what they show, or a small table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.word_pages.small_table import small_table
from game.client.widgets.arrangements import Sized
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row
from game.client.widgets.still import boxed, picture, shown_card, unturned
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


def examples_part(ui: Ui, examples: Sequence[ExampleView], lay: LayTable, width: int) -> Part:
    """All examples of a word, one below the other."""
    pad = ui.px(12)
    shown = [_example(ui, example, lay, width - 2 * pad) for example in examples]
    tint = Box(14 * ui.metrics.k, theme.PAPER_2)
    return Sized(boxed(ui, tint, Column(*shown, gap=ui.px(11)), pad), width)


def _example(ui: Ui, example: ExampleView, lay: LayTable, width: int) -> Part:
    words = TextBlock(ui, example.caption, None, Style(theme.BUBBLE, colour=theme.INK, line=1.36))
    if example.table is not None:
        view, maker = lay(example.table), example.table.maker
        hand = _hand(example.table, view)
        return Column(small_table(ui, view, width, hand, maker.seat if maker else None), words, gap=ui.px(7))
    cards = CardsShown(ui, example.cards, example.trump, width)
    room = width - cards.size[0] - ui.px(14)
    if room >= round(ui.px(_BESIDE) * ui.metrics.text):
        return Row(cards, words, gap=ui.px(14))
    return Column(cards, words, gap=ui.px(7))


class CardsShown(Composed):
    """Cards in a row, behind the cube with the trump suit if there is one."""

    def __init__(self, ui: Ui, cards: Sequence[Card], trump: Suit | None, width: int) -> None:
        self._cards, gap, count = tuple(cards), ui.px(6), max(5, len(cards))
        cube = ui.assets.furniture(f"cubetop{trump.value}", ui.px(30)) if trump else None
        before = [Inset(picture(ui, cube), 0, 0, ui.px(10), 0)] if cube else []
        room = width - Row(*before).best_width - gap * (count - 1)
        wide = min(ui.px(_CARD), room // count)
        shown = unturned(ui, Row(*(shown_card(ui, str(card), wide) for card in cards), gap=gap))
        super().__init__(ui, "cards", Row(*before, Inset(shown, 0, 0, 0, ui.px(4))))
        self.fit(width)

    @property
    def spoken(self) -> str:
        return format_list((card_name(card) for card in self._cards), "unit")


def _hand(table: Table, view: SeatView) -> tuple[Card, ...]:
    """The learner's cards where the table names them, in the order of the author."""
    named = table.hands.you
    if named is None or isinstance(named, PartHand):
        return view.hand if named else ()
    return tuple(card for card in named if card in view.hand)
