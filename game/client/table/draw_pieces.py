"""Pictures of pieces: cards at rest from the store of sprites, moving ones turned and squeezed."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.assets import TAB_TOP, Sprite
from game.client.draw.ui import Ui
from game.client.table.table_picture import Item, Piece

VEIL = "#091E18"
_FURNITURE = ("cube", "dealer")
_TURNS = 12  # widths of a card that turns over
LARGE = 130  # pixels from which on turning a card costs too much for every degree


def is_drawn(ui: Ui, piece: Piece) -> bool:
    """Whether the picture of a plain card that lies still is kept already; others are quickly made."""
    if piece.code.startswith(_FURNITURE) or piece.veil:
        return True
    spot = piece.spot
    width = max(1, round(spot.width))
    look = (piece.states, piece.tab, piece.shadow, TAB_TOP)
    return ui.assets.card_key(piece.code, width, spot.angle, *look) in ui.assets.kept


def item_of(ui: Ui, piece: Piece) -> Item:
    """The item of a piece that lies still."""
    surface, at = lying_sprite(ui, piece).at((piece.spot.x, piece.spot.y))
    return Item(piece.z, surface, at)


def moving_sprite(
    ui: Ui, piece: Piece, widest: float, squeeze: float = 1.0, spare: Sprite | None = None
) -> Sprite:
    """The picture of a piece on its way.

    `widest` is the largest width it has on the way, `squeeze` what is left of its width while it
    turns over. The face is drawn once at the largest width; smaller and turned ones are made of it.
    `spare` is what it looked like a frame ago, for a frame that has no time for another picture.
    """
    if piece.code.startswith(_FURNITURE):
        return lying_sprite(ui, piece)
    base_width = max(1, round(widest))
    # few sizes and angles, so that cards that fly the same way share their pictures
    grade, turn = max(1, round(base_width * 0.06)), 1 if base_width < LARGE else 3
    width = max(1, base_width - round((base_width - piece.spot.width) / grade) * grade)
    steps, angle = max(1, round(squeeze * _TURNS)), round(piece.spot.angle / turn) * turn
    look = piece.code, piece.states, piece.tab, piece.shadow, piece.veil
    key = ("moving", ui.assets.deck, base_width, width, angle, steps, *look)

    def make() -> Sprite:
        base = ui.assets.card(piece.code, base_width, 0, piece.states, piece.tab, piece.shadow).surface
        scale = width / base_width
        if steps == _TURNS and (angle or width != base_width):  # paler in two steps, and slower
            return _veiled(pygame.transform.rotozoom(base, -angle, scale), piece.veil)
        wide = max(1, round(base.get_width() * scale * steps / _TURNS))
        size = (wide, max(1, round(base.get_height() * scale)))
        out = base if size == base.get_size() else pygame.transform.smoothscale(base, size)
        if angle:
            out = pygame.transform.rotozoom(out, -angle, 1)
        return _veiled(out, piece.veil)

    if spare is not None and key not in ui.assets.kept:
        return spare
    return ui.assets.kept.get(key, make)


def flipped_sprite(
    ui: Ui, piece: Piece, widest: float, squeeze: float, spare: Sprite | None = None
) -> Sprite:
    """A piece that turns over on its way: the picture of how it lies, narrower. Much cheaper than turning it.

    The arguments are those of `moving_sprite`.
    """
    grade, steps = max(1, round(widest * 0.06)), max(1, round(squeeze * _TURNS))
    width = max(1, round(widest) - round((widest - piece.spot.width) / grade) * grade)
    lying = replace(piece, spot=replace(piece.spot, width=widest))
    key = ("flipped", ui.assets.deck, replace(lying, spot=replace(lying.spot, x=0, y=0), z=0), width, steps)

    def make() -> Sprite:
        whole, scale = lying_sprite(ui, lying), width / widest
        shares = scale * steps / _TURNS, scale
        size, middle = whole.surface.get_size(), whole.middle
        small = tuple(max(1, round(side * share)) for side, share in zip(size, shares, strict=True))
        out = whole.surface if small == size else pygame.transform.smoothscale(whole.surface, small)
        return Sprite(out, (round(middle[0] * shares[0]), round(middle[1] * shares[1])))

    if spare is not None and key not in ui.assets.kept:
        return spare
    return ui.assets.kept.get(key, make)


def lying_sprite(ui: Ui, piece: Piece) -> Sprite:
    """The picture of a piece that lies still."""
    spot = piece.spot
    width = max(1, round(spot.width))
    if piece.code.startswith(_FURNITURE):
        return _furniture(ui, piece.code, width)
    if not piece.veil:
        return ui.assets.card(piece.code, width, spot.angle, piece.states, piece.tab, piece.shadow)
    key = ("veiled", ui.assets.deck, replace(piece, spot=replace(spot, x=0, y=0), z=0))
    plain = replace(piece, veil=0.0)
    return ui.assets.kept.get(key, lambda: _veiled(lying_sprite(ui, plain).surface, piece.veil))


def _furniture(ui: Ui, name: str, width: int) -> Sprite:
    def make() -> Sprite:
        picture = ui.assets.furniture(name, width)
        drop = max(1, round(width * 0.06))
        shade = shapes.Shade(max(3.0, width * 0.12), "#061813", 0.45)
        radius = width / 2 if name == "dealer" else width * 0.16
        soft, reach = ui.assets.shadow((width, width), radius, shade)
        out = shapes.clear((width + 2 * reach, picture.get_height() + 2 * reach + drop))
        out.blit(soft, (0, drop))
        out.blit(picture, (reach, reach))
        return Sprite(out, (reach + width // 2, reach + width // 2))

    return ui.assets.kept.get(("piece", ui.assets.deck, name, width), make)


def _veiled(picture: Surface, share: float) -> Sprite:
    """A card under a veil: one that may not be played, or one that lets lit cards stand out."""
    out = picture
    if share:
        out = picture.copy()
        red, green, blue, _ = pygame.Color(VEIL)
        keep = round(255 * (1 - share))
        out.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
        veil = (round(red * share), round(green * share), round(blue * share), 0)
        out.fill(veil, special_flags=pygame.BLEND_RGBA_ADD)
    return Sprite(out, (out.get_width() // 2, out.get_height() // 2))


def number_disc(ui: Ui, number: int) -> Surface:
    """The ink disc with the number of a lit card."""
    side = max(round(29 * ui.metrics.k), round(ui.font(theme.BUBBLE) * 1.6))
    line = max(1.5, 2.5 * ui.metrics.k)

    def make() -> Surface:
        out = shapes.box((side, side), shapes.Box(side / 2, theme.INK, theme.KNOB, line)).copy()
        words = ui.text(str(number), theme.BUBBLE, "bold", theme.WHITE)
        out.blit(words, words.get_rect(center=(side // 2, side // 2)))
        return out

    return ui.assets.kept.get(("number", number, side), make)
