"""Writes on the felt: names, scores, what is trump. Each text is one kept picture."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client import shapes, theme
from game.client.table.look import Item
from game.client.table.places import Align, Area
from game.client.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock, underline

_LEAST_SHARE = 0.86  # how far a text that is too long may shrink before it takes another line


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
        size: float = theme.BODY,
        role: str = "regular",
        colour: str = theme.CREAM,
        *,
        z: int = 12,
        line: float = 1.18,
    ) -> Rect:
        """Text in an area: in one line if that fits or nearly fits, else in several."""
        rect = area.rect
        picture = self.picture(text, rect.w, area.align, size, role, colour, line)
        x = {"left": rect.left, "center": rect.centerx - picture.get_width() / 2}.get(
            area.align, rect.right - picture.get_width()
        )
        return self.put(key, picture, (x, rect.top), z)

    def picture(
        self, text: str, width: int, align: Align, size: float, role: str, colour: str, line: float
    ) -> Surface:
        """The text as a picture no wider than needed."""

        def make() -> Surface:
            fitting = self._size_that_fits(text, width, size, role)
            block = TextBlock(self.ui, text, max(1, width), Style(fitting, role, colour, line), align=align)
            tight = TextBlock(
                self.ui, text, max(1, block.text_width), Style(fitting, role, colour, line), align=align
            )
            return tight.picture() if tight.lines else shapes.clear((1, 1))

        ui = self.ui
        key = ("felt", text, width, align, size, role, colour, line, ui.metrics, ui.assets.deck)
        return ui.assets.kept.get(key, make)

    def _size_that_fits(self, text: str, width: int, size: float, role: str) -> float:
        wide = self.ui.assets.text_width(text, role, self.ui.font(size))
        if not text or "\n" in text or wide <= width or wide * _LEAST_SHARE > width:
            return size
        return max(theme.LEAST, size * width / wide)

    def name(self, key: str, name: str, ours: bool, area: Area, size: float = theme.BODY) -> Rect:
        """A player's or a side's name with its underline: solid brass for us, dotted blue for them."""
        ui = self.ui
        gap = max(2, ui.px(3)) + 2

        def make() -> Surface:
            words = ui.text(name, size, "bold", theme.CREAM)
            out = shapes.clear((words.get_width(), words.get_height() + gap))
            out.blit(words, (0, 0))
            underline(ui, out, Rect(0, 0, words.get_width(), words.get_height() + 1), ours)
            return out

        picture = ui.assets.kept.get(("name", name, ours, ui.font(size), ui.metrics.k), make)
        rect = area.rect
        x = {"left": rect.left, "center": rect.centerx - picture.get_width() / 2}.get(
            area.align, rect.right - picture.get_width()
        )
        return self.put(key, picture, (x, rect.top))

    def place(self, key: str, rect: Rect, mine: bool, edged: bool = True, z: int = 2) -> None:
        """An empty place for a card: dashed, or solid brass where the learner's card is awaited."""
        k = self.ui.metrics.k
        radius = max(4.0, 0.075 * rect.w)

        def make() -> Surface:
            ground = shapes.box(rect.size, shapes.Box(radius, "#09261E", fill_opacity=0.34 if mine else 0.14))
            if not edged:
                return ground
            out = ground.copy()
            if mine:
                edge = shapes.Box(radius, edge=theme.BRASS, width=max(2.0, 2.4 * k))
                out.blit(shapes.box(rect.size, edge), (0, 0))
            else:
                out.blit(dashes(rect.size, radius, k), (0, 0))
            return out

        kept = self.ui.assets.kept.get(("place", rect.size, mine, edged, k), make)
        self.put(key, kept, rect.topleft, z)


def dashes(
    size: tuple[int, int], radius: float, k: float, colour: str = theme.STITCH, width: float = 2
) -> Surface:
    """A dashed rounded box of open lines: the SVG reader fills closed dashed shapes wrongly."""
    line = max(1.5, width * k)
    half = line / 2
    left, top, right, low = half, half, size[0] - half, size[1] - half
    r = radius
    arc = f"A{r} {r} 0 0 1"
    paths = (
        f"M{left} {top + r}{arc} {left + r} {top}",
        f"M{left + r} {top}H{right - r}",
        f"M{right - r} {top}{arc} {right} {top + r}",
        f"M{right} {top + r}V{low - r}",
        f"M{right} {low - r}{arc} {right - r} {low}",
        f"M{right - r} {low}H{left + r}",
        f"M{left + r} {low}{arc} {left} {low - r}",
        f"M{left} {low - r}V{top + r}",
    )
    style = f'fill="none" stroke="{colour}" stroke-opacity="0.75" stroke-width="{line}"'
    body = "".join(f'<path d="{path}"/>' for path in paths)
    return shapes.drawn(f'<g {style} stroke-dasharray="{6 * k:.2f} {4.5 * k:.2f}">{body}</g>', size)
