"""The words of the table that lessons explain: lessons/glossary.yaml."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self

from pydantic import Field, field_validator, model_validator

from game.course.links import unlinked, worded
from game.course.notation import CardCode, Line, Name, Part, SuitWord, Text, Title
from game.course.pack_names import OWN, as_kept, home_of, within
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
    """All words by id, and the titles of the groups they stand in.

    What a pack added has the pack's id in front. Where `home` is a pack, its own words come first.
    """

    terms: dict[str, Term]
    groups: dict[str, str] = field(default_factory=dict)
    home: str = OWN

    def with_words(self, pack: str, other: Glossary) -> Glossary:
        """These words and those that a pack adds."""
        terms = dict(self.terms)
        for name, term in other.terms.items():
            see = (within(pack, each) if each in other.terms else each for each in term.see)
            group = within(pack, term.group) if term.group in other.groups else term.group
            terms[within(pack, name)] = term.model_copy(update={"see": tuple(see), "group": group})
        groups = {within(pack, name): title for name, title in other.groups.items()}
        return Glossary(terms, self.groups | groups, self.home)

    def seen_from(self, pack: str) -> Glossary:
        """The same words as the files of a pack call them."""
        return replace(self, home=pack)

    def id_of(self, term_id: str) -> str:
        """The whole id of a word that is named here."""
        own = within(self.home, term_id)
        return own if own in self.terms else as_kept(term_id)

    def __contains__(self, term_id: str) -> bool:
        return self.id_of(term_id) in self.terms

    def title(self, term_id: str) -> str:
        """The word as it is said; its id where the glossary does not have it."""
        whole = self.id_of(term_id)
        return _told(whole, self.terms[whole].title) if whole in self.terms else term_id

    def view(self, term_id: str) -> TermView:
        """A word to show. Raises KeyError where the glossary does not have it."""
        whole = self.id_of(term_id)
        term, here = self.terms[whole], self.seen_from(home_of(whole))
        return TermView(
            whole,
            _told(whole, term.title),
            here.linked(_told(whole, term.text)),
            term.see,
            _told(term.group, self.groups.get(term.group, "")),
            _told(whole, term.gist),
            _told(whole, term.said),
            tuple(_told(whole, each) for each in term.also),
            term.clauses,
            tuple(here.shown(_told(whole, example.caption), example) for example in term.example),
        )

    def shown(self, caption: str, example: Example) -> ExampleView:
        """An example as it is shown under this caption."""
        trump = example.trump.suit if example.trump else None
        return ExampleView(self.unlinked(caption), example.cards, trump, example.table)

    def linked(self, text: str) -> str:
        """A text in which every link has its words: `[[left-bower]]` gets the title of the term."""
        return worded(text, self.title, self.id_of)

    def unlinked(self, text: str) -> str:
        """A text with the words of its links and no links."""
        return unlinked(text, self.title)

    def near(self, term_id: str) -> tuple[str, ...]:
        """The ids of words that belong to one: those it names, then those that name it."""
        own = tuple(other for other in self.terms[term_id].see if other in self.terms)
        naming = (other for other, term in self.terms.items() if term_id in term.see)
        return tuple(dict.fromkeys((*own, *naming)))


def _told(name: str, text: str) -> str:
    """A text in the language spoken now, of the glossary in which this word or group stands."""
    return lesson_text(within(home_of(name), CONTEXT), text).strip() if text else ""


NO_GLOSSARY = Glossary({})
