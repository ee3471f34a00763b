"""A text whose underlined words open the glossary when they are pressed."""

from __future__ import annotations

from collections.abc import Callable

from pygame.event import Event

from game.client.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock


class LinkedText(TextBlock):
    """A text block in a scrolling sheet; the keyboard has a key of the scene for its words."""

    def __init__(
        self, ui: Ui, text: str, width: int, style: Style, open_term: Callable[[str], None] | None
    ) -> None:
        super().__init__(ui, text, width, style)
        self._open_term = open_term

    def pressed_at(self, x: int, y: int) -> bool:
        """Opens the word at a point of the block; False where there is none."""
        self.picture()  # the places of words are known once it is drawn
        for term, places in self._link_rects.items():
            under = any(place.inflate(6, 6).collidepoint(x, y) for place in places)
            if under and self._open_term is not None:
                self._open_term(term)
                return True
        return False

    def pointer(self, event: Event) -> bool:
        return self.pressed_at(event.pos[0] - self.rect.x, event.pos[1] - self.rect.y)
