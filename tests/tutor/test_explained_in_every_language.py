"""The same situations and rulings in every language: verdict, cards and clauses as in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import lru_cache

import pytest

from game import i18n
from game.i18n import word_forms
from game.i18n.language import Language, load
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.judge import judge
from game.rules.view import observe
from game.tutor.citations import Citation
from game.tutor.explain import Explanation, explain
from game.tutor.rulings import ToldRuling, tell_ruling
from game.words.markup import plain, spans
from tests.rules.situations import Situation
from tests.rules.test_situations import SITUATIONS
from tests.tutor.ruled import SIX, ruled, table
from tests.tutor.ruled_cases import CASES

ASKED = [
    (situation, action)
    for situation in sorted(SITUATIONS, key=lambda each: each.place)
    for action in situation.verdicts
]
NAMES = [f"{situation.place} {action}" for situation, action in ASKED]
LANGUAGES = i18n.available()

_ENDS = re.compile(r"[.!?…][\s“”\"»’)]*$")
_FORM = re.compile(r"\{(?:[0-9A-Z]{2})(?::\d)?\.([^{}\s.]+)\}")
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_QUOTED = re.compile(r"[„“«\"][^„“”«»\"]*[“”»\"]")
_ENGLISH = re.compile(
    r"\b(the|you|your|they|their|and|isn't|doesn't|don't|it's|with|which|what|would|trumps?|suits?|dealer|hand)\b",
    re.IGNORECASE,
)
"""Words that stand in no sentence of German, French or Spanish; names of sheets are not looked at."""
_TABLE_NAMES = re.compile("stick the dealer|screw the dealer|Wednesday Night|partner's best", re.IGNORECASE)


@dataclass(frozen=True)
class Said:
    """What was said of one action or one ruling, whole sentences apart from titles."""

    sentences: tuple[str, ...]
    titles: tuple[str, ...]
    citations: tuple[Citation, ...]
    cards: tuple[Card, ...]
    legal: bool | None


@lru_cache(maxsize=8)
def catalogue(code: str) -> Language:
    return load(code)


def said_of_action(situation: Situation, action: str, language: str) -> tuple[Said, Explanation]:
    i18n.speak(catalogue(language))
    state = situation.state()
    tried = Action.parse(action if action[0].isdecimal() else f"{int(state.turn)}:{action}")
    told = explain(observe(state, tried.seat), tried, judge(state, tried))
    sentences = (told.line, *told.reasons, *filter(None, [told.cost]))
    return Said(sentences, (told.title,), told.citations, told.cards, told.legal), told


def said_of_ruling(case: str, sheet: str, language: str) -> Said:
    i18n.speak(catalogue(language))
    told: ToldRuling = tell_ruling(*ruled(table(sheet, CASES[case].hands), CASES[case].actions))
    sentences = tuple(filter(None, (told.happened, told.finding, *told.steps)))
    return Said(sentences, (told.title,), (told.citation,), told.cards, None)


def texts(said: Said) -> Iterator[str]:
    """Every text, in an order that is the same in all languages."""
    yield from said.titles
    yield from said.sentences
    for citation in said.citations:
        yield from filter(None, (citation.says, citation.reading))


def shown(text: str) -> set[Card]:
    return {span.card for span in spans(text) if span.card}


def check_forms(text: str) -> None:
    """Nothing is left to fill in, and every form that is asked for is there."""
    assert not re.search(r"[{}|]|\*\*|\[\[|\]\]|None|%\(", plain(text)), text
    forms = catalogue(i18n.current()).forms
    assert all(word_forms.is_known(form, forms) for form in _FORM.findall(text)), text


def check_sentences(said: Said) -> None:
    for text in texts(said):
        check_forms(text)
        if text not in said.titles:
            first = plain(text).lstrip('„“«»"¿¡( \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}')[0]
            assert first.isupper() or first.isdecimal(), text
            assert _ENDS.search(plain(text)), text
    for citation in said.citations:
        check_forms(citation.title)


def english_in(text: str) -> list[str]:
    """The English words in a text of another language."""
    return _ENGLISH.findall(_TABLE_NAMES.sub("", _QUOTED.sub("", plain(text))))


def check_the_same(said: Said, english: Said) -> None:
    assert said.legal is english.legal
    assert said.cards == english.cards
    assert [each.id for each in said.citations] == [each.id for each in english.citations]
    assert [each.silent for each in said.citations] == [each.silent for each in english.citations]
    told, meant = list(texts(said)), list(texts(english))
    assert len(told) == len(meant)
    sentences = {sentence for text in meant for sentence in _SENTENCE.split(plain(text)) if " " in sentence}
    for text, source in zip(told, meant, strict=True):
        assert shown(text) == shown(source), (text, source)
        assert text != source
        assert not sentences & set(_SENTENCE.split(plain(text))), text
        assert not english_in(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("situation", "action"), ASKED, ids=NAMES)
def test_a_situation_is_explained_in_every_language(language: str, situation: Situation, action: str) -> None:
    said, told = said_of_action(situation, action, language)
    assert told.legal is situation.verdicts[action][0]
    stated = [clause for _kind, clause in situation.verdicts[action][1]]
    assert [each.id for each in said.citations][: len(set(stated))] == list(dict.fromkeys(stated))
    check_sentences(said)
    if language != i18n.SOURCE:
        english, source = said_of_action(situation, action, i18n.SOURCE)
        assert told.claims == source.claims
        assert told.consequence == source.consequence
        check_the_same(said, english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_a_ruling_is_told_in_every_language(language: str, case: str) -> None:
    for sheet, clause in zip(SIX, CASES[case].clauses.split(), strict=True):
        said = said_of_ruling(case, sheet, language)
        assert [each.id for each in said.citations] == [clause]
        check_sentences(said)
        if language != i18n.SOURCE:
            check_the_same(said, said_of_ruling(case, sheet, i18n.SOURCE))


@pytest.mark.parametrize(
    "text", ["Du darfst the dealer nicht", "Hearts were led, and you have one.", "Le atout is the trump."]
)
def test_english_words_are_noticed(text: str) -> None:
    assert english_in(text)


@pytest.mark.parametrize("text", ["Ein {JH.derdie} zu viel.", "{card} fehlt.", "Der {JH", "[[trump|Trumpf"])
def test_what_is_left_to_fill_in_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        check_forms(text)


def test_the_texts_of_an_explanation_are_all_looked_at() -> None:
    """A field that is added to what is explained has to be looked at here as well."""
    looked_at = {"legal", "title", "reasons", "cost", "citations", "cards", "claims", "consequence"}
    assert {field.name for field in fields(Explanation)} - looked_at == {"trump"}
    assert {field.name for field in fields(ToldRuling)} == {
        "title", "happened", "finding", "steps", "citation", "cards"
    }  # fmt: skip
