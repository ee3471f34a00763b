"""What every widget is drawn with: the measures of the window, the pictures, the grounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.assets import Assets, Sprite
from game.client.draw.shelf import About
from game.client.draw.theme import Metrics

Place = Rect | tuple[int, ...]
_DUSK = 44  # how dark the oak round a table is, of 255; titles in ink lie on it


@dataclass(frozen=True)
class Ui:
    """Measures and pictures for one window size, text size and deck; made anew when one changes."""

    metrics: Metrics
    assets: Assets

    def px(self, length: float) -> int:
        return self.metrics.px(length)

    def font(self, size: float) -> int:
        return self.metrics.font(size)

    def text(self, words: str, size: float, role: str = "regular", colour: str = theme.INK) -> Surface:
        """One line of text; `size` as in theme (17 for body)."""
        return self.assets.text(words, role, self.font(size), colour)

    def box(self, size: tuple[int, int], style: shapes.Box) -> Surface:
        return self.assets.box(size, style)

    # -- the still life ----------------------------------------------------------------------

    def ground(self, mats: Sequence[Place], sheets: Sequence[Place] = (), table: bool = False) -> Surface:
        """The whole window opaque: oak, mats and sheets with their shadows. Draw on a copy only.

        Round a `table` the oak is dark, and the corners of its mat are round.
        """
        size = (self.metrics.width, self.metrics.height)
        places = tuple(tuple(mat) for mat in mats), tuple(tuple(paper) for paper in sheets)

        def make() -> Surface:
            out = Surface(size)
            out.blit(self._oak(), (0, 0))
            if table:
                dusk = Surface(size)
                dusk.fill(theme.DUSK)
                dusk.set_alpha(_DUSK)
                out.blit(dusk, (0, 0))
            warmth = theme.LAMP_BESIDE if sheets else theme.LAMP
            for mat in (Rect(*each) for each in places[0]):
                round_corner = min(theme.RADIUS_TABLE, mat.h / self.metrics.k / 4)
                self.lay_mat(out, mat, round_corner if table else theme.RADIUS_MAT, warmth=warmth)
            for paper in places[1]:
                self.lay_sheet(out, Rect(*paper))
            return out

        def look() -> Surface:
            shelf = self.assets.shelf
            if shelf is None:
                return make()
            details = f"{self.metrics.density} {places} {table}"
            return shelf.picture(About("ground", size, details, False), make)

        return self.assets.kept.get(("ground", size, self.metrics.density, places, table), look)

    def _oak(self) -> Surface:
        from game.client.draw import textures  # only here: most grounds are kept on the disk

        size = (self.metrics.width, self.metrics.height)
        return self.assets.kept.get(("oak", size), lambda: textures.oak(size, self.metrics.k))

    def lay_mat(
        self,
        target: Surface,
        rect: Rect,
        radius: float = theme.RADIUS_MAT,
        stitch: bool = True,
        warmth: int = theme.LAMP,
    ) -> None:
        """Lays a felt mat with its shadow."""
        from game.client.draw import textures

        k = self.metrics.k
        soft, reach = self.assets.shadow(rect.size, radius * k, shapes.Shade(26 * k, "#1E0E04", 0.6))
        target.blit(soft, (rect.x - reach, rect.y - reach + round(10 * k)))
        lower = shapes.box(rect.size, shapes.Box(radius * k, theme.FELT_DARK))
        target.blit(lower, (rect.x, rect.y + round(4 * k)))
        tile = self.assets.kept.get("fibres", textures.fibres)
        target.blit(textures.felt(rect.size, k, tile, stitch, radius, warmth), rect)

    def lay_sheet(
        self, target: Surface, rect: Rect, radius: float = theme.RADIUS_SHEET, angle: float = 0.0
    ) -> None:
        """Lays a sheet of paper with its shadow, turned clockwise by `angle` degrees."""
        sprite = self.paper(rect.size, radius)
        if angle:
            turned = pygame.transform.rotozoom(sprite.surface, -angle, 1)
            sprite = Sprite(turned, (turned.get_width() // 2, turned.get_height() // 2))
        sprite.draw(target, rect.center)

    def paper(self, size: tuple[int, int], radius: float = theme.RADIUS_SHEET) -> Sprite:
        """A sheet of paper with its shadow as one picture."""
        k = self.metrics.k

        def make() -> Sprite:
            soft, reach = self.assets.shadow(size, radius * k, shapes.Shade(22 * k, "#321C08", 0.42))
            down = round(7 * k)
            out = shapes.clear((soft.get_width(), soft.get_height() + 2 * down))
            corner = (reach, reach + down)
            out.blit(soft, (0, 2 * down))
            edge = shapes.box(size, shapes.Box(radius * k, theme.PAPER_EDGE))
            out.blit(edge, (corner[0], corner[1] + max(1, round(2 * k))))
            out.blit(shapes.box(size, shapes.Box(radius * k, theme.PAPER)), corner)
            return Sprite(out, (corner[0] + size[0] // 2, corner[1] + size[1] // 2))

        return self.assets.kept.get(("paper", size, radius, k), make)

    def patch(self, size: tuple[int, int], radius: float = 24, opacity: float = 0.32) -> Surface:
        """A darkened patch of felt that groups things without a new colour."""
        return self.box(size, shapes.Box(radius * self.metrics.k, "#09261E", fill_opacity=opacity))
