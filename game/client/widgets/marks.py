"""Small signs that several screens draw: the bar of steps, a key's cap, a rule across paper."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui


def step_bar(ui: Ui, canvas: Canvas, rect: Rect, step: int, steps: int) -> None:
    """Done steps in pine, the current one (`step`, from 1; 0 for none) in brass, the rest to come."""
    if steps <= 0:
        return
    gap = max(1, ui.px(5 if steps <= 12 else 3))
    for number in range(steps):
        left = rect.x + round(number * (rect.w + gap) / steps)
        right = rect.x + round((number + 1) * (rect.w + gap) / steps) - gap
        fill, edge = theme.BAR_TODO, theme.BAR_TODO_EDGE
        if number + 1 < step:
            fill, edge = theme.PINE, theme.PINE
        elif number + 1 == step:
            fill, edge = theme.BRASS, theme.BRASS_DARK
        part = Rect(left, rect.y, max(2, right - left), rect.h)
        style = Box(min(rect.h, part.w) / 2, fill, edge, max(1.0, 1.5 * ui.metrics.k))
        canvas.blit(ui.box(part.size, style), part)


def key_cap(ui: Ui, key: str, colour: str = theme.SOFT, size: float = theme.LEAST) -> Surface:
    """A key of the keyboard as a small picture."""
    pixels = ui.font(size)

    def make() -> Surface:
        letters = ui.assets.text(key, "semibold", pixels, colour)
        wide = max(letters.get_width() + round(pixels * 0.8), round(pixels * 1.55))
        out = shapes.clear((wide, round(pixels * 1.7)))
        edge = Box(pixels * 0.35, edge=colour, width=max(1.0, 1.5 * ui.metrics.k))
        out.blit(ui.box(out.get_size(), edge), (0, 0))
        out.blit(letters, letters.get_rect(center=out.get_rect().center))
        return out

    return ui.assets.kept.get(("key", key, colour, pixels), make)


def pill(ui: Ui, words: str, fill: str = theme.GOLD_LIT, high: float = 4) -> Surface:
    """A short word in a brass-edged oval, such as "due", so much higher than its letters."""
    letters = ui.text(words, theme.LEAST, "bold")
    out = shapes.clear((letters.get_width() + ui.px(18), letters.get_height() + ui.px(high)))
    style = Box(8 * ui.metrics.k, fill, theme.BRASS_DARK, max(1.0, 1.5 * ui.metrics.k))
    out.blit(ui.box(out.get_size(), style), (0, 0))
    out.blit(letters, letters.get_rect(center=out.get_rect().center))
    return out


def rule(ui: Ui, canvas: Canvas, place: Rect) -> None:
    """A hairline across paper, at the lower edge of a place."""
    thick = ui.px(1.5)
    canvas.fill(theme.HAIR, Rect(place.x, place.bottom - thick, place.w, max(1, thick)))
