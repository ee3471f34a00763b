"""What typed words stand for: cards and suits, in codes, in English and in the language in use.

Codes are understood both ways, `JH` as they stand beside the cards of a table, and with the language's own
sign for the rank, `BH`. A suit is its English letter, its sign or its name; where a letter could be two
suits, `meanings` has both: in French C begins cœur and carreau, and is the letter of clubs in codes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from game.i18n import current, pgettext
from game.rules.cards import Card, Rank, Suit, pack
from game.words import card_name, card_said, one_of, other_ranks, rank_name, rank_sign, suit_name, suit_title

_SIGNS = str.maketrans(
    {"♠": " spades ", "♥": " hearts ", "♦": " diamonds ", "♣": " clubs ", "œ": "oe", "Œ": "OE"}
)
_TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
_LONGEST_PHRASE = 8  # words of one spoken card, in any language
_SUIT_CODES = {str(suit).lower(): suit for suit in Suit}


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, words and numbers apart by one space."""
    words = _plain_words(text)
    return " ".join(words[1:] if words and words[0] in _articles(current()) else words)


def _plain_words(text: str) -> list[str]:
    letters = unicodedata.normalize("NFKD", text.translate(_SIGNS).casefold())
    kept = "".join(char if char.isalnum() else " " for char in letters if not unicodedata.combining(char))
    return kept.split()


@lru_cache(maxsize=4)
def _articles(language: str) -> frozenset[str]:
    # NOTE: what may stand before a card that is typed and means nothing: in German "the der die das den dem"
    return frozenset(_plain_words(pgettext("articles, in small letters", "the"))) | {"the"}


def card_meant(text: str) -> Card | None:
    """The card of the largest pack that a text names: `JD`, `10C`, "jack of diamonds"."""
    return _card_words(current()).get(folded(text))


def suit_meant(text: str, coded: bool = False) -> Suit | None:
    """The suit that a text names: `h`, "hearts"; by its English letter in every language where `coded`."""
    code = _SUIT_CODES.get(folded(text)) if coded else None
    return code or _suit_words(current()).get(folded(text))


def meanings(text: str) -> tuple[str, ...]:
    """The names of the cards or suits that a text could mean by its last letter.

    None or one where that is no question: `BK` is the Karo-Bube or the Kreuz-Bube in German.
    """
    typed = folded(text).replace(" ", "")
    if not typed or suit_meant(typed) is not None or card_meant(typed) is not None:
        return ()
    rank, letter = typed[:-1], typed[-1]
    if not rank:
        return tuple(map(suit_name, _suits_of(letter)))
    own = [suit for suit in Suit if _initial(suit) == letter]
    could = own if len(own) > 1 else _suits_of(letter)
    cards = (card_meant(f"{rank} {suit_name(suit)}") for suit in could)
    return tuple(card_name(card) for card in cards if card is not None)


def _suits_of(letter: str) -> list[Suit]:
    """The suits that a letter could stand for: by the English code, or as the first of a suit's name."""
    return [suit for suit in Suit if letter in (str(suit).lower(), _initial(suit))]


def _initial(suit: Suit) -> str:
    return folded(suit_name(suit))[:1]


def _spellings(name: str) -> set[str]:
    """A name as it is compared, without marks on its letters and with two letters for one: konig, koenig."""
    return {folded(name), folded(name.translate(_TWO_LETTERS))}


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
        names = (*_suit_names(suit), suit_title(suit), *_letters(suit))
        words |= {spelt: suit for name in names for spelt in _spellings(name)}
    return words


@lru_cache(maxsize=4)
def _card_words(language: str) -> dict[str, Card]:
    words: dict[str, Card] = {}
    for card in pack(32, joker=True):
        names = _joker_names() if card.suit is None else _names(card.rank, card.suit)
        words |= {spelt: card for name in (card_name(card), *names) for spelt in _spellings(name)}
    return words


def _suit_names(suit: Suit) -> set[str]:
    """Its names in English and in the language in use, for one card and for several: "trébol", "tréboles"."""
    return {suit.name, suit.name[:-1], suit_name(suit), folded(one_of(suit))}


def _letters(suit: Suit) -> list[str]:
    """The letters that stand for this suit and for no other: its English one, or the first of its name."""
    letters = (str(suit).lower(), _initial(suit))
    return [letter for letter in letters if _suits_of(letter) == [suit]]


def _joker_names() -> list[str]:
    return ["XX", Rank.JOKER.name]


def _names(rank: Rank, suit: Suit) -> list[str]:
    """`10C`, "10 of clubs", "ten clubs" and their like."""
    codes = {str(rank), *({"10"} if rank is Rank.TEN else ())}
    ranks = {*codes, rank.name, rank_name(rank), rank_sign(rank), *other_ranks(rank)}
    suits = {*_suit_names(suit), *_letters(suit)}
    joints = ("", " ", " of ")
    named = [f"{one}{joint}{other}" for one in ranks for other in suits for joint in joints]
    coded = [f"{one}{joint}{suit}" for one in codes for joint in joints]
    said = [card_said(one, other) for one in ranks for other in _suit_names(suit)]
    return [*named, *coded, *said, *(f"{suit_name(suit)} {one}" for one in ranks)]
