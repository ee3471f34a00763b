"""Where a word may be broken at the end of a line, by the rules of the language spoken now."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyphen import Pyphen

_WORD = re.compile(r"[^\W\d_]+")


def breaks(word: str, language: str) -> tuple[int, ...]:
    """The places in a word before which it may be broken with a hyphen; none where nobody knows.

    `language` is the code of the language. Signs around the letters may be there.
    """
    found = _WORD.search(word)
    dictionary = _dictionary(language)
    if found is None or dictionary is None:
        return ()
    return tuple(found.start() + place for place in dictionary.positions(found[0]))


@lru_cache(maxsize=4)
def _dictionary(language: str) -> Pyphen | None:
    from pyphen import LANGUAGES, Pyphen  # only where a word does not fit

    known = next((code for code in (language, language.partition("_")[0]) if code in LANGUAGES), None)
    return None if known is None else Pyphen(lang=known, left=3, right=3)
