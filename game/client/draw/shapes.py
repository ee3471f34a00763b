"""Small drawn shapes: smooth rounded boxes from SVG text, nine-patches and soft shadows.

Every surface made here has the pixel layout of the window, which makes it some forty times
faster to draw than what the SVG reader hands out.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.client.draw.dashes import strokes


def clear(size: tuple[int, int]) -> Surface:
    """A wholly transparent surface in the layout of the window."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def native(surface: Surface) -> Surface:
    """The same picture in the layout of the window, alpha kept."""
    return surface.convert(clear((1, 1)))


def drawn(body: str, size: tuple[int, int]) -> Surface:
    """What SVG elements draw in a box of `size` pixels."""
    width, height = max(1, size[0]), max(1, size[1])
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
    return native(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)))


@dataclass(frozen=True)
class Box:
    """How a rounded box looks. Lengths in pixels; an empty colour draws nothing."""

    radius: float
    fill: str = ""
    edge: str = ""
    width: float = 0.0
    dash: tuple[float, float] | None = None
    fill_opacity: float = 1.0
    edge_opacity: float = 1.0


def box(size: tuple[int, int], style: Box) -> Surface:
    """A rounded box of `size`, its edge inside. Solid ones are stretched from a small drawing."""
    width, height = max(1, size[0]), max(1, size[1])
    inset = int(style.radius + style.width) + 2
    if style.dash or width <= 2 * inset + 2 or height <= 2 * inset + 2:
        return drawn(_rounded(width, height, style), (width, height))
    side = 2 * inset + 2
    return nine(drawn(_rounded(side, side, style), (side, side)), inset, (width, height))


def _rounded(width: int, height: int, style: Box) -> str:
    half = style.width / 2
    radius = max(0.0, min(style.radius, width / 2, height / 2) - half)
    shape = f'x="{half}" y="{half}" width="{width - style.width}" height="{height - style.width}" '
    shape += f'rx="{radius}" ry="{radius}"'
    fill = f'fill="{style.fill}" fill-opacity="{style.fill_opacity}"' if style.fill else 'fill="none"'
    edge = ""
    if style.edge and style.width:
        edge = f'stroke="{style.edge}" stroke-width="{style.width}" stroke-opacity="{style.edge_opacity}"'
    if not style.dash:
        return f"<rect {shape} {fill} {edge}/>"
    path = strokes(complex(half, half), complex(width - half, height - half), radius, style.dash)
    return f'<rect {shape} {fill}/><path d="{path}" fill="none" {edge}/>'


def nine(small: Surface, inset: int, size: tuple[int, int]) -> Surface:
    """A small picture stretched to `size`; its four corners of `inset` pixels keep their form.

    Where `size` has no room for the corners the whole picture is shrunk.
    """
    width, height = size
    wide, high = small.get_size()
    if width < 2 * inset or height < 2 * inset:
        return pygame.transform.smoothscale(small, size)
    out = clear(size)
    columns = ((0, inset, 0, inset), (inset, wide - inset, inset, width - inset), (wide - inset, wide, 0, 0))
    rows = ((0, inset, 0, inset), (inset, high - inset, inset, height - inset), (high - inset, high, 0, 0))
    for i, (x0, x1, to_x, end_x) in enumerate(columns):
        for j, (y0, y1, to_y, end_y) in enumerate(rows):
            piece = small.subsurface(Rect(x0, y0, x1 - x0, y1 - y0))
            target_x = width - inset if i == 2 else to_x
            target_y = height - inset if j == 2 else to_y
            to_size = (x1 - x0 if i != 1 else end_x - to_x, y1 - y0 if j != 1 else end_y - to_y)
            if to_size != piece.get_size():
                piece = pygame.transform.scale(piece, to_size)
            out.blit(piece, (target_x, target_y))
    return out


@dataclass(frozen=True)
class Shade:
    """A soft shadow: how far it spreads in pixels, its colour and strength."""

    spread: float
    colour: str
    opacity: float


def shadow(size: tuple[int, int], radius: float, shade: Shade) -> tuple[Surface, int]:
    """The shadow of a rounded box, and how many pixels it reaches beyond the box on each side.

    Only a small box is blurred, at half size or less; the rest is stretched.
    """
    reach = max(2, round(shade.spread))
    inset = reach + int(radius) + reach
    side = 2 * inset + 4
    half = max(4, min(side // 2, 96))
    small = clear((half, half))
    scale = half / side
    core = Rect(0, 0, round((side - 2 * reach) * scale), round((side - 2 * reach) * scale))
    core.center = (half // 2, half // 2)
    body = drawn(_rounded(core.w, core.h, Box(radius * scale, "#000000")), core.size)
    small.blit(body, core)
    small = pygame.transform.gaussian_blur(small, max(1, round(reach * scale * 0.5)))
    small = pygame.transform.smoothscale(small, (side, side))
    red, green, blue, _ = pygame.Color(shade.colour)
    small.fill((0, 0, 0, round(255 * shade.opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    small.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    width, height = size[0] + 2 * reach, size[1] + 2 * reach
    if width < side or height < side:
        return pygame.transform.smoothscale(small, (width, height)), reach
    return nine(small, inset, (width, height)), reach


def tinted(mask: Surface, colour: str) -> Surface:
    """The shape of a picture in one colour: icons and suit signs are drawn once and dyed."""
    out = mask.copy()
    red, green, blue, _ = pygame.Color(colour)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out
