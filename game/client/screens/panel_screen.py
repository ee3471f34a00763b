"""A screen of a still ground and a panel of parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.stage import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.client.widgets.base import Widget
    from game.client.widgets.panel import Panel


class PanelScreen(Screen, ABC):
    """A screen of a still ground and a panel of parts, built anew in `relayout`.

    Subclasses write `build`, which returns the ground (opaque, as large as the window) and the parts. Still
    parts are drawn onto the ground, which must be a copy then. The sign / goes to the part with the key
    `search`, if there is one.
    """

    first_focus: str = ""
    returns_new: bool = False  # what it shows may have changed while another screen lay over it

    def __init__(self) -> None:
        from game.client.widgets.panel import Panel  # only here: the first picture has no parts

        super().__init__()
        self.panel: Panel = Panel()
        self.ground: Surface | None = None
        self._covered = False

    @abstractmethod
    def build(self) -> tuple[Surface, Sequence[Widget]]:
        """The ground and the parts, for `self.ui`."""

    def relayout(self, ui: Ui) -> None:
        self.ui = ui
        self.rebuild()

    def rebuild(self) -> None:
        """Builds the screen anew; the focus stays on the part of the same key."""
        from game.client.widgets.panel import Panel

        self.ground, parts = self.build()
        for part in parts:
            if part.still:
                part.draw(self.ground)
        widgets = [part for part in parts if not part.still]
        before = self.panel.focused
        self.panel = Panel(widgets, self.panel.focus_key or self.first_focus, self.panel.ring)
        now = self.panel.focused
        if before is not None and now is not None and before.key == now.key:
            now.goes_on_from(before)

    def action_at(self, pos: tuple[int, int]) -> str:
        return self.panel.action_at(pos, self.name)

    def leave(self) -> None:
        self._covered = True

    def enter(self) -> None:
        if self._covered and self.returns_new:
            self.rebuild()

    def handle(self, event: Event) -> bool:
        if self.panel.handle(event):
            return True
        search = self.panel.find("search") if getattr(event, "unicode", "") == "/" else None
        if search is not None and event.type == pygame.KEYDOWN:
            self.panel.focus(search)
            return True
        return False

    def tick(self, dt: float) -> bool:
        return self.panel.dirty

    def draw(self, surface: Surface) -> None:
        if self.ground:
            surface.blit(self.ground, (0, 0))
        self.panel.draw(surface)
