"""What lies beside the mat: the tutor's sheet, or the slip that it closes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.draw.ui import Ui
from game.client.table.board import Board
from game.client.table.layout import TableLayout
from game.client.table.page_blocks import Act
from game.client.table.sheet import Sheet, lay_sheet
from game.client.table.slip import slip_parts
from game.client.widgets.base import Widget
from game.pages.page import Beside, Page
from game.presenters.table_source import TablePresenter


class SideSheet:
    """Knows whether the sheet lies open, and builds it or its slip."""

    def __init__(self, table: TablePresenter, act: Act, fold: Callable[[], None], opened: bool) -> None:
        """`fold` opens a closed sheet and closes an open one; `opened`: it lies open unasked."""
        self._table, self._act, self._fold = table, act, fold
        self._sheet = Sheet(act, fold)
        self.opened = opened
        self._crowded = False  # whether calls have no room but on the sheet
        self._words: list[Widget] = []  # as they were built last
        self._passing: Page | None = None  # what they say while the table comes to what is said next
        self._seen = True  # whether all that happened had been seen by then

    def bare(self, ui: Ui) -> bool:
        """Whether a slip says enough for now, and the sheet need not lie open."""
        if self.opened or self._crowded or ui.metrics.drawer:
            return False
        return bool(self._table.page().slip)

    def turn(self, ui: Ui, board: Board) -> bool:
        """Opens or closes the sheet as it is due; False if it stays as it is."""
        bare = self.bare(ui)
        if bare is board.bare:
            return False
        board.fold(bare)
        self.forget()
        return True

    def crowd(self, calls: Sequence[Widget], on_mat: bool) -> bool:
        """Takes in whether the calls lie on the mat; True if the sheet has to open for them, or may close."""
        crowded = bool(calls) and not on_mat
        if crowded is self._crowded or (not crowded and self._table.calls):
            return False
        self._crowded = crowded
        return True

    def forget(self) -> None:
        """Whatever was built is of other measures, or of another language."""
        self._words = []

    def slip(self, ui: Ui, layout: TableLayout) -> list[Widget]:
        """What the sheet closes to, placed."""
        page = self._passing or self._table.page()
        view = self._table.view
        lone = view.maker if view.alone else view.defender
        return slip_parts(
            ui, layout, page, self._act, self._fold, len(view.hand), tag=lone is view.seat.right
        )

    def parts(
        self, ui: Ui, board: Board, beside: Beside, calls: Sequence[Widget], *, still: bool
    ) -> list[Widget]:
        """The sheet or the slip. While something moves it stays as it was: words wait for what is seen.

        What only tells what happens is said as soon as that is seen. Where the table takes long to come
        to the next words, others are said on the way.
        """
        page, seen = self._table.page(), board.motion.seen
        self._seen = seen
        passing = None if still or (seen and page.passing) else page.meanwhile
        if board.bare and seen and not still and not page.slip:
            return self._words  # the sheet will say it
        new = passing is not None and passing != self._passing
        self._passing = passing
        if still or new or not self._words or (seen and page.passing):
            if passing is not None and not board.bare:
                self._words = lay_sheet(ui, passing, self._act)
            elif board.bare:
                self._words = self.slip(ui, board.layout)
            else:
                self._words = self._sheet.build(ui, self._table, beside, calls)
        return self._words

    def due(self, board: Board) -> bool:
        """Whether what happens has been seen since the words were built."""
        return board.motion.seen and not self._seen
