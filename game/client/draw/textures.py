"""Felt, stitch and oak: the grounds that everything lies on, made once for each window size."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.dashes import strokes

_OAK_LIMIT = 1920  # wider tables are enlarged from this; the grain is soft enough for it
_FELT = pygame.Color("#2A6150")
_DARKEST = 165 / 255  # how dark the corners of a mat are
_PLANK_TONES = (1.0, 1.05, 0.955, 1.03, 0.98, 1.055, 0.97)


def oak(size: tuple[int, int], k: float) -> Surface:
    """A calm oak table: planks across the window, each with its own tone and grain."""
    width, height = size
    shrink = max(1.0, width / _OAK_LIMIT)
    small = (round(width / shrink), round(height / shrink))
    out = Surface(small)
    plank = max(24, round(180 * k / shrink))
    red, green, blue, _ = pygame.Color(theme.OAK)
    tops = range(0, small[1], plank)
    for number, top in enumerate(tops):
        tone = _PLANK_TONES[number % len(_PLANK_TONES)] * 1.055  # the grain below darkens by as much
        shade = tuple(min(255, round(c * tone)) for c in (red, green, blue))
        out.fill(shade, Rect(0, top, small[0], plank))
    for seed, (across, along, depth) in enumerate(((420, 3, 13), (160, 2, 9), (700, 40, 18))):
        grain = _noise((small[0] // across + 3, small[1] // along + 3), 255 - depth, seed)
        out.blit(pygame.transform.smoothscale(grain, small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for top in tops[1:]:
        out.fill((204, 204, 204), Rect(0, top - 1, small[0], 2), special_flags=pygame.BLEND_RGB_MULT)
        out.fill((8, 8, 6), Rect(0, top + 1, small[0], 1), special_flags=pygame.BLEND_RGB_ADD)
    return out if small == size else pygame.transform.smoothscale(out, size)


def _noise(size: tuple[int, int], low: int, seed: int) -> Surface:
    """Grey grains between `low` and white, the same on every machine."""
    table = bytes(low + (255 - low) * value // 255 for value in range(256))
    grains = random.Random(seed).randbytes(size[0] * size[1]).translate(table)
    pixels = bytearray(3 * len(grains))
    pixels[0::3] = pixels[1::3] = pixels[2::3] = grains
    return pygame.image.frombuffer(bytes(pixels), size, "RGB").convert(Surface((1, 1)))


def fibres() -> Surface:
    """A tile of light and dark felt fibres, faint enough for text to lie on."""
    grains = _noise((160, 160), 0, 7)
    soft = pygame.transform.gaussian_blur(grains, 1)
    greys = pygame.image.tobytes(soft, "RGB")[0::3]
    pixels = bytearray(4 * len(greys))
    light = bytes(255 if value > 127 else 0 for value in range(256))
    alpha = bytes(min(17, abs(value - 127) // 3) for value in range(256))
    pixels[0::4] = pixels[1::4] = pixels[2::4] = greys.translate(light)
    pixels[3::4] = greys.translate(alpha)
    return shapes.native(pygame.image.frombuffer(bytes(pixels), (160, 160), "RGBA"))


def felt(
    size: tuple[int, int],
    k: float,
    tile: Surface,
    stitch: bool = True,
    radius: float = 28,
    warmth: int = theme.LAMP,
) -> Surface:
    """A felt mat with rounded corners: a lamp over its middle, fibres, dark rim, stitched edge."""
    width, height = size
    body = _lamp(size, warmth)
    for x in range(0, width, tile.get_width()):
        for y in range(0, height, tile.get_height()):
            body.blit(tile, (x, y))
    corner = round(radius * k)
    body.blit(_rim(size, min(round(34 * k), min(size) // 8), corner), (0, 0))
    out = shapes.clear(size)
    out.blit(body, (0, 0))
    out.blit(shapes.box(size, shapes.Box(corner, theme.WHITE)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if stitch:
        out.blit(_stitches(size, k, corner), (0, 0))
    return out


def _stitches(size: tuple[int, int], k: float, corner: int) -> Surface:
    """The sewn edge: its upper right quarter, mirrored to all sides."""
    inset = 10 * k
    half = ((size[0] + 1) // 2, (size[1] + 1) // 2)
    upper_left = complex(inset + half[0] - size[0], inset)  # as seen from the quarter
    lower_right = complex(half[0], size[1]) - complex(inset, inset)
    path = strokes(upper_left, lower_right, corner - inset, (9 * k, 7 * k), quarter=True)
    style = f'fill="none" stroke="{theme.STITCH}" stroke-opacity="0.42" stroke-width="{max(1.5, 2 * k)}"'
    sewn = shapes.drawn(f'<path d="{path}" {style}/>', half)
    out = shapes.clear(size)
    for across, x in ((False, size[0] - half[0]), (True, 0)):
        for down, y in ((False, 0), (True, size[1] - half[1])):
            piece = pygame.transform.flip(sewn, across, down)
            out.blit(piece, (x, y), special_flags=pygame.BLEND_RGBA_MAX)  # the pieces may share a line
    return out


def _lamp(size: tuple[int, int], warmth: int) -> Surface:
    """Felt under a lamp over its middle: warmer and lighter there, much darker in the corners.

    `warmth` is how much of the light's colour lies in the very middle, of 255.
    """
    wide, high = 122, max(24, round(122 * size[1] / size[0]))
    light, dark = pygame.Color("#FFE2A0"), pygame.Color("#061612")
    out = Surface((wide, high))
    for y in range(high):
        down = y / (high - 1)
        for x in range(wide):
            across = x / (wide - 1) - 0.5
            near = max(0.0, 1 - math.hypot(across / 0.492, (down - 0.431) / 0.656))
            far = min(1.0, max(0.0, (math.hypot(across / 0.541, (down - 0.456) / 0.70) - 0.55) / 0.75))
            lit = _FELT.lerp(light, warmth / 255 * near * near * (3 - 2 * near))
            out.set_at((x, y), lit.lerp(dark, _DARKEST * far))
    return pygame.transform.smoothscale(out, size)


def _rim(size: tuple[int, int], reach: int, corner: int) -> Surface:
    """The shade that gathers inside the edge of the mat."""
    side = 2 * (2 * reach + corner) + 4
    half = side // 2
    hole = shapes.clear((half, half))
    body = Rect(0, 0, half - reach, half - reach)
    body.center = (half // 2, half // 2)
    hole.blit(shapes.box(body.size, shapes.Box(corner / 2, theme.WHITE)), body)
    hole = pygame.transform.gaussian_blur(hole, max(1, reach // 4), True)
    hole = pygame.transform.smoothscale(hole, (side, side))
    shade = shapes.clear((side, side))
    shade.fill((0, 0, 0, 255))
    shade.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shade.fill((0, 0, 0, 107), special_flags=pygame.BLEND_RGBA_MULT)
    shade.fill((8, 32, 25, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return shapes.nine(shade, 2 * reach + corner, size)
