"""What words mean to people who play: slang and synonyms as data, endings and slips taken off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache, reduce
from math import sqrt
from pathlib import Path

import snowballstemmer
from pydantic import BaseModel, ConfigDict, ValidationError
from rapidfuzz.distance import DamerauLevenshtein
from rapidfuzz.process import extractOne

from game.asking.phrases import APART, Phrases, closest, matches
from game.asking.spelling import Spelling
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
_END = r"(?<=[?!.;:])\s+"  # where a sentence ends
_TURNED = re.compile("[¿¡]")  # what stands before a question in Spanish
_QUOTE = re.compile(r"(?<!\w)[\"“„«»][^\"“”«»]+[\"“”«»]")
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
    letters: dict[str, str] = {}
    apostrophe: str = ""
    kept: str = ""
    compounds: dict[str, str] = {}
    comma: bool = True
    turns: str
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
        self.spelling = Spelling(language, data.letters, data.apostrophe)
        self._endings: Callable[[str], str] = lru_cache(8192)(snowballstemmer.stemmer(data.stemmer).stemWord)
        self._kept = self._listed(data.kept)
        self._compounds = tuple(map(self._compound, data.compounds.items()))
        again = ((word, other) for word, others in data.again.items() for other in self.letters(others))
        self._again = {other: " ".join(self.letters(word)) for word, other in again}
        self._empty = self._listed(data.empty)
        self._asking = self._listed(data.asking)
        self._opening = self._asking | self._listed(data.opening)
        self._joints = self._listed(data.joints)
        self._tags, self._tagless = map(self._listed, (data.tags, data.tagless))
        self._back = self._listed(data.back)
        self._quoted = data.quoted
        self.described = {name: tuple(text.split("|")) for name, text in data.described.items()}
        """What words of the glossary mean, by their ids, as people describe them who ask for the word."""
        self._scene = self._listed(data.scene)
        self._between = _between(data, self._opening)
        self._sentence = re.compile(rf"{_END}|,\s+(?:{'|'.join(data.turns.split())})\s+", re.IGNORECASE)
        frames = {name.upper(): words for name, words in data.frames.items()}
        modes = {name.capitalize(): words for name, words in data.modes.items()}
        self._frames = self._phrases({**frames, **modes})
        self._same = self._phrases(data.same)
        self._names = frozenset(data.same)
        written = (*data.same.values(), *data.frames.values(), *data.modes.values())
        self._spelt = frozenset(word for text in written for word in self.letters(text))
        self._slips_of = self._spelt | {word for word in self._empty if len(word) > _SHORT}
        self._ended = frozenset(map(self._stem, self._spelt))

    def letters(self, text: str) -> list[str]:
        """The words of a text without capitals, accents and signs."""
        return self.spelling.letters(text)

    def _listed(self, words: str) -> frozenset[str]:
        return frozenset(self.letters(words))

    def _compound(self, begins_and_ends: tuple[str, str]) -> re.Pattern[str]:
        """What matches a word made of two of these."""
        begins, ends = ("|".join(self.letters(words)) for words in begins_and_ends)
        return re.compile(f"({begins})({ends})")

    def _stem(self, word: str) -> str:
        return word if word in self._kept else self._endings(word)

    def _phrases(self, written: Mapping[str, str]) -> Phrases:
        found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for name, text in written.items():
            for phrase in text.split("|"):
                near = [tuple(map(self._stem, self.words(part))) for part in phrase.split(APART)]
                first, *others = reduce(lambda one, other: (*one, APART, *other), near)
                found.setdefault(first, []).append(((first, *others), name))
        return found

    def words(self, text: str) -> list[str]:
        """The words of a text, other ways to write them put right."""
        parts = [part for word in self.letters(text) for part in self._parts(word)]
        return [self._again.get(part, part) for part in parts]

    def _parts(self, word: str) -> Sequence[str]:
        """The words that a compound is made of; the word itself where it is none."""
        found = filter(None, (compound.fullmatch(word) for compound in self._compounds))
        return next((match.groups() for match in found), (word,))

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
        return quote[0] if whole or len(self.letters(quote[0])) <= _TITLE else f" {self._quoted} "

    def stems(self, text: str) -> list[str]:
        """All words of a text in their order, endings and slips taken off."""
        return self._stems(self.words(text[:_LONGEST]), frozenset())

    def _stems(self, words: Sequence[str], spelt: frozenset[str]) -> list[str]:
        return [self._stem(self._mended(word, spelt)) for word in words]

    def questions_in(self, text: str) -> tuple[tuple[str, str], ...]:
        """Every question of a text, each after what was said before it that it may be about."""
        found: list[tuple[str, str]] = []
        before = ""
        for piece in self._between.split(_TURNED.sub("", text[:_LONGEST])):
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
        if not said or not self._tags.issuperset(self.letters(last)):
            return text
        *_others, sentence = self.sentences_of(said)
        is_meant = before[-1].casefold() in self._tagless or self._asks(sentence)
        return text if is_meant and not said.endswith(",") else f"{said.rstrip(',')}?"

    def _asks(self, piece: str) -> bool:
        """Whether a piece of a text is a question."""
        words = [word for word in self.letters(piece) if word not in self._joints][:_BEGINS]
        asks = bool(words) and (words[0] in self._opening or not self._asking.isdisjoint(words))
        return asks or piece.rstrip().endswith("?")

    def _tells_something(self, meanings: Sequence[str]) -> bool:
        named = any(kind_of(each) is Kind.FRAME or self.is_of_the_game(each) for each in meanings)
        return named or sum(kind_of(each) is Kind.WORD for each in meanings) >= _ENOUGH

    def sentences_of(self, text: str) -> list[str]:
        """The sentences of a story."""
        return [piece for piece in self._sentence.split(text[:_LONGEST]) if piece.strip()]

    def points_back(self, text: str) -> bool:
        """Whether a text is about something said before it."""
        return not self._back.isdisjoint(self.letters(text))

    def _join(self, words: list[str], spelt: frozenset[str]) -> None:
        """Makes one word of two where the first is none by itself: "duch man" is the Dutchman."""
        for place in range(len(words) - 1, 0, -1):
            both = "".join(words[place - 1 : place + 1])
            if not self._is_known(words[place - 1], spelt) and self._like(both, spelt, _JOINED) is not None:
                words[place - 1 : place + 1] = [both]

    def _is_known(self, word: str, spelt: frozenset[str]) -> bool:
        known = word in self._spelt or word in spelt or word in self._empty or len(word) < _SHORT
        return known or self._stem(word) in self._ended or bool(self.spelling.frequency(word))

    def _like(self, word: str, spelt: frozenset[str], least: float) -> str | None:
        """The word that is spelt most like another."""
        alike = DamerauLevenshtein.normalized_similarity
        known = sorted(self._slips_of | spelt)  # of two as like the first is taken, whichever run it is
        found = extractOne(word, known, scorer=alike, score_cutoff=least)
        return found[0] if found else None

    def _mended(self, word: str, spelt: frozenset[str]) -> str:
        """The known word that this is a slip of; itself where it is known, or a word of the language."""
        return word if self._is_known(word, spelt) else self._like(word, spelt, _LIKE) or word

    def is_of_the_game(self, meaning: str) -> bool:
        """Whether it is something that players have a name for."""
        return meaning in self._names

    def is_scene(self, meaning: str) -> bool:
        """Whether it tells where or with what one plays, and not what is asked."""
        return meaning in self._scene

    def tells(self, stem: str) -> float:
        """How much a word says that stands in no phrase, from 0 to 1: rare ones more than common ones."""
        often = 0.0 if stem in self._names else self.spelling.frequency(stem)
        if not often and len(stem) < _SHORT:
            return _LEAST
        return 1.0 if often < _COMMON else max(_LEAST, _COMMON / often)

    def weighs(self, meaning: str) -> float:
        """What is left of the weight of a word in phrases, from 0 to 1; all for things of the game."""
        often = 0.0 if meaning in self._names else self.spelling.frequency(meaning)
        return 1.0 if often < _COMMON else max(_LEFT, sqrt(_COMMON / often))


def _between(data: _File, opening: Iterable[str]) -> re.Pattern[str]:
    """Where two questions of a text are parted; words of the data stand as they are written, too."""
    asking = "|".join({*opening, *data.asking.split(), *data.opening.split()})
    joints = "|".join(data.joints.split())
    comma = "," if data.comma else r"(?!)"
    before = rf"(?:{comma}|,?\s+(?:{joints}))(?:\s+(?:{joints}))*\s+"
    return re.compile(rf"{_END}|{before}(?=(?:{asking})\b)", re.IGNORECASE)


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
