"""Languages that are written from right to left: which they are, and how a line of them is drawn."""

from __future__ import annotations

from functools import lru_cache

MIRRORED_PSEUDO = "ar_XB"
"""A made-up language from right to left, for finding faults: English whose words run backwards."""

_CONTROLS = dict.fromkeys(map(ord, "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))


@lru_cache(maxsize=16)
def is_right_to_left(code: str) -> bool:
    """Whether a language is written from right to left."""
    if code == MIRRORED_PSEUDO:
        return True
    if code.partition("_")[0] == "en":
        return False
    from babel.core import Locale, UnknownLocaleError

    try:
        return Locale.parse(code).text_direction == "rtl"
    except (UnknownLocaleError, ValueError):
        return False


@lru_cache(maxsize=4096)
def as_drawn(line: str) -> str:
    """A line of such a language in the order in which its letters are drawn, from left to right."""
    from bidi import get_display

    return str(get_display(line, base_dir="R")).translate(_CONTROLS)


def runs_left_to_right(word: str) -> bool:
    """Whether a word among such words runs the other way: a number, or a word in Latin letters."""
    for sign in word:
        if sign in "\u202e\u202b\u200f":
            return False
        if sign.isdigit() or (sign.isalpha() and sign.isascii()):
            return True
    return False
