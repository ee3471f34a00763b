"""A language as it is read: its code, its catalogues, the locale of its numbers, the forms of its words."""

from __future__ import annotations

import gettext as _gettext
import os
import re
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from game.i18n import po_files
from game.i18n.direction import MIRRORED_PSEUDO
from game.i18n.pseudo import Key, PseudoTranslations, backwards, longer
from game.i18n.word_forms import Forms, forms_of
from game.storage import paths

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

SOURCE = "en"
PSEUDO = "en_XA"
PSEUDO_WORDS = {PSEUDO: longer, MIRRORED_PSEUDO: backwards}
"""The made-up languages, and how each makes its texts of English ones."""
TEXTS = "leftbower"
LESSONS = "lessons"
CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9]+)*")


@dataclass(frozen=True)
class Language:
    """A language in use: its code, the locale its numbers follow, a catalogue for each domain, its forms.

    Without `lessons` those of the code are read when a lesson is first shown: the first picture has none.
    """

    code: str = SOURCE
    formats: str = SOURCE
    texts: _gettext.NullTranslations = field(default_factory=_gettext.NullTranslations)
    lessons: _gettext.NullTranslations | None = None
    forms: Forms = field(default_factory=dict)


@lru_cache(maxsize=4)
def lessons_of(code: str, _folder: Path) -> _gettext.NullTranslations:
    """The texts of the lessons in a language; English where they are not translated."""
    if code in PSEUDO_WORDS:
        return _pseudo(LESSONS, code)
    return (None if code == SOURCE else _translations(code, LESSONS)) or _gettext.NullTranslations()


def spelt(code: str) -> str:
    """`pt-br.UTF-8` as `pt_BR`."""
    language, _sep, region = code.split(".")[0].split("@")[0].replace("-", "_").partition("_")
    if region.islower() and len(region) == 2:
        region = region.upper()
    return f"{language.lower()}_{region}" if region else language.lower()


def system_code() -> str:
    """The language that the surroundings of a program ask for."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return SOURCE if value.split(".")[0] in {"C", "POSIX"} else spelt(value)
    return SOURCE


def load(wanted: str) -> Language:
    """The language of a code, its plain form where it has no catalogue of its own, else English."""
    if not CODE.fullmatch(wanted):
        return Language()
    if wanted in PSEUDO_WORDS:
        return Language(wanted, SOURCE, _pseudo(TEXTS, wanted))
    for code in (wanted, wanted.partition("_")[0]):
        texts = _translations(code, TEXTS)
        if texts is not None:
            return Language(code, wanted, texts, forms=forms_of(code, paths.locales()))
    return Language(SOURCE, wanted if wanted.startswith(f"{SOURCE}_") else SOURCE)


def _translations(code: str, domain: str) -> _gettext.NullTranslations | None:
    """The catalogue of a language: compiled in an installed app, the `.po` itself in a checkout."""
    folder = paths.locales() / code / "LC_MESSAGES"
    compiled = folder / f"{domain}.mo"
    if compiled.is_file():
        return _gettext.GNUTranslations(BytesIO(compiled.read_bytes()))
    source = folder / f"{domain}.po"
    return po_files.compiled(po_files.read(source)) if source.is_file() else None


def _pseudo(domain: str, code: str) -> PseudoTranslations:
    template = paths.locales() / f"{domain}.pot"
    known = _keys(po_files.read(template)) if template.is_file() else frozenset[Key]()
    return PseudoTranslations(known, PSEUDO_WORDS[code])


def _keys(catalogue: Catalog) -> frozenset[Key]:
    def first(identity: str | list[str] | tuple[str, ...]) -> str:
        return identity if isinstance(identity, str) else identity[0]

    return frozenset((message.context, first(message.id)) for message in catalogue if message.id)
