"""A reviewed hand on the felt: its head, a column for the calling and each trick, and the strip below."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.review_pages.crosses import (
    WIDE,
    called_part,
    cross_height,
    cross_part,
    title_block,
)
from game.client.screens.review_pages.held import held_part
from game.client.screens.review_pages.verdict import OfColumn, VerdictCard
from game.client.widgets.arrangements import FirstUnbroken, MadeForRoom, Sized
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, space
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.pages.review import Verdict
from game.pages.review_columns import Column as HandColumn
from game.presenters.review import ReviewedHand
from game.rules.cards import Card
from game.tutor.review import Mark

_SLOTS = 6  # the calling and five tricks
_CARD = 56  # the widest card of a cross: larger ones have faces, whose letters are smaller
_BETWEEN, _CLOSE = 12, 8  # crosses, cards of paper and strip; closer beside large text
_APART, _BESIDE = 6, 30  # columns, and words side by side in the head
_SENTENCES = (theme.SECOND, theme.LEAST)
_LARGE = 1.3  # from this size of text on, sentences stand in the strip alone where they are long
_LEAST_CROSS, _LEAST_BARE = 0.74, 0.62  # of the largest: where cards hold sentences, and where they do not
_MOST_PAPER = 9.4  # the height of cards of paper in letters; what has no room there is told in the strip


def head_part(ui: Ui, shown: ReviewedHand, cost: str, luck: Widget | None) -> Part:
    """What was made and what the hand cost, with the line about luck and skill: as much beside as fits."""
    trump = shown.words.hand.deal.last.trump
    cube = ui.px(40)
    made = [picture(ui, ui.assets.furniture(f"cubetop{trump.value}", cube))] if trump else []
    paid = TextBlock(ui, cost, style=Style(theme.BODY, "regular", theme.CREAM, 1.3))
    chance: list[Part] = [luck] if luck else []
    before_cost = [Inset(each, 0, 0, ui.px(_BESIDE), 0) for each in chance]
    apart = ui.px(_BESIDE)

    def titled(size: float) -> Part:
        title = TextBlock(ui, shown.words.title(), style=Style(size, "title", theme.CREAM, 1.15))
        return Row(*made, title, gap=ui.px(14))

    def in_a_line() -> Part:
        return Row(titled(theme.TITLE), free := space(apart), *before_cost, paid, grow=free)

    def above_each_other() -> Part:
        right = Column(paid, *chance, gap=ui.px(5), side=Side.END)  # with room for the ring of the focus
        return Row(titled(theme.TITLE), free := space(apart), right, side=Side.START, grow=free)

    def below() -> Part:
        second = FirstUnbroken(
            lambda: Row(paid, free := space(apart), *chance, grow=free), lambda: Column(paid, *chance)
        )
        return Column(titled(21), second, gap=ui.px(2), side=Side.FILL)

    return Inset(FirstUnbroken(in_a_line, above_each_other, below), 0, 0, 0, ui.px(8))


class HandParts:
    """The columns of a hand and the strip below them."""

    def __init__(self, ui: Ui, shown: ReviewedHand, strip: Part, low: int) -> None:
        """`low` is how high the strip is where the cards hold the sentences."""
        self.ui, self._shown, self._words, self._columns = ui, shown, shown.words, shown.columns
        self._strip, self._low = strip, low
        self._verdicts: dict[int, Verdict] = {
            column.number: self._words.verdict(column, shown.place(column)) for column in self._columns
        }
        self._wide = 0  # of a column
        self._heights: dict[tuple[int, float, bool], int] = {}
        heads = {column.number: self._words.column_title(column, winner=True) for column in self._columns}
        self._titles = {number: title_block(ui, words) for number, words in heads.items()}

    def part(self, on_choose: OfColumn, on_press: OfColumn) -> Part:
        """The largest sentences on the cards that fit, else none and a higher strip."""
        self._on_choose, self._on_press = on_choose, on_press
        return MadeForRoom(self._fitted)

    def _fitted(self, width: int, height: int) -> Part:
        """The columns above the strip, in this room."""
        ui = self.ui
        gap = ui.px(_APART)
        self._wide = (width - (_SLOTS - 1) * gap) // _SLOTS
        most = min(ui.px(_CARD), round((self._wide - gap) / WIDE))
        most_paper = round(ui.font(theme.SECOND) * _MOST_PAPER)
        for briefly in (False, True) if ui.metrics.text < _LARGE else (False,):
            for card in range(most, round(most * _LEAST_CROSS) - 1, -2):
                room = self._below_crosses(height, card) - self._low
                even = min(room, most_paper)
                brief = self._too_long(even) if briefly else frozenset()
                need = max(self._card_height(n, _SENTENCES[-1], n in brief) for n in self._verdicts)
                if need <= (room if briefly else even):
                    return self._laid(card, max(need, even), brief)
        need, card = max(self._card_height(number, 0) for number in self._verdicts), most
        while card > most * _LEAST_BARE and self._below_crosses(height, card) - need < self._low:
            card -= 2
        return self._laid(card, need, None)

    @property
    def _between(self) -> int:
        return self.ui.px(_CLOSE if self.ui.metrics.text >= _LARGE else _BETWEEN)

    def _below_crosses(self, height: int, card: int) -> int:
        """What cards of this width leave of a height for verdicts and strip."""
        return height - self._crosses_height(card) - 2 * self._between

    def _crosses_height(self, card: int) -> int:
        return self._titles_height() + round(card * cross_height(self.ui)) + self._between

    def _laid(self, card: int, high: int, brief: frozenset[int] | None) -> Part:
        """Crosses, verdicts so high, and the strip. Without `brief` the verdicts hold no sentences at all."""
        ui, between = self.ui, self._between
        above = Sized(self._row(self._crosses(card)), height=self._crosses_height(card))
        below = Sized(self._row(self._cards(high, brief)), height=high)
        columns: Part = Column(above, below, gap=between, side=Side.FILL)
        if len(self._columns) == 1:
            held = held_part(ui, self._words)
            aside = space(self._wide + ui.px(24))
            columns = Stack(columns, Row(aside, held, side=Side.FILL, grow=held))
        whole = Sized(columns, height=above.height + between + high)
        return Column(whole, self._strip, gap=between, side=Side.FILL, grow=self._strip)

    def _row(self, parts: Sequence[Part]) -> Part:
        """A part for each column; places without one stay free."""
        free = [space() for _slot in range(_SLOTS - len(parts))]
        return Row(*parts, *free, gap=self.ui.px(_APART), side=Side.FILL, even=True)

    def _crosses(self, card: int) -> list[Part]:
        """Each column's head, and below it what was called or the trick."""
        ui, titles, high = self.ui, self._titles, self._titles_height()
        parts: list[Part] = []
        for column in self._columns:
            if column.trick is None:
                called = self._words.called(column, self._shown.judged(column))
                body: Part = called_part(ui, called, card)
            else:
                body = cross_part(ui, column, self._words.hand, card, _mistakes(column))
            head = Sized(Column(titles[column.number], side=Side.MIDDLE), height=high)
            parts.append(Column(head, body, side=Side.FILL, grow=body))
        return parts

    def _cards(self, high: int, brief: frozenset[int] | None) -> list[Part]:
        """The cards of paper, with sentences of one size; that of the open column is the chosen one.

        It is brief, since the strip below it says the whole sentence.
        """
        sizes = [self._size_in(number, high, number in (brief or ())) for number in self._verdicts]
        size = 0.0 if brief is None else min(sizes)
        cards: list[Part] = []
        for number, verdict in self._verdicts.items():
            chosen = number == self._shown.column.number
            said = verdict.shortened(chosen or number in (brief or ()))
            card = VerdictCard(self.ui, number, said, size, self._on_choose, self._on_press)
            card.chosen = chosen
            cards.append(card)
        return cards

    def _size_in(self, number: int, high: int, brief: bool) -> float:
        """The largest type in which the text of a column's card has room."""
        fitting = (size for size in _SENTENCES if self._card_height(number, size, brief) <= high)
        return next(fitting, _SENTENCES[-1])

    def _too_long(self, room: int) -> frozenset[int]:
        """The cards whose whole sentence has no room of this height."""
        return frozenset(n for n in self._verdicts if self._card_height(n, _SENTENCES[-1]) > room)

    def _card_height(self, number: int, sentence: float, brief: bool = False) -> int:
        """How high a column's card has to be; measured once for each size of its text."""
        key = (number, sentence, brief)
        if key not in self._heights:
            card = VerdictCard(
                self.ui, number, self._verdicts[number].shortened(brief), sentence, _nothing, _nothing
            )
            card.fit(self._wide)
            self._heights[key] = card.size[1]
        return self._heights[key]

    def _titles_height(self) -> int:
        titles = self._titles.values()
        for title in titles:
            title.fit(self._wide)
        return max(title.size[1] for title in titles) + self.ui.px(4)


def _mistakes(column: HandColumn) -> list[Card]:
    wrong = (each.action.card for each in column.judged if each.mark is Mark.MISTAKE)
    return [card for card in wrong if card is not None]


def _nothing(_number: int) -> None:
    """For cards that are only measured."""
