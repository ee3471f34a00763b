"""What somebody means who asks anything about the game: questions, words of the glossary, or neither."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.asking.finding import Found, find, is_sure
from game.asking.matching import WordIndex
from game.asking.question import Question
from game.asking.vocabulary import Kind, kind_of, vocabulary
from game.course.glossary import Glossary
from game.i18n import _, current
from game.rules.ruleset import Ruleset

_NAMED = 0.8  # how well the name of a word must fit what is typed
_MEANT, _SAID = 0.72, 0.5  # what that counts beside a question: its meaning is asked, or it is just said
_LIKELY = 0.6  # how well a description must fit the word that is asked for
_ALL = 0.9  # how much of a story one question speaks of that is about all of it
_NEAR = 3  # questions that are offered where none fits
_AS_WELL = 0.9  # how well each of several questions fits, beside one for all that was typed
_FAR = 20  # questions among which one that points back is looked for
_MOSTLY = 0.5  # how much of what was typed one speaks of that shares nothing of the game
_THINGS = 2  # of how many things of the game a sentence speaks that tells by itself what is meant
# How well the best one fits that is a guess unless it is so much better than the next. Of 328 questions
# that nothing had been fitted to, this turned 41 wrong answers and 20 right ones into choices.
_GUESSES = ((0.5, 0.1), (0.6, 0.03))
_CLOSE = 0.05  # how much worse one fits that may have been meant as well
_NEAREST = 0.18  # how well those must fit
_MEANS = "MEAN"  # the frame of questions about a word


@dataclass(frozen=True)
class Meant:
    """What is answered, and what may have been meant instead: all there is where nothing fits."""

    questions: tuple[Question, ...] = ()
    terms: tuple[str, ...] = ()
    near: tuple[Question, ...] = ()

    @property
    def sure(self) -> bool:
        return bool(self.questions or self.terms)


def meant(typed: str, glossary: Glossary) -> Meant:
    """What is asked; two questions in one are both meant."""
    typed = vocabulary().without_tag(typed)
    whole = _whole(typed)
    several = _several(typed, whole[0].score if whole else 0.0, glossary)
    if len(several.questions) + len(several.terms) > 1:
        return several
    term, fits = named(typed, glossary)
    if is_sure(whole) and whole[0].score >= fits and not _is_a_guess(whole):
        return Meant((whole[0].question,), near=tuple(_close_to(whole)))
    if term:
        return Meant(terms=(term,))
    return Meant(near=tuple(found.question for found in whole[:_NEAR] if _may_be_meant(found)))


def _is_a_guess(found: Sequence[Found]) -> bool:
    """Whether the best question fits loosely and another one nearly as well, so that the asker chooses."""
    best, *others = found
    return any(
        best.score < fits and others and others[0].score > best.score - better for fits, better in _GUESSES
    )


def _close_to(found: Sequence[Found]) -> Iterator[Question]:
    """The questions that fit all but as well as the best one."""
    best, *others = found[:_NEAR]
    if best.score < 1.0:
        yield from (each.question for each in others if each.sure and each.score >= best.score - _CLOSE)


def _may_be_meant(found: Found) -> bool:
    return found.score >= _NEAREST and found.tells and (found.shared > 0 or found.covered >= _MOSTLY)


def _whole(typed: str) -> tuple[Found, ...]:
    """The questions that fit all that was typed; of a story, the question at its end counts most."""
    found = find(typed, _FAR)
    asked = vocabulary().questions_in(typed)
    if len(asked) == 1 and asked[0][0].strip() and not vocabulary().points_back(asked[0][1]):
        alone = find(asked[0][1], _FAR)
        if is_sure(alone) and not _tells_all(found, alone):
            found = _mixed(found, alone)
    if found and not is_sure(found) and any(_is_told(found[0], each) for each in _sentences(typed)):
        return (replace(found[0], score=1.0, covered=1.0, tells=True), *found[1:])
    return found


def _tells_all(story: tuple[Found, ...], end: tuple[Found, ...]) -> bool:
    """Whether one question speaks of all of a story, and of more than the question at its end does."""
    return is_sure(story) and story[0].covered >= _ALL and story[0].shared > end[0].shared


def _mixed(story: tuple[Found, ...], end: tuple[Found, ...]) -> tuple[Found, ...]:
    """What fits a story and the question at its end."""
    told = {each.question.id: each for each in story}
    both = [
        replace(each, score=(each.score + told[each.question.id].score) / 2)
        for each in end
        if each.question.id in told
    ]
    return tuple(sorted(both, key=lambda found: -found.score)) or story


def _sentences(typed: str) -> list[str]:
    found = vocabulary().sentences_of(typed)
    return found if len(found) > 1 else []


def _is_told(found: Found, sentence: str) -> bool:
    """Whether a sentence of a story, by itself, asks the same."""
    alone = find(sentence, 1)
    return is_sure(alone) and alone[0].shared >= _THINGS and alone[0].question == found.question


def tables_named(typed: str, rulesets: Sequence[Ruleset]) -> tuple[Ruleset, ...]:
    """The tables that a question speaks of by their names; all of them where it names none."""
    words = set(vocabulary().words(typed))
    named = [ruleset for ruleset in rulesets if words & set(vocabulary().words(_(ruleset.short_name))[:1])]
    return tuple(named or rulesets)


def _several(typed: str, as_one: float, glossary: Glossary) -> Meant:
    """Questions and words that stand one after another; none where one is unknown or fits worse than all."""
    found: list[Question] = []
    terms: list[str] = []
    for before, asked in vocabulary().questions_in(typed):
        likely = find(asked, _NEAR)
        term, fits = named(asked, glossary)
        if fits >= _NAMED * _MEANT and not (is_sure(likely) and likely[0].score >= fits):
            terms.append(term)
            continue
        back = bool(found or terms) and (vocabulary().points_back(asked) or not is_sure(likely))
        if back:
            likely = _about(before, asked, found)
        if not is_sure(likely) or (not back and likely[0].score < _AS_WELL * as_one):
            return Meant()
        found.append(likely[0].question)
    once = {question.id: question for question in found}
    return Meant(tuple(once.values()), tuple(dict.fromkeys(terms)))


def _about(before: str, asked: str, known: list[Question]) -> tuple[Found, ...]:
    """What is asked next, about what was asked before."""
    alone = {each.question.id: each.score for each in find(asked, _FAR)}
    both = [each for each in find(f"{before} {asked}", _FAR) if each.question not in known]
    return tuple(sorted(both, key=lambda each: -2 * each.score - alone.get(each.question.id, 0.0)))


def named(typed: str, glossary: Glossary) -> tuple[str, float]:
    """The word whose meaning is asked for, and how well its name fits; empty where there is none."""
    names, index = _terms(current(), tuple(_named(glossary)))
    wanted = index.weights(typed)
    frames = {word for word in wanted if kind_of(word) is Kind.FRAME}
    if frames - {_MEANS}:
        return "", 0.0
    if any(kind_of(word) is Kind.MODE for word in wanted):
        return _described(typed) if frames else ("", 0.0)
    best = max(((index.named(wanted, place), name) for place, name in enumerate(names)), default=(0.0, ""))
    counts = _MEANT if frames else _SAID
    if best[0] >= _NAMED:
        return best[1], counts * best[0]
    return _described(typed) if frames else ("", 0.0)


def _described(typed: str) -> tuple[str, float]:
    """The word that is asked for by what it means, and how well that fits."""
    names, index = _descriptions(current())
    wanted = index.weights(typed)
    fits, name = max(
        ((index.score(wanted, place), name) for place, name in enumerate(names)), default=(0.0, "")
    )
    return (name, fits) if fits >= _LIKELY else ("", 0.0)


@lru_cache(maxsize=4)
def _descriptions(_language: str) -> tuple[tuple[str, ...], WordIndex]:
    described = vocabulary().described
    return tuple(described), WordIndex(tuple(described.values()))


def _named(glossary: Glossary) -> Iterator[tuple[str, ...]]:
    """Every word of the glossary: its id, then all its names."""
    for term in glossary.terms:
        view = glossary.view(term)
        yield term, view.title, *view.also


@lru_cache(maxsize=4)
def _terms(_language: str, known: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], WordIndex]:
    return tuple(term for term, *_names in known), WordIndex([names for _term, *names in known])
