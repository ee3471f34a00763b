"""From mouse and number keys to the choice of a card of the hand."""

from __future__ import annotations

from typing import Protocol

from pygame.event import Event

from game.client.table.board import Board
from game.client.table.board_panel import BoardPanel
from game.client.table.hand_input import Gesture, HandInput, card_key
from game.client.table.places import Spot
from game.rules.cards import Card


class Chooser(Protocol):
    """A screen with a board, on which cards of the hand are chosen."""

    board: Board
    hand: HandInput
    above: BoardPanel

    @property
    def may_choose(self) -> bool:
        """Whether the learner's cards can be chosen now."""

    def choose(self, card: Card, dropped: bool = False) -> None:
        """A card was clicked, or laid on its place."""

    def drop(self, card: Card, spot: Spot) -> None:
        """A dragged card was let go."""


def take_event(chooser: Chooser, event: Event) -> bool:
    """Mouse events for cards of the hand; True if it was one."""
    board, panel = chooser.board, chooser.above.panel
    at = getattr(event, "pos", (0, 0))
    found = chooser.hand.handle(event, chooser.above.bare(at), chooser.may_choose)
    if found is None:
        return False
    gesture, card = found
    if gesture is Gesture.PRESS:
        panel.focus_key, panel.ring = card_key(card), False
    elif gesture is Gesture.CLICK:
        chooser.choose(card)
    elif gesture is Gesture.DROP and board.pointed.dragged is not None:
        chooser.drop(card, board.pointed.dragged[1])
    return True


def focus_number(chooser: Chooser, number: int) -> bool:
    """Gives the focus to a card by its place in the hand, or chooses the one that has it."""
    hand, panel = chooser.board.state.hand, chooser.above.panel
    if number >= len(hand) or not chooser.may_choose:
        return False
    key = card_key(hand[number])
    if panel.focus_key == key and panel.ring:
        chooser.choose(hand[number])
        return True
    widget = panel.find(key)
    if widget:
        panel.focus(widget)
    return widget is not None
