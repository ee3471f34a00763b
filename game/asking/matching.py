"""Matches what somebody types with phrases: synonyms count, and so do words with slips of the pen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from math import log, sqrt

from game.i18n import _

_STEM = 6  # letters that make two words the same: tricks and tricked
_LIKE = 0.78  # how like a known word a mistyped one has to be
_WHOLE = 0.3  # what all ways to put a thing together count beside the best one
_LONGEST = 300  # letters of a question that are read


class WordIndex:
    """The words of every way to put every thing, each weighed by how rare it is.

    `known` holds for each thing the phrases that mean it, in the language in use.
    """

    def __init__(self, known: Sequence[Sequence[str]]) -> None:
        self._same = _synonyms()
        self._empty = frozenset(_empty_words().split())
        self._phrases = [[self._words(phrase) for phrase in phrases] for phrases in known]
        count = Counter(
            word for phrases in self._phrases for word in {word for phrase in phrases for word in phrase}
        )
        self._weight = {word: log(1 + len(known) / number) for word, number in count.items()}
        self._known = [*count, *self._same]
        self._rarest = log(1 + len(known))

    def _words(self, text: str) -> tuple[str, ...]:
        """The words that say something, each as the one that stands for all that mean the same."""
        letters = re.findall(r"[^\W_]+", text[:_LONGEST].lower().replace("'", ""))
        kept = (word for word in letters if word not in self._empty)
        return tuple(
            dict.fromkeys(self._same.get(word, self._same.get(word[:_STEM], word[:_STEM])) for word in kept)
        )

    def weights(self, typed: str) -> dict[str, float]:
        """The known words of what is typed, mistyped ones mended, with their weights."""
        found: dict[str, float] = {}
        for word in self._words(typed):
            known = word if word in self._weight else self._mended(word)
            found[known] = self._weight.get(known, self._rarest)
        return found

    def _mended(self, word: str) -> str:
        """The known word most like this one; itself where none is."""
        like = next(iter(get_close_matches(word, self._known, 1, _LIKE)), word)
        return self._same.get(like, like)

    def score(self, wanted: dict[str, float], place: int) -> float:
        """How well the best way to put a thing fits, from 0 to 1; `place` is its number in `known`."""
        total = sum(weight**2 for weight in wanted.values())
        best = 0.0
        spoken_of = {word for phrase in self._phrases[place] for word in phrase}
        covered = sum(weight for word, weight in wanted.items() if word in spoken_of)
        for phrase in self._phrases[place]:
            own = sum(self._weight[word] ** 2 for word in phrase)
            shared = sum(self._weight[word] * wanted[word] for word in phrase if word in wanted)
            if own and total:
                best = max(best, shared / sqrt(own * total))
        return (1 - _WHOLE) * best + _WHOLE * covered / sum(wanted.values()) if wanted else 0.0


def _empty_words() -> str:
    # NOTE: words of a question that tell nothing about what is meant, with spaces between them
    return _(
        "a about an and any are as at be by can could did do does for from go goes had has have "
        "how i if in into is it its just me must my need of on one or our should so somebody someone that "
        "the their them then there they this to too us use was we were what when where which who will with "
        "would you your whats thats dont cant whos"
    )


def _synonyms() -> dict[str, str]:
    # NOTE: words that mean the same to a player, in groups with bars between them; the first stands for all
    groups = _(
        "alone loner lone solo loners lonehand | order ordered ordering pick picked picks accept | "
        "left leftbower | bury buried burying discard discards discarded | upcard turnup turned flip | "
        "renege reneges reneged reneging revoke revokes revoked renig | suit suits color colour | "
        "defend defender defenders defending | points point score scores scored worth get gets | "
        "trump trumps | lead leads leader leading led start starts | deal deals dealing dealt | "
        "dealer dealers | "
        "jack jacks bower bowers | joker benny | kitty widow blind | pass passes passed passing | "
        "euchre euchred euchring set | march sweep | misdeal misdealt | stick stuck screw | "
        "partner partners mate | exposed dropped shown penalty | trick tricks | "
        "win wins won winner | beat beats | seven sevens 7 7s | eight eights 8 8s | nine nines 9 9s | "
        "ten tens 10 10s | five fives 5 5s | six sixes 6 | four fours 4 | three threes 3 | two twos 2 | "
        "first 1st | second 2nd | deck decks pack packs | call calls called calling bid bids bidding"
    )
    same: dict[str, str] = {}
    for group in groups.split("|"):
        first, *others = group.split()
        for word in (first, *others):
            same[word] = first
            same.setdefault(word[:_STEM], first)
    return same
