"""The parts that lie over a board: which there are, and that they are drawn again where something changed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.table.board import Board
from game.client.table.hand_input import HandCard
from game.client.widgets.base import Widget
from game.client.widgets.panel import Panel


class BoardPanel:
    """A board, the oak and paper below it, and a panel above it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.panel = Panel()
        self.ground: Surface | None = None

    def relayout(self, ui: Ui) -> None:
        """Other measures."""
        sheets = () if self.board.bare else (ui.metrics.table_sheet,)
        self.ground = ui.ground((self.board.layout.mat,), sheets, table=True)

    @property
    def bar_end(self) -> int:
        """Where the words of the bar have to end: the portrait across reaches into it; 0 where none does."""
        layout = self.board.layout
        face = self.board.motion.goal.items.get(f"face-{layout.learner.partner.name}")
        above = layout.face(layout.learner.partner).top < layout.mat.top
        return face.at[0] if face is not None and above else 0

    def lay(self, parts: Sequence[Widget]) -> None:
        """Other parts; the focus stays on the part of the same key."""
        self.invalidate()
        self.panel = Panel(parts, self.panel.focus_key, self.panel.ring)
        self.invalidate()

    def invalidate(self) -> None:
        """Everything that lies on bar, sheet and mat but is not part of the board is drawn again."""
        if not self.board.bare:
            self.board.canvas.invalidate(self.board.ui.metrics.table_sheet)
        for place in self._covered():
            self.board.canvas.invalidate(place)
        self.panel.dirty = True

    def draw(self, surface: Surface, whole: bool) -> None:
        """Brings the window up to date, or draws all of it."""
        if self.ground is None:
            return
        if self.panel.dirty:
            self.invalidate()
        self.board.draw(surface, self.ground, self.panel.draw, self._covered(), whole)
        self.panel.dirty = False

    def _covered(self) -> list[Rect]:
        """Where the panel draws, with its shadows."""
        return [part.touched for part in self.panel.widgets if not isinstance(part, HandCard)]

    def bare(self, place: tuple[int, int]) -> bool:
        """Whether a place is on the mat and on no part of the panel."""
        over = any(part.hit.collidepoint(place) for part in self.panel.widgets)
        return bool(self.board.layout.mat.collidepoint(place)) and not over
