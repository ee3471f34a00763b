"""The words of the table that lessons explain: lessons/glossary.yaml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from game.course.notation import Name, Part, Text
from game.i18n import lesson_text

FILE = "glossary.yaml"


class Term(Part):
    """A word and what it means."""

    title: Text
    """The word as it is said."""
    text: Text
    """What it means, in a sentence or two."""
    see: tuple[Name, ...] = ()
    """Ids of words that belong to it."""


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
        return TermView(term_id, title, text.strip(), term.see)


NO_GLOSSARY = Glossary({})
