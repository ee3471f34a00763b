"""Taking cards of the hand: by keys as parts of the panel, by mouse with click or drag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.table.board import Board
from game.client.table.places import Spot
from game.client.widgets.base import Widget, is_press, is_release
from game.rules.cards import Card
from game.words import capital, card_name

ZONE = "hand"
_THRESHOLD = 8  # points the mouse moves before a click becomes a drag


def card_key(card: Card) -> str:
    return f"card {card}"


class HandCard(Widget):
    """A card of the hand as a stop for keys. The canvas draws it, the screen handles the mouse."""

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


@dataclass
class Drag:
    """A card held by the mouse."""

    card: Card
    pressed_at: tuple[int, int]
    offset: tuple[float, float]
    moving: bool = False
    tilt: float = 0.0


class HandMouse:
    """Turns mouse events over the hand into cards chosen, dragged and dropped."""

    def __init__(self) -> None:
        self.drag: Drag | None = None
        self.hovered: Card | None = None

    def handle(self, event: Event, board: Board) -> tuple[str, Card] | None:
        """What an event does to a card: "press", "drag", "click" or "drop"; None where nothing."""
        if is_press(event):
            card = board.card_at(event.pos)
            if card is None:
                return None
            middle = board.card_rect(card).center
            self.drag = Drag(card, event.pos, (middle[0] - event.pos[0], middle[1] - event.pos[1]))
            return "press", card
        if event.type == pygame.MOUSEMOTION:
            return self._move(event, board)
        if is_release(event) and self.drag:
            held, self.drag = self.drag, None
            return ("drop" if held.moving else "click"), held.card
        return None

    def _move(self, event: Event, board: Board) -> tuple[str, Card] | None:
        held = self.drag
        if held is None:
            self.hovered = board.card_at(event.pos)
            return None
        far = max(abs(event.pos[0] - held.pressed_at[0]), abs(event.pos[1] - held.pressed_at[1]))
        if not held.moving and far < _THRESHOLD * board.ui.metrics.density:
            return None
        held.moving = True
        speed = getattr(event, "rel", (0, 0))[0] / max(1.0, board.ui.metrics.k)
        held.tilt = max(-6.0, min(6.0, held.tilt * 0.6 + speed * 0.4))
        return "drag", held.card

    def spot(self, board: Board, place: tuple[int, int]) -> Spot:
        """Where the dragged card is now."""
        assert self.drag is not None
        x, y = place[0] + self.drag.offset[0], place[1] + self.drag.offset[1]
        tilt = 0.0 if board.motion.reduced else self.drag.tilt
        width = board.motion.goal.pieces[str(self.drag.card)].spot.width
        return Spot(x, y, width, tilt)

    def cancel(self) -> None:
        self.drag = None


def dropped_on_place(board: Board, spot: Spot) -> bool:
    """Whether a card was let go over the own place, or well above the hand."""
    place = board.layout.discard_place.rect
    if board.layout.drawer:
        return spot.rect.colliderect(place) or spot.y < board.layout.hand_top
    return (
        spot.rect.colliderect(place.inflate(40, 40)) or spot.y < board.layout.hand_top - 40 * board.layout.u
    )
