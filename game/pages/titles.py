"""What pages are called that several others lead to. Light: the home screen needs it at once."""

from __future__ import annotations

from game.i18n import _


def play_title() -> str:
    """The page that leads with what costs you most."""
    return _("Your play")


def skills_title() -> str:
    """The page of skills, memory cards and days."""
    return _("Skills and days")


def daily_title() -> str:
    """One hand, the same for everyone by its date."""
    return _("Deal of the day")
