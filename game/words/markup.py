"""Final texts may hold three kinds of marks.

`{JD}` stands for a card, `{JD:1}` for one with a number on the table, `{JD.den}` for one in a form of its
language (`i18n.word_forms`), `**words**` are bold, `[[left-bower|the left]]` is a word of the glossary.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.i18n import word_in_form

if TYPE_CHECKING:
    from game.rules.cards import Card

_CARD = r"\{(?:[789TJQKA][SHDC]|XX)(?::\d)?(?:\.[^{}\s.]+)?\}"
_MARK = re.compile(rf"(\*\*|{_CARD}|\[\[(?:[a-z0-9-]+/)?[a-z0-9-]+\|[^\[\]|]+\]\])")
_SIDE_BY_SIDE = re.compile(rf"({_CARD}) (?={_CARD})")

_ENDS = str.maketrans("", "", "[]|")
_NO_MARK = "\N{ZERO WIDTH SPACE}"


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one style, or a card to draw in its place (`text` is then its spoken name)."""

    text: str
    bold: bool = False
    card: Card | None = None
    number: int = 0  # that lies on the card, where several are spoken of
    term: str = ""  # the id of a word of the glossary, which opens it


def spans(text: str) -> tuple[Span, ...]:
    """A text split at its marks. A `**` without its partner makes the rest bold."""
    found: list[Span] = []
    bold = False
    for piece in _MARK.split(text):
        if piece == "**":
            bold = not bold
        elif piece.startswith("[[") and _MARK.fullmatch(piece):
            term, _bar, words = piece[2:-2].partition("|")
            found.append(Span(words, bold, term=term))
        elif _MARK.fullmatch(piece):
            found.extend(_card_spans(piece[1:-1], bold))
        elif piece:
            found.append(Span(piece.replace(_NO_MARK, ""), bold))
    return tuple(found)


def _card_spans(code: str, bold: bool) -> list[Span]:
    """The card, and what its form sets before it."""
    from game.rules.cards import Card  # only here: the first picture has text, but no cards in it
    from game.words import card_name

    code, _dot, form = code.partition(".")
    written, _colon, number = code.partition(":")
    card = Card.parse(written)
    before, name = word_in_form(card_name(card), form)
    shown = Span(name, bold, card, int(number or 0))
    return [Span(before, bold), shown] if before else [shown]


def plain(text: str) -> str:
    """The text as it is spoken or printed in a terminal: cards by name, nothing bold."""
    return "".join(span.text for span in spans(read_aloud(text)))


def read_aloud(text: str) -> str:
    """The text with commas between cards that are drawn side by side."""
    return _SIDE_BY_SIDE.sub(r"\1, ", text)


def side_by_side(text: str) -> int:
    """How many pairs of cards lie side by side in a text."""
    return len(_SIDE_BY_SIDE.findall(text))


def as_typed(text: str) -> str:
    """A text whose braces, stars and brackets are shown as they are, whatever they mean elsewhere."""
    for sign in ("{", "*", "["):
        text = text.replace(sign, sign + _NO_MARK)
    return text


def link(term_id: str, words: str) -> str:
    """The mark of a word of the glossary. Words that would end it early lose those signs."""
    return f"[[{term_id}|{words.translate(_ENDS)}]]"


def mark(card: Card, number: int = 0) -> str:
    """The mark that stands for a card in a text, with the `number` that lies on it."""
    return "{" + str(card) + (f":{number}" if number else "") + "}"
