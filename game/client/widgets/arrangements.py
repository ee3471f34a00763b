"""Layouts for single purposes."""

from __future__ import annotations

from game.client.widgets.layout import Stack


class Whole(Stack):
    """Parts of which nothing may be broken: they need their best width."""

    @property
    def least_width(self) -> int:
        return self.best_width
