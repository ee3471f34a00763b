"""Who sits beside a lesson while it is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.client.draw.ui import Ui
from game.client.screens.frame import BarButton
from game.client.widgets.base import Widget


class Companion(Protocol):
    """Who sits beside a lesson, such as its author: with buttons, a key and a word of their own."""

    def buttons(self) -> Sequence[BarButton]:
        """Round buttons before the usual ones."""

    def keys(self) -> list[tuple[str, str]]:
        """Keys before the usual ones."""

    def shortcut(self, key: int) -> bool:
        """Takes a key; True if it was one of these."""

    def update(self, dt: float) -> None:
        """Time passes."""

    def notice(self, ui: Ui) -> Widget | None:
        """What lies over the table, placed."""
