"""The portraits of the other players: a face in a frame of brass and oak."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui

OURS, THEIRS = ("#FAEACC", "#ECD0A0"), ("#E2EBF2", "#BCCDDC")  # the ground behind a face, above and below
FRAME = 8 / 84  # how far the frame reaches beyond a face, of its width
_FRAME, _WOOD, _GLINT = "#4A2C12", "#CB9B60", "#E2B87E"
_FAN, _PIVOT = 22, 0.55  # of the learner's hand: degrees from card to card, its radius in widths of the frame
_SHOWN = 164 / 200  # how much of a portrait's drawing is seen


def portrait(ui: Ui, person: str, mood: str, side: int, ours: bool, shadow: bool = True) -> Surface:
    """A framed face, `side` pixels wide without its frame; without its shadow it has no margin."""

    def make() -> Surface:
        return _framed(ui, _face(ui, person, mood, side, OURS if ours else THEIRS), side, shadow)

    return ui.assets.kept.get(("portrait", person, mood, side, ours, shadow), make)


def face_or_letter(ui: Ui, face: str, name: str, side: int, ours: bool, mood: str = "resting") -> Surface:
    """A portrait without its shadow where the face is known, else the first letter of the name."""
    if face:
        return portrait(ui, face, mood, side, ours, shadow=False)
    return stranger(ui, name, side, ours, shadow=False)


def sign_of_learner(ui: Ui, side: int) -> Surface:
    """What stands among faces for the learner: a hand of cards in the frame that the others have."""

    def make() -> Surface:
        ground = _ground(side, OURS)
        for angle in (-_FAN, 0, _FAN):  # from left to right, as one holds them
            lean = math.radians(angle)
            away = _PIVOT * side
            x, y = side / 2 + away * math.sin(lean), side * 0.54 + away * (1 - math.cos(lean))
            ui.assets.card("back", round(side * 0.4), angle).draw(ground, (x, y))
        return _framed(ui, ground, side, shadow=False)

    return ui.assets.kept.get(("sign of learner", side), make)


def stranger(ui: Ui, name: str, side: int, ours: bool, shadow: bool = True) -> Surface:
    """The framed first letter of a player whose face nobody knows, as in records of other tables."""
    letter = name[:1].upper()

    def make() -> Surface:
        ground = _ground(side, OURS if ours else THEIRS)
        words = ui.assets.text(letter, "title", round(side * 0.5), theme.INK)
        ground.blit(words, words.get_rect(center=(side // 2, side // 2)))
        return _framed(ui, ground, side, shadow)

    return ui.assets.kept.get(("stranger", letter, side, ours, ui.metrics.text, shadow), make)


def _framed(ui: Ui, face: Surface, side: int, shadow: bool = True) -> Surface:
    k = side / 84
    whole = side + round(44 * k) if shadow else round(side * (1 + 2 * FRAME))
    middle = whole / 2
    out = shapes.clear((whole, whole))
    if shadow:
        soft, reach = ui.assets.shadow((side, side), side / 2, shapes.Shade(16 * k, "#000000", 0.6))
        out.blit(soft, (middle - side / 2 - reach, middle - side / 2 - reach + 6 * k))
    frame = "".join(
        f'<circle cx="{middle}" cy="{middle}" r="{side / 2 + wider * k}" fill="{colour}"{edge}/>'
        for wider, colour, edge in (
            (8, _FRAME, ""),
            (6.2, _WOOD, f' stroke="{_GLINT}" stroke-width="{1.4 * k}"'),
            (1.6, _FRAME, ""),
        )
    )
    out.blit(shapes.drawn(frame, (whole, whole)), (0, 0))
    out.blit(face, face.get_rect(center=(whole // 2, whole // 2)))
    return out


def _face(ui: Ui, person: str, mood: str, side: int, ground: tuple[str, str]) -> Surface:
    """The face on its ground, cut to a circle."""
    out = _ground(side, ground)
    full = round(side / _SHOWN)
    drawing = ui.assets.svg(f"common/people/{person}-{mood}", (full, full))
    out.blit(drawing, (-round(18 / 164 * side), -round(8 / 164 * side)))
    return _cut(out)


def _ground(side: int, colours: tuple[str, str]) -> Surface:
    strip = Surface((1, 2))
    for y, colour in enumerate(colours):
        strip.set_at((0, y), pygame.Color(colour))
    out = shapes.clear((side, side))
    out.blit(pygame.transform.smoothscale(strip, (side, side)), (0, 0))
    return _cut(out)


def _cut(square: Surface) -> Surface:
    disc = shapes.box(square.get_size(), shapes.Box(square.get_width() / 2, theme.WHITE))
    square.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return square
