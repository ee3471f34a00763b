"""Trump, stitched into the felt: sewn along its outline when it is made, then one still picture."""

from __future__ import annotations

import re

from game.client.draw import shapes
from game.client.draw.ui import Ui
from game.client.table.felt import Felt
from game.client.table.layout import TableLayout
from game.client.table.table_picture import Item
from game.rules.cards import Suit
from game.rules.view import SeatView

SIGN = "sign"  # the key of the item
_Z = 1
_WIDE, _HIGH, _SHAPE = 480, 420, 392  # of the drawing, and the height of the sign in it
_PATH = re.compile(r'<path d="([^"]*)"([^>]*)/>')
_STEPS = 24  # pictures of the sewing


def put_sign(felt: Felt, layout: TableLayout, view: SeatView) -> None:
    """The sign of trump, whole; it goes with the next deal."""
    if view.trump is not None:
        felt.items[SIGN] = sewn(felt.ui, layout, view.trump, 1.0)


def sewn(ui: Ui, layout: TableLayout, trump: Suit, share: float) -> Item:
    """The sign with so much of both its rows sewn, from 0 to 1."""
    scale = layout.sign.h / _SHAPE
    size = round(_WIDE * scale), round(_HIGH * scale)
    at = layout.sign.centerx - size[0] // 2, layout.sign.centery - size[1] // 2
    name, step = f"{ui.assets.deck}/sign{trump}", min(_STEPS, round(share * _STEPS))
    if step >= _STEPS:
        return Item(_Z, ui.assets.svg(name, size), at)
    key = ("sewn", name, size, step)
    return Item(_Z, ui.assets.kept.get(key, lambda: shapes.drawn(_first(ui, name, step, scale), size)), at)


def _first(ui: Ui, name: str, step: int, scale: float) -> str:
    """SVG elements of the first stitches of each row, and of the patch below them."""
    text = (ui.assets.root / f"{name}.svg").read_text(encoding="utf-8")
    (patch, below), *rows = _PATH.findall(text)
    drawn = f'<path d="{patch}"{below} opacity="{step / _STEPS:.2f}"/>'
    for strokes, look in rows:
        every = strokes.split("M")[1:]
        done = every[: len(every) * step // _STEPS]
        if done:
            drawn += f'<path d="M{"M".join(done)}"{look}/>'
    return f'<g transform="scale({scale:.4f})">{drawn}</g>'
