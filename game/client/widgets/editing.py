"""A text while it is typed: where the next sign goes, what is selected, and what each key makes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

_WORD = re.compile(r"\w+|[^\w\s]+")


@dataclass(frozen=True, slots=True)
class Editing:
    """A text, the place of its caret, and where a selection began: signs from 0 to the length of the text."""

    text: str
    caret: int = 0
    anchor: int = 0

    @classmethod
    def at_end(cls, text: str) -> Editing:
        """Nothing selected, and the caret behind the last sign."""
        return cls(text, len(text), len(text))

    @property
    def selected(self) -> tuple[int, int]:
        """Where the selection begins and ends; both are the caret where there is none."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def copied(self) -> str:
        """The selected text."""
        first, last = self.selected
        return self.text[first:last]

    # -- moving --------------------------------------------------------------------------------

    def to(self, place: int, *, select: bool = False) -> Editing:
        """The caret at a place; what lies between is selected where that is wanted."""
        place = max(0, min(place, len(self.text)))
        return replace(self, caret=place, anchor=self.anchor if select else place)

    def step(self, way: int, *, select: bool = False, word: bool = False) -> Editing:
        """One sign or word to the left (-1) or right (1); without `select` a selection ends on that side."""
        first, last = self.selected
        if first != last and not select and not word:
            return self.to(first if way < 0 else last)
        return self.to(self._word(way) if word else self.caret + way, select=select)

    def _word(self, way: int) -> int:
        """Where the word on the left begins, or the one on the right ends."""
        found = list(_WORD.finditer(self.text))
        if way < 0:
            return max((word.start() for word in found if word.start() < self.caret), default=0)
        return min((word.end() for word in found if word.end() > self.caret), default=len(self.text))

    def all(self) -> Editing:
        """Everything selected."""
        return replace(self, caret=len(self.text), anchor=0)

    # -- changing ------------------------------------------------------------------------------

    def typed(self, words: str, most: int) -> Editing:
        """Words in place of what is selected, as many as have room."""
        first, last = self.selected
        words = words[: max(0, most - len(self.text) + last - first)]
        text = self.text[:first] + words + self.text[last:]
        return Editing(text, first + len(words), first + len(words))

    def without(self, way: int, *, word: bool = False) -> Editing:
        """Without what is selected, else without the sign or word before (-1) or behind (1) the caret."""
        gone = self if self.copied else self.step(way, select=True, word=word)
        return gone.typed("", len(self.text))


def wrapped(text: str, fits: Callable[[str], bool]) -> Sequence[tuple[int, int]]:
    """Where the lines of a text begin and end, each as long as `fits`; a line ends behind a space.

    >>> wrapped("one two three", lambda line: len(line) <= 8)
    [(0, 8), (8, 13)]
    """
    lines: list[tuple[int, int]] = []
    first = 0
    for piece in re.finditer(r"\S*\s*", text):
        if not piece[0]:
            break
        if piece.start() > first and not fits(text[first : piece.end()].rstrip()):
            lines.append((first, piece.start()))
            first = piece.start()
        while not fits(text[first : piece.end()].rstrip()) and piece.end() - first > 1:
            end = next(
                at for at in range(piece.end() - 1, first, -1) if at == first + 1 or fits(text[first:at])
            )
            lines.append((first, end))
            first = end
    return [*lines, (first, len(text))]
