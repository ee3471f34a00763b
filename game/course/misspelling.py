"""What an author probably meant by a card, a seat or an id that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.i18n import _
from game.yamlfile.validation_words import nearest

_RANKS = {
    "10": "T", "ten": "T", "nine": "9", "eight": "8", "seven": "7",
    "jack": "J", "queen": "Q", "king": "K", "ace": "A", **{rank: rank for rank in "789TJQKA"},
}  # fmt: skip
_SUITS = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C",
    "spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C",
    "spade": "S", "heart": "H", "diamond": "D", "club": "C", **{suit: suit for suit in "SHDC"},
}  # fmt: skip
_PART = re.compile(r"10|[♠♥♦♣]|[a-z]{3,}|[789tjqka]|[shdc]", re.IGNORECASE)
_SEATS = {"walt": "left", "nora": "partner", "ezra": "right", "me": "you", "south": "you", "west": "left",
          "north": "partner", "east": "right", "opponent": "left"}  # fmt: skip


def card_meant(text: str) -> str:
    """The code of the card that a text stands for, or "": TD for `10D`, `D10`, `♦10`, `ten of diamonds`."""
    parts = [part for part in _PART.findall(text.strip()) if part.lower() not in ("the", "of")]
    rest = _PART.sub("", text).strip(" -_")
    if len(parts) != 2 or rest not in ("", "of"):
        return ""
    for rank, suit in (parts, reversed(parts)):
        rank_known = _RANKS.get(rank.lower(), _RANKS.get(rank.upper(), ""))
        suit_known = _SUITS.get(suit.lower(), _SUITS.get(suit.upper(), ""))
        if rank_known and suit_known:
            return f"{rank_known}{suit_known}"
    return ""


def seat_meant(word: str) -> str:
    """The word of a lesson file for a player, or ""."""
    return _SEATS.get(word.lower(), "") or nearest(word, ("you", "left", "partner", "right"))


def move_meant(text: str) -> str:
    """A seat and its card or call as a lesson file has them, or "": `Walt AS` is `left AS`."""
    seat, _space, rest = text.strip().partition(" ")
    if not rest:
        return nearest(text, ("gather",))
    who = seat_meant(seat)
    done = card_meant(rest) or rest.lower()
    return f"{who} {done}" if who else ""


def did_you_mean(word: str, otherwise: str) -> str:
    """The mend: the word that was meant, where one is near; else what to do."""
    return _("Did you mean {word}?").format(word=word) if word else otherwise


def near_id(word: str, known: Iterable[str], otherwise: str) -> str:
    """The mend for an id that is not there: the one that was meant, or what to do."""
    return did_you_mean(nearest(word, known), otherwise)


def nearly(word: str, known: Iterable[str]) -> str:
    """The known word that this one is all but, or "": where another word may well be meant as it stands."""
    return nearest(word, known, cutoff=0.85)
