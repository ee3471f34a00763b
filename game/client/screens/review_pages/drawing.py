"""Where the parts of a reviewed hand lie on the felt, and what is drawn there once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.review_pages.crosses import (
    HIGH,
    WIDE,
    draw_called,
    draw_trick,
    title_block,
    won_blocks,
)
from game.client.screens.review_pages.held import draw_held
from game.client.screens.review_pages.verdict import OfColumn, VerdictCard
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.pages.review import Verdict
from game.pages.review_columns import Column
from game.presenters.review import ReviewedHand
from game.rules.cards import Card
from game.tutor.review import Mark

_SLOTS = 6  # the calling and five tricks
_CARD = 62  # the widest card of a cross
_BETWEEN = 12  # crosses, cards of paper and strip
_SENTENCES = (theme.SECOND, theme.LEAST)
_LARGE = 1.3  # from this size of text on, sentences stand in the strip alone where they are long
_LEAST_CROSS = 0.74  # of the largest, before sentences move from the cards to the strip
_MOST_LINES = 5


@dataclass(frozen=True)
class Layout:
    """The rectangles of one window, by columns, and what has room on the cards."""

    columns: Mapping[int, Rect]  # where the crosses lie
    cards: Mapping[int, Rect]
    strip: Rect
    card: int  # the width of a playing card
    sentences: Mapping[int, float]  # sizes of their texts; 0: they have none
    brief: frozenset[int]  # cards whose whole sentence has no room
    titles: Rect


class HandPicture:
    """The still picture of a hand: head, titles and crosses."""

    def __init__(self, ui: Ui, shown: ReviewedHand) -> None:
        self.ui, self._shown, self.words, self.columns = ui, shown, shown.words, shown.columns
        self.verdicts: dict[int, Verdict] = {
            column.number: self.words.verdict(column, shown.place(column)) for column in self.columns
        }
        self._wide = 0  # of a column
        self._heights: dict[tuple[int, float, bool], int] = {}
        self._heads: dict[bool, dict[int, TextBlock]] = {}

    # -- the head ----------------------------------------------------------------------------

    def draw_head(self, ground: Surface, area: Rect, cost: str, luck: Widget | None) -> int:
        """What was made and what the hand cost; places the line about luck. Gives where they end."""
        ui, last = self.ui, self.words.hand.deal.last
        x, gap = area.x, ui.px(14)
        cube = ui.px(40)
        if last.trump is not None:
            piece = ui.assets.furniture(f"cubetop{last.trump.value}", cube)
            ground.blit(piece, (x, area.y))
            x += piece.get_width() + gap
        right = TextBlock(ui, cost, None, Style(theme.BODY, "regular", theme.CREAM, 1.3))
        wide = max(right.size[0], luck.size[0] if luck else 0)
        room = area.right - x - wide - ui.px(30)
        title = TextBlock(ui, self.words.title(), None, Style(theme.TITLE, "title", theme.CREAM, 1.15))
        if luck and title.size[0] + luck.size[0] + right.size[0] + 2 * ui.px(30) <= area.right - x:
            title.place(x, area.y + (cube - title.size[1]) // 2).draw(ground)
            right.place(area.right - right.size[0], area.y + (cube - right.size[1]) // 2).draw(ground)
            left = area.right - right.size[0] - ui.px(30) - luck.size[0]
            luck.place(left, area.y + (cube - luck.size[1]) // 2)
            return area.y + cube + ui.px(8)
        if title.size[0] <= room:
            apart = ui.px(5)  # room for the ring of the focus
            high = max(cube, right.size[1] + (luck.size[1] + apart if luck else 0))
            title.place(x, area.y + (cube - title.size[1]) // 2).draw(ground)
            right.place(area.right - right.size[0], area.y).draw(ground)
            if luck:
                luck.place(area.right - luck.size[0], area.y + right.size[1] + apart)
            return area.y + high + ui.px(8)
        title = TextBlock(ui, self.words.title(), area.right - x, Style(21, "title", theme.CREAM, 1.15))
        title.place(x, area.y).draw(ground)
        y = area.y + max(title.size[1], cube if last.trump is not None else 0) + ui.px(2)
        right.place(area.x, y).draw(ground)
        bottom = y + right.size[1]
        if luck and right.size[0] + ui.px(30) + luck.size[0] <= area.w:
            luck.place(area.right - luck.size[0], y)
        elif luck:
            luck.place(area.x, bottom)
            bottom = luck.rect.bottom
        return bottom + ui.px(6)

    # -- places ------------------------------------------------------------------------------

    def arrange(self, area: Rect, low: int) -> Layout:
        """The largest sentences on the cards that fit, else none and a higher strip.

        `low` is how high the strip is where the cards hold the sentences.
        """
        ui = self.ui
        gap, between = ui.px(6), ui.px(_BETWEEN)
        wide = (area.w - (_SLOTS - 1) * gap) // _SLOTS
        most = min(ui.px(_CARD), round((wide - gap) / WIDE))
        self._wide = wide
        for briefly in (False, True) if ui.metrics.text < _LARGE else (False,):
            for card in range(most, round(most * _LEAST_CROSS) - 1, -2):
                titles = self._titles_height(card)
                room = area.h - titles - round(card * HIGH) - low - 3 * between
                brief = self._too_long(room) if briefly else frozenset()
                need = max(
                    self._card_height(number, _SENTENCES[-1], number in brief) for number in self.verdicts
                )
                if need <= room:
                    high = max(need, min(room, ui.px(186)))
                    return self._laid(area, card, titles, high, low + room - high, brief)
        need = max(self._card_height(number, 0) for number in self.verdicts)
        card = most
        while card > most * 0.62:
            titles = self._titles_height(card)
            room = area.h - titles - round(card * HIGH) - need - 3 * between
            if room >= low:
                break
            card -= 2
        titles = self._titles_height(card)
        room = area.h - titles - round(card * HIGH) - need - 3 * between
        return self._laid(area, card, titles, need, room, None)

    def _laid(
        self, area: Rect, card: int, titles: int, cards: int, strip: int, brief: frozenset[int] | None
    ) -> Layout:
        """The rectangles for these heights. Without `brief` the cards hold no sentences at all."""
        ui = self.ui
        gap, between = ui.px(6), ui.px(_BETWEEN)
        cross = area.bottom - strip - cards - 2 * between - area.y - titles
        columns, verdicts = {}, {}
        for slot, column in enumerate(self.columns):
            x = area.x + slot * (self._wide + gap)
            columns[column.number] = Rect(x, area.y + titles, self._wide, cross)
            verdicts[column.number] = Rect(x, area.y + titles + cross + between, self._wide, cards)
        foot = Rect(area.x, area.bottom - strip, area.w, strip)
        whole, short = brief is not None, brief or frozenset()
        sizes = {
            number: self._size_in(number, cards, number in short) if whole else 0.0 for number in verdicts
        }
        return Layout(columns, verdicts, foot, card, sizes, short, Rect(area.x, area.y, area.w, titles))

    def _size_in(self, number: int, high: int, brief: bool) -> float:
        """The largest type in which the text of a column's card has room."""
        fitting = (size for size in _SENTENCES if self._card_height(number, size, brief) <= high)
        return next(fitting, _SENTENCES[-1])

    def _too_long(self, room: int) -> frozenset[int]:
        """The cards whose whole sentence has no room of this height."""
        return frozenset(n for n in self.verdicts if self._card_height(n, _SENTENCES[-1]) > room)

    def _card_height(self, number: int, sentence: float, brief: bool = False) -> int:
        """How high a column's card has to be; measured once for each size of its text."""
        key = (number, sentence, brief)
        if key not in self._heights:
            card = VerdictCard(
                self.ui, number, self.verdicts[number].shortened(brief), sentence, _nothing, _nothing
            )
            card.fit(self._wide)
            self._heights[key] = card.size[1]
        return self._heights[key]

    def _winners(self) -> dict[int, str]:
        return {c.number: self.words.won(c.winner) for c in self.columns if c.winner is not None}

    def _titles(self, card: int) -> dict[int, TextBlock]:
        """The heads of the columns, which name the winners where cards of this width leave no room."""
        winner = won_blocks(self.ui, self._winners(), card) is None
        if winner not in self._heads:
            self._heads[winner] = {
                column.number: title_block(self.ui, self.words.column_title(column, winner), self._wide)
                for column in self.columns
            }
        return self._heads[winner]

    def _titles_height(self, card: int) -> int:
        return max(block.size[1] for block in self._titles(card).values()) + self.ui.px(4)

    def cards(self, layout: Layout, on_choose: OfColumn, on_press: OfColumn) -> list[Widget]:
        """The cards of paper, placed; that of the open column is the chosen one."""
        made: list[Widget] = []
        for number, rect in layout.cards.items():
            verdict = self.verdicts[number].shortened(number in layout.brief)
            card = VerdictCard(self.ui, number, verdict, layout.sentences[number], on_choose, on_press)
            card.chosen = number == self._shown.column.number
            card.fit(rect.w)
            made.append(card.place(*rect))
        return made

    # -- the picture -------------------------------------------------------------------------

    def draw(self, ground: Surface, layout: Layout) -> None:
        """Titles and crosses; where no trick was played, the hands instead."""
        ui = self.ui
        ui.lay_sheet(ground, layout.strip)
        won = won_blocks(ui, self._winners(), layout.card) or {}
        for number, block in self._titles(layout.card).items():
            block.place(layout.columns[number].x, layout.titles.y).draw(ground)
        for column in self.columns:
            area = layout.columns[column.number]
            if column.trick is None:
                called = self.words.called(column, self._shown.judged(column))
                draw_called(ui, ground, area, layout.card, called)
                continue
            mistakes = self._mistakes(column)
            draw_trick(ui, ground, area, layout.card, column, self.words.hand, mistakes)
            if column.number in won:
                words = won[column.number]
                words.place(area.centerx - words.size[0] // 2, area.centery - words.size[1] // 2).draw(ground)
        if len(self.columns) == 1:
            first = layout.columns[0]
            left = first.right + ui.px(24)
            right = layout.strip.right
            draw_held(
                ui,
                ground,
                Rect(left, layout.titles.y, right - left, layout.strip.y - layout.titles.y),
                self.words,
            )

    def _mistakes(self, column: Column) -> list[Card]:
        wrong = (each.action.card for each in column.judged if each.mark is Mark.MISTAKE)
        return [card for card in wrong if card is not None]


def _nothing(_number: int) -> None:
    """For cards that are only measured."""
