"""Further questions about a reviewed hand: what each level would have done, and why the others played so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots.ladder import Level
from game.bots.words import level_name
from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.messages import Form, MessageScreen
from game.client.screens.review_pages.verdict import mark_pill
from game.client.screens.services import Services
from game.client.widgets.arrangements import MadeForWidth, Sized
from game.client.widgets.base import Widget
from game.client.widgets.composed import Composed, hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack
from game.client.widgets.scroll import Scrolled
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.review import HandWords, cost_beside, nobody_else
from game.pages.review_columns import Column as HandColumn
from game.rules.actions import Action
from game.rules.seats import Seat
from game.tutor.review import Judged, LevelsAsked, levels_do
from game.tutor.review import judged as judge
from game.tutor.review import words as told
from game.words import in_one_breath
from game.words.markup import plain
from game.words.names import Names


def line_row(ui: Ui, text: str, width: int, note: str = "", pill: Part | None = None) -> Widget:
    """A line of text with a mark and a note at its right, or below it, and a hairline under all."""
    beside: list[Part] = []
    if pill is not None:
        pill.fit(round(width * 0.42))
        beside.append(Sized(pill, pill.size[0]))
    if note:
        beside.append(TextBlock(ui, note, style=Style(theme.SECOND, "regular", theme.SOFT, theme.LINE_TIGHT)))
    words, marks = TextBlock(ui, text, style=Style(theme.BODY, line=1.36)), Row(*beside, gap=ui.px(12))
    line: Part = words
    if marks.best_width + ui.px(12) > width * 0.5:
        line = Column(words, Row(filler := Stack(), marks, grow=filler), gap=ui.px(4), side=Side.FILL)
    elif beside:
        line = Row(words, Sized(marks, 0, words.line_height), gap=ui.px(12), grow=words, side=Side.START)
    row = Composed(ui, text, Stack(Inset(line, 0, ui.px(8)), hairline(ui)))
    row.fit(width)
    return row


def _judged_row(ui: Ui, text: str, judged: Judged, width: int) -> Widget:
    pill = mark_pill(ui, told.mark_words(judged), judged.mark, theme.LEAST)
    return line_row(ui, text, width, cost_beside(judged), pill)


class LevelsScreen(MessageScreen):
    """Every level's choice in one decision, with what it would have cost."""

    def __init__(
        self,
        services: Services,
        judged: Judged,
        names: Names | None,
        known: Mapping[Level, Action] | None = None,
    ) -> None:
        """`names` are those of a record of others; `known` are choices that need not be asked for."""
        super().__init__(told.levels_asked(), "", form=Form("review-levels", body=self._list))
        self._services, self._judged, self._names = services, judged, names
        self._asked: LevelsAsked | None = None
        self._found: Mapping[Level, Action] = known or {}

    @property
    def spoken(self) -> str:
        lines = (plain(self._line(level)) for level in self._found)
        return in_one_breath([self._title, *lines])

    def enter(self) -> None:
        if self._asked is None and len(self._found) < len(Level):
            try:
                self._asked = LevelsAsked(self._judged.view, self._services.worker())
            except OSError:  # the system has no process for us, so it takes a moment here
                self._found = levels_do(self._judged.view)
                self.rebuild()

    def leave(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    def tick(self, dt: float) -> bool:
        if self._asked is not None:
            found = self._asked.poll()
            if len(found) > len(self._found):
                self._found = found
                self.rebuild()
            if self._asked.done:
                self._asked = None
        return super().tick(dt)

    def _list(self, ui: Ui) -> Part:
        return Scrolled(ui, "text", MadeForWidth(self._rows))

    def _rows(self, width: int) -> Sequence[Widget]:
        own = self._judged
        rows = [_judged_row(self.ui, told.did_words(own, self._names), own, width)]
        for level in Level:
            if level in self._found:
                would = judge(own.step, own.view, self._found[level], own.values)
                rows.append(_judged_row(self.ui, self._line(level), would, width))
            else:
                pill = mark_pill(self.ui, _("Thinking"), None, theme.LEAST)
                rows.append(line_row(self.ui, level_name(level), width, pill=pill))
        return rows

    def _line(self, level: Level) -> str:
        return told.level_line(level, self._found[level], self._judged.view)


class WhyScreen(MessageScreen):
    """What the players of a column thought, each in a sentence or two."""

    def __init__(self, words: HandWords, column: HandColumn, levels: Mapping[Seat, Level]) -> None:
        """`levels` are those of the bots; a seat without one is a person."""
        self.moves = words.others(column.steps, levels)
        where = plain(words.column_title(column, winner=False))
        text = "\n".join(plain(move.why) for move in self.moves)
        # NOTE: a part of a hand ("Trick 3, Walt led") whose moves are explained
        super().__init__(
            _("{where}: why?").format(where=where), text, form=Form("review-why", body=self._list)
        )

    def _list(self, ui: Ui) -> Part:
        return Scrolled(ui, "text", MadeForWidth(self._rows))

    def _rows(self, width: int) -> Sequence[Widget]:
        if not self.moves:
            return [TextBlock(self.ui, nobody_else(), width)]
        return [line_row(self.ui, move.why, width, "" if move.hidden else move.action) for move in self.moves]
