"""What typed words stand for: cards and suits, in codes, in English and in the language in use."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from game.i18n import current, pgettext
from game.rules.cards import Card, Rank, Suit, pack
from game.words import card_name, rank_name, suit_name, suit_title

_SIGNS = str.maketrans({"♠": " S ", "♥": " H ", "♦": " D ", "♣": " C "})
_LONGEST_PHRASE = 8  # words of one spoken card, in any language
_ARTICLE = "the"


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, words and numbers apart by one space."""
    letters = unicodedata.normalize("NFKD", text.translate(_SIGNS).casefold())
    kept = "".join(char if char.isalnum() else " " for char in letters if not unicodedata.combining(char))
    words = kept.split()
    return " ".join(words[1:] if words[:1] == [_ARTICLE] else words)


def card_meant(text: str) -> Card | None:
    """The card of the largest pack that a text names: `JD`, `10C`, "jack of diamonds"."""
    return _card_words(current()).get(folded(text))


def suit_meant(text: str) -> Suit | None:
    """The suit that a text names: `h`, "hearts"."""
    return _suit_words(current()).get(folded(text))


def cards_meant(text: str, listed: Sequence[Card]) -> tuple[Card, ...] | None:
    """The cards that a text names one after another, by number in `listed` or by name.

    None where a word of it is neither.
    """
    joining = {"and", folded(pgettext("word to type", "and"))}
    words = [word for word in folded(text).split() if word not in joining]
    found: list[Card] = []
    while words:
        for length in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
            card = _card_or_number(" ".join(words[:length]), listed)
            if card is not None:
                found.append(card)
                words = words[length:]
                break
        else:
            return None
    return tuple(found)


def number_meant(text: str, count: int) -> int | None:
    """A number from 1 to `count`, None for anything else, such as one below zero."""
    typed = "" if below_zero(text) else folded(text)
    number = int(typed) if typed.isdecimal() and len(typed) <= 3 else 0
    return number if 1 <= number <= count else None


def below_zero(text: str) -> bool:
    """Whether a number in a text has a minus sign, which folding would leave out."""
    return text.strip().startswith(("-", "\N{MINUS SIGN}"))


def _card_or_number(phrase: str, listed: Sequence[Card]) -> Card | None:
    number = number_meant(phrase, len(listed))
    return listed[number - 1] if number else card_meant(phrase)


@lru_cache(maxsize=4)
def _suit_words(language: str) -> dict[str, Suit]:
    words: dict[str, Suit] = {}
    for suit in Suit:
        names = (suit_name(suit), suit_title(suit), suit.name, suit.name[:-1], str(suit))
        words |= {folded(name): suit for name in names}
    return words


@lru_cache(maxsize=4)
def _card_words(language: str) -> dict[str, Card]:
    words: dict[str, Card] = {}
    for card in pack(32, joker=True):
        names = _joker_names() if card.suit is None else _names(card.rank, card.suit)
        words |= {folded(name): card for name in (card_name(card), *names)}
    return words


def _joker_names() -> list[str]:
    return ["XX", Rank.JOKER.name]


def _names(rank: Rank, suit: Suit) -> list[str]:
    """`10C`, "10 of clubs", "ten clubs" and their like."""
    ranks = {str(rank), rank.name, rank_name(rank), *({"10"} if rank is Rank.TEN else ())}
    suits = {str(suit), suit.name, suit.name[:-1], suit_name(suit)}
    joints = ("", " ", " of ")
    return [f"{one}{joint}{other}" for one in ranks for other in suits for joint in joints]
