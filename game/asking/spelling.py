"""How a language is written: its words without capitals, accents and signs, and how often each stands."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cached_property

from spellchecker import SpellChecker


class Spelling:
    """The letters of one language, whichever way it is typed.

    `ways` are other ways to write letters and words, as regular expressions of what is left without capitals
    and accents, and what is read instead: in German "oe" is read as the o that is left of an ö.
    `apostrophe` is read for an apostrophe: nothing in "who's", a space in "l'atout".
    """

    def __init__(self, language: str, ways: Mapping[str, str], apostrophe: str = "") -> None:
        self._language = language
        self._apostrophe = apostrophe
        self._ways = tuple((re.compile(way), instead) for way, instead in ways.items())

    def letters(self, text: str) -> list[str]:
        """The words of a text without capitals, accents and signs: "Who's left?" is whos, left."""
        return re.findall(r"[^\W_]+", self.plain(text))

    def plain(self, text: str) -> str:
        """A text without capitals and accents, read as this language writes it: "Kürzen" is "kurzen"."""
        bare = (sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
        plain = "".join(bare).casefold()
        plain = plain.replace("'", self._apostrophe).replace("’", self._apostrophe)
        for way, instead in self._ways:
            plain = way.sub(instead, plain)
        return plain

    def frequency(self, word: str) -> float:
        """How often a word stands in all text of the language; 0 for one that is none."""
        if self._checker is None:
            return 0.0
        return float(self._checker.word_usage_frequency(word)) or self._bare.get(word, 0.0)

    @cached_property
    def _checker(self) -> SpellChecker | None:
        if self._language not in SpellChecker.languages():
            return None
        return SpellChecker(language=self._language)

    @cached_property
    def _bare(self) -> dict[str, float]:
        """How often words stand that are written with other letters than they are read with here."""
        assert self._checker is not None
        known = self._checker.word_frequency
        found: dict[str, float] = {}
        for word, count in known.items():
            if not word.isascii() or any(way.search(word) for way, _instead in self._ways):
                for bare in self.letters(word):
                    found[bare] = found.get(bare, 0.0) + count / known.total_words
        return found
