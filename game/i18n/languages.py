"""The languages a player can choose, each by its own name."""

from __future__ import annotations

import os

from game import i18n
from game.i18n import _

_DEVELOPER = "LEFTBOWER_DEVELOPER"


def choices() -> list[tuple[str, str]]:
    """Code and name of each language.

    The pseudo-language is offered where the environment variable LEFTBOWER_DEVELOPER is set, and
    while it is spoken.
    """
    codes = list(i18n.available())
    if os.environ.get(_DEVELOPER) or i18n.current() == i18n.PSEUDO:
        codes.append(i18n.PSEUDO)
    return [(code, name_of(code)) for code in codes]


def name_of(code: str) -> str:
    """A language in its own words: "Deutsch"."""
    if code == i18n.PSEUDO:
        return _("Pseudo-language")
    if code == i18n.SOURCE:
        return "English"
    from babel.core import Locale

    return (Locale.parse(code).get_display_name() or code).capitalize()
