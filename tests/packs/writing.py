"""Small packs written for a test, as folders and as files."""

from __future__ import annotations

from pathlib import Path

from game.packs.archive import archived
from tests.course.writing import HEAD, READ, lesson

ABOUT = """\
format: 1
id: club
title: Friday club
author: Nora Hale
licence: CC BY 4.0
version: 3
language: en
chapters:
  1-first: {title: First evening, summary: What to know before you come.}
skills:
  cut: Cutting the deck
"""

WORDS = """\
format: 1
id: glossary
groups: {house: What we say}
terms:
  bug: {title: the bug, group: house, text: "Our word for the [[left-bower]].", see: [left-bower]}
"""

RULES = """\
id: friday
extends: danville
name: Friday rules
clauses:
  FRI-01:
    kind: rule
    says: A game is seventeen points.
    sets: {game_points: 17}
"""

SPEAKS = """\
- type: say
  id: read
  text: We call it [[bug]], and some call it [[left-bower]].
- type: term
  term: bug
"""

GERMAN = """\
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "one"
msgid "A trial"
msgstr "Ein Versuch"

msgctxt "club"
msgid "Friday club"
msgstr "Freitagsclub"

msgctxt "glossary"
msgid "the bug"
msgstr "der Käfer"
"""


def files(version: int = 3, steps: str = SPEAKS, **others: str) -> dict[str, str]:
    """A pack with a lesson, a word, a ruleset and a translation, and other files."""
    return {
        "pack.yaml": ABOUT.replace("version: 3", f"version: {version}"),
        "1-first/one.yaml": lesson(steps, head=HEAD.replace("trial", "one", 1)),
        "glossary.yaml": WORDS,
        "rulesets/friday.yaml": RULES,
        "locales/de.po": GERMAN,
        **others,
    }


def plain_files(version: int = 1) -> dict[str, str]:
    """The least that a pack can be."""
    return {
        "pack.yaml": f"format: 1\nid: small\ntitle: Small\nauthor: Ezra\nversion: {version}\n",
        "one.yaml": lesson(READ, head=HEAD.replace("trial", "one", 1)),
    }


def folder(place: Path, texts: dict[str, str]) -> Path:
    """These texts as files below a folder."""
    for name, text in texts.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return place


def raw(texts: dict[str, str]) -> bytes:
    """These texts as a pack, whether it holds or not."""
    return archived({name: text.encode() for name, text in texts.items()})


def packed(place: Path, texts: dict[str, str], name: str = "club.lbpack") -> Path:
    """The same in a file."""
    path = place / name
    path.write_bytes(raw(texts))
    return path
