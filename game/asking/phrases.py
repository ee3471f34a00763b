"""Phrases among the words of a text, other small words between theirs allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

_BETWEEN = 2  # other words that may stand between two of a phrase

Phrases = Mapping[str, Sequence[tuple[tuple[str, ...], str]]]
"""Phrases and what each is a name for, by their first words."""


def matches(
    phrases: Phrases, stems: Sequence[str], between: Sequence[bool]
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The names of the phrases that stand among words, and where; `between`: words they may be parted by."""
    for place, stem in enumerate(stems):
        for phrase, name in phrases.get(stem, ()):
            if places := _places(phrase, stems, place, between):
                yield name, places


def closest(match: tuple[str, tuple[int, ...]]) -> tuple[int, int]:
    """The longest phrases first, then those of words that stand closest together."""
    _name, places = match
    return -len(places), places[-1] - places[0]


def _places(
    phrase: Sequence[str], stems: Sequence[str], begin: int, between: Sequence[bool]
) -> tuple[int, ...]:
    """Where the words of a phrase stand one after another, from a place on; empty where they do not."""
    places, at = [begin], begin
    for word in phrase[1:]:
        at += 1
        skipped = 0
        while at < len(stems) and stems[at] != word and between and between[at] and skipped < _BETWEEN:
            at, skipped = at + 1, skipped + 1
        if at >= len(stems) or stems[at] != word:
            return ()
        places.append(at)
    return tuple(places)
