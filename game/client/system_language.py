"""The language that the system prefers."""

from __future__ import annotations

import pygame

from game import i18n


def system_language() -> str:
    """The code of the first preferred language that is offered here; "" where none is."""
    offered = i18n.available()
    for each in pygame.system.get_pref_locales():
        code, country = each.get("language", ""), each.get("country", "")
        if code in offered:
            return f"{code}_{country}" if country else code
    return ""
