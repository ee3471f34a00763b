"""The ways in at a table: keys go to the panel, the mouse takes cards of the hand, anything hurries."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame.event import Event

from game.client.screens.stage import Screen
from game.client.table.board import Board
from game.client.table.hand_input import HandMouse, card_key, dropped_on_place
from game.client.table.places import Spot
from game.client.table.table_picture import TableModel
from game.client.widgets.base import is_press
from game.client.widgets.panel import Panel
from game.rules.cards import Card

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
DIGITS = {pygame.K_1 + number: number for number in range(6)} | {
    pygame.K_KP1 + number: number for number in range(6)
}


class HandEvents(Screen):
    """Turns events into cards chosen, dragged and dropped, and into keys of the screen."""

    board: Board

    def __init__(self) -> None:
        super().__init__()
        self.panel = Panel()
        self.mouse = HandMouse()

    # -- what screens say ---------------------------------------------------------------------

    def state(self) -> TableModel:
        """What lies on the table now, without what the mouse and the focus add."""
        raise NotImplementedError

    def may_choose(self) -> bool:
        """Whether the learner's cards can be chosen now."""
        raise NotImplementedError

    def chosen(self, card: Card, dropped: bool) -> None:
        """A card was clicked, or pressed with Enter, or dropped on its place."""
        raise NotImplementedError

    def dropped(self, card: Card, spot: Spot) -> None:
        """A dragged card was let go; away from its place it goes back."""
        if dropped_on_place(self.board, spot):
            self.chosen(card, True)

    def hurry(self) -> bool:
        """Goes on at once where something is only being waited for; True if there was something."""
        return False

    def shortcut(self, event: Event) -> bool:
        """Keys of this screen; True if used."""
        return False

    def refresh(self) -> None:
        """Something that is said or allowed changed: table and panel follow."""
        raise NotImplementedError

    def marked(self, state: TableModel) -> TableModel:
        """The state with what mouse and focus add to the hand."""
        marks = state.marks
        focused = None
        if self.panel.ring and self.panel.focus_key.startswith("card "):
            focused = Card.parse(self.panel.focus_key.removeprefix("card "))
        hovered = self.mouse.hovered if self.may_choose() else None
        return replace(state, marks=replace(marks, hovered=hovered, focused=focused))

    # -- events ------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._hurried(event):
            return True
        used = self._handle(event)
        if not self.board.motion.busy:
            self.board.change(self.marked(self.state_with_drag(event)))
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
        if not on_table and not (event.type == pygame.KEYDOWN and event.key in ENTER):
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
            dragged = self.board.state.marks.dragged
            if dragged is not None:
                self.dropped(card, dragged[1])
        return True

    def state_with_drag(self, event: Event) -> TableModel:
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
