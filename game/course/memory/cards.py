"""Memory cards: what their front asks, what their back answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.course.glossary import Glossary
from game.i18n import _
from game.rules.cards import Card, Suit
from game.words import capital


class Kind(StrEnum):
    """What a card is about; the word begins its id."""

    TERM = "term"
    RANK = "rank"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class MemoryCard:
    """A card in the language spoken now. Texts may hold marks (game/markup.py).

    `ladder` are the cards of a suit from high to low, and `asked` those of them that are the answer; `row`
    are cards of an example with their `caption`. All are empty for a card that shows none. `clauses` are
    the rules it rests on, in `ruleset`.
    """

    id: str
    front: str
    ask: str
    back: str
    ladder: tuple[Card, ...] = ()
    asked: tuple[Card, ...] = ()
    row: tuple[Card, ...] = ()
    caption: str = ""
    said: str = ""  # how it sounds
    trump: Suit | None = None
    clauses: tuple[str, ...] = ()
    ruleset: str = ""

    @property
    def kind(self) -> Kind:
        return kind_of(self.id)

    @property
    def term(self) -> str:
        """The word of the glossary that the card is about; empty for other kinds."""
        return self.id.partition("/")[2] if self.kind is Kind.TERM else ""


def kind_of(card_id: str) -> Kind:
    """What a card is about, by its id. Raises ValueError for a text that is no id."""
    return Kind(card_id.partition("/")[0])


def term_card_id(term_id: str) -> str:
    """The id of the card about a word of the glossary."""
    return f"{Kind.TERM}/{term_id}"


def term_card(glossary: Glossary, term_id: str) -> MemoryCard:
    """The card about a word. Raises KeyError where the glossary does not have it."""
    term = glossary.view(term_id)
    shown = next((example for example in term.examples if example.cards), None)
    return MemoryCard(
        term_card_id(term_id),
        capital(term.title),
        _("What does it mean at the table?"),
        term.text,
        row=shown.cards if shown else (),
        caption=shown.caption if shown else "",
        said=term.said,
        trump=shown.trump if shown else None,
        clauses=term.clauses,
    )
