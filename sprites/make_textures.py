"""Draws the two textures of the table: `python -m sprites.make_textures [FOLDER]`.

textures/felt.png   320 x 320, black and white fibres of low opacity, laid over any green; a tile
textures/oak.jpg    1920 x 1080, four planks; a tile in both directions, so any window can be covered

Both are noise from a fixed seed, so a new run draws the same boards. Needs pygame-ce.
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path

import pygame

HOME = Path(__file__).resolve().parent
SEED = 7

FELT_SIDE = 320
_FELT_STRENGTH, _FELT_MOST = 7.0, 22  # opacity of 255 for one standard deviation, and at most

OAK_WIDTH, OAK_HEIGHT, PLANK = 1920, 1080, 270
_OAK = (203, 163, 113)
_SQUEEZE = 4  # the grain changes slowly along the plank: it is drawn narrow and stretched
_TONES = (0.0, 0.045, -0.04, 0.025)  # lightness of the planks beside their mean
_GRAIN = 0.11
_JOINT, _JOINT_LIGHT = 0.80, 1.05

Grid = list[list[float]]


def felt(rng: random.Random) -> pygame.Surface:
    """Fibre noise, softened, whose opposite edges meet."""
    noise = _softened([[rng.gauss(0, 1) for _ in range(FELT_SIDE)] for _ in range(FELT_SIDE)])
    spread = math.sqrt(sum(v * v for row in noise for v in row) / FELT_SIDE**2)
    data = bytearray()
    for row in noise:
        for value in row:
            grey = 255 if value > 0 else 0
            data += bytes((grey, grey, grey, min(_FELT_MOST, int(abs(value) / spread * _FELT_STRENGTH))))
    return pygame.image.frombytes(bytes(data), (FELT_SIDE, FELT_SIDE), "RGBA")


def oak(rng: random.Random) -> pygame.Surface:
    """Planks with a calm grain; every plank has its own tone, its joint below and its butt joint."""
    width = OAK_WIDTH // _SQUEEZE
    data = bytearray()
    for plank in range(OAK_HEIGHT // PLANK):
        for y, row in enumerate(_grain(rng, width, PLANK)):
            light = 1 + _TONES[plank % len(_TONES)]
            shade = _JOINT if y < 2 else _JOINT_LIGHT if y == 2 else 1.0
            for value in row:
                data += bytes(min(255, int(c * (light + value * _GRAIN) * shade)) for c in _OAK)
    narrow = pygame.image.frombytes(bytes(data), (width, OAK_HEIGHT), "RGB")
    boards = _stretched(narrow)
    _butt_joints(boards, rng)
    return boards


def _softened(grid: Grid) -> Grid:
    """A small blur that reaches round the edges of a square grid."""
    side, (near, centre) = len(grid), (0.21, 0.58)
    across = [
        [near * (row[i - 1] + row[(i + 1) % side]) + centre * row[i] for i in range(side)] for row in grid
    ]
    return [
        [near * (across[j - 1][i] + across[(j + 1) % side][i]) + centre * across[j][i] for i in range(side)]
        for j in range(side)
    ]


def _grain(rng: random.Random, width: int, height: int) -> Grid:
    """Streaks of three sizes, each between -0.5 and 0.5 of its weight."""
    layers = ((105, 3.0, 0.55), (40, 1.6, 0.35), (175, 40.0, 0.8))
    streaks = [_streaks(rng, width, height, wide, high) for wide, high, _ in layers]
    weights = [weight for _, _, weight in layers]
    return [
        [sum(w * s[y][x] for w, s in zip(weights, streaks, strict=True)) for x in range(width)]
        for y in range(height)
    ]


def _streaks(rng: random.Random, width: int, height: int, wide: float, high: float) -> Grid:
    """Smooth noise whose spots measure `wide` by `high`; left and right edges meet."""
    columns, rows = max(2, round(width / wide)), int(height / high) + 2
    knots = [[rng.random() - 0.5 for _ in range(columns)] for _ in range(rows)]
    weights = [_eased(x * columns / width) for x in range(width)]
    lines = [[a + (b - a) * t for a, b, t in _between(knot, weights, columns)] for knot in knots]
    grid = []
    for y in range(height):
        row, t = _eased(y / high)
        grid.append([a + (b - a) * t for a, b in zip(lines[row], lines[row + 1], strict=True)])
    return grid


def _eased(place: float) -> tuple[int, float]:
    """The knot before `place` and the smoothed share of the way to the next one."""
    index = int(place)
    t = place - index
    return index, t * t * (3 - 2 * t)


def _between(
    knots: list[float], weights: list[tuple[int, float]], columns: int
) -> list[tuple[float, float, float]]:
    return [(knots[i % columns], knots[(i + 1) % columns], t) for i, t in weights]


def _stretched(narrow: pygame.Surface) -> pygame.Surface:
    """`narrow` at full width; a wrapped margin keeps the edges meeting."""
    width, height = narrow.get_size()
    margin = 8
    wrapped = pygame.Surface((width + 2 * margin, height), depth=24)
    for x in (margin - width, margin, margin + width):
        wrapped.blit(narrow, (x, 0))
    wide = pygame.transform.smoothscale(wrapped, ((width + 2 * margin) * _SQUEEZE, height))
    return wide.subsurface((margin * _SQUEEZE, 0, OAK_WIDTH, height)).copy()


def _butt_joints(boards: pygame.Surface, rng: random.Random) -> None:
    """One narrow line across each plank, where two boards meet end to end."""
    for top in range(0, OAK_HEIGHT, PLANK):
        x = rng.randrange(120, OAK_WIDTH - 120)
        for offset, factor in ((0, _JOINT), (1, _JOINT), (2, _JOINT_LIGHT)):
            for y in range(top + 2, top + PLANK):
                r, g, b, _ = boards.get_at((x + offset, y))
                boards.set_at((x + offset, y), [min(255, int(c * factor)) for c in (r, g, b)])


def main(arguments: list[str]) -> None:
    """Draws into the folder named by the first argument, or into textures/ beside this script."""
    folder = Path(arguments[0]) if arguments else HOME / "textures"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(felt(random.Random(SEED)), folder / "felt.png")
    pygame.image.save(oak(random.Random(SEED)), folder / "oak.jpg")


if __name__ == "__main__":
    main(sys.argv[1:])
