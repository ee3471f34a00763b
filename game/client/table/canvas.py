"""Keeps what lies in the window and draws again only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.client.table.table_picture import ABOVE_ALL, Item

_MERGE = 24  # pixels within which two changed places are drawn as one


class Canvas:
    """Items by key over a still ground, with a layer of widgets between low and high items."""

    def __init__(self) -> None:
        self.items: Mapping[str, Item] = {}
        self._order: list[Item] = []
        self._dirty: list[Rect] = []

    def show(self, items: Mapping[str, Item]) -> bool:
        """Takes the items of the next picture; True if it differs from the last."""
        changed = False
        for key, item in items.items():
            old = self.items.get(key)
            if old is None or old.surface is not item.surface or old.at != item.at or old.z != item.z:
                self._invalidate(item)
                if old is not None:
                    self._invalidate(old)
                changed = True
        for key in self.items.keys() - items.keys():
            self._invalidate(self.items[key])
            changed = True
        if changed:
            self.items = items
            self._order = sorted(items.values(), key=lambda item: item.z)
        return changed

    def swap(self, key: str, surface: Surface) -> None:
        """Another picture for one item, at the same place and of the same size."""
        old = self.items[key]
        new = old._replace(surface=surface)
        self.items = {**self.items, key: new}
        self._order[self._order.index(old)] = new
        self._invalidate(new)

    def _invalidate(self, item: Item) -> None:
        self._dirty.append(Rect(item.at, item.surface.get_size()))

    def invalidate(self, place: Rect) -> None:
        """Something else changed there."""
        self._dirty.append(place)

    @property
    def dirty(self) -> bool:
        return bool(self._dirty)

    def draw(
        self,
        target: Surface,
        ground: Surface,
        widgets: Callable[[Surface], None],
        covered: Sequence[Rect],
        all_of_it: bool,
    ) -> None:
        """Brings the window up to date: ground, low items, widgets (they lie in `covered`), high items."""
        window = target.get_rect()
        changed = dict.fromkeys(tuple(place.clip(window)) for place in self._dirty)
        places = [window] if all_of_it else merged([Rect(place) for place in changed])
        self._dirty = []
        kept = target.get_clip()
        for place in places:
            target.set_clip(place)
            target.blit(ground, place.topleft, place)
            self._blit(target, place, above=False)
            if place.collidelist(covered) >= 0:
                widgets(target)
            self._blit(target, place, above=True)
        target.set_clip(kept)

    def _blit(self, target: Surface, place: Rect, above: bool) -> None:
        pairs = [
            (item.surface, item.at)
            for item in self._order
            if (item.z >= ABOVE_ALL) is above and place.colliderect(item.at, item.surface.get_size())
        ]
        target.fblits(pairs)


def merged(places: list[Rect]) -> list[Rect]:
    """The same area in fewer boxes: what touches or nearly touches becomes one, where that is cheap."""
    out: list[Rect] = []
    for place in places:
        if not place.w or not place.h:
            continue
        box = place
        again = True
        while again:
            again = False
            for other in out:
                joined = box.union(other)
                apart = box.w * box.h + other.w * other.h
                near = box.inflate(_MERGE, _MERGE).colliderect(other)
                if near and (joined.w * joined.h <= 1.3 * apart or box.colliderect(other)):
                    out.remove(other)
                    box, again = joined, True
                    break
        out.append(box)
    return out


def faded(surface: Surface, share: float) -> Surface:
    """A copy with its opacity multiplied."""
    out = surface.copy()
    out.fill((255, 255, 255, max(0, min(255, round(255 * share)))), special_flags=pygame.BLEND_RGBA_MULT)
    return out
