"""The text of the sheet: title and blocks of a page, in a view that scrolls."""

from __future__ import annotations

from game.client.draw.ui import Ui
from game.client.table.page_blocks import Act, part_of, title_of
from game.client.widgets.layout import Column, Side
from game.client.widgets.scroll import Scrolled
from game.pages.page import BarRows, HintStep, Page, Paragraph, Stage

ZONE = "sheet"


class PageText(Scrolled):
    """Title and blocks of a page, in a view that scrolls where they do not fit."""

    def __init__(self, ui: Ui, page: Page, act: Act, *, near: bool = False) -> None:
        """`near` with less space between its blocks."""
        self.page = page
        self._blocks = [*title_of(ui, page), *(part_of(ui, block, act, near=near) for block in page.blocks)]
        super().__init__(ui, "sheet text", Column(*self._blocks, side=Side.FILL))
        self.within(ZONE)

    def show_newest(self) -> None:
        """Scrolls to the block that must be seen; in the low drawer to the answer of a hint, too."""
        newest = self.page.newest or (self._answer() if self.ui.metrics.drawer else 0)
        if newest:
            above = self._blocks[: newest + bool(self.page.title)]
            self.scroll(sum(part.size[1] for part in above))

    def _answer(self) -> int:
        """The bars of a hint and what is said above them, or what stands in their place; else the start."""
        opened = -1
        for number, block in enumerate(self.page.blocks):
            if isinstance(block, BarRows):
                return number - isinstance(self.page.blocks[number - 1], Paragraph)
            if isinstance(block, HintStep) and block.stage is Stage.OPEN:
                opened = number
        return opened + 1
