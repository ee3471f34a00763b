"""Whether the translations of a language are whole, and hold what a reader of that language expects.

What a check can't know, a translator's comment settles: a message with the comment `looked at` may be long,
or English, or say a word of the glossary in another way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from babel.messages.catalog import Catalog, Message

from game.course.drawable import DRAWABLE
from game.i18n import UNFINISHED
from game.i18n.strayed import forms
from game.i18n.word_forms import Forms, checked, is_known
from game.words.markup import side_by_side

LOOKED_AT = "looked at"
"""The translator's comment with which a message passes what a check can't know."""

_APP = "Left Bower"  # a name, in which a bower is no card
_LONGER = 1.6  # times the English a translation may be
_SHORT = 10  # letters that it may be longer in any case
_FORM = re.compile(r"\{[a-z_]+:([^{}]+)\}|\{(?:[0-9A-Z]{2})(?::\d)?\.([^{}]+)\}")
_MARKS = re.compile(r"\{[^{}]*\}|\[\[[^\]|]*\|?|\]\]|\*\*")
_CODE = re.compile(r"“[^”]*”|\"[^\"]*\"|`[^`]*`|\S*[/_.=:]\S+")
_WORD = re.compile(r"[A-Za-z][a-z’']+")
_ENGLISH = re.compile(
    "the|and|you|your|with|what|that|this|have|has|they|their|there|when|which|from|for|are|isn't|don't|can't"
    "|it's|you're|is|of|to"
)
_TELLING = 3  # so many of these words, and half of all, tell that a text is English


@dataclass(frozen=True)
class Term:
    """A word of the table: what a translation of it holds, and what no text may hold."""

    english: str
    say: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tongue:
    """What is known of a language besides its catalogues."""

    code: str
    terms: tuple[Term, ...] = ()
    forms: Forms = field(default_factory=dict)
    finished: bool = True


def tongue(root: Path, code: str) -> Tongue:
    """A language by its folder in `locales/`. Raises ValueError for files that don't say what they should."""
    folder = root / "locales" / code
    terms, found = _read(folder / "terms.yaml"), _read(folder / "forms.yaml")
    told = tuple(
        Term(english, tuple(each.get("say", ())), tuple(each.get("never", ())))
        for names, each in (terms or {}).get("terms", {}).items()
        for english in names.split(", ")
    )
    return Tongue(code, told, checked(found) if found else {}, not (folder / UNFINISHED).exists())


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else None


def faults(catalogue: Catalog, spoken: Tongue) -> Iterator[tuple[int, str]]:
    """What is wrong with the texts of a language: the line in its file, and a sentence."""
    for message in catalogue:
        if message.id:
            yield from ((message.lineno or 1, fault) for fault in _of(message, spoken))
    for message in catalogue.obsolete.values() if spoken.finished else ():
        yield message.lineno or 1, f"is out of use: {forms(message.id)[0]!r}"


def _of(message: Message, spoken: Tongue) -> Iterator[str]:
    english, told = forms(message.id), forms(message.string or "")
    if message.fuzzy:
        yield f"is still unsure (fuzzy): {english[0]!r}"
        return
    if not all(told):
        if spoken.finished:
            yield f"is not translated: {english[0]!r}"
        return
    for text in told:
        signs = {sign for form in english for sign in form} | DRAWABLE
        yield from (f"{fault} in {text!r}" for fault in _in_text(text, signs, spoken))
    if LOOKED_AT not in message.user_comments:
        yield from _of_sense(english, told, spoken)


def _in_text(text: str, signs: Set[str], spoken: Tongue) -> Iterator[str]:
    lost = sorted({sign for sign in text if sign not in signs and not sign.isspace()})
    if lost:
        yield f"has {' '.join(lost)}, which no font here has,"
    for found in _FORM.finditer(text):
        form = found[1] or found[2]
        if not is_known(form, spoken.forms) and not _is_number(found[0]):
            yield f"asks for a form {form!r} that forms.yaml hasn't"


def _is_number(token: str) -> bool:
    """Whether it is a number of a lesson, such as {points:march}, which has a colon as well."""
    return token.startswith(("{points:", "{count:"))


def _of_sense(english: Sequence[str], told: Sequence[str], spoken: Tongue) -> Iterator[str]:
    source = max(english, key=len)
    for text in told:
        if len(_bare(text)) > _LONGER * len(_bare(source)) + _SHORT:
            yield f"is much longer than its English: {text!r}"
        if side_by_side(text) > side_by_side(source):
            yield f"has cards side by side, which are read with a comma between: {text!r}"
        if is_english(text):
            yield f"is English still: {text!r}"
        yield from (f"{fault} in {text!r}" for fault in _terms(source, text, spoken.terms))


def _bare(text: str) -> str:
    return _MARKS.sub("", text)


def is_english(text: str) -> bool:
    """Whether a text is English by its small words; what stands in quotes or is code doesn't count."""
    words = [word.lower() for word in _WORD.findall(_CODE.sub("", _bare(text)))]
    telling = sum(_ENGLISH.fullmatch(word) is not None for word in words)
    return telling >= _TELLING and telling * 4 >= len(words)


def _terms(source: str, text: str, terms: Sequence[Term]) -> Iterator[str]:
    plain = _CODE.sub("", _bare(source)).replace(_APP, "").lower()
    for term in sorted(terms, key=lambda each: -len(each.english)):  # "follow suit" before "suit"
        for word in term.never:
            if re.search(rf"\b{re.escape(word)}\b", text.replace(_APP, "")):
                yield f"has {word!r}, which the glossary rules out,"
        meant = term.say and re.search(rf"(?<![-\w]){re.escape(term.english)}s?(?![-\w])", plain)
        if meant and not any(each.lower() in text.lower() for each in term.say):
            yield f"lacks the glossary's word for {term.english!r} ({', '.join(term.say)})"
        plain = plain.replace(term.english, "")
