"""The keys of a lesson, as F1 lists them."""

from __future__ import annotations

from game.i18n import _, pgettext


def lesson_keys() -> list[tuple[str, str]]:
    """Each key and what it does."""
    return [
        (_("Left, Right"), _("another card or answer")),
        (_("Enter or Space"), _("choose it, play it, or go on")),
        ("1 2 3 4 5 6", _("an answer, a card, or a place for the card you picked up")),
        (pgettext("key", "Tab"), _("go to the Done button")),
        ("?", _("a hint")),
        ("M", _("why it isn't allowed: the rule and the cost")),
        ("E", _("the rule against it")),
        ("G", _("the underlined word in the glossary")),
        ("L", _("the earlier tricks of this table")),
        ("N", _("go to the next step, once you've answered")),
        ("B", _("back one step")),
    ]
