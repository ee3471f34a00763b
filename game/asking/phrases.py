"""Phrases among the words of a text, other small words between theirs allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

_BETWEEN = 2  # other words that may stand between two of a phrase

APART = "…"
"""Stands in a phrase where any words may stand between two of it, as between a German verb and its prefix."""

_FAR = 8  # words that may stand there

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
    places, at, any_word = [begin], begin, False
    for word in phrase[1:]:
        if word == APART:
            any_word = True
            continue
        at = _next(word, stems, at + 1, None if any_word else between, _FAR if any_word else _BETWEEN)
        if at < 0:
            return ()
        places.append(at)
        any_word = False
    return tuple(places)


def _next(word: str, stems: Sequence[str], begin: int, between: Sequence[bool] | None, most: int) -> int:
    """Where a word stands next, after not too many others that may part it from the one before; -1 if not."""
    for at in range(begin, min(len(stems), begin + most + 1)):
        if stems[at] == word:
            return at
        if between is not None and not (between and between[at]):
            return -1
    return -1
