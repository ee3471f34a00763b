"""Sentences about our own table, told of another table where the others have other names."""

from __future__ import annotations

import re

from game.rules.seats import Seat
from game.words import seat_name

Names = tuple[str, str, str, str]
"""Who sits where, by seat."""

_OTHERS = (Seat.WEST, Seat.NORTH, Seat.EAST)


def in_names(text: str, names: Names | None) -> str:
    """A sentence that speaks to South, with the names of the others in the place of those of our table."""
    if names is None:
        return text
    theirs = {seat_name(seat): names[seat] for seat in _OTHERS}
    pattern = "|".join(rf"\b{re.escape(name)}\b" for name in theirs)
    return re.sub(pattern, lambda found: theirs[found[0]], text)
