"""Cards about the ranks: for every trump suit and the pack of the table, what stands where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from game.course.memory.cards import Kind, MemoryCard
from game.i18n import _, format_number
from game.rules.cards import Card, Suit, pack, suit_cards
from game.words import suit_name, trump_line
from game.words.markup import mark

_PACKS = tuple(product((24, 28, 32), (False, True)))
"""Every pack there is: cards without the joker, and whether there is one."""


@dataclass(frozen=True, slots=True)
class _Pack:
    """A pack, and the cards of a suit in it while `trump` is trump."""

    size: int
    joker: bool
    trump: Suit

    def of(self, suit: Suit) -> tuple[Card, ...]:
        return suit_cards(suit, self.trump, pack(self.size, self.joker))

    @property
    def trumps(self) -> tuple[Card, ...]:
        return self.of(self.trump)

    @property
    def words(self) -> str:
        """The pack inside a question."""
        if self.joker:
            return _("{n} cards and a joker").format(n=format_number(self.size))
        return _("{n} cards").format(n=format_number(self.size))


@dataclass(frozen=True, slots=True)
class _Question:
    """A question about a suit: what it is called in ids, and how it is put and answered.

    `sized` is whether the answer depends on the size of the pack, `joked` whether on the joker.
    """

    name: str
    make: Callable[[_Pack], tuple[str, str, Suit, tuple[Card, ...]]]
    sized: bool = False
    joked: bool = True


def rank_cards(size: int, joker: bool) -> tuple[MemoryCard, ...]:
    """Every card about the ranks in a pack, in an order in which suits and questions take turns."""
    asked, suits = _questions(), tuple(Suit)
    return tuple(
        _card(question, _Pack(size, joker, suits[(number + turn) % len(suits)]))
        for turn in range(len(suits))
        for number, question in enumerate(asked)
    )


def rank_card(card_id: str) -> MemoryCard | None:
    """The card of an id, whatever pack it belongs to; None where there is none such."""
    for size, joker in _PACKS:
        for trump in Suit:
            for question in _questions():
                table = _Pack(size, joker, trump)
                if _id(question, table) == card_id:
                    return _card(question, table)
    return None


def _id(question: _Question, table: _Pack) -> str:
    """Packs that give the same answer share a card, so that it is not learnt twice."""
    parts = [Kind.RANK, table.trump, question.name]
    parts += [str(table.size)] if question.sized else []
    parts += ["joker"] if question.joked and table.joker else []
    return "/".join(parts)


def _card(question: _Question, table: _Pack) -> MemoryCard:
    ask, back, suit, asked = question.make(table)
    front, ladder = trump_line(table.trump), table.of(suit)
    return MemoryCard(_id(question, table), front, ask, back, ladder, asked, trump=table.trump)


def _questions() -> tuple[_Question, ...]:
    return (
        _Question("1", lambda table: _place(table, 0)),
        _Question("2", lambda table: _place(table, 1)),
        _Question("3", lambda table: _place(table, 2)),
        _Question("count", _count, sized=True),
        _Question("next", _next_suit, sized=True, joked=False),
        _Question("lowest", _lowest, sized=True, joked=False),
    )


def _place(table: _Pack, place: int) -> tuple[str, str, Suit, tuple[Card, ...]]:
    asks = (
        _("What's the highest card of all?"),
        _("What's the second-highest card?"),
        _("What's the third-highest card?"),
    )
    if table.joker:
        asks = (
            _("With a joker in the deck, what's the highest card of all?"),
            _("With a joker in the deck, what's the second-highest card?"),
            _("With a joker in the deck, what's the third-highest card?"),
        )
    card = table.trumps[place]
    return asks[place], _about(table, card), table.trump, (card,)


def _about(table: _Pack, card: Card) -> str:
    """A card and why it stands where it stands."""
    names = {"card": mark(card), "suit": suit_name(table.trump)}
    if card.is_joker:
        return _("The joker. It counts as trump and beats every other card.")
    if card == Card(card.rank, table.trump.sister):
        return _("The {card}. It's the left bower, so it counts as one of the {suit}.").format(**names)
    if card.rank.value == "J":
        return _("The {card}, the right bower.").format(**names)
    return _("The {card}. Only the two bowers rank above it.").format(**names)


def _count(table: _Pack) -> tuple[str, str, Suit, tuple[Card, ...]]:
    ask = _("With {pack}, how many trumps are there?").format(pack=table.words)
    back = _("{n}. The left bower is one of them.").format(n=format_number(len(table.trumps)))
    return ask, back, table.trump, table.trumps


def _next_suit(table: _Pack) -> tuple[str, str, Suit, tuple[Card, ...]]:
    suit = table.trump.sister
    ask = _("With {pack}, how many {suit} are there?").format(
        suit=suit_name(suit), pack=_Pack(table.size, False, table.trump).words
    )
    cards = table.of(suit)
    back = _("{n}. The jack is the left bower, so it counts as trump.").format(n=format_number(len(cards)))
    return ask, back, suit, cards


def _lowest(table: _Pack) -> tuple[str, str, Suit, tuple[Card, ...]]:
    plain = _Pack(table.size, False, table.trump)
    ask = _("With {pack}, what's the lowest trump?").format(pack=plain.words)
    card = plain.trumps[-1]
    back = _("The {card}. It still beats every card that isn't trump.").format(card=mark(card))
    return ask, back, table.trump, (card,)
