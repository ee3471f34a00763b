"""Writes on the felt: names, scores, what is trump. Each text is one kept picture."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.places import Align, Area
from game.client.table.table_picture import Item
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock, underline

_LEAST_SHARE = 0.86  # how far a text that is too long may shrink before it takes another line

HEAD = Style(theme.EMPHASIS, "bold", theme.CREAM, 1.18)
PLAIN = Style(theme.BODY, colour=theme.CREAM, line=1.18)
SECOND = Style(theme.SECOND, colour=theme.CREAM, line=1.18)
SOFT = Style(theme.SECOND, colour=theme.FELT_SOFT, line=1.18)
LEAST = Style(theme.LEAST, colour=theme.CREAM, line=1.18)
"""How words are written on the felt."""


class Felt:
    """Collects items of words and small furniture for one look."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.items: dict[str, Item] = {}

    def put(self, key: str, surface: Surface, at: tuple[float, float], z: int = 10) -> Rect:
        """Lays a picture with its corner at a point."""
        place = (round(at[0]), round(at[1]))
        self.items[key] = Item(z, surface, place)
        return Rect(place, surface.get_size())

    def put_centred(self, key: str, surface: Surface, centre: tuple[float, float], z: int = 10) -> Rect:
        return self.put(
            key, surface, (centre[0] - surface.get_width() / 2, centre[1] - surface.get_height() / 2), z
        )

    def words(
        self,
        key: str,
        text: str,
        area: Area,
        style: Style,
        z: int = 12,
    ) -> Rect:
        """Text in an area: in one line if that fits or nearly fits, else in several."""
        return self._put_in(area, key, self.picture(text, area.rect.w, area.align, style), z)

    def _put_in(self, area: Area, key: str, picture: Surface, z: int = 10) -> Rect:
        rect, wide = area.rect, picture.get_width()
        x = {"left": rect.left, "center": rect.centerx - wide / 2}.get(area.align, rect.right - wide)
        return self.put(key, picture, (x, rect.top), z)

    def picture(self, text: str, width: int, align: Align, style: Style) -> Surface:
        """The text as a picture no wider than needed."""
        ui = self.ui

        def make() -> Surface:
            fitting = replace(style, size=self._size_that_fits(text, width, style.size, style.role))
            block = TextBlock(ui, text, max(1, width), fitting, align=align)
            tight = TextBlock(ui, text, max(1, block.text_width), fitting, align=align)
            return tight.picture() if tight.lines else shapes.clear((1, 1))

        return ui.assets.kept.get(("felt", text, width, align, style, ui.metrics, ui.assets.deck), make)

    def lines(self, text: str, width: int, size: float) -> int:
        """How many lines a text takes in so much width."""

        def count() -> int:
            fitting = self._size_that_fits(text, width, size, "regular")
            style = Style(fitting, "regular", theme.CREAM, 1.18)
            return len(TextBlock(self.ui, text, max(1, width), style).lines)

        return self.ui.assets.kept.get(("lines", text, width, size, self.ui.metrics), count)

    def _size_that_fits(self, text: str, width: int, size: float, role: str) -> float:
        wide = self.ui.assets.text_width(text, role, self.ui.font(size))
        if not text or "\n" in text or wide <= width or wide * _LEAST_SHARE > width:
            return size
        return max(theme.LEAST, size * width / wide)

    def name(self, key: str, name: str, ours: bool, area: Area, size: float = theme.BODY) -> Rect:
        """A player's or a side's name with its underline."""
        return self._put_in(area, key, self.name_picture(name, ours, size))

    def name_picture(self, name: str, ours: bool, size: float) -> Surface:
        """A name with its underline: solid brass for us, dotted blue for them."""
        ui = self.ui
        gap = max(2, ui.px(3)) + 2

        def make() -> Surface:
            words = ui.text(name, size, "bold", theme.CREAM)
            out = shapes.clear((words.get_width(), words.get_height() + gap))
            out.blit(words, (0, 0))
            underline(ui, out, Rect(0, 0, words.get_width(), words.get_height() + 1), ours)
            return out

        return ui.assets.kept.get(("name", name, ours, ui.font(size), ui.metrics.k), make)

    def ground(self, key: str, words: Rect, z: int) -> None:
        """A patch of plain felt below words, so that no stitch runs through them."""
        k = self.ui.metrics.k
        rect = words.inflate(round(14 * k), round(6 * k))
        self.put(key, self.ui.box(rect.size, Box(6 * k, theme.FELT_EDGE, fill_opacity=0.8)), rect.topleft, z)

    def place(self, key: str, rect: Rect, mine: bool, edged: bool = True, z: int = 2) -> None:
        """An empty place for a card: dashed, or solid brass where the learner's card is awaited."""
        k = self.ui.metrics.k
        radius = max(4.0, 0.075 * rect.w)
        style = Box(radius)
        if edged:
            style = Box(radius, edge=theme.BRASS, width=max(2.0, 2.4 * k)) if mine else dashed(radius, k)
        style = replace(style, fill="#09261E", fill_opacity=0.34 if mine else 0.14)
        self.put(key, self.ui.box(rect.size, style), rect.topleft, z)


def dashed(radius: float, k: float, width: float = 2) -> Box:
    """The edge of an empty place."""
    dash = (max(2.3, 6 * k), max(1.7, 4.5 * k))
    return Box(radius, edge=theme.STITCH, width=max(1.5, width * k), dash=dash, edge_opacity=0.75)
