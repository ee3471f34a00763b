"""A speech bubble with a tail: what a player calls, or why a card may not be played."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import ENDLESS
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.still import picture
from game.client.widgets.text import BalancedText, TextBlock
from game.words.markup import plain

_Ends = tuple[tuple[int, int], tuple[int, int]]


class Bubble(Composed):
    """Paper with a tail that points at `tip`.

    `refused` makes it a refusal in clay, and so does a `head` with the forbidden sign; without either it is
    plain speech. Place its box with `place`, then set `tip` to a point outside it:
    the tail leaves from the nearest side.
    """

    def __init__(
        self, ui: Ui, body: str, width: int | None = None, head: str = "", refused: bool = False
    ) -> None:
        self.tip: tuple[int, int] | None = None
        refused = refused or bool(head)
        self._colour = theme.CLAY if refused else ""
        self._said = [text for text in (head, body) if text]
        parts: list[Part] = [_head(ui, head)] if head else []
        if body:
            style = Style(theme.BUBBLE, "regular" if refused else "bold", theme.INK, theme.LINE_BUBBLE)
            words_of = TextBlock if refused else BalancedText  # a refusal tries several widths itself
            parts.append(Inset(words_of(ui, body, style=style), 0, ui.px(4) if head else 0, 0, 0))
        alone = not (head and body)  # speech, or a head by itself, is no wider than its words
        words = Column(*parts, side=Side.START if alone else Side.FILL)
        margins = (ui.px(16), ui.px(11)) if refused else (ui.px(13), ui.px(5))
        super().__init__(ui, "bubble", Inset(words, *margins))
        self.fit(ENDLESS if width is None else width)

    @property
    def spoken(self) -> str:
        return " ".join(plain(text) for text in self._said)

    @property
    def hit(self) -> Rect:
        return self.rect

    def draw(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        radius = theme.RADIUS_BUBBLE * k if self._colour else 12 * k
        shade = shapes.Shade((18 if self._colour else 7) * k, "#04140F", 0.5)
        soft, reach = self.ui.assets.shadow(self.rect.size, radius, shade)
        surface.blit(soft, (self.rect.x - reach, self.rect.y - reach + self.ui.px(4 if self._colour else 2)))
        line = max(2.0, 2.5 * k) if self._colour else 0.0
        surface.blit(self.ui.box(self.rect.size, Box(radius, theme.PAPER, self._colour, line)), self.rect)
        if self.tip:
            self._draw_tail(surface, self.tip, line)
        super().draw(surface)

    @property
    def tail_room(self) -> int:
        """How far from a corner the middle of the tail stays."""
        return self._half_tail + self.ui.px(12)

    @property
    def _half_tail(self) -> int:
        return self.ui.px(15 if self._colour else 8)

    def _corner(self, tip: tuple[int, int], y: int, into: int) -> tuple[_Ends, _Ends]:
        """Where a tail leaves whose tip lies beside the box: across a corner, or it would be a needle."""
        box, keep, low = self.rect, self.tail_room, self.ui.px(theme.RADIUS_BUBBLE)
        side, inwards = (box.left, 1) if tip[0] < box.left else (box.right, -1)
        up = -1 if into < 0 else 1
        base = ((side, y + up * low), (side + inwards * keep, y))
        return base, ((side + inwards * abs(into), base[0][1]), (base[1][0], y + into))

    def _draw_tail(self, surface: Surface, tip: tuple[int, int], line: float) -> None:
        """A triangle from the side that faces the tip; it covers the edge where it leaves."""
        half, keep, box = self._half_tail, self.tail_room, self.rect
        over = max(1, round(line)) + 1
        if tip[1] >= box.bottom or tip[1] <= box.top:
            x = max(box.left + keep, min(box.right - keep, tip[0]))
            y = box.bottom if tip[1] >= box.bottom else box.top
            into = -over if tip[1] >= box.bottom else over
            base, root = ((x - half, y), (x + half, y)), ((x - half, y + into), (x + half, y + into))
            if not box.left <= tip[0] <= box.right:
                base, root = self._corner(tip, y, into)
        else:
            y = max(box.top + min(keep, box.h // 2), min(box.bottom - min(keep, box.h // 2), tip[1]))
            x = box.right if tip[0] >= box.right else box.left
            into = -over if tip[0] >= box.right else over
            base, root = ((x, y - half), (x, y + half)), ((x + into, y - half), (x + into, y + half))
        points = (root[0], base[0], tip, base[1], root[1])
        area = (
            Rect(min(p[0] for p in points), min(p[1] for p in points), 1, 1)
            .unionall([Rect(p[0], p[1], 1, 1) for p in points])
            .inflate(8, 8)
        )
        moved = [(p[0] - area.x, p[1] - area.y) for p in points]
        path = "M" + "L".join(f"{p[0]} {p[1]}" for p in moved) + "Z"
        edge = "M" + "L".join(f"{p[0]} {p[1]}" for p in moved[1:4])
        body = f'<path d="{path}" fill="{theme.PAPER}"/>'
        if line:
            style = f'fill="none" stroke="{self._colour}" stroke-width="{line}" stroke-linejoin="round"'
            body += f'<path d="{edge}" {style}/>'
        key = ("tail", tuple(moved), self._colour, line)
        surface.blit(self.ui.assets.kept.get(key, lambda: shapes.drawn(body, area.size)), area)


def _head(ui: Ui, words: str) -> Part:
    """The forbidden sign and what is not allowed."""
    text = TextBlock(ui, words, style=Style(theme.BODY, "bold", theme.CLAY, 1.22))
    side = ui.font(20)
    low = max(0, (text.line_height - side) // 2)
    sign = Inset(picture(ui, ui.assets.icon("forbid", side, theme.CLAY)), 0, low, ui.px(8), 0)
    return Row(sign, text, side=Side.START)
