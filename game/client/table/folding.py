"""The sheet slides out or in, and what lies on the mat slides to its other place beneath it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes
from game.client.table.board import Board
from game.client.table.build import at_rest
from game.client.table.canvas import faded
from game.client.table.easing import in_out_cubic
from game.client.table.layout import TableLayout
from game.client.table.table_picture import Item

_ENDS = 0.2  # the share of the time in which what is no part of the mat fades out, and in again
_END, _CORNER = 300, 120  # the end of a mat; so far it has another form than the middle
_SCORE = ("side-", "points-", "goal-")  # stands in a line here and in a block there: it fades
_BESIDE = 44  # from a portrait that reaches into the bar


class _Lying:
    """How a table lies in one of its layouts; its pictures are drawn with the first frame that shows them."""

    def __init__(self, board: Board) -> None:
        self._ui, self._goal, self.layout = board.ui, board.motion.goal, board.layout

    @property
    def sheet(self) -> Rect:
        """Where the sheet lies beside the mat."""
        return self._ui.metrics.table_sheet

    @cached_property
    def items(self) -> Mapping[str, Item]:
        return at_rest(self._ui, self._goal)

    @cached_property
    def ground(self) -> Surface:
        sheets = () if self.layout.bare else (self._ui.metrics.table_sheet,)
        return self._ui.ground((self.layout.mat,), sheets, table=True).copy()

    @cached_property
    def end(self) -> Surface:
        """The right end of the mat and what lies beside it; it fades in, since the lamp shines elsewhere."""
        u, (wide, high) = self.layout.u, self.ground.get_size()
        left = self.layout.mat.right - round(_END * u)
        ramp = shapes.clear((2, 1))
        ramp.set_at((0, 0), (255, 255, 255, 0))
        ramp.set_at((1, 0), (255, 255, 255, 255))
        out = shapes.clear((wide - left, high))
        out.blit(self.ground, (-left, 0))
        fading = round((_END - _CORNER) * u)
        soft = pygame.transform.smoothscale(ramp, (fading, high))
        out.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out


class TableMove:
    """A table on its way from one layout to another: the same things in two places.

    Both tables drawn over each other would shine through each other; here each thing is drawn once.
    """

    def __init__(self, board: Board) -> None:
        """The table as it lies now; `take` tells how it lies then."""
        self._before = self._after = _Lying(board)

    def take(self, board: Board) -> None:
        """The same table in its other layout."""
        self._after = _Lying(board)

    def draw(self, surface: Surface, pictures: tuple[Surface, Surface], share: float) -> None:
        """The table after `share` of the time, between both whole pictures of the window."""
        before, after = pictures
        opens = not self._after.layout.bare
        sheet = self._after.sheet
        left = Rect(0, 0, sheet.left, surface.get_height())
        self._curtain(surface, after if opens else before, sheet, share)
        for place in self._bar(surface.get_width()):
            surface.blit(after, place, place)
        surface.fblits(self._between(in_out_cubic(share)))
        ends = ((before, 1 - share / _ENDS, opens), (after, 1 - (1 - share) / _ENDS, not opens))
        for picture, seen, bare in ends:
            if seen > 0:
                picture.set_alpha(round(255 * seen))
                surface.blit(picture, (0, 0), None if bare else left)
                picture.set_alpha(None)

    def _curtain(self, surface: Surface, sheet: Surface, place: Rect, share: float) -> None:
        """The wide mat, over which the end of the narrow one comes from the right, and the sheet with it."""
        opens = not self._after.layout.bare
        narrow, wide = (self._after, self._before) if opens else (self._before, self._after)
        way = in_out_cubic(share if opens else 1 - share)
        far = round((1 - way) * (wide.layout.mat.right - narrow.layout.mat.right))
        surface.blit(wide.ground, (0, 0))
        surface.blit(narrow.end, (surface.get_width() - narrow.end.get_width() + far, 0))
        surface.blit(sheet, (place.x + far, place.y), place)

    def _between(self, way: float) -> Sequence[tuple[Surface, tuple[int, int]]]:
        """Everything on the mat so far on its way, the lowest first; what comes or goes is not shown."""
        shown = []
        for key, item in self._after.items.items():
            if (start := self._before.items.get(key)) is None:
                continue
            if key.startswith(_SCORE):
                there, seen = (start, 1 - 2 * way) if way < 0.5 else (item, 2 * way - 1)
                shown.append((item.z, faded(there.surface, seen), there.at))
            else:
                x, y = (_middle(a, b, way) for a, b in zip(_centre(start), _centre(item), strict=True))
                wide, high = item.surface.get_size()
                shown.append((item.z, item.surface, (round(x - wide / 2), round(y - high / 2))))
        return [(surface, at) for _z, surface, at in sorted(shown, key=lambda each: each[0])]

    def _bar(self, width: int) -> list[Rect]:
        """The bar above the mat left and right of the portrait that moves along it."""
        faces = [_partner(lying.layout) for lying in (self._before, self._after)]
        beside, high = round(_BESIDE * self._after.layout.u), self._after.layout.mat.top
        left, right = min(face.left for face in faces) - beside, max(face.right for face in faces) + beside
        return [Rect(0, 0, left, high), Rect(right, 0, width - right, high)]


def _partner(layout: TableLayout) -> Rect:
    return layout.face(layout.learner.partner)


def _centre(item: Item) -> tuple[float, float]:
    wide, high = item.surface.get_size()
    return item.at[0] + wide / 2, item.at[1] + high / 2


def _middle(start: float, end: float, way: float) -> float:
    return start + (end - start) * way
