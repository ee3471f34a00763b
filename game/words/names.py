"""Sentences about our own table, told of another table where the others have other names."""

from __future__ import annotations

import re

from game.rules.seats import Seat
from game.words import seat_name

Names = tuple[str, str, str, str]
"""Who sits where, by seat."""


def speaks_to(player: Seat, names: Names | None) -> bool:
    """Whether the player in this seat is the learner, whatever names the others have."""
    return names is None or names[player] == seat_name(player, player)


def in_names(text: str, player: Seat, names: Names | None) -> str:
    """A sentence that speaks to the player in this seat, with the names that the others have in a record."""
    if names is None:
        return text
    theirs = {seat_name(seat, player): names[seat] for seat in Seat if seat is not player}
    pattern = "|".join(rf"\b{re.escape(name)}\b" for name in theirs)
    return re.sub(pattern, lambda found: theirs[found[0]], text)
