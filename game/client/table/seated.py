"""What a scene at the table is made of: the board, the sheet, and the ways in for mouse and keys.

The practice table and the lesson write what is special to them: which state is shown, what the sheet
says, what a chosen card or call does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.scenes.frame import BarButton, top_bar
from game.client.services import Services
from game.client.stage import Scene
from game.client.table.board import Board
from game.client.table.hand_input import HandCard, HandMouse, card_key, dropped_on_place
from game.client.table.look import TableState
from game.client.table.sheet import SheetText, lay_sheet
from game.client.ui import Ui
from game.client.widgets.base import Widget, is_press
from game.client.widgets.bubble import Bubble
from game.client.widgets.panel import Panel
from game.i18n import _
from game.rules.cards import Card

_HURRY_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
DIGITS = {pygame.K_1 + number: number for number in range(6)} | {
    pygame.K_KP1 + number: number for number in range(6)
}


class SeatedScene(Scene):
    """A scene that shows the table, the learner's hand and the tutor's sheet."""

    board: Board

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.panel = Panel()
        self.mouse = HandMouse()
        self.ground: Surface | None = None
        self._boxed: list[Widget] = []  # the calls that are shown
        self._written: object = None  # what the sheet says, to see whether it changed
        self._settled = False  # whether the panel was built since the last move ended

    # -- what subclasses say -----------------------------------------------------------------

    def state(self) -> TableState:
        """What lies on the table now, without what the mouse and the focus add."""
        raise NotImplementedError

    def heading(self) -> tuple[str, str]:
        """Title and second line of the bar."""
        raise NotImplementedError

    def bar_buttons(self) -> Sequence[BarButton]:
        return (
            ("settings", "gear", _("Settings"), lambda: self.stage.push(self.services.open_settings())),
            ("keys", "help", _("Keys"), lambda: self.stage.push(self.services.open_keys(self.keys()))),
        )

    def sheet(self) -> SheetText:
        raise NotImplementedError

    def calls(self) -> list[Widget]:
        """Buttons for calling, not placed yet; none while nothing is to be said."""
        return []

    def box(self, calls: list[Widget]) -> list[Widget]:
        """The calls in their box on the mat."""
        return []

    def bubble(self) -> Bubble | None:
        """A refusal, placed."""
        return None

    def may_choose(self) -> bool:
        """Whether the learner's cards can be chosen now."""
        raise NotImplementedError

    def chosen(self, card: Card, dropped: bool) -> None:
        """A card was clicked, or pressed with Enter, or dropped on its place."""
        raise NotImplementedError

    def hurry(self) -> bool:
        """Goes on at once where something is only being waited for; True if there was something."""
        return False

    def shortcut(self, event: Event) -> bool:
        """Keys of this scene; True if used."""
        return False

    # -- building ----------------------------------------------------------------------------

    def relayout(self, ui: Ui) -> None:
        self.ui = ui
        speed, reduced = self.services.settings().speed, self.services.reduced_motion()
        self.mouse.cancel()
        if hasattr(self, "board"):
            self.board.state = self._marked(self.state())
            self.board.relayout(ui, speed=speed, reduced=reduced)
        else:
            self.board = Board(ui, self.state(), speed=speed, reduced=reduced)
        metrics = ui.metrics
        self.ground = ui.ground((_box4(metrics.mat),), (_box4(metrics.sheet),))
        self.rebuild()

    def rebuild(self) -> None:
        """Builds bar, box, bubble, hand and sheet anew; the focus stays on the part of its key."""
        title, sub = self.heading()
        parts = top_bar(self.ui, title, sub, self.stage.pop, self.bar_buttons())
        still = not self.board.motion.busy
        drawer = self.board.layout.drawer
        self._boxed = self.calls() if still else []
        if self._boxed:
            parts += self._boxed if drawer else self.box(self._boxed)
        if still:
            parts += [
                HandCard(self.ui, card, self.board.card_rect(card), self._by_key)
                for card in self.board.state.hand
            ]
        bubble = self.bubble() if still else None
        text = self.sheet()
        parts += lay_sheet(self.ui, text, self._boxed if drawer else ())
        if bubble:
            parts.append(bubble)
        self._spoil_parts()
        self.panel = Panel(parts, self.panel.focus_key, self.panel.ring)
        self._spoil_parts()
        self._written = _signature(text, (title, sub))
        self._settled = still

    def _spoil_parts(self) -> None:
        """Everything that lies on bar, sheet and mat but is not part of the board is drawn again."""
        self.board.canvas.spoil(self.ui.metrics.sheet)
        for place in self._covered():
            self.board.canvas.spoil(place)
        self.panel.dirty = True

    def follow(self) -> None:
        """Builds the parts anew while something moves, if the sheet says anything new."""
        if self._settled or _signature(self.sheet(), self.heading()) != self._written:
            self.rebuild()

    def refresh(self) -> None:
        """Something that is said or allowed changed: table and panel follow."""
        self.board.change(self._marked(self.state()))
        self.rebuild()

    def _marked(self, state: TableState) -> TableState:
        """The state with what mouse and focus add to the hand."""
        marks = state.marks
        focused = None
        if self.panel.ring and self.panel.focus_key.startswith("card "):
            focused = Card.parse(self.panel.focus_key.removeprefix("card "))
        hovered = self.mouse.hovered if self.may_choose() else None
        return replace(state, marks=replace(marks, hovered=hovered, focused=focused))

    # -- time and picture --------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        changed = self.board.tick(dt)
        if not self._settled and not self.board.motion.busy:
            self.refresh()
        self.pass_time(dt)
        return self.board.tick(0) or changed or self.panel.dirty or self.stale

    def pass_time(self, dt: float) -> None:
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

    # -- events ------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._hurried(event):
            return True
        used = self._handle(event)
        if not self.board.motion.busy:
            self.board.change(self._marked(self.state_with_drag(event)))
        return used

    def _handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if self._free_for_keys(event) and self.shortcut(event):
                return True
            return self.panel.handle(event)
        if self._on_hand(event):
            return True
        return self.panel.handle(event)

    def _free_for_keys(self, event: Event) -> bool:
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        return not ctrl and not any(part.modal for part in self.panel.widgets)

    def _hurried(self, event: Event) -> bool:
        """Any key or click finishes what moves. It does no more than that while others act."""
        moved = self.board.motion.busy and self.board.motion.finish()
        on_table = event.type == pygame.MOUSEBUTTONDOWN and self._over_table(event.pos)
        if not on_table and not (event.type == pygame.KEYDOWN and event.key in _HURRY_KEYS):
            if moved:
                self.refresh()
            return False
        if event.type == pygame.KEYDOWN and self.panel.ring and self.panel.focused and not moved:
            return False
        went = self.hurry()
        if moved or went:
            self.refresh()
        return moved or went

    def _over_table(self, place: tuple[int, int]) -> bool:
        over = any(part.hit.collidepoint(place) for part in self.panel.widgets)
        return bool(self.ui.metrics.mat.collidepoint(place)) and not over

    def _on_hand(self, event: Event) -> bool:
        """Mouse events for cards of the hand."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return False
        if self.mouse.drag is None and not self._over_table(getattr(event, "pos", (0, 0))):
            self.mouse.hovered = None
            return False
        if is_press(event) and not self.may_choose():
            return False
        found = self.mouse.handle(event, self.board)
        if found is None:
            return False
        what, card = found
        if what == "press":
            self.panel.focus_key, self.panel.ring = card_key(card), False
        elif what == "click":
            self.chosen(card, False)
        elif what == "drop":
            spot = self.board.state.marks.dragged[1] if self.board.state.marks.dragged else None
            if spot is not None and dropped_on_place(self.board, spot):
                self.chosen(card, True)
        return True

    def state_with_drag(self, event: Event) -> TableState:
        """The state, with the card that the mouse holds where the mouse is."""
        state = self.state()
        drag = self.mouse.drag
        if drag is None or not drag.moving:
            return state
        place = getattr(event, "pos", None)
        if place is None:
            return replace(state, marks=replace(state.marks, dragged=self.board.state.marks.dragged))
        spot = self.mouse.spot(self.board, place)
        return replace(state, marks=replace(state.marks, dragged=(drag.card, spot)))

    def _by_key(self, card: Card) -> None:
        if self.may_choose():
            self.chosen(card, False)

    def focus_card(self, number: int) -> bool:
        """The key of a card by its place; pressed again it chooses the card."""
        hand = self.board.state.hand
        if number >= len(hand):
            return False
        key = card_key(hand[number])
        if self.panel.focus_key == key and self.panel.ring:
            self._by_key(hand[number])
            return True
        widget = self.panel.find(key)
        if widget:
            self.panel.focus(widget)
        return widget is not None


def _signature(text: SheetText, heading: tuple[str, str]) -> object:
    """Everything of a sheet that can be seen, without what its buttons do."""
    rows = tuple(tuple((b.key, b.words, b.icon, b.brass, b.reason) for b in row) for row in text.rows)
    return heading, replace(text, rows=()), rows


def _box4(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h
