"""What words mean to people who play: slang and synonyms as data, endings and slips taken off."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property, lru_cache
from math import sqrt
from pathlib import Path

import snowballstemmer
from pydantic import BaseModel, ConfigDict, ValidationError
from rapidfuzz.distance import DamerauLevenshtein
from rapidfuzz.process import extractOne
from spellchecker import SpellChecker

from game.asking.phrases import Phrases, closest, matches
from game.i18n import current
from game.yamlfile.validation import schema_faults
from game.yamlfile.yaml_positions import read_marked

_FOLDER = Path(__file__).parent / "vocabulary"
_FALLBACK = "en"
_LIKE = 0.74  # how like a known word a slip of it is
_JOINED = 0.85  # how like a known word two are that should be one
_ENOUGH = 2  # words of no name among players that a question needs to ask something
_SHORT = 4  # letters below which a word is not taken for a slip of another, and says little by itself
_BEGINS = 4  # words among which one that asks begins a question
_LONGEST = 600  # letters that are read
_SENTENCE = re.compile(r"(?<=[?!.;:])\s+|,\s+(?:and|but|so)\s+")
_QUOTE = re.compile(r"(?<!\w)[\"“„][^\"“”]+[\"”]")
_TITLE = 3  # words that may be the name of a thing in quotes; more are what somebody said
_NOTHING = "nothing"  # what the phrases mean that say nothing
ELSEWHERE = "elsewhere"
"""What the words mean that speak of other things: a question with one of them is hardly about the game."""
OTHER_GAME = "other-game"
"""What the words mean that speak of another game: a question with one of them is never about this one."""

_COMMON = 1e-5  # how often in all text a word stands that says little by itself
_LEAST = 0.12  # what even the most common word says
_LEFT = 0.3  # what is left of the weight of the most common word


class Kind(Enum):
    """What a meaning tells."""

    WORD = "what is asked about"
    FRAME = "what kind of thing is asked, written in capitals"
    MODE = "the same, where another kind often asks the same: may, must; written with a capital"


def kind_of(meaning: str) -> Kind:
    if meaning.islower() or not meaning[:1].isupper():
        return Kind.WORD
    return Kind.FRAME if meaning.isupper() else Kind.MODE


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    stemmer: str
    asking: str
    opening: str
    joints: str
    tags: str
    tagless: str
    back: str
    empty: str
    quoted: str
    scene: str
    again: dict[str, str] = {}
    frames: dict[str, str]
    modes: dict[str, str]
    described: dict[str, str] = {}
    same: dict[str, str]


class Vocabulary:
    """The words of one language. What means the same has one name."""

    def __init__(self, language: str, data: _File) -> None:
        self._language = language
        self._stem: Callable[[str], str] = lru_cache(8192)(snowballstemmer.stemmer(data.stemmer).stemWord)
        self._again = {other: word for word, others in data.again.items() for other in letters_of(others)}
        self._empty = frozenset(letters_of(data.empty))
        self._asking = frozenset(letters_of(data.asking))
        self._opening = self._asking | frozenset(letters_of(data.opening))
        self._joints = frozenset(letters_of(data.joints))
        self._tags, self._tagless = (frozenset(letters_of(words)) for words in (data.tags, data.tagless))
        self._back = frozenset(letters_of(data.back))
        self._quoted = data.quoted
        self.described = {name: tuple(text.split("|")) for name, text in data.described.items()}
        """What words of the glossary mean, by their ids, as people describe them who ask for the word."""
        self._scene = frozenset(letters_of(data.scene))
        asking, joints = ("|".join(words) for words in (self._opening, self._joints))
        pattern = rf"(?<=[?!.;:])\s+|(?:,|,?\s+(?:{joints}))(?:\s+(?:{joints}))*\s+(?=(?:{asking})\b)"
        self._between = re.compile(pattern, re.IGNORECASE)
        frames = {name.upper(): words for name, words in data.frames.items()}
        modes = {name.capitalize(): words for name, words in data.modes.items()}
        self._frames = self._phrases({**frames, **modes})
        self._same = self._phrases(data.same)
        self._names = frozenset(data.same)
        written = (*data.same.values(), *data.frames.values(), *data.modes.values())
        self._spelt = frozenset(word for text in written for word in letters_of(text))
        self._slips_of = self._spelt | {word for word in self._empty if len(word) > _SHORT}

    def _phrases(self, written: Mapping[str, str]) -> Phrases:
        found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for name, text in written.items():
            for phrase in text.split("|"):
                first, *others = map(self._stem, self.words(phrase))
                found.setdefault(first, []).append(((first, *others), name))
        return found

    def words(self, text: str) -> list[str]:
        """The words of a text, other ways to write them put right."""
        return [self._again.get(word, word) for word in letters_of(text)]

    def meanings(self, text: str, spelt: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """What the words of a text mean, each once; `spelt` are more words that are no slips."""
        words = self.words(_QUOTE.sub(self._said, text[:_LONGEST]))
        self._join(words, spelt)
        words = [self._mended(word, spelt) for word in words]
        stems = [self._stem(word) for word in words]
        found: dict[str, None] = {}
        explained: set[int] = set()
        for name, places in matches(self._frames, stems, []):
            found[name] = None
            explained.update(places)
        taken: set[int] = set()
        between = [word in self._empty for word in words]
        for name, places in sorted(matches(self._same, stems, between), key=closest):
            if taken.isdisjoint(places):
                if name != _NOTHING:
                    found[name] = None
                taken.update(places)
        for place, word in enumerate(words):
            if place not in taken | explained and word not in self._empty:
                found[stems[place]] = None
        return tuple(found)

    def _said(self, quote: re.Match[str]) -> str:
        """A quote: what it is about does not matter where somebody asks whether it may be said."""
        whole = len(quote[0]) == len(quote.string.strip())
        return quote[0] if whole or len(letters_of(quote[0])) <= _TITLE else f" {self._quoted} "

    def stems(self, text: str) -> list[str]:
        """All words of a text in their order, endings and slips taken off."""
        return self._stems(self.words(text[:_LONGEST]), frozenset())

    def _stems(self, words: Sequence[str], spelt: frozenset[str]) -> list[str]:
        return [self._stem(self._mended(word, spelt)) for word in words]

    def questions_in(self, text: str) -> tuple[tuple[str, str], ...]:
        """Every question of a text, each after what was said before it that it may be about."""
        found: list[tuple[str, str]] = []
        before = ""
        for piece in self._between.split(text[:_LONGEST]):
            if not self._asks(piece) or not self._tells_something(self.meanings(piece)):
                before = f"{before} {piece}"
            else:
                found.append((before, piece))
                before = piece
        return tuple(found)

    def without_tag(self, text: str) -> str:
        """A text without the word at its end that only asks for a nod: "that's 4 points, right?"."""
        *before, last = text.rstrip("?!. ").split() or [""]
        said = " ".join(before)
        if not said or not self._tags.issuperset(letters_of(last)):
            return text
        *_others, sentence = self.sentences_of(said)
        is_meant = before[-1].casefold() in self._tagless or self._asks(sentence)
        return text if is_meant and not said.endswith(",") else f"{said.rstrip(',')}?"

    def _asks(self, piece: str) -> bool:
        """Whether a piece of a text is a question."""
        words = [word for word in letters_of(piece) if word not in self._joints][:_BEGINS]
        asks = bool(words) and (words[0] in self._opening or not self._asking.isdisjoint(words))
        return asks or piece.rstrip().endswith("?")

    def _tells_something(self, meanings: Sequence[str]) -> bool:
        named = any(kind_of(each) is Kind.FRAME or self.is_of_the_game(each) for each in meanings)
        return named or sum(kind_of(each) is Kind.WORD for each in meanings) >= _ENOUGH

    def sentences_of(self, text: str) -> list[str]:
        """The sentences of a story."""
        return [piece for piece in _SENTENCE.split(text[:_LONGEST]) if piece.strip()]

    def points_back(self, text: str) -> bool:
        """Whether a text is about something said before it."""
        return not self._back.isdisjoint(letters_of(text))

    def _join(self, words: list[str], spelt: frozenset[str]) -> None:
        """Makes one word of two where the first is none by itself: "duch man" is the Dutchman."""
        for place in range(len(words) - 1, 0, -1):
            both = "".join(words[place - 1 : place + 1])
            if not self._is_known(words[place - 1], spelt) and self._like(both, spelt, _JOINED) is not None:
                words[place - 1 : place + 1] = [both]

    def _is_known(self, word: str, spelt: frozenset[str]) -> bool:
        known = word in self._spelt or word in spelt or word in self._empty or len(word) < _SHORT
        return known or bool(self.frequency(word))

    def _like(self, word: str, spelt: frozenset[str], least: float) -> str | None:
        """The word that is spelt most like another."""
        alike = DamerauLevenshtein.normalized_similarity
        found = extractOne(word, self._slips_of | spelt, scorer=alike, score_cutoff=least)
        return found[0] if found else None

    def _mended(self, word: str, spelt: frozenset[str]) -> str:
        """The known word that this is a slip of; itself where it is known, or a word of the language."""
        return word if self._is_known(word, spelt) else self._like(word, spelt, _LIKE) or word

    def frequency(self, word: str) -> float:
        """How often a word stands in all text of the language; 0 for one that is none."""
        return float(self._checker.word_usage_frequency(word)) if self._checker is not None else 0.0

    def is_of_the_game(self, meaning: str) -> bool:
        """Whether it is something that players have a name for."""
        return meaning in self._names

    def is_scene(self, meaning: str) -> bool:
        """Whether it tells where or with what one plays, and not what is asked."""
        return meaning in self._scene

    def tells(self, stem: str) -> float:
        """How much a word says that stands in no phrase, from 0 to 1: rare ones more than common ones."""
        often = 0.0 if stem in self._names else self.frequency(stem)
        if not often and len(stem) < _SHORT:
            return _LEAST
        return 1.0 if often < _COMMON else max(_LEAST, _COMMON / often)

    def weighs(self, meaning: str) -> float:
        """What is left of the weight of a word in phrases, from 0 to 1; all for things of the game."""
        often = 0.0 if meaning in self._names else self.frequency(meaning)
        return 1.0 if often < _COMMON else max(_LEFT, sqrt(_COMMON / often))

    @cached_property
    def _checker(self) -> SpellChecker | None:
        if self._language not in SpellChecker.languages():
            return None
        return SpellChecker(language=self._language)


def letters_of(text: str) -> list[str]:
    """The words of a text without capitals, accents and signs: "Who's left?" is whos, left."""
    bare = (sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    plain = "".join(bare).casefold().replace("'", "").replace("’", "")
    return re.findall(r"[^\W_]+", re.sub(r"\bw/o\b", "without ", plain).replace("w/", "with "))


def vocabulary() -> Vocabulary:
    """That of the language spoken now."""
    return _vocabulary(current())


@lru_cache(maxsize=4)
def _vocabulary(language: str) -> Vocabulary:
    own = _FOLDER / f"{language}.yaml"
    code = language if own.exists() else _FALLBACK
    path = own if own.exists() else _FOLDER / f"{_FALLBACK}.yaml"
    marked = read_marked(path, path.name)
    try:
        return Vocabulary(code, _File.model_validate(marked.data))
    except ValidationError as error:
        raise schema_faults(marked, error, _File) from error
