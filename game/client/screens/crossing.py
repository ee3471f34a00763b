"""From one picture of the window to the next: a short cross-fade, and a sheet that slides in or out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.client.table.easing import out_cubic

if TYPE_CHECKING:
    from game.client.table.folding import TableMove


class Crossing:
    """The way from what the window shows to what it shows next. Lengths in milliseconds."""

    def __init__(
        self,
        length: float,
        sheet: Rect | None = None,
        opens: bool = True,
        table: TableMove | None = None,
    ) -> None:
        """`sheet` slides in from the right, or out again where it does not open, over the `table`."""
        self._length, self._sheet, self._opens, self._table = length, sheet, opens, table
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
        if share < 1 and self._table is not None and self._sheet is not None:
            self._table.draw(surface, (self._before, self._after), self._sheet, share)
            self._slide(surface, self._sheet, share)
            return
        surface.blit(self._after, (0, 0))
        if share < 1:
            self._before.set_alpha(round(255 * (1 - share)))
            surface.blit(self._before, (0, 0))
            if self._sheet is not None:
                self._slide(surface, self._sheet, share)

    def _slide(self, surface: Surface, sheet: Rect, share: float) -> None:
        assert self._before is not None
        assert self._after is not None
        shown = self._after if self._opens else self._before
        way = 1 - out_cubic(share) if self._opens else out_cubic(share)
        shown.set_alpha(255)
        surface.blit(shown, (sheet.x + round(way * (surface.get_width() - sheet.x)), sheet.y), sheet)
