"""The clock of a round in the room: a dial with what is left of it, and the same in words."""

from __future__ import annotations

import math
from functools import partial

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.evening.in_play import EveningInPlay
from game.i18n import _
from game.pages.evening_clock import clock_face, clock_lines

_DIAL = 76
_MARKS = 12


def clock_part(ui: Ui, state: EveningInPlay) -> Part:
    """The dial beside the time left; a clock that is stopped is pale."""
    left, minutes = state.left or 0, state.evening.event.minutes or 1
    share = left / (minutes * 60_000)
    dial = Drawing(ui, partial(_draw_dial, share, state.is_clock_stopped), (ui.px(_DIAL), ui.px(_DIAL)))
    colour = theme.SOFT if state.is_clock_stopped else theme.INK
    lines = clock_lines(state)
    if not state.is_clock_stopped and left:
        lines = [_("left in this round"), *lines[1:]]
    soft = Style(theme.SECOND, colour=theme.SOFT, line=1.3)
    words = Column(
        TextBlock(ui, clock_face(left), style=Style(30, "title", colour, 1.1)),
        *(TextBlock(ui, line, style=soft) for line in lines),
    )
    return Row(dial, words, gap=ui.px(16), grow=words)


def _draw_dial(share: float, stopped: bool, ui: Ui, surface: Surface, rect: Rect) -> None:
    """A wedge for what is left, clockwise up to twelve, and a hand at its beginning."""
    side = ui.px(_DIAL)
    key = ("night clock", round(share, 3), stopped, side)
    surface.blit(ui.assets.kept.get(key, partial(_dial, share, stopped, side)), rect)


def _dial(share: float, stopped: bool, side: int) -> Surface:
    k, middle = side / _DIAL, side / 2
    radius = middle - 3 * k
    edge, fill = (theme.EDGE_LIT, theme.PAPER_2) if stopped else (theme.EDGE_DARK, theme.GOLD_LIT)
    parts = [f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="{theme.WHITE}"/>']
    angle = 2 * math.pi * (1 - share)
    x, y = middle + radius * math.sin(angle), middle - radius * math.cos(angle)
    if share >= 1:
        parts.append(f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="{fill}"/>')
    elif share > 0:
        large = 1 if share > 0.5 else 0
        arc = f"M{middle} {middle}L{x} {y}A{radius} {radius} 0 {large} 1 {middle} {middle - radius}Z"
        parts.append(f'<path d="{arc}" fill="{fill}"/>')
    for mark in range(_MARKS):
        turn = 2 * math.pi * mark / _MARKS
        ends = " ".join(
            f'{name}="{middle + length * radius * value}"'
            for length, names in ((0.86, "x1 y1"), (0.97, "x2 y2"))
            for name, value in zip(names.split(), (math.sin(turn), -math.cos(turn)), strict=True)
        )
        parts.append(f'<line {ends} stroke="{edge}" stroke-width="{1.6 * k}"/>')
    tip = middle + 0.72 * radius * math.sin(angle), middle - 0.72 * radius * math.cos(angle)
    hand = theme.SOFT if stopped else theme.INK
    rim = f'fill="none" stroke="{edge}" stroke-width="{3 * k}"'
    parts += [
        f'<circle cx="{middle}" cy="{middle}" r="{radius}" {rim}/>',
        f'<line x1="{middle}" y1="{middle}" x2="{tip[0]}" y2="{tip[1]}" stroke="{hand}" '
        f'stroke-width="{3.4 * k}" stroke-linecap="round"/>',
        f'<circle cx="{middle}" cy="{middle}" r="{4 * k}" fill="{hand}"/>',
    ]
    return shapes.drawn("".join(parts), (side, side))
