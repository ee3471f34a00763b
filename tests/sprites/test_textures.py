"""The textures can be laid side by side and leave the text on them readable."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Color, Surface

TEXTURES = Path(__file__).resolve().parents[2] / "sprites" / "textures"


def _felt() -> Surface:
    return pygame.image.load(TEXTURES / "felt.png")


def _oak() -> Surface:
    return pygame.image.load(TEXTURES / "oak.jpg")


def _light(colour: Color) -> float:
    """Relative luminance after WCAG."""
    shares = [part / 255 for part in (colour.r, colour.g, colour.b)]
    red, green, blue = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: Color, other: Color) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def test_felt_is_a_small_see_through_tile() -> None:
    felt = _felt()
    assert felt.get_size() == (320, 320)
    assert 0 < max(felt.get_at((x, 7)).a for x in range(320)) <= 22


def _worst(text: str, ground: Surface, step: int) -> float:
    """The contrast that all but one in a hundred spots of the ground exceed."""
    w, h = ground.get_size()
    spots = ((x, y) for x in range(0, w, step) for y in range(0, h, step))
    contrasts = sorted(_contrast(Color(text), ground.get_at(spot)) for spot in spots)
    return contrasts[len(contrasts) // 100]


def test_cream_text_stays_readable_on_the_fibres_of_the_felt() -> None:
    ground = Surface((320, 320))
    ground.fill("#2F6B59")
    ground.blit(_felt(), (0, 0))
    assert _worst("#FDF6E4", ground, 3) >= 4.6


def test_dark_text_stays_readable_on_every_plank() -> None:
    oak = _oak()
    planks = [oak.subsurface((0, top + 4, 1920, 262)) for top in range(0, 1080, 270)]  # without the joints
    assert min(_worst("#2B2118", plank, 9) for plank in planks) >= 4.5


@pytest.mark.parametrize("row", range(30, 1080, 150))
def test_the_left_edge_of_the_oak_continues_its_right_edge(row: int) -> None:
    oak = _oak()
    left, right = oak.get_at((0, row)), oak.get_at((1919, row))
    assert max(abs(a - b) for a, b in zip(left, right, strict=True)) <= 14
