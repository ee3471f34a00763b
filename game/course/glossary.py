"""The words of the table that lessons explain: lessons/glossary.yaml."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Self

from pydantic import Field, field_validator, model_validator

from game.course.links import unlinked, worded
from game.course.notation import CardCode, Line, Name, Part, SuitWord, Text, Title
from game.course.tables import Table
from game.i18n import _, lesson_text
from game.rules.cards import Card, Suit

FILE = "glossary.yaml"
CONTEXT = "glossary"
GIST = 42
"""Letters that fit beside each other in the list."""


class Example(Part):
    """Cards, or a table, that show what a word means."""

    caption: Line
    """What there is to see, in a sentence."""
    cards: tuple[CardCode, ...] = Field((), max_length=8)
    """Cards to lay in a row."""
    trump: SuitWord | None = None
    """The trump suit among these cards."""
    table: Table | None = None
    """A table as in lessons: who deals, what has been said and played."""

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if bool(self.cards) == (self.table is not None):
            raise ValueError(_("An example is either cards or a table."), _("Write just one of the two."))
        return self


class Term(Part):
    """A word and what it means."""

    title: Title
    """The word as it is said."""
    group: str = ""
    """The id of the group it stands in."""
    gist: str = Field("", max_length=GIST)
    """What it is in about six words."""
    said: str = ""
    """How it sounds at the table, where that is not the title."""
    text: Text
    """What it means, in a sentence or two."""
    also: tuple[Text, ...] = ()
    """Other words for the same thing."""
    see: tuple[Name, ...] = ()
    """Ids of words that belong to it."""
    clauses: tuple[str, ...] = ()
    """The numbered clauses of the sheets that it rests on."""
    example: tuple[Example, ...] = Field((), max_length=3)
    """Something to look at: one example, or a list of them."""

    @field_validator("example", mode="before")
    @classmethod
    def _one_or_more(cls, value: Any) -> Any:
        return [value] if isinstance(value, dict) else value


class GlossaryFile(Part):
    """The whole file."""

    format: Literal[1]
    id: Literal["glossary"]
    groups: dict[Name, Text] = Field(default_factory=dict)
    """What the words are sorted by, each with its title."""
    terms: dict[Name, Term] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class ExampleView:
    """An example as it is shown: its caption, and cards or a table."""

    caption: str
    cards: tuple[Card, ...]
    trump: Suit | None
    table: Table | None


@dataclass(frozen=True, slots=True)
class TermView:
    """A word as it is shown, in the language spoken now."""

    id: str
    title: str
    text: str
    see: tuple[str, ...]
    group: str = ""
    gist: str = ""
    said: str = ""
    also: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    examples: tuple[ExampleView, ...] = ()


@dataclass(frozen=True)
class Glossary:
    """All words by id, and the titles of the groups they stand in."""

    terms: dict[str, Term]
    groups: dict[str, str] = field(default_factory=dict)

    def __contains__(self, term_id: str) -> bool:
        return term_id in self.terms

    def title(self, term_id: str) -> str:
        """The word as it is said; its id where the glossary does not have it."""
        return _told(self.terms[term_id].title) if term_id in self else term_id

    def view(self, term_id: str) -> TermView:
        """A word to show. Raises KeyError where the glossary does not have it."""
        term = self.terms[term_id]
        return TermView(
            term_id,
            _told(term.title),
            self.linked(_told(term.text)),
            term.see,
            _told(self.groups.get(term.group, "")),
            _told(term.gist),
            _told(term.said),
            tuple(map(_told, term.also)),
            term.clauses,
            tuple(self._shown(example) for example in term.example),
        )

    def _shown(self, example: Example) -> ExampleView:
        trump = example.trump.suit if example.trump else None
        return ExampleView(self.unlinked(_told(example.caption)), example.cards, trump, example.table)

    def linked(self, text: str) -> str:
        """A text in which every link has its words: `[[left-bower]]` gets the title of the term."""
        return worded(text, self.title)

    def unlinked(self, text: str) -> str:
        """A text with the words of its links and no links."""
        return unlinked(text, self.title)

    def near(self, term_id: str) -> tuple[str, ...]:
        """The ids of words that belong to one: those it names, then those that name it."""
        own = tuple(other for other in self.terms[term_id].see if other in self)
        naming = (other for other, term in self.terms.items() if term_id in term.see)
        return tuple(dict.fromkeys((*own, *naming)))


def _told(text: str) -> str:
    """A text in the language spoken now."""
    return lesson_text(CONTEXT, text).strip() if text else ""


NO_GLOSSARY = Glossary({})
