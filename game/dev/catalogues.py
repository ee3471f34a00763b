"""Keeps the catalogues in `locales/` true to the code, the rulesets and the lessons.

Templates are held to their messages, not to their lines, so that moving code makes nothing stale; whoever
writes them anew gets the places right, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel.core import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from game.dev import translations
from game.dev.extract import catalogues, unreadable_calls
from game.dev.translations import tongue
from game.i18n import UNFINISHED, po_files
from game.i18n.strayed import forms, strayed_in

Entry = tuple[str | None, tuple[str, ...], tuple[str, ...]]
"""What makes a message of a template: context, its forms, the notes for translators."""


def read(path: Path) -> Catalog:
    """A catalogue from its file; empty where there is none yet."""
    if not path.is_file():
        return Catalog()
    with path.open("rb") as file:
        return read_po(file)


def entries(catalogue: Catalog) -> frozenset[Entry]:
    """The messages of a catalogue without their places."""
    return frozenset(
        (message.context, forms(message.id), tuple(message.auto_comments))
        for message in catalogue
        if message.id
    )


def _places(catalogue: Catalog) -> dict[str, frozenset[tuple[str, int]]]:
    """Where each message stands."""
    return {f"{each.context} {each.id}": frozenset(each.locations) for each in catalogue if each.id}


def faults(root: Path) -> Iterator[str]:
    """Everything wrong with the catalogues of a checkout, a sentence each."""
    yield from unreadable_calls(root)
    for domain, template in catalogues(root).items():
        path = root / "locales" / f"{domain}.pot"
        written, found = entries(read(path)), entries(template)
        for _context, texts, _notes in sorted(found - written, key=str):
            yield f"locales/{domain}.pot lacks: {texts[0]!r}"
        for _context, texts, _notes in sorted(written - found, key=str):
            yield f"locales/{domain}.pot still has: {texts[0]!r}"
        for path in translated(root, domain):
            yield from translation_faults(path, root)


def translated(root: Path, domain: str) -> list[Path]:
    """The catalogues of the languages in a checkout."""
    return sorted((root / "locales").glob(f"*/LC_MESSAGES/{domain}.po"))


def translation_faults(path: Path, root: Path) -> Iterator[str]:
    """What is wrong with the texts of a language, `file:line: sentence` each.

    Those that lost or gained a placeholder, card, bold mark or link, and what `translations` finds.
    """
    catalogue, spoken = read(path), tongue(root, path.parents[1].name)
    for line, fault in translations.faults(catalogue, spoken):
        yield f"{path.relative_to(root)}:{line}: {fault}"
    for strayed in strayed_in(catalogue):
        place = f"{path.relative_to(root)}:{strayed.line}"
        lost, gained = _say("lacks", strayed.lost), _say("must not have", strayed.gained)
        yield f"{place}: {lost}{gained}in {strayed.translation!r}"


def update(root: Path) -> list[Path]:
    """Write the templates anew and bring every language's catalogue up to them; return the files written."""
    changed: list[Path] = []
    for domain, template in catalogues(root).items():
        path = root / "locales" / f"{domain}.pot"
        if not path.is_file() or _differs(template, read(path)):
            po_files.write(path, template)
            changed.append(path)
        for path in translated(root, domain):
            catalogue = read(path)
            catalogue.update(template, no_fuzzy_matching=False)
            if tongue(root, path.parents[1].name).finished:
                catalogue.obsolete.clear()  # what nobody sees any more is nothing to keep in order
            if _differs(catalogue, read(path)):
                po_files.write(path, catalogue)
                changed.append(path)
    return changed


def _differs(one: Catalog, other: Catalog) -> bool:
    """Whether they hold other messages, or the same at other places."""
    return entries(one) != entries(other) or _places(one) != _places(other)


def begin(root: Path, code: str) -> list[Path]:
    """Start the catalogues of a new language from the templates; those that exist are left alone.

    Raises ValueError or babel's UnknownLocaleError for a code that names no language.
    """
    Locale.parse(code)
    begun: list[Path] = []
    for domain, template in catalogues(root).items():
        path = root / "locales" / code / "LC_MESSAGES" / f"{domain}.po"
        if not path.exists():
            catalogue = Catalog(locale=code, project=template.project, fuzzy=False)
            catalogue.update(template)
            path.parent.mkdir(parents=True, exist_ok=True)
            po_files.write(path, catalogue)
            begun.append(path)
    if begun:
        note = begun[0].parents[1] / UNFINISHED
        note.write_text(_NOT_OFFERED, encoding="utf-8")
    return begun


_NOT_OFFERED = """\
This language isn't offered yet. Once everything is translated, delete this file and run
`python -m game dev catalogues --check`: from then on nothing may be missing.
"""


def _say(what: str, tokens: tuple[str, ...]) -> str:
    return f"{what} {', '.join(tokens)} " if tokens else ""
