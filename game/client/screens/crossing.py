"""From one picture of the window to the next: a short cross-fade, or a table that makes room for a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

if TYPE_CHECKING:
    from game.client.table.folding import TableMove


class Crossing:
    """The way from what the window shows to what it shows next. Lengths in milliseconds."""

    def __init__(self, length: float, table: TableMove | None = None) -> None:
        """A fade, or the way of a `table` whose sheet slides in or out."""
        self._length, self._table = length, table
        self._time = 0.0
        self._before: Surface | None = None
        self._after: Surface | None = None

    @property
    def begun(self) -> bool:
        """Whether both pictures are known."""
        return self._after is not None

    @property
    def over(self) -> bool:
        return self._time >= self._length

    def take(self, before: Surface, after: Surface) -> None:
        """Both pictures, of the same size; they are kept, so give copies."""
        self._before, self._after = before, after

    def pass_time(self, dt: float) -> None:
        if self.begun:
            self._time += dt

    def finish(self) -> None:
        self._time = self._length

    def draw(self, surface: Surface) -> None:
        """The picture of the moment."""
        assert self._before is not None
        assert self._after is not None
        share = min(1.0, self._time / self._length)
        if share < 1 and self._table is not None:
            self._table.draw(surface, (self._before, self._after), share)
            return
        surface.blit(self._after, (0, 0))
        if share < 1:
            self._before.set_alpha(round(255 * (1 - share)))
            surface.blit(self._before, (0, 0))
