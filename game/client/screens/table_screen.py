"""What a screen at the table is made of: the board, the sheet, and the ways in for mouse and keys.

The practice table and the lesson write what is special to them: which state is shown, what the sheet
says, what a chosen card or call does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.screens.frame import BarButton, top_bar
from game.client.screens.hand_events import HandEvents
from game.client.screens.services import Services
from game.client.table.board import Board
from game.client.table.build import look_of
from game.client.table.hand_input import HandCard
from game.client.table.layout import TableLayout
from game.client.table.sheet import SheetText, lay_sheet
from game.client.table.table_picture import TableModel, TablePicture
from game.client.widgets.base import Widget
from game.client.widgets.bubble import Bubble
from game.client.widgets.panel import Panel
from game.i18n import _


class TableScreen(HandEvents):
    """A screen that shows the table, the learner's hand and the tutor's sheet."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.ground: Surface | None = None
        self._boxed: list[Widget] = []  # the calls that are shown
        self._on_mat = False  # whether they lie in a box on the mat, not in the sheet
        self._written: object = None  # what the sheet says, to see whether it changed
        self._settled = False  # whether the panel was built since the last move ended

    # -- what subclasses say -----------------------------------------------------------------

    def heading(self) -> tuple[str, str]:
        """Title and second line of the bar."""
        raise NotImplementedError

    def bar_buttons(self) -> Sequence[BarButton]:
        return (
            ("settings", "gear", _("Settings"), lambda: self.stage.go("settings")),
            ("keys", "help", _("Keys"), lambda: self.stage.go("keys", self.keys())),
        )

    def sheet(self) -> SheetText:
        raise NotImplementedError

    def calls(self) -> list[Widget]:
        """Buttons for calling, not placed yet; none while nothing is to be said."""
        return []

    def box(self, calls: list[Widget]) -> list[Widget]:
        """The calls in their box on the mat; nothing where they have no room there."""
        return []

    def extra_parts(self) -> list[Widget]:
        """Further parts on the mat, placed."""
        return []

    def bubble(self) -> Bubble | None:
        """A refusal, placed."""
        return None

    def look(self, ui: Ui, layout: TableLayout, state: TableModel) -> TablePicture:
        """What the mat shows of a state."""
        return look_of(ui, layout, state)

    # -- building ----------------------------------------------------------------------------

    def relayout(self, ui: Ui) -> None:
        self.ui = ui
        speed, reduced = self.services.settings().speed, self.services.reduced_motion()
        self.mouse.cancel()
        if hasattr(self, "board"):
            self.board.state = self.marked(self.state())
            self.board.relayout(ui, speed=speed, reduced=reduced)
        else:
            self.board = Board(ui, self.state(), speed=speed, reduced=reduced, looks=self.look)
        metrics = ui.metrics
        self.ground = ui.ground((_box4(metrics.mat),), (_box4(metrics.sheet),))
        self.rebuild()

    def rebuild(self) -> None:
        """Builds bar, box, bubble, hand and sheet anew; the focus stays on the part of its key."""
        title, sub = self.heading()
        parts = top_bar(self.ui, title, sub, self.stage.pop, self.bar_buttons())
        still = not self.board.motion.busy
        self._boxed = self.calls() if still else []
        boxed = [] if self.board.layout.drawer else self.box(self._boxed) if self._boxed else []
        self._on_mat = bool(boxed)
        parts += boxed or self._boxed
        if still:
            parts += self.extra_parts()
        if still:
            parts += [
                HandCard(self.ui, card, self.board.card_rect(card), self._by_key)
                for card in self.board.state.hand
            ]
        bubble = self.bubble() if still else None
        text = self.sheet()
        parts += lay_sheet(self.ui, text, () if self._on_mat else self._boxed)
        if bubble:
            parts.append(bubble)
        self._spoil_parts()
        self.panel = Panel(parts, self.panel.focus_key, self.panel.ring)
        self._spoil_parts()
        self._written = _signature(text, (title, sub))
        self._settled = still

    def _spoil_parts(self) -> None:
        """Everything that lies on bar, sheet and mat but is not part of the board is drawn again."""
        self.board.canvas.invalidate(self.ui.metrics.sheet)
        for place in self._covered():
            self.board.canvas.invalidate(place)
        self.panel.dirty = True

    def follow(self) -> None:
        """Builds the parts anew while something moves, if the sheet says anything new."""
        if self._settled or _signature(self.sheet(), self.heading()) != self._written:
            self.rebuild()

    def refresh(self) -> None:
        """Something that is said or allowed changed: table and panel follow."""
        self.board.change(self.marked(self.state()))
        self.rebuild()

    # -- time and picture --------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        changed = self.board.tick(dt)
        if not self._settled and not self.board.motion.busy:
            self.refresh()  # the game goes on in the next frame: a step and a new sheet are enough for one
        else:
            self.update(dt)
        return self.board.tick(0) or changed or self.panel.dirty or self.stale

    def update(self, dt: float) -> None:
        """Time for the game itself, while nothing moves."""

    def draw(self, surface: Surface) -> None:
        if self.ground is None:
            return
        if self.panel.dirty:
            self._spoil_parts()
        self.board.draw(surface, self.ground, self.panel.draw, self._covered(), self.stale)
        self.panel.dirty = False

    def _covered(self) -> list[Rect]:
        """Where the panel draws, with its shadows."""
        edge = self.ui.px(40)
        parts = [part for part in self.panel.widgets if not isinstance(part, HandCard)]
        return [part.rect.inflate(edge, edge) for part in parts]


def _signature(text: SheetText, heading: tuple[str, str]) -> object:
    """Everything of a sheet that can be seen, without what its buttons do."""
    rows = tuple(tuple((b.key, b.words, b.icon, b.brass, b.reason) for b in row) for row in text.rows)
    return heading, replace(text, rows=()), rows


def _box4(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h
