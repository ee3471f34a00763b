"""Taking cards of the hand: by keys as parts of the panel, by mouse with click or drag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import Rect
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.table.board import Board
from game.client.table.places import Spot
from game.client.table.table_picture import Pointed
from game.client.widgets.base import Widget, is_press, is_release
from game.client.widgets.panel import Panel
from game.rules.cards import Card
from game.words import capital, card_name

ZONE = "hand"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
DIGITS = {pygame.K_1 + number: number for number in range(6)} | {
    pygame.K_KP1 + number: number for number in range(6)
}
_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
_THRESHOLD = 8  # points the mouse moves before a click becomes a drag


def card_key(card: Card) -> str:
    return f"card {card}"


def focused_card(panel: Panel) -> Card | None:
    """The card of the hand that has the focus, seen or not."""
    name, _space, code = panel.focus_key.partition(" ")
    return Card.parse(code) if name == "card" else None


class HandCard(Widget):
    """A card of the hand as a stop for keys. The canvas draws it, `HandInput` handles the mouse."""

    def __init__(self, ui: Ui, card: Card, place: Rect, choose: Callable[[Card], None]) -> None:
        super().__init__(ui, card_key(card), zone=ZONE, group=ZONE)
        self.card = card
        self._choose = choose
        self.rect = place

    @property
    def spoken(self) -> str:
        return capital(card_name(self.card))

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    @property
    def ring_rect(self) -> Rect:
        """The ring is part of the card's picture, so that it turns with it."""
        return Rect(-9999, -9999, 1, 1)

    def activate(self) -> None:
        self._choose(self.card)


class Gesture(Enum):
    """What the mouse has done to a card."""

    PRESS = auto()
    DRAG = auto()
    CLICK = auto()
    DROP = auto()


@dataclass
class Drag:
    """A card held by the mouse."""

    card: Card
    pressed_at: tuple[int, int]
    offset: tuple[float, float]
    moving: bool = False
    tilt: float = 0.0
    at: tuple[int, int] = (0, 0)


class HandInput:
    """Turns mouse events over the hand of a board into cards pressed, dragged, clicked and dropped."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.drag: Drag | None = None
        self.hovered: Card | None = None

    def handle(self, event: Event, on_table: bool, may_choose: bool) -> tuple[Gesture, Card] | None:
        """What an event does to a card; None where nothing. `on_table`: no part of the panel is there."""
        if event.type not in _MOUSE:
            return None
        if self.drag is None and not on_table:
            self.hovered = None
            return None
        if is_press(event) and not may_choose:
            return None
        if is_press(event):
            card = self.board.card_at(event.pos)
            if card is None:
                return None
            middle = self.board.card_rect(card).center
            offset = (middle[0] - event.pos[0], middle[1] - event.pos[1])
            self.drag = Drag(card, event.pos, offset, at=event.pos)
            return Gesture.PRESS, card
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if is_release(event) and self.drag:
            held, self.drag = self.drag, None
            return (Gesture.DROP if held.moving else Gesture.CLICK), held.card
        return None

    def _move(self, event: Event) -> tuple[Gesture, Card] | None:
        held = self.drag
        if held is None:
            self.hovered = self.board.card_at(event.pos)
            return None
        held.at = event.pos
        far = max(abs(event.pos[0] - held.pressed_at[0]), abs(event.pos[1] - held.pressed_at[1]))
        if not held.moving and far < _THRESHOLD * self.board.ui.metrics.density:
            return None
        held.moving = True
        speed = getattr(event, "rel", (0, 0))[0] / max(1.0, self.board.ui.metrics.k)
        held.tilt = max(-6.0, min(6.0, held.tilt * 0.6 + speed * 0.4))
        return Gesture.DRAG, held.card

    def pointed(self, focused: Card | None, *, may_choose: bool) -> Pointed:
        """What mouse and focus do to the hand now."""
        held = self.drag
        dragged = (held.card, self._spot(held)) if held is not None and held.moving else None
        return Pointed(self.hovered if may_choose else None, focused, dragged)

    def _spot(self, held: Drag) -> Spot:
        """Where the dragged card is now."""
        x, y = held.at[0] + held.offset[0], held.at[1] + held.offset[1]
        tilt = 0.0 if self.board.motion.reduced else held.tilt
        return Spot(x, y, self.board.motion.goal.pieces[str(held.card)].spot.width, tilt)

    def cancel(self) -> None:
        self.drag = None

    def forget(self) -> None:
        """Other cards lie there: none is pointed at until the mouse moves again."""
        self.hovered = None


def dropped_on_place(board: Board, spot: Spot) -> bool:
    """Whether a card was let go over the own place, or well above the hand."""
    place = board.layout.discard_place.rect
    if board.layout.drawer:
        return spot.rect.colliderect(place) or spot.y < board.layout.hand_top
    near = place.inflate(40, 40)
    return spot.rect.colliderect(near) or spot.y < board.layout.hand_top - 40 * board.layout.u
