"""Finds words of the glossary by what somebody types: by name, by what they are about, and with slips."""

from __future__ import annotations

from difflib import SequenceMatcher

from game.asking.matching import WordIndex
from game.asking.vocabulary import vocabulary
from game.course.glossary import Glossary, TermView
from game.words.markup import plain

_ENOUGH = 0.27  # how well a word has to fit that is not found by its name
_BESIDE = 0.55  # and how well beside the one that fits best
_SHORT = 3  # letters from which on meanings are searched, too


def in_order(glossary: Glossary) -> tuple[TermView, ...]:
    """All words by their titles."""
    return tuple(sorted(map(glossary.view, glossary.terms), key=lambda view: folded(view.title)))


def folded(text: str) -> str:
    """A text as it is sorted and compared: without capitals, accents, apostrophes and double spaces."""
    return " ".join(vocabulary().spelling.plain(text).split())


def look_up(glossary: Glossary, typed: str) -> tuple[TermView, ...]:
    """The words that fit, the best first; all of them, by their titles, where nothing is typed."""
    views = in_order(glossary)
    wanted = folded(typed)
    if not wanted:
        return views
    ranked = [(rank, view) for view in views if (rank := _rank(view, wanted)) is not None]
    named = [view for _rank, view in sorted(ranked, key=lambda pair: pair[0])]
    meant = _meant(views, wanted) if len(wanted) >= _SHORT else []
    return tuple(dict.fromkeys((*named, *meant)))


def spelt_alike(glossary: Glossary, typed: str, most: int) -> tuple[TermView, ...]:
    """The words whose names are spelt most like what was typed, whether or not they fit."""
    wanted = folded(typed)

    def likeness(view: TermView) -> float:
        names = [folded(name) for name in (view.title, *view.also)]
        return max(SequenceMatcher(None, wanted, name).ratio() for name in names)

    return tuple(sorted(in_order(glossary), key=likeness, reverse=True)[:most])


def _rank(view: TermView, wanted: str) -> int | None:
    """How well the name of a word fits, 0 the best; None where it does not."""
    title, *others = (folded(name) for name in (view.title, *view.also))
    tests = (
        title == wanted,
        wanted in others,
        title.startswith(wanted),
        any(f" {wanted}" in f" {name}" for name in (title, *others)),
    )
    return tests.index(True) if any(tests) else None


def _meant(views: tuple[TermView, ...], wanted: str) -> list[TermView]:
    """The words that are about what was typed, mistyped words mended."""
    index = WordIndex(
        [(view.title, *view.also, view.gist, view.said, plain(view.text), view.group) for view in views]
    )
    weights = index.weights(wanted)
    scored = [(index.score(weights, place), view) for place, view in enumerate(views)]
    enough = max(_ENOUGH, _BESIDE * max((score for score, _view in scored), default=0.0))
    fitting = [pair for pair in scored if pair[0] >= enough]
    return [view for _score, view in sorted(fitting, key=lambda pair: -pair[0])]
