"""The words of the table that lessons explain: lessons/glossary.yaml."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from game.course.notation import CardCode, Name, Part, SuitWord, Text
from game.i18n import lesson_text
from game.rules.cards import Card, Suit

FILE = "glossary.yaml"
LINK = re.compile(r"\[\[([a-z0-9-]+)(?:\|([^\[\]|]+))?\]\]")
"""A word of the glossary in a text: `[[left-bower]]`, or `[[left-bower|the left]]`."""


class Example(Part):
    """Cards that show what a word means."""

    trump: SuitWord
    cards: tuple[CardCode, ...] = Field(min_length=1, max_length=8)
    caption: Text


class Term(Part):
    """A word and what it means."""

    title: Text
    """The word as it is said."""
    text: Text
    """What it means, in a sentence or two."""
    also: tuple[Text, ...] = ()
    """Other words for the same thing."""
    see: tuple[Name, ...] = ()
    """Ids of words that belong to it."""
    clauses: tuple[str, ...] = ()
    """The numbered clauses of the sheets that it rests on."""
    example: Example | None = None
    """Cards to look at."""


class GlossaryFile(Part):
    """The whole file."""

    format: Literal[1]
    id: Literal["glossary"]
    terms: dict[Name, Term] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class TermView:
    """A word as it is shown, in the language spoken now."""

    id: str
    title: str
    text: str
    see: tuple[str, ...]
    also: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    caption: str = ""  # of the example
    cards: tuple[Card, ...] = ()
    trump: Suit | None = None


@dataclass(frozen=True)
class Glossary:
    """All words by id."""

    terms: dict[str, Term]

    def __contains__(self, term_id: str) -> bool:
        return term_id in self.terms

    def view(self, term_id: str) -> TermView:
        """A word to show. Raises KeyError where the glossary does not have it."""
        term = self.terms[term_id]
        title, text = lesson_text("glossary", term.title), lesson_text("glossary", term.text)
        also = tuple(lesson_text("glossary", word) for word in term.also)
        shown = term.example
        text = self.linked(text)
        if shown is None:
            return TermView(term_id, title, text.strip(), term.see, also, term.clauses)
        caption = lesson_text("glossary", shown.caption).strip()
        return TermView(
            term_id, title, text.strip(), term.see, also, term.clauses, caption, shown.cards, shown.trump.suit
        )

    def linked(self, text: str) -> str:
        """A text in which every link has its words: `[[left-bower]]` gets the title of the term."""
        return LINK.sub(self._worded, text)

    def _worded(self, link: re.Match[str]) -> str:
        term_id, words = link[1], link[2]
        if words is None:
            words = lesson_text("glossary", self.terms[term_id].title) if term_id in self else term_id
        return f"[[{term_id}|{words}]]"

    def referring(self, term_id: str) -> tuple[str, ...]:
        """The ids of words that refer to this one and that it does not name itself."""
        own = self.terms[term_id].see
        return tuple(other for other, term in self.terms.items() if term_id in term.see and other not in own)


NO_GLOSSARY = Glossary({})
