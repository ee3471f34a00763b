"""A screen at the table: the board, the learner's hand, the sheet, and a presenter that knows it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.frame import BarButton, aside_button, help_buttons, top_bar
from game.client.screens.services import Services
from game.client.screens.sheet_crossing import folding
from game.client.screens.stage import Screen
from game.client.table.bidding import call_parts
from game.client.table.board import Board
from game.client.table.board_panel import BoardPanel
from game.client.table.build import picture_of
from game.client.table.calls_box import lay_box, taken_places
from game.client.table.folding import TableMove
from game.client.table.hand_choice import focus_number, take_event
from game.client.table.hand_input import ENTER, HandCard, HandInput, dropped_on_place, focused_card
from game.client.table.layout import TableLayout
from game.client.table.places import Spot
from game.client.table.refusal import refusal_bubble
from game.client.table.side_sheet import SideSheet
from game.client.table.slip import slip_room
from game.client.table.table_picture import Pointed, TablePicture
from game.client.widgets.base import Widget, is_plain
from game.client.widgets.panel import Panel
from game.pages.page import NOTHING_BESIDE, Beside, Button
from game.pages.table_model import TableModel
from game.presenters.table_source import TablePresenter
from game.rules.actions import Action
from game.rules.cards import Card


class TableScreen(Screen):
    """Shows a presenter's table. Subclasses add their keys, their pace, and what else lies on their mat."""

    def __init__(self, services: Services, presenter: TablePresenter) -> None:
        super().__init__()
        self.services, self.table = services, presenter
        self.ui = services.ui()
        speed, reduced = services.settings().speed, services.reduced_motion()
        self.side = SideSheet(presenter, self.press, self.fold, services.settings().sheet == "open")
        bare = self.side.bare(self.ui)
        self.board = Board(
            self.ui, presenter.model(still=True), speed=speed, reduced=reduced, looks=self.look, bare=bare
        )
        self.hand = HandInput(self.board)
        self.above = BoardPanel(self.board)
        self.said: Sequence[Widget] = ()  # the calls that are shown
        self._on_mat = False  # whether they lie in a box on the mat, not in the sheet
        self._written: object = None  # what the sheet says, to see whether it changed
        self.aside: Callable[[], Button | None] = lambda: None  # what can be pressed besides the table
        self._settled = False  # whether the panel was built since the last move ended

    def heading(self) -> tuple[str, str]:
        """Title and second line of the bar."""
        return self.table.heading

    # -- what lies on the mat ----------------------------------------------------------------

    def look(self, ui: Ui, layout: TableLayout, model: TableModel, pointed: Pointed) -> TablePicture:
        """What the mat shows of a table."""
        return picture_of(ui, layout, model, pointed)

    def call_parts(self) -> list[Widget]:
        """Buttons for what can be said, not placed yet."""
        return call_parts(self.ui, self.table, self.call, partial(self.press, "alone"))

    def box(self, calls: Sequence[Widget]) -> list[Widget]:
        """The calls in their box on the mat; nothing where they have no room there."""
        taken = taken_places(self.ui, self.board.motion.goal, [str(card) for card in self.table.view.hand])
        if self.board.bare:
            taken.append(slip_room(self.side.slip(self.ui, self.board.layout)))
        return lay_box(self.ui, self.board.layout, list(calls), taken)

    def mat_parts(self) -> list[Widget]:
        """Further parts on the mat, placed."""
        return []

    @property
    def panel(self) -> Panel:
        """The parts over the board, with the focus."""
        return self.above.panel

    # -- building ----------------------------------------------------------------------------

    @property
    def still(self) -> bool:
        """Whether nothing moves on the mat, nor will at once."""
        return not self.board.motion.busy and not self.goes_on

    def model(self) -> TableModel:
        """The table as it is shown now."""
        return self.table.model(still=self.still)

    @property
    def pointed(self) -> Pointed:
        """What mouse and focus do to the hand."""
        focused = focused_card(self.panel) if self.panel.ring else None
        return self.hand.pointed(focused, may_choose=self.may_choose)

    @property
    def goes_on(self) -> bool:
        """Whether the next thing happens at once, so that nobody reads the sheet before it."""
        return False

    def catch_up(self) -> None:
        """What has happened is shown now, before anything else does."""

    @property
    def may_choose(self) -> bool:
        """Whether the learner's cards can be chosen now."""
        return self.table.may_choose and self.still

    def relayout(self, ui: Ui) -> None:
        self.ui = ui
        self.hand.cancel()
        self.board.state, self.board.pointed = self.model(), self.pointed
        self.side.forget()
        settings = self.services.settings()
        self.side.opened = self.side.opened or settings.sheet == "open"
        calm, bare = self.services.reduced_motion(), self.side.bare(ui)
        self.board.relayout(ui, speed=settings.speed, reduced=calm, bare=bare)
        self.above.relayout(ui)
        self.rebuild()

    def bar_buttons(self) -> Sequence[BarButton]:
        """The round buttons at the right of the bar."""
        return [*aside_button(self.aside(), self.press), *help_buttons(self, self.services)]

    def fold(self) -> None:
        """The sheet is closed, or opened to read it all."""
        self.side.opened = self.board.bare
        if not self.board.bare and not self.table.page().slip:
            self.press("back to now")
        self.refresh()

    def turn_sheet(self) -> None:
        """Opens the sheet where it has something to say, and closes it where a slip is enough."""
        move = TableMove(self.board)
        if self.side.turn(self.ui, self.board):
            self.stage.cross(folding(move, self.board, self.services.reduced_motion()))
            self.hand.cancel()
            self.above.relayout(self.ui)
            self.stale = True

    def rebuild(self) -> None:
        """Builds bar, box, bubble, hand and sheet anew; the focus stays on the part of its key."""
        still, self.board.drew = self.still, True  # this is enough for a frame
        if still:
            self.turn_sheet()
        heading = self.heading()
        parts: list[Widget] = []
        self.said = self.call_parts() if still else []
        boxed = [] if self.board.layout.drawer or not self.said else self.box(self.said)
        self._on_mat = bool(boxed)
        if still and not self.board.layout.drawer and self.side.crowd(self.said, self._on_mat):
            self.rebuild()
            return
        if self.table.explains and not self._on_mat:
            self.said = []  # the sheet has room for the reasons or for the calls
        parts += boxed or self.said
        bubble, beside = self.bubble() if still else (None, NOTHING_BESIDE)
        if still:
            parts += self.mat_parts()
            parts += [
                HandCard(self.ui, card, self.board.card_rect(card), self._by_key)
                for card in self.board.state.hand
            ]
        parts += self.side.parts(self.ui, self.board, beside, () if self._on_mat else self.said, still=still)
        buttons, end = self.bar_buttons(), self.above.bar_end
        parts += top_bar(self.ui, *heading, self.stage.pop, buttons, end)  # last, for the Tab key
        if bubble is not None:
            parts.append(bubble)
        self.above.lay(parts)
        self._written = (heading, self.table.page())
        self._settled = still

    def bubble(self) -> tuple[Widget | None, Beside]:
        """What hangs at the card or call that was refused, placed, and what it says."""
        return refusal_bubble(self.board, self.table.refusal, self.said if self._on_mat else ())

    def follow(self) -> None:
        """Builds the parts anew while something moves, if the sheet says anything new."""
        if self._settled or (self.heading(), self.table.page()) != self._written:
            self.rebuild()

    def refresh(self) -> None:
        """Something that is said or allowed changed: table and panel follow."""
        self.board.change(self.model(), self.pointed)
        self.rebuild()

    # -- events ------------------------------------------------------------------------------

    def action_at(self, pos: tuple[int, int]) -> str:
        action = self.panel.action_at(pos, self.name)
        return "card" if action.startswith(f"{self.name} card ") else action

    def press(self, pressed: str) -> None:
        """A button, link or row of the sheet, or a key that stands for one."""
        self.go_to(self.table.act(pressed))
        self.refresh()

    def call(self, action: Action) -> None:
        """A call was pressed."""
        self.table.call(action)
        self.refresh()
        refusal = self.table.refusal
        if refusal is not None and refusal.action == action:
            self.services.sound("refused")

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card was clicked, or pressed with Enter, or laid on its place; a refused one comes back."""
        self.table.choose(card, dropped)
        refusal = self.table.refusal
        if refusal is not None and refusal.action.card == card:
            self.board.refuse(self.model(), card)  # words come when it is back
            self.services.sound("refused")
        self.refresh()

    def drop(self, card: Card, spot: Spot) -> None:
        """A dragged card was let go; away from its place it goes back."""
        if dropped_on_place(self.board, spot):
            self.choose(card, True)

    def hurry(self) -> bool:
        """Goes on at once where something is only being waited for; True if there was something."""
        return False

    def shortcut(self, event: Event) -> bool:
        """Keys of this screen; True if used."""
        return False

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._hurried(event):
            return True
        used = self.handle_still(event)
        if self.still:
            self.board.change(self.model(), self.pointed)
        return used

    def handle_still(self, event: Event) -> bool:
        """An event that hurries nothing."""
        if event.type == pygame.KEYDOWN:
            free = is_plain(event) and not any(part.modal for part in self.panel.widgets)
            return (free and self.shortcut(event)) or self.panel.handle(event)
        return take_event(self, event) or self.panel.handle(event)

    def _hurried(self, event: Event) -> bool:
        """Any key or click finishes what moves. It does no more than that while others act."""
        self.catch_up()
        moved = self.board.motion.busy and self.board.motion.finish()
        on_table = event.type == pygame.MOUSEBUTTONDOWN and self.above.bare(event.pos)
        if not on_table and not (event.type == pygame.KEYDOWN and event.key in ENTER):
            meant = self.pressed_at(event)
            if moved:
                self.refresh()
            return self.pressed_at(event) != meant  # what comes to rest there was not meant
        if event.type == pygame.KEYDOWN and self.panel.ring and self.panel.focused and not moved:
            return False
        went = self.hurry()
        if moved or went:
            self.refresh()
        return moved or went

    def _by_key(self, card: Card) -> None:
        if self.may_choose:
            self.choose(card)

    def focus_card(self, number: int) -> bool:
        """The key of a card by its place; pressed again it chooses the card."""
        return focus_number(self, number)

    # -- time and picture --------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        changed = self.board.tick(dt)
        if not self._settled and self.still:
            self.refresh()  # the game goes on in the next frame: a step and a new sheet are enough for one
        elif self.side.due(self.board):
            self.rebuild()
        else:
            self.update(dt)
        # what came up in a frame that moved, or that looked at the table anew, is seen in the next
        changed = changed or self.board.drew or self.board.tick(0)
        if dt > 0 and not (changed and self.panel.dirty):
            self.board.prepare(moving=changed)
        return changed or self.panel.dirty or self.stale

    def update(self, dt: float) -> None:
        """Time for the game itself."""

    def draw(self, surface: Surface) -> None:
        self.above.draw(surface, self.stale)
