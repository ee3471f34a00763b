"""A speech bubble with a tail: what a player calls, or why a card may not be played."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.words.markup import plain


class Bubble(Widget):
    """Paper with a tail that points at `tip`.

    `head` (with the forbidden sign) makes it a refusal in clay; without one it is plain speech.
    `note` stands below a hairline. Place its box with `place`, then set `tip` to a point outside it:
    the tail leaves from the nearest side.
    """

    focusable = False

    def __init__(
        self,
        ui: Ui,
        body: str,
        width: int | None = None,
        head: str = "",
        note: str = "",
    ) -> None:
        super().__init__(ui, "bubble")
        self.tip: tuple[int, int] | None = None
        self.head, self.body, self.note = head, body, note
        self._colour = theme.CLAY if head else ""
        self._pad = (ui.px(16), ui.px(11)) if head else (ui.px(13), ui.px(5))
        inner = None if width is None else width - 2 * self._pad[0]
        style = Style(theme.BUBBLE, "regular" if head else "bold", theme.INK, theme.LINE_BUBBLE)
        self._sign = ui.font(20) if head else 0
        head_room = None if inner is None else inner - self._sign - ui.px(8)
        self._head = (
            TextBlock(ui, head, head_room, Style(theme.BODY, "bold", theme.CLAY, 1.22)) if head else None
        )
        self._body = TextBlock(ui, body, inner, style)
        if inner is not None and not head:  # no wider than its words
            self._body = TextBlock(ui, body, self._body.text_width, style)
        small = Style(theme.SECOND, "regular", theme.SOFT, 1.34)
        self._note = TextBlock(ui, note, inner, small) if note else None
        parts = [self._body.size]
        high = self._body.size[1] if body else 0
        if self._head:
            parts.append((self._head.size[0] + self._sign + ui.px(8), 0))
            high += self._head.size[1] + (ui.px(4) if body else 0)
        if self._note:
            parts.append(self._note.size)
            high += self._note.size[1] + ui.px(13)
        self.size = (max(part[0] for part in parts) + 2 * self._pad[0], high + 2 * self._pad[1])

    @property
    def spoken(self) -> str:
        said = [part.spoken for part in (self._head, self._body, self._note) if part]
        return " ".join(plain(text) for text in said)

    @property
    def hit(self) -> Rect:
        return self.rect

    def arrange(self) -> None:
        x, y = self.rect.x + self._pad[0], self.rect.y + self._pad[1]
        if self._head:
            self._head.place(x + self._sign + self.ui.px(8), y)
            y += self._head.size[1] + self.ui.px(4)
        self._body.place(x, y)
        if self._note:
            self._note.place(x, y + self._body.size[1] + self.ui.px(13))

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
        if self._head:
            sign = self.ui.assets.icon("forbid", self._sign, self._colour)
            middle = self._head.rect.y + self._head.line_height // 2
            surface.blit(sign, sign.get_rect(midleft=(self.rect.x + self._pad[0], middle)))
            self._head.draw(surface)
        self._body.draw(surface)
        if self._note:
            y = self._note.rect.y - self.ui.px(6)
            rule = Rect(
                self.rect.x + self._pad[0], y, self.rect.w - 2 * self._pad[0], max(1, self.ui.px(1.5))
            )
            surface.fill(theme.HAIR, rule)
            self._note.draw(surface)

    def _draw_tail(self, surface: Surface, tip: tuple[int, int], line: float) -> None:
        """A triangle from the side that faces the tip; it covers the edge where it leaves."""
        half = self.ui.px(15 if self._colour else 8)
        box, keep = self.rect, half + self.ui.px(12)
        over = max(1, round(line)) + 1
        if tip[1] >= box.bottom or tip[1] <= box.top:
            x = max(box.left + keep, min(box.right - keep, tip[0]))
            y = box.bottom if tip[1] >= box.bottom else box.top
            into = -over if tip[1] >= box.bottom else over
            base, root = ((x - half, y), (x + half, y)), ((x - half, y + into), (x + half, y + into))
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
