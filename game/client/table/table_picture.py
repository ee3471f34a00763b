"""One still picture of the table: pieces that can move, and items that only come and go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Surface

from game.client.table.places import Spot
from game.rules.cards import Card

ABOVE_ALL = 100
"""Items from this height on lie above buttons, bubbles and boxes."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or a wooden piece lying at a spot. `code` is a card as in files, `back`, or furniture."""

    code: str
    spot: Spot
    z: int = 0
    states: tuple[str, ...] = ()
    tab: str = ""  # the suit of the brass "= trump" tag
    veil: float = 0.0  # how dark the veil over it is
    shadow: str = "card"


class Item(NamedTuple):
    """A picture at a place. Items of equal height are drawn in the order of their keys' coming."""

    z: int
    surface: Surface
    at: tuple[int, int]


@dataclass(frozen=True)
class TablePicture:
    """All that lies on the table, by keys that stay the same while a thing stays the same thing."""

    pieces: Mapping[str, Piece] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)


@dataclass(frozen=True)
class Pointed:
    """What mouse and focus do to the hand."""

    hovered: Card | None = None
    focused: Card | None = None
    dragged: tuple[Card, Spot] | None = None


UNTOUCHED = Pointed()
"""Neither mouse nor focus is at the hand."""
