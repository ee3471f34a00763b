"""How people put things, word for word: which thing is put most like what somebody types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import chain, pairwise
from math import log, sqrt

from game.asking.vocabulary import vocabulary

_Features = dict[Hashable, float]  # words, and pairs of words that follow each other


class Wordings:
    """The words of every way to put every thing, small words included, and in which order they stand."""

    def __init__(self, known: Sequence[Sequence[str]]) -> None:
        self._words = vocabulary()
        phrases = [[self._features(text) for text in texts] for texts in known]
        count = Counter(feature for texts in phrases for feature in set(chain(*texts)))
        self._weight: _Features = {feature: log(1 + len(known) / number) for feature, number in count.items()}
        self._holding: dict[Hashable, list[tuple[int, float]]] = {}
        for place, texts in enumerate(phrases):
            middle: _Features = {}
            for features in texts:
                for feature, weight in self._weighed(features).items():
                    middle[feature] = middle.get(feature, 0.0) + weight
            for feature, weight in _of_length_one(middle).items():
                self._holding.setdefault(feature, []).append((place, weight))
        self._number = len(known)

    def _features(self, text: str) -> frozenset[Hashable]:
        stems = self._words.stems(text)
        return frozenset(chain(stems, pairwise(stems)))

    def _weighed(self, features: frozenset[Hashable]) -> _Features:
        return _of_length_one({each: self._weight[each] for each in features if each in self._weight})

    def alike(self, typed: str) -> list[float]:
        """For each thing how much like it a text is put, from 0 to 1."""
        found = [0.0] * self._number
        for feature, weight in self._weighed(self._features(typed)).items():
            for place, middle in self._holding[feature]:
                found[place] += weight * middle
        return found


def _of_length_one(features: _Features) -> _Features:
    length = sqrt(sum(weight * weight for weight in features.values()))
    return {feature: weight / length for feature, weight in features.items()} if length else {}
