"""The forms that a language needs of words inside its sentences: "den Herz-Buben", "d'Ezra".

A translation asks for one behind the name of a placeholder, `{card:den}`, or of a card, `{JH.den}`. The forms
stand in `locales/<code>/forms.yaml`: under the name of each form a list of words with what becomes of them,
`*` being anything. A bar parts what stands before a card that is drawn from its own name: `den |*-Bube`.
A form asked for with a large letter begins a sentence: `{card:Der}` is "Der Herz-Bube".
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

Forms = Mapping[str, Mapping[str, str]]
"""By the name of a form: what becomes of which words, the first one that fits."""

_ASKS = re.compile(r"\{[a-z_]+:[^{}]+\}")
_CARD = re.compile(r"\{([0-9A-Z]{2}(?::\d)?)\}")


@lru_cache(maxsize=4)
def forms_of(code: str, folder: Path) -> Forms:
    """The forms of a language, or of its plain form (`pt_BR` of `pt`); none where it needs none.

    `folder` holds those of the languages. Raises ValueError for a file that is no table of forms.
    """
    for each in dict.fromkeys((code, code.partition("_")[0])):
        path = folder / each / "forms.yaml"
        if path.is_file():
            import yaml  # English needs no forms

            return checked(yaml.safe_load(path.read_text(encoding="utf-8")))
    return {}


def checked(found: Any) -> Forms:
    """What was read as a table of forms. Raises ValueError if it is none."""
    if not isinstance(found, dict):
        raise ValueError("forms.yaml holds the names of forms with the words in each")
    for form, words in found.items():
        if not isinstance(words, dict) or not all(
            isinstance(each, str) for each in (*words, *words.values())
        ):
            raise ValueError(f"forms.yaml: {form} needs words with what becomes of each")
    return found


def in_form(word: str, form: str, forms: Forms) -> tuple[str, str]:
    """A word in a form: what stands before it, such as an article, and the word itself.

    A word that the form does not know stays as it is. Raises KeyError for a form that is not there.
    """
    if form not in forms and is_known(form, forms):
        before, own = in_form(word, _small(form), forms)
        return (_capital(before), own) if before else ("", _capital(own))
    for pattern, becomes in forms[form].items():
        head, star, tail = pattern.partition("*")
        fits = word.startswith(head) and word.endswith(tail) and len(word) >= len(head) + len(tail)
        if fits if star else word == pattern:
            rest = word[len(head) : len(word) - len(tail)]
            before, bar, own = becomes.replace("*", rest).partition("|")
            return (before, own) if bar else ("", before)
    return "", word


def is_known(form: str, forms: Forms) -> bool:
    """Whether a translation may ask for a form."""
    return form in forms or _small(form) in forms


def _small(form: str) -> str:
    """The name of a form without the large letter that asks for it at the start of a sentence."""
    return form[:1].lower() + form[1:]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Formed(str):
    """A translation whose placeholders ask for forms. It is filled in like any other text."""

    __slots__ = ("forms",)
    forms: Forms

    def format(self, *args: object, **values: object) -> str:
        """The text with its values in the forms that it asks for."""
        return _Filler(self.forms).vformat(self, args, values)


def formed(text: str, forms: Forms) -> str:
    """The text, ready to be filled in with forms where it asks for any."""
    if not forms or ":" not in text or not _ASKS.search(text):
        return text
    found = Formed(text)
    found.forms = forms
    return found


class _Filler(string.Formatter):
    def __init__(self, forms: Forms) -> None:
        self._forms = forms

    def format_field(self, value: Any, format_spec: str) -> str:
        if not format_spec:
            return str(value)
        card = _CARD.fullmatch(str(value))
        if card:  # a card that is drawn: its name is known where its mark is read
            return f"{{{card[1]}.{format_spec}}}"
        return "".join(in_form(str(value), format_spec, self._forms))
