"""Annotations of the notation: remarks on calls and cards, which say nothing about the game itself."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

LONGEST = 1024
"""Letters a remark may have."""
_MOST = 50  # remarks on one call or card

_KEYS = {"EUCHRE_BIDDING": "callAnnotations", "TRICK_PLAY": "playAnnotations"}

Remarks = Mapping[int, Sequence[str]]
"""Remarks by the place of a call among the calls, or of a card among all cards played, from 0."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What is remarked on one deal."""

    calls: Remarks = field(default_factory=dict)
    plays: Remarks = field(default_factory=dict)


def annotated(data: dict[str, Any], notes: Sequence[Notes]) -> dict[str, Any]:
    """A game with remarks on its deals, in order; those it has already stay, and none is made twice."""
    game = copy.deepcopy(data)
    for deal, remarks in zip(game["deals"], notes, strict=True):
        for phase in deal["phases"]:
            key = _KEYS[phase["type"]]
            own = remarks.calls if key == "callAnnotations" else remarks.plays
            together = {**phase.get(key, {})}
            for place, texts in own.items():
                together[str(place)] = _joined(together.get(str(place), []), texts)
            if together:
                phase[key] = together
    return game


def _joined(there: Any, texts: Sequence[str]) -> list[str]:
    before = there if isinstance(there, list) else [str(there)]
    return [*before, *(text for text in texts if text not in before)][:_MOST]
