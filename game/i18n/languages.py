"""The languages a player can choose, each by its own name."""

from __future__ import annotations

import os

from game import i18n
from game.i18n import _
from game.i18n.direction import MIRRORED_PSEUDO

_DEVELOPER = "LEFTBOWER_DEVELOPER"


def choices() -> list[tuple[str, str]]:
    """Code and name of each language.

    The pseudo-languages are offered where the environment variable LEFTBOWER_DEVELOPER is set, and
    while they are spoken.
    """
    codes = list(i18n.available())
    made_up = (i18n.PSEUDO, MIRRORED_PSEUDO)
    codes += [each for each in made_up if os.environ.get(_DEVELOPER) or i18n.current() == each]
    return [(code, name_of(code)) for code in codes]


def name_of(code: str) -> str:
    """A language in its own words: "Deutsch"."""
    if code == i18n.PSEUDO:
        return _("Pseudo-language")
    if code == MIRRORED_PSEUDO:
        return _("Pseudo-language, mirrored")
    if code == i18n.SOURCE:
        return "English"
    from babel.core import Locale

    return (Locale.parse(code).get_display_name() or code).capitalize()
