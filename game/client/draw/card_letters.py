"""What stands on jack, queen, king and ace: J Q K A as drawn, or the letters of another language."""

from __future__ import annotations

import json
import re
from functools import cached_property
from pathlib import Path

RANKS = "JQKA"
"""As the cards are drawn."""

_RANK = re.compile(rb'(<g data-part="rank"><path d=")[^"]*')  # as sprites/drawing/faces.py marks it


class CardLetters:
    """The letters in use. `root` is the folder of the sprites, `ranks` what stands on jack to ace."""

    def __init__(self, root: Path) -> None:
        self.ranks = RANKS
        self._root = root

    def choose(self, indices: str) -> None:
        """The letters of the language spoken now (`local`), or those of the drawings (`english`)."""
        self.ranks = RANKS
        if indices == "local":
            from game.words import local_ranks  # the first picture has no cards

            self.ranks = local_ranks()

    def shown(self, rank: str) -> str:
        """A rank by its sign in files as it is written beside words: the ten as 10."""
        place = RANKS.find(rank)
        return self.ranks[place] if place >= 0 else "10" if rank == "T" else rank

    def outline(self, card: Path) -> str:
        """The outline that takes the place of the letter on a drawn card; "" where that may stay."""
        place = RANKS.find(card.stem[0])
        if place < 0 or self.ranks[place] == RANKS[place]:
            return ""
        return self._outlines[self.ranks[place]]["small" if card.parent.name == "small" else "face"]

    @cached_property
    def _outlines(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = json.loads((self._root / "letters.json").read_text("ascii"))
        return found


def with_letter(card: bytes, outline: str) -> bytes:
    """The drawing of a card with this outline for its letter."""
    return _RANK.sub(rb"\g<1>" + outline.encode("ascii"), card) if outline else card
