"""The half of the practice table that gives hints: their page, and the values that come in for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.client.draw.ui import Ui
from game.client.screens.rules_pages.sheets import sheet_of
from game.client.screens.services import Services
from game.client.screens.table_screen import TableScreen
from game.client.table import pages
from game.client.table.bidding import AloneTick, CallButton
from game.client.table.draw_pieces import item_of
from game.client.table.hint_page import ANSWER, BARS, Hint, HintDoors, headline
from game.client.table.hint_parts import BarsBlock, refined, show_bars
from game.client.table.sheet import SheetButton, SheetText
from game.client.widgets.base import Widget
from game.client.widgets.scroll import ScrollArea
from game.i18n import _
from game.presenters.lesson_list import catalogue
from game.rules.view import SeatView

_LARGE = 1.3
"""From this size of text on, steps that were read are folded to their heads."""


class HintPanel(TableScreen):
    """Gives hints. The rest of the screen says when one is asked for and when it is over."""

    view: SeatView

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        routes = HintDoors(self._term_title, self._open_clause, self._unfold)
        self.hint = Hint(services.worker, routes)
        self._news = False  # whether values came in that are not shown yet
        self._stars: Iterator[None] = iter(())
        self._folded = 0  # steps that were read and are folded now, because not all has room
        self._folded_on: tuple[object, ...] = ()  # the page where they are

    # -- what it says ------------------------------------------------------------------------

    def hint_sheet(self, back: SheetButton) -> SheetText:
        """The page of the hint; `back` leaves it."""
        rows, todo = [(back,)], ""
        blocks = self.hint.blocks(ANSWER if self.ui.metrics.text >= _LARGE else self._folded)
        bars = next((place for place, block in enumerate(blocks) if isinstance(block, BarsBlock)), BARS)
        if self.hint.step < ANSWER:
            words = _("Give me the idea") if self.hint.step == 0 else _("Tell me the answer")
            rows.append((SheetButton("hint", words, self.open_hint),))
            todo = pages.hint_todo(self.view)
        return SheetText(
            _("Your tutor"),
            _("Hint"),
            headline(self.view),
            blocks,
            todo,
            tuple(rows),
            newest=self.hint.step if self.hint.step < ANSWER else bars * self.ui.metrics.drawer,
            open_term=self._open_term,
        )

    def rebuild(self) -> None:
        """Builds the sheet; where a hint has no room in it, again with steps folded that were read."""
        page = (self.hint.view, self.hint.step, self.ui)
        first = self._folded if page == self._folded_on else 0  # what was folded once stays so
        self._folded_on = page
        most = self.hint.step if self.hint.step < ANSWER else ANSWER + 1
        for folded in range(first, most + 1):
            self._folded = folded
            super().rebuild()
            area = self.panel.find("sheet text")
            if not isinstance(area, ScrollArea) or not area.most:
                return
        if isinstance(area, ScrollArea) and not self.ui.metrics.drawer:
            show_bars(area)

    def mark_calls(self, calls: list[Widget]) -> list[Widget]:
        """Stars on the calls that are recommended, or on the tick that one needs; gives what changed."""
        wanted = self.hint.recommended
        said = {part.call.action for part in calls if isinstance(part, CallButton)}
        changed: list[Widget] = []
        for part in calls:
            if isinstance(part, CallButton):
                best = part.call.action in wanted
            elif isinstance(part, AloneTick):
                best = any(action.alone is not part.on for action in wanted) and not said.intersection(wanted)
            else:
                continue
            if part.best is not best:
                part.best = best
                changed.append(part)
        return changed

    def _term_title(self, term: str) -> str:
        """A word of the glossary, which is read together with the lessons."""
        return catalogue().glossary.title(term) if self.services.lessons_ready() else ""

    def _open_clause(self, clause: str) -> None:
        sheet = sheet_of((self.view.ruleset, *self.services.rulesets()), clause)
        if sheet is not None:
            self.stage.go("rules", sheet.id, clause)

    def _open_term(self, term: str) -> None:
        self.stage.go("glossary", term)

    # -- values that come in -----------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        self._news = self.hint.look() or self._news
        next(self._stars, None)
        grown = self._news and not self._held()
        if grown:
            self._news = False
            self._refine()
        return super().tick(dt) or grown

    def enter(self) -> None:
        super().enter()
        self.hint.think()

    def leave(self) -> None:
        """Nobody looks at a covered table, so nobody thinks about it."""
        super().leave()
        self.hint.weighing.stop()

    def relayout(self, ui: Ui) -> None:
        self.hint.reword()
        super().relayout(ui)

    def begin_hint(self) -> None:
        """The first step of a hint for the decision at hand."""
        self.hint.open(self.view)
        self._stars = self._drawn_ahead()

    def _drawn_ahead(self) -> Iterator[None]:
        """Draws the starred faces of the hand one at a time, so that none of them holds up a frame."""
        for action in self.view.legal:
            piece = self.board.motion.goal.pieces.get(str(action.card))
            if piece is not None:
                item_of(self.ui, replace(piece, states=("recommended",)))
                yield

    def _held(self) -> bool:
        """Whether something moves, or the mouse holds something that must not be taken from under it."""
        pressed = any(part.pressed for part in self.panel.widgets)
        return self.board.motion.busy or self.mouse.drag is not None or pressed

    def _refine(self) -> None:
        """Other lengths for the bars; the sheet is laid out anew only where they need other room."""
        area, block = self.panel.find("sheet text"), self.hint.bars_block()
        here = isinstance(area, ScrollArea) and block is not None and refined(area, block)
        if not here or self.hint.weighing.done:
            self._keeping_place()
            return
        assert area is not None
        self.board.canvas.invalidate(area.rect)
        for part in self.mark_calls(self._boxed):
            self.board.canvas.invalidate(part.rect.inflate(self.ui.px(40), self.ui.px(40)))
        self.board.change(self.marked(self.state()))

    def _unfold(self) -> None:
        self.hint.unfolded = True
        self._keeping_place()

    def _keeping_place(self) -> None:
        """Builds the sheet anew and leaves it scrolled to where it was."""
        before = self.panel.find("sheet text")
        self.refresh()
        after = self.panel.find("sheet text")
        if isinstance(before, ScrollArea) and isinstance(after, ScrollArea):
            after.scroll(before.offset - after.offset)

    def open_hint(self) -> None:
        """The first step of a hint, or the next one."""
        raise NotImplementedError
