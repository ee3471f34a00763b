"""The cross-fade that stands in for every move when less motion is wanted."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.draw.ui import Ui
from game.client.table.canvas import faded
from game.client.table.table_picture import Item

_STEPS = 6


def cross_fade(
    ui: Ui, before: Mapping[str, Item], after: Mapping[str, Item], share: float
) -> dict[str, Item]:
    """`share` of the way from one set of items to the other; what is the same stays as it is."""
    step = round(share * _STEPS)
    out: dict[str, Item] = {}
    for key, item in before.items():
        if after.get(key) == item:
            out[key] = item
        elif step < _STEPS:
            out[f"going {key}"] = _dim(ui, item, _STEPS - step)
    for key, item in after.items():
        if before.get(key) != item and step:
            out[key] = _dim(ui, item, step)
    return out


def _dim(ui: Ui, item: Item, step: int) -> Item:
    if step >= _STEPS:
        return item
    key = ("faded", id(item.surface), item.surface.get_size(), step)
    # the surface is kept with its faded copy, so that its id stays its own
    surface, _own = ui.assets.kept.get(key, lambda: (faded(item.surface, step / _STEPS), item.surface))
    return item._replace(surface=surface)
