"""The small picture of a lesson: its cards on felt; only dashed and faint until the lesson is done."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.assets import SMALL
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.presenters.lesson_entry import SmallPicture

SIDE = 72  # the side of a picture; all places below are counted in it
_RADIUS, _FAINT = 12, 92  # of its corners; how much is seen of what is not done, of 255
_DASH = (6, 5)
_GLOW = 80  # how warm the lamp makes the felt, of 255
_PAIR = ((24, 34, -6), (50, 42, 8))
_SQUARE = ((22, 19.5, 0), (50, 19.5, 0), (22, 53.5, 0), (50, 53.5, 0))
_TRICK = ((18, 35, -3), (36, 20, 2), (54, 37, 4), (36, 52, -2))
_FANS = {3: (25, 19, 10), 4: (21, 15, 10), 5: (18.5, 12.3, 9), 6: (17, 10, 9)}
_MANY = (21, 7.6, 12)
"""Of a fan: width of a card, how far apart two are, degrees between them."""


class Standing(Enum):
    """How far the learner is with a lesson."""

    OPEN = auto()
    NEXT = auto()
    DONE = auto()
    PLAIN = auto()  # not told


@dataclass(frozen=True)
class _Lying:
    """A card in its place, turned by so many degrees."""

    code: str
    x: float
    y: float
    width: float
    angle: float = 0
    whole: bool = False  # not only its index
    tab: str = ""


def lesson_picture(ui: Ui, told: SmallPicture, standing: Standing, side: int) -> Surface:
    """The picture with its ring or tick, which reach beyond it by `margin`."""
    key = ("lesson picture", ui.assets.deck, told, standing, side)
    return ui.assets.kept.get(key, lambda: _made(ui, told, standing, side))


def margin(side: int) -> int:
    """How far the ring and the tick reach beyond a picture."""
    return math.ceil(9 * side / SIDE)


def _made(ui: Ui, told: SmallPicture, standing: Standing, side: int) -> Surface:
    k, reach, faint = side / SIDE, margin(side), standing is Standing.OPEN
    radius = _RADIUS * k
    scene = shapes.clear((side, side)) if faint else _felt(ui, side)
    _lay(ui, scene, told, k, "" if faint else "card")
    scene.blit(ui.box((side, side), Box(radius, theme.WHITE)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = shapes.clear((side + 2 * reach, side + 2 * reach))
    if faint:
        scene.fill((255, 255, 255, _FAINT), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(ui.box((side, side), Box(radius, theme.PAPER_2)), (reach, reach))
    out.blit(scene, (reach, reach))
    if faint:
        dashed = Box(radius, edge=theme.EDGE, width=max(1.0, 2 * k), dash=(_DASH[0] * k, _DASH[1] * k))
        out.blit(ui.box((side, side), dashed), (reach, reach))
    elif standing is Standing.NEXT:
        for grow, colour, line in ((4.6, theme.BRASS_RIM, 4.6), (3.4, theme.BRASS, 3.2)):
            long = side + 2 * round(grow * k)
            ring = ui.box((long, long), Box(radius + grow * k, edge=colour, width=line * k))
            out.blit(ring, ring.get_rect(center=out.get_rect().center))
    elif standing is Standing.DONE:
        _tick(out, reach + side - 4 * k, k)
    return out


def _tick(out: Surface, at: float, k: float) -> None:
    """A pine disc with a tick at the lower corner."""
    disc = (
        f'<circle cx="{at}" cy="{at}" r="{13 * k}" fill="{theme.PAPER}"/>'
        f'<circle cx="{at}" cy="{at}" r="{11 * k}" fill="{theme.PINE}"/>'
        f'<path d="M{at - 5 * k} {at}L{at - 1.5 * k} {at + 4 * k}L{at + 5.5 * k} {at - 4.5 * k}" fill="none" '
        f'stroke="{theme.PAPER}" stroke-width="{2.4 * k}" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    out.blit(shapes.drawn(disc, out.get_size()), (0, 0))


def _felt(ui: Ui, side: int) -> Surface:
    """A piece of felt below the lamp."""

    def make() -> Surface:
        out = shapes.clear((side, side))
        out.fill(theme.FELT)
        glow = shapes.clear((24, 24))
        for x in range(24):
            for y in range(24):
                near = max(0.0, 1 - math.hypot(x - 12, y - 10) / 15)
                glow.set_at((x, y), (255, 226, 160, round(_GLOW * near)))
        out.blit(pygame.transform.smoothscale(glow, (side, side)), (0, 0))
        return out

    return ui.assets.kept.get(("felt of a picture", side), make).copy()


def small_card(ui: Ui, code: str, width: int, angle: float = 0, shadow: str = "card") -> Surface:
    """A card of which only the index is shown, large, however large the card is; a back as it is."""
    name = code if code == "back" else f"small/{code}"
    return ui.assets.card(name, width, angle, shadow=shadow).surface


def _lay(ui: Ui, scene: Surface, told: SmallPicture, k: float, shadow: str) -> None:
    """Draws what lies on the picture."""
    for card in _cards(told):
        width = max(8, round(card.width * k))
        if not card.whole:
            drawn = small_card(ui, card.code, width, card.angle, shadow)
        else:
            finer = max(1, math.ceil(SMALL / width))  # narrower ones would show only their index
            large = ui.assets.card(card.code, width * finer, card.angle, (), card.tab, shadow, 0.5).surface
            drawn = pygame.transform.smoothscale_by(large, 1 / finer)
        scene.blit(drawn, drawn.get_rect(center=(round(card.x * k), round(card.y * k))))
    if told.kind == "dealer":
        button = ui.assets.furniture("dealer", round(38 * k))
        scene.blit(button, button.get_rect(center=(round(42 * k), round(44 * k))))
    elif told.kind in ("said", "test"):
        name, at, side = ("bubble", (48, 22), 15) if told.kind == "said" else ("flag", (36, 37), 19)
        disc = ui.box((round(2 * side * k),) * 2, Box(side * k, theme.PAPER, theme.EDGE_LIT, 1.2 * k))
        icon = ui.assets.icon(name, round(side * 1.25 * k), theme.PINE)
        middle = (round(at[0] * k), round(at[1] * k))
        scene.blit(disc, disc.get_rect(center=middle))
        scene.blit(icon, icon.get_rect(center=middle))


def _cards(told: SmallPicture) -> list[_Lying]:
    """The cards of a picture in their places, the lowest first."""
    cards = told.cards
    if told.kind == "card":
        turned = 4 if told.tag else -4
        return [_Lying(cards[0], 37, 38, 44, turned, True, told.tag)]
    if told.kind == "pair":
        return [_Lying(code, x, y, 32, angle) for code, (x, y, angle) in zip(cards, _PAIR, strict=True)]
    if told.kind == "square":
        return [_Lying(code, x, y, 22.5, angle) for code, (x, y, angle) in zip(cards, _SQUARE, strict=True)]
    if told.kind == "trick":
        return [_Lying(code, x, y, 23, angle) for code, (x, y, angle) in zip(cards, _TRICK, strict=False)]
    if told.kind == "turned-up":
        return [_Lying("back", 20, 34, 32, -14), _Lying("back", 52, 34, 32, 14), _Lying(cards[0], 36, 40, 34)]
    if told.kind == "said":
        return [_Lying(cards[0], 28, 42, 36, -7)]
    if told.kind == "score":
        return [_Lying("c6H", 34, 38, 38, 0, True), _Lying("c4H", 40, 56, 38, 0, True)]
    if told.kind in ("dealer", "test"):
        return [_Lying("back", 28, 38, 38, -10), _Lying("back", 44, 38, 38, 8)]
    return list(_fan(cards))


def _fan(cards: tuple[str, ...]) -> list[_Lying]:
    """Cards held in a hand."""
    width, apart, step = _FANS.get(len(cards), _MANY)
    middle = (len(cards) - 1) / 2
    bend = math.radians(step) * apart / 2  # how far a card lies lower than its neighbour, at first
    deep = bend * middle**2
    return [
        _Lying(
            code, 36 + (place - middle) * apart, 38 - deep / 2 + bend * (place - middle) ** 2,
            width, (place - middle) * step,
        )
        for place, code in enumerate(cards)
    ]  # fmt: skip
