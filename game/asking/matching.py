"""Matches what somebody types with phrases, by what the words mean; the rarer a word, the more it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log

from game.asking.vocabulary import ELSEWHERE, OTHER_GAME, Kind, kind_of, vocabulary

_WHOLE = 0.43  # what all ways to put a thing together count beside the best one
_WEIGHTS = {Kind.FRAME: 0.9, Kind.MODE: 0.3}  # of words that tell what kind of thing is asked

Weights = Mapping[str, float]
"""What the words mean that somebody typed, and how much each tells."""


class WordIndex:
    """What the words mean in every way to put every thing, each weighed by how rare it is.

    `known` holds for each thing the phrases that mean it, in the language in use.
    """

    def __init__(self, known: Sequence[Sequence[str]]) -> None:
        self._words = vocabulary()
        self._spelt = frozenset(
            word for phrases in known for text in phrases for word in self._words.letters(text)
        )
        self._phrases = [
            [frozenset(self._words.meanings(text, self._spelt)) - {ELSEWHERE} for text in phrases]
            for phrases in known
        ]
        self._letters = [frozenset(map(self._bare, phrases)) for phrases in known]
        self._whole = [frozenset[str]().union(*phrases) for phrases in self._phrases]
        count = Counter(word for whole in self._whole for word in whole)
        self._rarest = log(1 + len(known))
        self._weight = {word: self._weighed(word, number, len(known)) for word, number in count.items()}

    def _weighed(self, word: str, number: int, things: int) -> float:
        weight = log(1 + things / number) * self._words.weighs(word)
        return _WEIGHTS.get(kind_of(word), weight)

    def weights(self, typed: str) -> Weights:
        """What the words typed mean, slips of the pen put right, with their weights."""
        return {
            word: self._weight.get(word, self._unknown(word))
            for word in self._words.meanings(typed, self._spelt)
        }

    def _unknown(self, word: str) -> float:
        return _WEIGHTS.get(kind_of(word), self._rarest * self._words.tells(word))

    def is_put(self, typed: str, place: int) -> bool:
        """Whether one of the ways to put a thing is just what was typed."""
        return self._bare(typed) in self._letters[place]

    def score(self, wanted: Weights, place: int) -> float:
        """How well the best way to put a thing fits, from 0 to 1; `place` is its number in `known`."""
        best = max((self._alike(wanted, phrase) for phrase in self._phrases[place]), default=0.0)
        return (1 - _WHOLE) * best + _WHOLE * self.covered(wanted, place)

    def named(self, wanted: Weights, place: int) -> float:
        """How well the best name of a thing fits, whatever is asked about it, from 0 to 1."""
        told = {word: weight for word, weight in wanted.items() if kind_of(word) is Kind.WORD}
        return max((self._alike(told, phrase) for phrase in self._phrases[place]), default=0.0)

    def _alike(self, wanted: Weights, phrase: frozenset[str]) -> float:
        own = sum(self._weight[word] for word in phrase)
        shared = sum(weight for word, weight in wanted.items() if word in phrase)
        both = own + sum(wanted.values())
        return 2 * shared / both if both else 0.0

    def covered(self, wanted: Weights, place: int) -> float:
        """How much of what was typed a thing speaks of, whatever kind of question it is, from 0 to 1."""
        told = {word: weight for word, weight in wanted.items() if kind_of(word) is Kind.WORD}
        spoken_of = sum(weight for word, weight in told.items() if word in self._whole[place])
        return spoken_of / sum(told.values()) if any(told.values()) else 0.0

    def shared(self, wanted: Weights, place: int) -> int:
        """Of how many things of the game both speak."""
        return sum(self._words.is_of_the_game(word) for word in wanted if word in self._whole[place])

    def knows_all(self, wanted: Weights) -> bool:
        """Whether everything of the game that was typed is spoken of somewhere; other things may be said."""
        others = {ELSEWHERE, OTHER_GAME}
        return all(
            word in self._weight or not self._words.is_of_the_game(word) or word in others for word in wanted
        )

    def tells_more(self, wanted: Weights, place: int) -> bool:
        """Whether both speak of more than where one plays, or no more was typed."""
        told = [word for word in wanted if kind_of(word) is Kind.WORD]
        both = [word for word in told if word in self._whole[place]]
        return len(both) == len(told) or not all(map(self._words.is_scene, both))

    def asks(self, frame: str, place: int) -> bool:
        """Whether a thing is asked about in a way that tells what kind of thing is asked."""
        return frame in self._whole[place]

    def _bare(self, text: str) -> str:
        return " ".join(self._words.letters(text))
