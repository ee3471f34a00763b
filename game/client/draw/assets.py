"""Fonts, SVG sprites and card faces, read once and kept."""

from __future__ import annotations

import io
import re
import zlib
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.cache import Kept
from game.client.draw.card_letters import CardLetters, with_letter
from game.client.draw.lettering import Lettering, drawn
from game.client.draw.shelf import About, Shelf
from game.i18n import right_to_left

_POINTING = ("arrow", "back", "caret_right", "undo", "replay", "door", "reload")
"""Icons that point along a line, and the other way where lines run from right to left."""
_VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
_BUDGET = 200_000_000  # bytes of pictures kept
_THIN, _WIDER = 100, {"won": "won_small"}  # narrower cards have wider rings, or one would hardly see them
_FACE, _MARGIN = 250, 14  # units of a card's width in the drawings; what overlays reach beyond it
_WOULD_BE = 185  # how far a tag is seen that would be there if the upcard were taken, of 255
_TAB_WIDTH, _TAB_LEFT, TAB_TOP = 104, -6, 0.58

_LARGE = 130  # pixels of a card's width
SMALL = 60  # below this width in pixels a face shows only its index, large

# down and spread, as shares of the card's width
CARD_SHADOWS = {"card": (0.03, 0.10), "lifted": (0.07, 0.16), "dragged": (0.12, 0.26)}


@dataclass(frozen=True)
class Sprite:
    """A picture and the point in it that stands for the middle of the card."""

    surface: Surface
    middle: tuple[int, int]

    def draw(self, target: Surface, centre: tuple[float, float]) -> Rect:
        """Draws it with its middle at `centre`; gives the pixels touched."""
        corner = (round(centre[0]) - self.middle[0], round(centre[1]) - self.middle[1])
        return target.blit(self.surface, corner)

    def at(self, centre: tuple[float, float]) -> tuple[Surface, tuple[int, int]]:
        """The pair that `Surface.fblits` takes."""
        return self.surface, (round(centre[0]) - self.middle[0], round(centre[1]) - self.middle[1])


class Assets:
    """All pictures and fonts of one client, from the folder `root` (two/, four/, common/, fonts/).

    Where there is a `shelf`, what takes long to draw is kept there from one start to the next.
    """

    def __init__(self, root: Path, deck: str = "two", shelf: Shelf | None = None) -> None:
        self.root = root
        self.deck = deck
        self.letters = CardLetters(root)
        self.shelf = shelf
        self.fonts = Lettering(root / "fonts")
        self.kept = Kept(_BUDGET)
        self._largest: dict[tuple[Path, str], tuple[int, int]] = {}  # the largest size each card was drawn in

    def clear(self) -> None:
        """Lets go of everything; what is asked for again is made anew."""
        self.kept.clear()
        self.fonts.clear()
        self._largest.clear()

    # -- text --------------------------------------------------------------------------------

    def text(self, words: str, role: str, size: int, colour: str) -> Surface:
        """One line of text; roles: regular, medium, semibold, bold, title, mono."""
        seen = drawn(words)
        return self.kept.get(
            ("text", seen, role, size, colour), lambda: self.fonts.line(seen, role, size, colour)
        )

    def text_width(self, words: str, role: str, size: int) -> int:
        """How wide `text` will be."""
        return self.fonts.width(drawn(words), role, size)

    def text_height(self, role: str, size: int) -> int:
        """How high `text` will be, from the highest accent to the lowest tail."""
        return self.fonts.height(role, size)

    # -- drawings ----------------------------------------------------------------------------

    def svg(self, name: str, size: tuple[int, int]) -> Surface:
        """A drawing of the sprites folder, e.g. `common/hat`, fitted into `size` pixels."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.kept.get(("svg", name, size), lambda: self._drawing(self.root / f"{name}.svg", size))

    def _drawing(self, path: Path, size: tuple[int, int], letter: str = "") -> Surface:
        """A drawing of the sprites folder in pixels, a card with this `letter` for its rank."""
        text = with_letter(path.read_bytes(), letter)

        def make() -> Surface:
            return shapes.native(pygame.image.load_sized_svg(io.BytesIO(text), size))

        if self.shelf is None:
            return make()
        return self.shelf.picture(About(path.stem, size, f"{len(text)} {zlib.crc32(text)}", True), make)

    def icon(self, name: str, side: int, colour: str = theme.INK) -> Surface:
        """The icon `icon_<name>` in one colour."""
        turned = right_to_left() and name.removesuffix("_cream") in _POINTING

        def make() -> Surface:
            shape = self.svg(f"common/icon_{name}", (side, side))
            return shapes.tinted(pygame.transform.flip(shape, turned, False), colour)

        return self.kept.get(("icon", name, side, colour, turned), make)

    def furniture(self, name: str, width: int) -> Surface:
        """A piece of the deck in use or of both (`cubetopH`, `dealer`, `hat`, `tabS`), by its width."""
        path = self.kept.get(("furniture", self.deck, name), lambda: self._of_deck(name))
        ratio = self.kept.get(("ratio", path), lambda: self._ratio(path))
        return self.svg(path, (width, max(1, round(width * ratio))))

    def _of_deck(self, name: str) -> str:
        """The drawing of that name: the deck's own, else the one of both."""
        folder = self.deck if (self.root / self.deck / f"{name}.svg").exists() else "common"
        return f"{folder}/{name}"

    def _ratio(self, path: str) -> float:
        """Height over width of a drawing, from its view box."""
        with (self.root / f"{path}.svg").open(encoding="utf-8") as file:
            found = _VIEW_BOX.search(file.read(400))
        return float(found[2]) / float(found[1]) if found else 1.0

    def pip(self, suit: str, side: int, colour: str = "") -> Surface:
        """A suit sign in its own colour of the deck in use, or dyed."""
        shape = self.svg(f"{self.deck}/pip{suit}", (side, side))
        return (
            self.kept.get(("pip", self.deck, suit, side, colour), lambda: shapes.tinted(shape, colour))
            if colour
            else shape
        )

    def suit_chip(self, suit: str, side: int) -> Surface:
        """A suit sign on a small disc of paper, for use on felt."""

        def make() -> Surface:
            out = shapes.box((side, side), shapes.Box(side / 2, theme.PAPER))
            sign = self.pip(suit, round(side * 0.62))
            out.blit(sign, sign.get_rect(center=(side / 2, side / 2)))
            return out

        return self.kept.get(("chip", self.deck, suit, side), make)

    def box(self, size: tuple[int, int], style: shapes.Box) -> Surface:
        return self.kept.get(("box", size, style), lambda: shapes.box(size, style))

    def shadow(self, size: tuple[int, int], radius: float, shade: shapes.Shade) -> tuple[Surface, int]:
        """A soft shadow for a box of `size` and how far it reaches beyond the box."""
        return self.kept.get(("shadow", size, radius, shade), lambda: shapes.shadow(size, radius, shade))

    # -- cards -------------------------------------------------------------------------------

    def card(
        self,
        code: str,
        width: int,
        angle: float = 0.0,
        states: tuple[str, ...] = (),
        tab: str = "",
        shadow: str = "card",
        tab_top: float = TAB_TOP,
    ) -> Sprite:
        """A card, ready to draw: `code` as in files (`JD`, `TS`, `XX`), `back` or a counter (`c6H`).

        `states` are overlays in their order (sprites `state_...`); `tab` is the suit of the "= trump" tag,
        faded with a "?"; `shadow` is one of CARD_SHADOWS or "". `angle`: degrees, clockwise, to the half.
        """
        angle = round(angle * 2) / 2
        key = self.card_key(code, width, angle, states, tab, shadow, tab_top)
        return self.kept.get(key, lambda: self._card(code, width, angle, states, tab, shadow, tab_top))

    def card_key(self, code: str, width: int, angle: float, *look: Hashable) -> Hashable:
        """What such a card is kept under; `look` as in `card`."""
        return ("card", self.deck, self.letters.ranks, code, width, round(angle * 2) / 2, *look)

    def _card(
        self,
        code: str,
        width: int,
        angle: float,
        states: tuple[str, ...],
        tab: str,
        shadow: str,
        tab_top: float,
    ) -> Sprite:
        turned = angle % 90 != 0
        # Turned cards are drawn double and shrunk, for smooth edges; large ones are smooth enough.
        scale = 2 if turned and width < _LARGE else 1
        states = tuple(_WIDER.get(state, state) for state in states) if width < _THIN else states
        face = self._face(code, width * scale, states, tab, tab_top, width < SMALL)
        if turned:
            face = pygame.transform.rotozoom(face, -angle, 1 / scale)
        elif angle:
            face = pygame.transform.rotate(face, -angle)
        if not shadow:
            return Sprite(face, (face.get_width() // 2, face.get_height() // 2))
        down, spread = (share * width for share in CARD_SHADOWS[shadow])
        shade = shapes.Shade(max(3.0, spread), "#061813", 0.5)
        size = (width, round(width * theme.CARD_RATIO))
        soft = self._turned_shadow(size, width * theme.CARD_RADIUS, shade, angle)
        wide = max(face.get_width(), soft.get_width())
        high = max(face.get_height(), soft.get_height() + 2 * round(down))
        out = shapes.clear((wide, high))
        out.blit(soft, soft.get_rect(center=(wide // 2, high // 2 + round(down))))
        out.blit(face, face.get_rect(center=(wide // 2, high // 2)))
        return Sprite(out, (wide // 2, high // 2))

    def _turned_shadow(
        self, size: tuple[int, int], radius: float, shade: shapes.Shade, angle: float
    ) -> Surface:
        """The shadow of all cards that lie at one angle."""
        soft, _ = self.shadow(size, radius, shade)
        if not angle:
            return soft
        key = ("turned shadow", size, radius, shade, angle)
        return self.kept.get(key, lambda: pygame.transform.rotozoom(soft, -angle, 1))

    def _face(
        self, code: str, width: int, states: tuple[str, ...], tab: str, tab_top: float, small_face: bool
    ) -> Surface:
        """The unturned card with its overlays, on a margin that holds what reaches beyond it."""
        height = round(width * theme.CARD_RATIO)
        unit = width / _FACE
        margin = max(2, round(_MARGIN * unit)) if states or tab else 2
        folder = "common" if code == "back" else self.deck
        path = self.root / folder / f"{code}.svg"
        small = path.parent / "small" / path.name
        if small_face and small.exists():
            path = small
        out = shapes.clear((width + 2 * margin, height + 2 * margin))
        out.blit(self._raster(path, (width, height), self.letters.outline(path)), (margin, margin))
        for state in states:
            size = (round((_FACE + 2 * _MARGIN) * unit), round((350 + 2 * _MARGIN) * unit))
            overlay = self.svg(f"common/state_{state}", size)
            out.blit(overlay, overlay.get_rect(center=out.get_rect().center))
        if tab:
            tag = self.furniture(f"tab{tab[0]}", round(_TAB_WIDTH * unit))
            if tab.endswith("?"):
                tag = tag.copy()
                tag.set_alpha(_WOULD_BE)
            out.blit(tag, (margin + round(_TAB_LEFT * unit), margin + round(height * tab_top)))
        return out

    def _raster(self, path: Path, size: tuple[int, int], letter: str = "") -> Surface:
        """A drawing in pixels: by far the slowest part of a card, and the same for all its angles.

        Where the drawing was made larger before, it is shrunk from there, which is much quicker.
        """

        def make() -> Surface:
            largest = self._largest.get((path, letter), (0, 0))
            if largest[0] > size[0]:
                return pygame.transform.smoothscale(self._raster(path, largest, letter), size)
            self._largest[path, letter] = size
            return self._drawing(path, size, letter)

        return self.kept.get(("raster", path, size, letter), make)
