"""A store of made pictures, bounded in bytes: what was not asked for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from pygame import Surface

T = TypeVar("T")


class Kept:
    """Keeps what `make` built under a key of all that it depends on."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._items: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self.made = 0
        """How many things were made so far."""

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of `key`, made now if it is not kept."""
        if key in self._items:
            self._items.move_to_end(key)
            kept: T = self._items[key][0]
            return kept
        thing = make()
        self.made += 1
        size = _bytes_of(thing)
        self._items[key] = (thing, size)
        self._bytes += size
        while self._bytes > self._budget and len(self._items) > 1:
            self._bytes -= self._items.popitem(last=False)[1][1]
        return thing

    def __contains__(self, key: Hashable) -> bool:
        """Whether a thing is kept, so that it need not be made."""
        return key in self._items

    def clear(self) -> None:
        self._items.clear()
        self._bytes = 0


def _bytes_of(thing: object) -> int:
    """Bytes of a surface, or of the surface inside a sprite or a pair; 0 for anything else."""
    if isinstance(thing, Surface):
        return thing.get_width() * thing.get_height() * thing.get_bytesize()
    if isinstance(thing, tuple):
        return sum(_bytes_of(part) for part in thing)
    return _bytes_of(getattr(thing, "surface", None)) if hasattr(thing, "surface") else 0
