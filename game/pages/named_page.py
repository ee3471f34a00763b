"""A page as it is said at a table where the others have names of their own."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

from game.pages import page
from game.rules.seats import Seat
from game.words.names import Names, in_names

T = TypeVar("T")

_SAID = (
    page.Page,
    page.Button,
    page.Paragraph,
    page.CardRow,
    page.Figures,
    page.Figure,
    page.Sums,
    page.Sum,
    page.OtherTables,
    page.TableSays,
    page.HintStep,
    page.StepsRead,
    page.BarRows,
    page.Refusal,
)
_CODES = ("id", "icon", "clause")
"""Fields that hold no words."""


def with_names(said: T, player: Seat, names: Names | None) -> T:
    """A page, or a part of one, with these names by seat in all its sentences; as it is without names."""
    renamed: T = said if names is None else _renamed(said, player, names)
    return renamed


def _renamed(value: Any, player: Seat, names: Names) -> Any:
    if type(value) is str:  # codes such as those of suits are texts as well, of a kind of their own
        return in_names(value, player, names)
    if isinstance(value, tuple):
        return tuple(_renamed(part, player, names) for part in value)
    if not isinstance(value, _SAID):
        return value
    parts = {each.name: getattr(value, each.name) for each in fields(value)}
    said = {name: part if name in _CODES else _renamed(part, player, names) for name, part in parts.items()}
    return type(value)(**said)
