"""Made-up languages for finding faults: longer and accented, or backwards, and still readable English.

Text that stays plain in them cannot be translated; text that is cut off will not fit a longer language; a
sentence with more than one pair of brackets was glued from pieces; and what runs the wrong way does not know
languages that are written from right to left.
"""

from __future__ import annotations

import gettext
import math
import re
from collections.abc import Callable, Collection

LONGER = 0.35
"""How much longer a pseudo-translated text is, as a share of its letters."""

_KEPT = re.compile(r"\{\{|\}\}|\{[^{}]*\}|\*\*|\[\[[a-z0-9-]+(?:\||\]\])|\]\]")
# Only letters that all fonts of the game hold: these have no J with an accent.
_PLAIN = "ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz"
_ACCENTED = "ÄÇĎÉĞĦÎĶĻÑÖŔŠŢÛŴÝŽäçďéğħîķļñöŕšţûŵýž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_WORD = re.compile(r"[A-Za-z]+(?:['’][a-z]+)?")
_VOWELS = frozenset("aeiouyAEIOUY")

Key = tuple[str | None, str]
"""Context (None where there is none) and English text of a message."""


def longer(message: str) -> str:
    """The message longer and accented: placeholders, cards, bold marks and links are kept."""
    if not message:
        return message
    parts = re.split(f"({_KEPT.pattern})", message)
    texts = [_lengthen(part) if index % 2 == 0 else part for index, part in enumerate(parts)]
    return f"[{''.join(texts)}]"


def backwards(message: str) -> str:
    """The message with every word marked to run from right to left; the same is kept."""
    parts = re.split(f"({_KEPT.pattern})", message)
    turned = (
        _WORD.sub("\u202e\\g<0>\u202c", part) if index % 2 == 0 else part for index, part in enumerate(parts)
    )
    return "".join(turned)


def _lengthen(text: str) -> str:
    letters = [index for index, char in enumerate(text) if char.isalpha()]
    vowels_first = sorted(letters, key=lambda index: text[index] not in _VOWELS)
    doubled = set(vowels_first[: math.ceil(len(letters) * LONGER)])
    longer = "".join(char + char.lower() if index in doubled else char for index, char in enumerate(text))
    return longer.translate(_ACCENTS)


class PseudoTranslations(gettext.NullTranslations):
    """Answers every message of a template in a made-up language, and any other in plain English."""

    def __init__(self, known: Collection[Key], made: Callable[[str], str] = longer) -> None:
        """Take the messages of the template; a text outside it was never extracted and must show.

        `made` makes a text of the made-up language of an English one.
        """
        super().__init__()
        self._known = known
        self._made = made

    def gettext(self, message: str) -> str:
        return self._say(None, message)

    def pgettext(self, context: str, message: str) -> str:
        return self._say(context, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._say(None, msgid1, msgid1 if n == 1 else msgid2)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self._say(context, msgid1, msgid1 if n == 1 else msgid2)

    def _say(self, context: str | None, message: str, form: str | None = None) -> str:
        spoken = message if form is None else form
        return self._made(spoken) if (context, message) in self._known else spoken
