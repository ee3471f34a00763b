"""What somebody means who asks anything about the game: questions, words of the glossary, or neither."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.asking.finding import Found, find, is_sure
from game.asking.matching import WordIndex
from game.asking.question import Question
from game.asking.vocabulary import Kind, kind_of, letters_of, vocabulary
from game.course.glossary import Glossary
from game.i18n import _, current
from game.rules.ruleset import Ruleset

_NAMED = 0.8  # how well the name of a word must fit what is typed
_MEANT, _SAID = 0.72, 0.5  # what that counts beside a question: its meaning is asked, or it is just said
_NEAR = 4  # questions that are offered where none fits
_AS_WELL = 0.9  # how well each of several questions fits, beside one for all that was typed
_FAR = 20  # questions among which one that points back is looked for
_NEAREST = 0.18  # how well those must fit
_MEANS = "MEAN"  # the frame of questions about a word


@dataclass(frozen=True)
class Meant:
    """What is answered, or, where nothing fits, what may have been meant."""

    questions: tuple[Question, ...] = ()
    terms: tuple[str, ...] = ()
    near: tuple[Question, ...] = ()

    @property
    def sure(self) -> bool:
        return bool(self.questions or self.terms)


def meant(typed: str, glossary: Glossary) -> Meant:
    """What is asked; two questions in one are both meant."""
    whole = find(typed, _NEAR)
    several = _several(typed, whole[0].score if whole else 0.0)
    if len(several) > 1:
        return Meant(several)
    term, fits = named(typed, glossary)
    if is_sure(whole) and whole[0].score >= fits:
        return Meant((whole[0].question,))
    if term:
        return Meant(terms=(term,))
    return Meant(near=tuple(found.question for found in whole if found.score >= _NEAREST))


def tables_named(typed: str, rulesets: Sequence[Ruleset]) -> tuple[Ruleset, ...]:
    """The tables that a question speaks of by their names; all of them where it names none."""
    words = letters_of(typed)
    named = [ruleset for ruleset in rulesets if _(ruleset.short_name).casefold().split()[0] in words]
    return tuple(named or rulesets)


def _several(typed: str, as_one: float) -> tuple[Question, ...]:
    """The questions that stand one after another; none where one is not known or fits worse than all."""
    found: list[Question] = []
    for before, asked in vocabulary().questions_in(typed):
        likely = find(asked, _NEAR)
        back = bool(found) and (vocabulary().points_back(asked) or not is_sure(likely))
        if back:
            likely = _about(before, asked, found)
        if not is_sure(likely) or (not back and likely[0].score < _AS_WELL * as_one):
            return ()
        found.append(likely[0].question)
    return tuple(question for place, question in enumerate(found) if question not in found[:place])


def _about(before: str, asked: str, known: list[Question]) -> tuple[Found, ...]:
    """What is asked next, about what was asked before."""
    alone = {each.question.id: each.score for each in find(asked, _FAR)}
    both = [each for each in find(f"{before} {asked}", _FAR) if each.question not in known]
    return tuple(sorted(both, key=lambda each: -2 * each.score - alone.get(each.question.id, 0.0)))


def named(typed: str, glossary: Glossary) -> tuple[str, float]:
    """The word whose meaning is asked for, and how well its name fits; empty where there is none."""
    names, index = _terms(current(), tuple(_named(glossary)))
    wanted = index.weights(typed)
    frames = {word for word in wanted if kind_of(word) is not Kind.WORD}
    if frames - {_MEANS}:
        return "", 0.0
    best = max(((index.named(wanted, place), name) for place, name in enumerate(names)), default=(0.0, ""))
    counts = _MEANT if frames else _SAID
    return (best[1], counts * best[0]) if best[0] >= _NAMED else ("", 0.0)


def _named(glossary: Glossary) -> Iterator[tuple[str, ...]]:
    """Every word of the glossary: its id, then all its names."""
    for term in glossary.terms:
        view = glossary.view(term)
        yield term, view.title, *view.also


@lru_cache(maxsize=4)
def _terms(_language: str, known: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], WordIndex]:
    return tuple(term for term, *_names in known), WordIndex([names for _term, *names in known])
