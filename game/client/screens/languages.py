"""The language, chosen where the learner is: each by its own name, in use at once."""

from __future__ import annotations

from functools import partial

from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.services import Services
from game.i18n import _, current, languages


def open_languages(services: Services) -> MessageScreen:
    """The languages that are whole, the one in use first."""
    found = sorted(languages.choices(), key=lambda told: told[0] != current())
    answers = [Answer(name, partial(services.change, language=code)) for code, name in found]
    text = _("Everything you read changes at once. A game you're playing goes on where it is.")
    return MessageScreen(_("Language"), text, [*answers, Answer(_("Close"))])
