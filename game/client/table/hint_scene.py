"""The half of the practice table that gives hints: their page, and the values that come in for it."""

from __future__ import annotations

from game.client.lesson_list import catalogue
from game.client.rules_pages.sheets import sheet_of
from game.client.services import Services
from game.client.table import pages
from game.client.table.bidding import AloneTick, CallButton
from game.client.table.hint_page import ANSWER, Hint, HintDoors, headline
from game.client.table.hint_parts import refined
from game.client.table.seated import SeatedScene
from game.client.table.sheet import SheetButton, SheetText
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.scroll import ScrollArea
from game.i18n import _
from game.rules.view import SeatView

_LARGE = 1.3
"""From this size of text on, steps that were read are folded to their heads."""


class HintPages(SeatedScene):
    """Gives hints. The rest of the scene says when one is asked for and when it is over."""

    view: SeatView

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        doors = HintDoors(self._term_title, self._open_clause, self._unfold)
        self.hint = Hint(services.worker, doors)
        self._news = False  # whether values came in that are not shown yet
        self._folded = 0  # steps that were read and are folded now, because not all has room

    # -- what it says ------------------------------------------------------------------------

    def hint_sheet(self, back: SheetButton) -> SheetText:
        """The page of the hint; `back` leaves it."""
        rows, todo = [(back,)], ""
        if self.hint.step < ANSWER:
            words = _("Give me the idea") if self.hint.step == 0 else _("Tell me the answer")
            rows.append((SheetButton("hint", words, self.open_hint),))
            todo = pages.hint_todo(self.view)
        return SheetText(
            _("Your tutor"),
            _("Hint"),
            headline(self.view),
            self.hint.blocks(ANSWER if self.ui.metrics.text >= _LARGE else self._folded),
            todo,
            tuple(rows),
            newest=self.hint.step + (self.hint.step == ANSWER and self.ui.metrics.drawer),
            open_term=self._open_term,
        )

    def rebuild(self) -> None:
        """Builds the sheet; where a hint has no room in it, again with steps folded that were read."""
        for folded in range(self.hint.step + 1):
            self._folded = folded
            super().rebuild()
            area = self.panel.find("sheet text")
            if not isinstance(area, ScrollArea) or not area.most:
                break

    def mark_calls(self, calls: list[Widget]) -> None:
        """Stars on the calls that are recommended, or on the tick that one of them needs."""
        wanted = self.hint.recommended
        found = False
        for part in calls:
            if isinstance(part, CallButton):
                part.best = part.call.action in wanted
                found = found or part.best
        for part in calls:
            if isinstance(part, AloneTick):
                switched = any(action.suit is not None and action.alone is not part.on for action in wanted)
                part.best = switched and not found

    def _term_title(self, term: str) -> str:
        """A word of the glossary, which is read together with the lessons."""
        return catalogue().glossary.title(term) if self.services.lessons_ready() else ""

    def _open_clause(self, clause: str) -> None:
        sheet = sheet_of((self.view.ruleset, *self.services.rulesets()), clause)
        if sheet is not None:
            self.stage.push(self.services.open_rules(sheet.id, clause))

    def _open_term(self, term: str) -> None:
        self.stage.push(self.services.open_glossary(term))

    # -- values that come in -----------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        self._news = self.hint.look() or self._news
        if self._news and not self._held():
            self._news = False
            self._refine()
        return super().tick(dt)

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

    def _held(self) -> bool:
        """Whether something moves, or the mouse holds something that must not be taken from under it."""
        pressed = any(part.pressed for part in self.panel.widgets)
        return self.board.motion.busy or self.mouse.drag is not None or pressed

    def _refine(self) -> None:
        """Other lengths for the bars; the sheet is laid out anew only where they need other room."""
        area, block = self.panel.find("sheet text"), self.hint.bars_block()
        fits = isinstance(area, ScrollArea) and block is not None and refined(area, block)
        if not fits or self.hint.weighing.done:
            self._keeping_place()
            return
        self.mark_calls(self._boxed)
        self.board.change(self.marked(self.state()))
        self.panel.dirty = True

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
